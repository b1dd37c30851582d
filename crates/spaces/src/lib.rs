//! Games as programs that learn want them, whichever game it is.
//!
//! A [`Position`] is one game with chance in the open: actions are numbers, and what a seat sees is
//! an array. A [`Batch`] steps many games at once into arrays of the caller, with chance resolved
//! inside. What the numbers mean is described by [`Description`].
//!
//! An action is written as a number in one of two [`Form`]s: its id, which never changes, or its
//! index in the list of legal actions, sorted by text.

mod batch;
mod describe;
mod error;
mod form;
mod order;
mod position;
mod returns;

#[cfg(test)]
mod tests;

pub use batch::{Arrays, Batch, Settings, Shape, batch, seeds};
pub use describe::{Description, action_id, action_text, describe};
pub use error::SpacesError;
pub use form::{Form, sight};
pub use position::{MOST_RANDOM_ACTIONS, Position, position};
pub use returns::returns;
