//! What programs are told, and the page with them: the board, a position, and what is to be known
//! of an action before it is played. Whoever reads it need know no rule.
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
