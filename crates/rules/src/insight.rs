use crate::{Game, Seat};

/// What a game tells bots about itself, so that they play it well without knowing it.
///
/// Bots put these numbers into a small network that was trained on games of bots against
/// themselves; the network says how likely every seat is to win and with how many points.
pub trait Insight: Game {
    /// How many numbers describe a position from one seat.
    const FEATURES: usize;

    /// Describes the position from every seat, [`Insight::FEATURES`] numbers a seat in turn order,
    /// each of about the size of one.
    ///
    /// `features` has room for all seats. What is written must not depend on anything hidden that
    /// the position does not hold.
    fn features(&self, state: &Self::State, features: &mut [f32]);

    /// The trained network, in the format of the crate `bots`; empty before the first training.
    fn network() -> &'static [u8];

    /// The position without what nobody may look at: in Pacal's Rocket, what lies inside ships.
    ///
    /// Nothing is hidden unless a game says so.
    fn hide(&self, state: &Self::State) -> Self::State {
        *state
    }

    /// The position that lies open in `seen`, with what is hidden there as `remembered` has it.
    ///
    /// What somebody remembers may be wrong about what is hidden, but not about what lies open.
    fn recall(&self, _seen: &Self::State, remembered: &Self::State) -> Self::State {
        *remembered
    }

    /// Forgets one thing that `seat` has seen and that is hidden now, as people do; which one is
    /// for `lot` to say. Nothing, where nothing is hidden.
    fn forget(&self, _state: &mut Self::State, _seat: Seat, _lot: u64) {}
}
