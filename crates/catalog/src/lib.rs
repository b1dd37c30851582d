//! The one list of games: from the name of a game to a match that is played, shown and written as
//! text, for callers that do not care which game it is.
//!
//! To add a game, add its line to the list in `list.rs`.

mod any_match;
mod card;
mod choice;
mod clause;
mod components;
mod components_file;
mod header;
mod list;
mod map;
mod prepared;
#[cfg(test)]
mod tests;

pub use any_match::AnyMatch;
pub use card::card;
pub use choice::{Choice, Hinted, LogLine, PlayError};
pub use components::{Components, check_components};
pub use components_file::ComponentsFile;
#[cfg(feature = "texts")]
pub use list::Schemas;
pub use list::{Entry, GAMES, Picture, Visit, find, load, new_match, new_match_by, visit};
pub use map::{MOST_MAP_NAME, has_own_components, map_name, name_map, single_line};
pub use prepared::{OtherPosition, Prepared};
