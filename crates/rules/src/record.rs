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
/// let text = "game copan\nrules 1\nplayers 2\n\norder JSQMT # a good start\ntile\n";
/// let mut record: Record = text.parse()?;
/// assert_eq!(record.header("game"), Some("copan"));
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
    /// Everything, as it was read.
    text: String,
    /// Where the line of every action begins in `text`.
    actions: Vec<usize>,
    /// Whether the blank line after the header is there; a record cut short may lack it.
    has_body: bool,
}

impl Record {
    /// A record without actions that has this header.
    pub fn new<'a>(header: impl IntoIterator<Item = (&'a str, String)>) -> Record {
        let header: Vec<_> = header.into_iter().map(|(key, value)| (key.into(), value)).collect();
        let lines = header.iter().map(|(key, value): &(String, String)| format!("{key} {value}\n"));
        let text = lines.chain(["\n".to_owned()]).collect();
        Record { header, text, actions: Vec::new(), has_body: true }
    }

    /// The same record, which has no actions yet, with a line more at the end of its header.
    #[must_use]
    pub fn with_header(self, key: &str, value: &str) -> Record {
        let more = (key.to_owned(), value.to_owned());
        let header: Vec<(String, String)> = self.header.into_iter().chain([more]).collect();
        Record::new(header.iter().map(|(key, value)| (key.as_str(), value.clone())))
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
    pub fn actions(&self) -> impl Iterator<Item = (usize, &str)> {
        let (mut number, mut counted) = (1, 0);
        self.actions.iter().map(move |&start| {
            number += self.text[counted..start].matches('\n').count();
            counted = start;
            (number, without_comment(first_line(&self.text[start..])))
        })
    }

    /// Adds an action at the end.
    pub fn push(&mut self, action: &str) {
        if !self.text.ends_with('\n') {
            self.text.push('\n');
        }
        if !self.has_body {
            self.text.push('\n');
            self.has_body = true;
        }
        self.actions.push(self.text.len());
        self.text.extend([action, "\n"]);
    }

    /// Removes the last action and everything after it.
    pub fn pop(&mut self) {
        if let Some(start) = self.actions.pop() {
            self.text.truncate(start);
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

/// The allowed header keys; `option` and `name` may appear several times.
const HEADER_KEYS: [&str; 8] =
    ["game", "rules", "players", "option", "name", "date", "board", "map"];

const EXPECTED_HEADER: &str = "`game`, `rules`, `players`, `option`, `name`, `date`, `board` or \
    `map` with a value, or a blank line before the actions";

impl std::str::FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let (header, actions) = (Vec::new(), Vec::new());
        let mut record = Record { header, text: text.to_owned(), actions, has_body: false };
        let mut start = 0;
        for (index, line) in lines(text).enumerate() {
            record
                .read(start, line)
                .map_err(|expected| RecordError { line: index + 1, expected })?;
            start += line.len() + 1;
        }
        Ok(record)
    }
}

impl Record {
    /// Reads the line that begins there; the error is what was expected.
    fn read(&mut self, start: usize, line: &str) -> Result<(), &'static str> {
        if line.ends_with('\r') {
            return Err("a line feed alone at the end of the line, not a carriage return");
        }
        let content = without_comment(line);
        if content.is_empty() {
            // A comment alone does not end the header: only a line with nothing on it does.
            self.has_body |= line.is_empty();
        } else if self.has_body {
            self.actions.push(start);
        } else {
            let pair = content.split_once(' ');
            let known =
                |(key, value): &(&str, &str)| HEADER_KEYS.contains(key) && !value.is_empty();
            let (key, value) = pair.filter(known).ok_or(EXPECTED_HEADER)?;
            self.header.push((key.to_owned(), value.to_owned()));
        }
        Ok(())
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// The lines of a text without their line feeds. A line feed at the end starts no new line.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.strip_suffix('\n').unwrap_or(text).split('\n')
}

fn first_line(text: &str) -> &str {
    text.split_once('\n').map_or(text, |(line, _)| line)
}

fn without_comment(line: &str) -> &str {
    line.split_once('#').map_or(line, |(content, _)| content).trim_end_matches(' ')
}
