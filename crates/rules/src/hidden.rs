//! What a player or spectator may not see: a rule of the game, decided per seat.

use crate::{Game, Seat};

/// Hidden information.
///
/// A viewer is a seat, or `None` for a spectator. Everybody sees every action happen; what can be
/// hidden is what it leaves behind (a stone dropped into a closed ship, a card taken into a hand),
/// so that players have to remember it.
///
/// A game in which everything is open needs no more than `impl Hidden for Copan {}`. The laws in
/// `testkit` hold every game to this contract.
pub trait Hidden: Game {
    /// Whether anything is ever hidden. If not, a table has no choice between memory play and open
    /// play.
    const HIDES: bool = false;

    /// Whether a new table that says nothing about it plays memory, not open.
    const MEMORY_BY_DEFAULT: bool = Self::HIDES;

    /// The position without what `viewer` may not see.
    ///
    /// Whose turn it is and what that seat may do must not depend on what is hidden from it.
    fn hide(&self, state: &Self::State, _viewer: Option<Seat>) -> Self::State {
        *state
    }

    /// Whether `seat` may see something here that a spectator may not, such as its own hand.
    ///
    /// Where it may not, one text of the position serves everybody; the default costs nothing.
    fn has_private_view(&self, _state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// The position `seen` by `viewer`, completed with what `viewer` remembers of the hidden part.
    ///
    /// A memory can be wrong about what is hidden, never about what is in view.
    fn recall(
        &self,
        _seen: &Self::State,
        remembered: &Self::State,
        _viewer: Option<Seat>,
    ) -> Self::State {
        *remembered
    }

    /// Plays an action that happened in a position that may be wrong about what was hidden.
    ///
    /// The default fits a game in which every action can be played on a wrong memory. Otherwise the
    /// game first corrects what the action disproves: who pays with a card had it.
    fn play_remembered(&self, remembered: &mut Self::State, action: Self::Action) {
        self.play_unchecked(remembered, action);
    }

    /// Whether the result of an action is hidden from `viewer` afterwards, so that a log must not
    /// repeat the action to someone who may have missed it. `actor` is the seat that acted, or
    /// `None` for chance.
    fn hides(&self, _actor: Option<Seat>, _action: Self::Action, _viewer: Option<Seat>) -> bool {
        false
    }

    /// Whether the outcome of `action` shows more than the action itself says: to a spectator, or
    /// to a seat with a view of its own. Taking such an action back would be a peek.
    fn reveals(&self, state: &Self::State, action: Self::Action) -> bool {
        let informs = |viewer: Option<Seat>| {
            let seen_after = |mut state: Self::State| {
                self.play_remembered(&mut state, action);
                self.hide(&state, viewer)
            };
            seen_after(*state) != seen_after(self.hide(state, viewer))
        };
        let private = |&seat: &Seat| self.has_private_view(state, seat);
        informs(None) || Seat::all(self.players()).filter(private).any(|seat| informs(Some(seat)))
    }
}
