//! What bots need to know about a game: the trait `Insight`.

use crate::{Hidden, Seat};

/// What bots need to know about a game to play it well.
///
/// Bots put these numbers into a small network that was trained on games of bots against
/// themselves; the network says how likely every seat is to win and with how many points.
pub trait Insight: Hidden {
    /// How many numbers describe a position from one seat.
    const FEATURES: usize;

    /// Describes the position from every seat, [`Insight::FEATURES`] numbers a seat in turn order,
    /// each of about the size of one.
    ///
    /// `features` has room for all seats. The numbers depend on `state` alone, so a bot that is
    /// given a position with gaps learns nothing about what is missing.
    fn features(&self, state: &Self::State, features: &mut [f32]);

    /// The trained network, in the format of the crate `bots`; empty before the first training.
    fn network() -> &'static [u8];

    /// The network of the search, trained on games of the search: the same one until there is such
    /// a network.
    fn search_network() -> &'static [u8] {
        Self::network()
    }

    /// The network of the search for three players and more: that for two until there is such a
    /// network.
    fn many_network() -> &'static [u8] {
        Self::search_network()
    }

    /// Takes one of the networks by the name of its file, where they are no part of the program; false
    /// if the game has none of this name. For bots that are set up afterwards.
    fn give_network(_name: &str, _bytes: &[u8]) -> bool {
        false
    }

    /// Whether an action does nothing, as a pass does: no bot makes a move that is plainly worse.
    ///
    /// A game in which every action does something needs no more than the default.
    fn is_pass(_action: Self::Action) -> bool {
        false
    }

    /// Forgets one thing that `seat` has seen and that is hidden from it now, as people do; `lot`
    /// decides which. Does nothing where nothing is hidden.
    fn forget(&self, _state: &mut Self::State, _seat: Seat, _lot: u64) {}
}
