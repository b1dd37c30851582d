//! What can be wrong with what a program asks for.

use std::fmt;

/// What a program asked for that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpacesError {
    /// The components of this game are too large for ids.
    NoIds,
    /// There is no action with this id.
    UnknownId {
        /// The id.
        id: i64,
        /// How many ids there are.
        ids: u32,
    },
    /// The text is an action, but it can never be legal where ids are offered.
    NoIdFor {
        /// The action.
        text: String,
    },
    /// The text is not an action of the game.
    NotAnAction {
        /// The text.
        text: String,
        /// What was expected instead.
        expected: &'static str,
    },
    /// The action is not legal in this position.
    NotLegal {
        /// The game of a batch, counted from zero.
        game: Option<usize>,
        /// The number of the action.
        action: i64,
        /// In what form it was read.
        form: crate::Form,
        /// How many actions are legal.
        legal: usize,
    },
    /// There is no game with this name.
    UnknownGame {
        /// The name.
        name: String,
    },
    /// There is nothing to play: the game is over.
    Over,
    /// An array has another length.
    Length {
        /// The name of the array.
        name: &'static str,
        /// The length that was expected.
        expected: usize,
        /// The length that was given.
        found: usize,
    },
    /// A number is outside of what is possible.
    Range {
        /// The name of the number.
        name: &'static str,
        /// The smallest that is possible.
        least: usize,
        /// The largest that is possible.
        most: usize,
        /// The number that was given.
        found: usize,
    },
    /// The threads could not be started.
    Threads {
        /// What the system said.
        reason: String,
    },
}

impl fmt::Display for SpacesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SpacesError::NoIds => f.write_str(
                "these components have more actions than there are ids: expected a board of at \
                 most 11 by 11 squares, or the list form of actions",
            ),
            SpacesError::UnknownId { id, ids } => {
                write!(f, "{id} is not the id of an action: expected 0 to {}", ids - 1)
            }
            SpacesError::NoIdFor { text } => {
                write!(f, "`{text}` has no id: it can never be legal where ids are offered")
            }
            SpacesError::NotAnAction { text, expected } => {
                write!(f, "`{text}` is not an action: expected {expected}")
            }
            SpacesError::NotLegal { game, action, form, legal } => {
                if let Some(game) = game {
                    write!(f, "game {game}: ")?;
                }
                match form {
                    crate::Form::Ids => write!(
                        f,
                        "action {action} is not legal: expected one of the {legal} ids of the mask"
                    ),
                    crate::Form::List => {
                        write!(f, "action {action} is not legal: expected an index below {legal}")
                    }
                }
            }
            SpacesError::UnknownGame { name } => {
                let known: Vec<_> = catalog::GAMES.iter().map(|game| game.name).collect();
                write!(f, "`{name}` is not a game: expected {}", known.join(" or "))
            }
            SpacesError::Over => f.write_str("the game is over: expected a game that goes on"),
            SpacesError::Length { name, expected, found } => {
                write!(f, "`{name}` has {found} values: expected {expected}")
            }
            SpacesError::Range { name, least, most, found } => {
                write!(f, "`{name}` is {found}: expected {least} to {most}")
            }
            SpacesError::Threads { reason } => write!(f, "no threads could be started: {reason}"),
        }
    }
}

impl std::error::Error for SpacesError {}
