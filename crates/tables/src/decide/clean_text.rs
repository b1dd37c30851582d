//! Cleans and checks names and messages before anybody else sees them.

use catalog::single_line;

use crate::Refusal;

/// The maximum length of a name, in characters.
pub const MOST_NAME: usize = 24;

/// The maximum length of a message, in characters.
pub const MOST_MESSAGE: usize = 300;

/// A name with single spaces and no invisible characters.
pub(crate) fn name(text: &str) -> Result<String, Refusal> {
    let name = single_line(text);
    let fits = (1..=MOST_NAME).contains(&name.chars().count());
    if fits { Ok(name) } else { Err(Refusal::BadName { most: MOST_NAME }) }
}

/// A message as a single line.
pub(crate) fn message(text: &str) -> Result<String, Refusal> {
    let message = single_line(text);
    match message.chars().count() {
        0 => Err(Refusal::ChatEmpty),
        1..=MOST_MESSAGE => Ok(message),
        _ => Err(Refusal::ChatTooLong { most: MOST_MESSAGE }),
    }
}
