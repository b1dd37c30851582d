//! What any game must obey, for the tests of every game crate.
//!
//! [`Laws`] plays seeded random games and checks every position on the way; [`playthrough`]
//! compares a recorded game, line by line, with how it plays today.

mod laws;
mod playthrough;

pub use laws::{Laws, Outcome};
pub use playthrough::{playthrough, transcript};
