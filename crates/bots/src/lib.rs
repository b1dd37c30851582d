//! Players that think, for any game.
//!
//! A [`Bot`] gets a [`View`], the position as its seat knows it, and a [`Budget`]; it answers with
//! a [`Report`]: one of the legal actions, and why. [`Level`]s are the bots that people choose from.
//! What a bot knows of a game comes through [`rules::Insight`] and [`rules::Hidden`].

// What a bot is given and what it answers.
mod budget;
mod report;
mod view;

// A hash that stays the same.
mod fnv;

// Who chooses: the levels, the simple players, and the search behind the strong ones.
mod level;
mod players;
mod search;
mod winning;

// What a position is worth, and how that is learned.
mod network;
pub mod real;
pub mod training;

pub use budget::{Budget, Halt};
pub use fnv::{game_number, stable_number};
pub use level::Level;
pub use network::{Before, Evaluator, Net, NetError, Value};
pub use players::{Amateur, AmateurParams, Random, Uct};
pub use report::{Explained, Line, Report};
pub use search::{Search, SearchParams};
pub use view::{View, Watcher};

#[cfg(test)]
mod tests;

use rules::Insight;

/// Something that can take a seat.
///
/// A bot gets the position as its seat knows it, never the table's own, so it cannot use what it
/// has not seen.
pub trait Bot<G: Insight>: Send {
    /// Picks one of the legal actions of `seen`.
    ///
    /// The same position, playouts and seed give the same choice, so that a game against a bot can
    /// be replayed; a budget of time alone cannot promise that.
    ///
    /// # Panics
    ///
    /// If no seat has to choose in `seen`: the caller asks only when one has.
    fn choose(&mut self, seen: &View<'_, G>, budget: &Budget) -> Report<G::Action>;
}
