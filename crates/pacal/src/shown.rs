//! What programs and the page are shown: the board, a position, and hints about legal actions. A
//! client that reads it needs no rules.
//!
//! Squares and faces of the die are written as in notation, seats as their numbers.

mod board;
mod hint;
mod letters;
mod order;
mod position;

pub use board::{Board, District, EndsAt, Part};
pub use hint::{Construction, Drop, Ending, Flight, Hint, Landing, Shore};
pub use order::Upcoming;
pub use position::{DistrictNow, FinalScoring, Position, Pyramid, SeatNow, Shores, StepName};

pub(crate) use board::board;
pub(crate) use hint::hint;
pub(crate) use position::{Ships, position};
