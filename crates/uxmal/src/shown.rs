//! What programs and the page are shown: the board, a position, and hints about legal actions. A
//! client that reads it needs no rules.
//!
//! Cells, sites, idols, tiles and claims are written as in notation, seats as their numbers.

mod board;
mod hint;
mod letters;
mod position;
mod scored;
mod worth;

pub use board::{Board, Part, SiteCells};
pub use hint::{Claim, Earning, Hint, Move, Pay, Placement, PriestPlaced, TrackMove};
pub use letters::Row;
pub use position::{Pending, Position, StepName, TileCount};
pub use scored::{Scored, ScoredCards, ScoredSeat};
pub use worth::Worth;

pub(crate) use board::board;
pub(crate) use hint::hint;
pub(crate) use position::{Hands, position};
pub(crate) use scored::scorings;
