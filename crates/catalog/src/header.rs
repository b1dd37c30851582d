//! Which line of a header a refusal is about.

use rules::{LoadError, Record, Refusal};

/// The names of the options in the header.
pub(crate) fn options(record: &Record) -> impl Iterator<Item = &str> {
    record.headers("option").filter_map(|option| Some(option.split_once(' ')?.0))
}

/// How many play, if the header says so and says a number.
pub(crate) fn players(record: &Record) -> Option<usize> {
    record.header("players")?.parse().ok()
}

/// Adds the line to an error about the header, where the facts of the refusal tell it.
pub(crate) fn locate(text: &str, error: LoadError) -> LoadError {
    let line = error.line.or_else(|| line_about(text, &error.refusal));
    LoadError { line, ..error }
}

/// The last line that names what the refusal names: of two that say the same, the second is wrong.
fn line_about(text: &str, refusal: &Refusal) -> Option<usize> {
    let fact = |name| refusal.phrase.args.iter().find(|(each, _)| *each == name);
    let (_, subject) = ["key", "option", "name", "found"].into_iter().find_map(fact)?;
    let subject = subject.to_string();
    let about = |line: &str| line.split(' ').take(2).any(|word| word == subject);
    let header = text.lines().take_while(|line| !line.is_empty());
    header.enumerate().filter(|(_, line)| about(line)).last().map(|(index, _)| index + 1)
}
