//! Who lifts off when. Rules 4.1 to 4.3, 9.3.

use rules::{MAX_SEATS, Seat};

use crate::Pacal;
use crate::components::Face;
use crate::state::{State, Step};

/// When each seat's next turn comes.
#[derive(Clone, Copy, Debug)]
pub(super) struct TurnOrder {
    turns: [Coming; MAX_SEATS],
}

/// The next turn of a seat that begins with its ship where it stands now.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Coming {
    /// How many turns come before it, the current one included.
    pub(super) wait: u8,
    /// Whether it starts a round, so that everybody else has two turns after it. Rule 4.3.
    pub(super) starts_round: bool,
    /// What will have been rolled, if that is known.
    pub(super) die: Option<Face>,
    /// Whether there will be none, because the game ends first. Rule 9.2.
    pub(super) never: bool,
}

impl TurnOrder {
    pub(super) fn of(game: &Pacal, state: &State) -> TurnOrder {
        let players = game.players;
        let place = |seat: Seat| {
            let (seat, starter) = (seat.index(), state.starter.index());
            if seat >= starter { seat - starter } else { seat + players - starter }
        };
        let now = if state.step == Step::Place { 0 } else { place(state.seat) };
        let lifted = state.has_lifted_off();
        let mut turns = [Coming::default(); MAX_SEATS];
        for seat in Seat::all(players) {
            let place = place(seat);
            let in_this_round = place > now || (place == now && !lifted);
            let coming = if in_this_round { place } else { next_place(place, players) };
            let wait = if in_this_round { coming - now } else { players - now + coming };
            let shares_die = in_this_round && (players > 2 || seat == state.seat);
            turns[seat.index()] = Coming {
                wait: u8::try_from(wait).unwrap_or_default(),
                starts_round: players > 2 && coming == 0,
                die: state.die().filter(|_| shares_die),
                never: state.closing && !in_this_round,
            };
        }
        TurnOrder { turns }
    }

    #[inline]
    pub(super) fn of_seat(&self, seat: Seat) -> Coming {
        self.turns[seat.index()]
    }

    /// Whether the ship of `other` lifts off before that of `seat` does.
    #[inline]
    pub(super) fn is_before(&self, other: Seat, seat: Seat) -> bool {
        self.of_seat(other).wait < self.of_seat(seat).wait
    }
}

/// A seat's place in the round after one in which it had this place. Rule 4.2, ruling A61.
fn next_place(place: usize, players: usize) -> usize {
    match (place, players) {
        (_, 2) => place,
        (0, _) => players - 1,
        _ => place - 1,
    }
}

impl State {
    /// Whether the seat whose turn it is has moved its ship and may still drop or build.
    #[inline]
    pub(super) fn has_lifted_off(&self) -> bool {
        matches!(self.step, Step::DropTwo | Step::DropOwn | Step::DropOther | Step::Build)
    }
}
