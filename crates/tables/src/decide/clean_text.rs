//! Cleans and checks messages before anybody else sees them.

use catalog::single_line;

use super::invisible::is_invisible;
use crate::Refusal;

/// The maximum length of a message, in characters.
pub const MOST_MESSAGE: usize = 300;

/// A message as a single line, in which something can be seen.
pub(crate) fn message(text: &str) -> Result<String, Refusal> {
    let message = single_line(text);
    if message.chars().all(|each| each == ' ' || is_invisible(each)) {
        return Err(Refusal::ChatEmpty);
    }
    match message.chars().count() {
        0..=MOST_MESSAGE => Ok(message),
        _ => Err(Refusal::ChatTooLong { most: MOST_MESSAGE }),
    }
}
