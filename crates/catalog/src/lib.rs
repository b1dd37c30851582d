//! The one list of games: from the name of a game to a match that is played, shown and written as
//! text, for callers that do not care which game it is.
//!
//! To add a game, add its line to the list in `list.rs`.

mod any_match;
mod choice;
mod clause;
mod header;
mod list;
mod prepared;
#[cfg(test)]
mod tests;

pub use any_match::AnyMatch;
pub use choice::{Choice, Hinted, LogLine, PlayError};
pub use list::{Entry, GAMES, Picture, Schemas, Visit, find, load, new_match, new_match_by, visit};
pub use prepared::{OtherPosition, Prepared};
