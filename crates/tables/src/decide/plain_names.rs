//! Which names people may have where nobody else comes: on one screen, without a server.
//!
//! The tables of Unicode that a server compares names with would be a third of what a browser downloads.

use catalog::single_line;

use super::invisible::is_invisible;
use crate::Refusal;

/// The maximum length of a name, in characters.
pub const MOST_NAME: usize = 24;

/// A name with single spaces. Refused if it is empty or too long, or has characters that nobody can
/// see.
pub fn clean_name(text: &str) -> Result<String, Refusal> {
    let name = single_line(text);
    if !(1..=MOST_NAME).contains(&name.chars().count()) {
        return Err(Refusal::BadName { most: MOST_NAME });
    }
    match name.chars().find(|each| is_invisible(*each)) {
        Some(character) => Err(Refusal::NameCharacter { character }),
        None => Ok(name),
    }
}

/// Whether two names are the same, in upper or lower case.
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}
