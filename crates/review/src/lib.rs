//! The review of a finished game: what luck and what choices did to everybody's chance to win.
//!
//! Every choice and every chance event gets a look: a search of the position before it. A look says
//! what the position is worth (`v`: its best action, or the average of everything that could have
//! come) and what was played or came is worth (`q`). The difference `q - v` is what the choice or the
//! chance event did. Both numbers are from the same look, with equal effort for both, so no depth is
//! compared with another. What two looks disagree about in the same position is neither luck nor
//! skill; it is the remainder, which is booked by one rule. `docs/review.md` has the formulas.

// A search of one position.
mod tree;
mod look;

// A whole game: a look at each choice and chance event, what they add up to, what decided it.
mod judge;
mod account;
mod moments;
mod reasons;
mod review;

pub use judge::{JOKER, mark};
pub use reasons::facts;
pub use review::{Reviewed, Settings, events, review};

#[cfg(test)]
mod tests;
