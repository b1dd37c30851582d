//! What programs are told, and the page with them: the board, a position, and what is to be known
//! of an action before it is played. Whoever reads it need know no rule.
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
pub(crate) use position::position;
pub(crate) use scored::scorings;
