//! What any game must obey, for the tests of every game crate.
//!
//! [`laws_hold`] plays seeded random games and checks every position on the way; [`playthrough`]
//! compares a recorded game, line by line, with how it plays today.

mod laws;
mod playthrough;
#[cfg(test)]
mod tests;

pub use laws::{Action, Outcome, State, Trial, laws_hold};
pub use playthrough::{playthrough, transcript};
