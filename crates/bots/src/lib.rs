//! Players that think, for any game.
//!
//! A [`Bot`] is handed a [`View`], the position as its seat knows it, and a [`Budget`]; it answers
//! with one of the legal actions and, if asked, with its [`Report`]. [`Level`]s are the bots that
//! people choose from. What a bot knows of a game comes through [`rules::Insight`].

mod budget;
mod greedy;
mod level;
mod net;
mod random;
mod report;
mod search;
mod uct;
mod view;

pub mod learn;

pub use budget::{Budget, Halt};
pub use greedy::Greedy;
pub use level::{Level, UnknownLevel};
pub use net::{Evaluator, Net, NetError};
pub use random::Random;
pub use report::{Explained, Line, Report};
pub use search::{Search, SearchParams};
pub use uct::Uct;
pub use view::{View, Watcher};

#[cfg(test)]
mod tests;

use rules::Insight;

/// Something that can take a seat.
///
/// A bot is handed the position as its seat knows it, never the table's own, so that no bot can
/// play on what it has not seen.
pub trait Bot<G: Insight>: Send {
    /// Picks one of the legal actions of `seen`.
    ///
    /// The same position, playouts and seed give the same choice, so that a game against a bot can
    /// be replayed; a budget of time alone cannot promise that.
    ///
    /// # Panics
    ///
    /// If nobody is to act in `seen`: the caller asks only when a seat is to choose.
    fn choose(&mut self, seen: &View<'_, G>, budget: &Budget) -> Report<G::Action>;

    /// The position in which the next choice will be made follows on nothing seen before.
    fn start_afresh(&mut self) {}
}
