//! The text of a record, read without knowing the game.
//!
//! A record keeps every byte it was read from, comments and names included, so that writing it
//! again changes nothing; actions are appended to the end and taken off it.

use std::fmt;

/// A header of `key value` lines, a blank line, then one action a line; `#` starts a comment.
///
/// ```
/// use rules::Record;
///
/// let text = "game uxmal\nrules 1\nplayers 2\n\norder JSQMT # a good start\ntile\n";
/// let mut record: Record = text.parse()?;
/// assert_eq!(record.header("game"), Some("uxmal"));
/// assert_eq!(record.actions().collect::<Vec<_>>(), [(5, "order JSQMT"), (6, "tile")]);
///
/// assert_eq!(record.to_string(), text);
/// record.push("draw .QJS");
/// record.pop();
/// assert_eq!(record.to_string(), text);
/// # Ok::<(), rules::RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    header: Vec<(String, String)>,
    /// Whole lines without their line feeds, as they were read.
    lines: Vec<String>,
    /// The index in `lines` of every action.
    actions: Vec<usize>,
    ends_with_line_feed: bool,
    /// Whether the blank line after the header is there; a record cut short may lack it.
    has_body: bool,
}

impl Record {
    /// A record without actions that has this header.
    pub fn new<'a>(header: impl IntoIterator<Item = (&'a str, String)>) -> Record {
        let header: Vec<_> = header.into_iter().map(|(key, value)| (key.into(), value)).collect();
        let mut lines: Vec<_> =
            header.iter().map(|(key, value)| format!("{key} {value}")).collect();
        lines.push(String::new());
        Record { header, lines, actions: Vec::new(), ends_with_line_feed: true, has_body: true }
    }

    /// The value of the first header line with this key.
    pub fn header(&self, key: &str) -> Option<&str> {
        self.header.iter().find(|(each, _)| each == key).map(|(_, value)| value.as_str())
    }

    /// The values of all header lines with this key.
    pub fn headers<'a>(&'a self, key: &'a str) -> impl Iterator<Item = &'a str> {
        self.header.iter().filter(move |(each, _)| each == key).map(|(_, value)| value.as_str())
    }

    /// All header lines, as key and value.
    pub fn header_lines(&self) -> impl Iterator<Item = (&str, &str)> {
        self.header.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// The actions, each with the number of its line.
    pub fn actions(&self) -> impl DoubleEndedIterator<Item = (usize, &str)> {
        self.actions.iter().map(|&index| (index + 1, without_comment(&self.lines[index])))
    }

    /// Adds an action at the end.
    pub fn push(&mut self, action: &str) {
        if !self.has_body {
            self.lines.push(String::new());
            self.has_body = true;
        }
        self.actions.push(self.lines.len());
        self.lines.push(action.to_owned());
        self.ends_with_line_feed = true;
    }

    /// Takes the last action off, and all that was written after it.
    pub fn pop(&mut self) {
        if let Some(index) = self.actions.pop() {
            self.lines.truncate(index);
            self.ends_with_line_feed = true;
        }
    }
}

/// What is wrong with the text of a record, and in which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, counted from one.
    pub line: usize,
    /// What was expected there.
    pub expected: &'static str,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: expected {}", self.line, self.expected)
    }
}

impl std::error::Error for RecordError {}

/// The header keys that there can be; `option` and `name` may come several times.
const HEADER_KEYS: [&str; 7] = ["game", "rules", "players", "option", "name", "date", "board"];

const EXPECTED_HEADER: &str = "`game`, `rules`, `players`, `option`, `name`, `date` or `board` \
    with a value, or a blank line before the actions";

impl std::str::FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut record = Record {
            header: Vec::new(),
            lines: text.split('\n').map(str::to_owned).collect(),
            actions: Vec::new(),
            ends_with_line_feed: text.ends_with('\n'),
            has_body: false,
        };
        if record.ends_with_line_feed {
            record.lines.pop();
        }
        for (index, line) in record.lines.iter().enumerate() {
            let refuse = |expected| Err(RecordError { line: index + 1, expected });
            if line.ends_with('\r') {
                return refuse("a line feed alone at the end of the line, not a carriage return");
            }
            let content = without_comment(line);
            if content.is_empty() {
                // A comment alone does not end the header: only a line with nothing on it does.
                record.has_body |= line.is_empty();
            } else if record.has_body {
                record.actions.push(index);
            } else {
                match content.split_once(' ') {
                    Some((key, value)) if HEADER_KEYS.contains(&key) && !value.is_empty() => {
                        record.header.push((key.to_owned(), value.to_owned()));
                    }
                    _ => return refuse(EXPECTED_HEADER),
                }
            }
        }
        Ok(record)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.lines.join("\n"))?;
        if self.ends_with_line_feed { f.write_str("\n") } else { Ok(()) }
    }
}

fn without_comment(line: &str) -> &str {
    line.split_once('#').map_or(line, |(content, _)| content).trim_end_matches(' ')
}
