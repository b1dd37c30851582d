//! Which line of a header a refusal is about.

use rules::{LoadError, Record};

/// The names of the options in the header.
pub(crate) fn options(record: &Record) -> impl Iterator<Item = &str> {
    record.headers("option").filter_map(|option| Some(option.split_once(' ')?.0))
}

/// The number of players, if the header has one.
pub(crate) fn players(record: &Record) -> Option<usize> {
    record.header("players")?.parse().ok()
}

/// Adds the line to an error about the header, where the refusal is about one.
pub(crate) fn locate(text: &str, error: LoadError) -> LoadError {
    let line = error.line.or_else(|| line_about(text, &error.refusal.subject()?));
    LoadError { line, ..error }
}

/// The last line with this key or option: of two that say the same, the second is wrong.
fn line_about(text: &str, subject: &str) -> Option<usize> {
    let about = |line: &str| {
        let mut words = line.split(' ');
        let key = words.next();
        key == Some(subject) || (key == Some("option") && words.next() == Some(subject))
    };
    let header = text.lines().take_while(|line| !line.is_empty());
    header.enumerate().filter(|(_, line)| about(line)).last().map(|(index, _)| index + 1)
}
