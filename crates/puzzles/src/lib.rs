//! Positions of the day: turns in which one choice is clearly best.
//!
//! The task is always the same: score the most with this turn. Bots play games against themselves,
//! every way to play a turn is tried, and a position is kept if exactly one first choice leads to the
//! best result and every other result is clearly worse. So the answer is a fact, not an opinion.

// Every way to play one turn.
mod turn;
// What makes a turn a puzzle.
mod puzzle;
// Games of bots, and the puzzles in them.
mod collect;

pub use collect::collect;
pub use puzzle::{Book, Puzzle};
pub use turn::{BestTurn, best_turn};

#[cfg(test)]
mod tests;
