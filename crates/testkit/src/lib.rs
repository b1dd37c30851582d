//! Checks that every game must pass, for the tests of the game crates.
//!
//! [`laws_hold`] plays seeded random games and checks every position; [`playthrough`] replays a
//! recorded game and compares it line by line.

mod laws;
mod playthrough;
#[cfg(test)]
mod tests;

pub use laws::{Action, Outcome, State, Trial, laws_hold};
pub use playthrough::{playthrough, transcript};
