//! The turns to come, for programs.

use rules::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::Pacal;
use crate::state::{State, Step};

/// A turn after the current one, unless the game ends first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "PacalUpcoming")]
pub struct Upcoming {
    /// Whose turn it is.
    pub seat: Seat,
    /// 0 for a turn of this round, 1 for one of the next.
    pub round: u8,
}

/// The turns after the current one: the rest of this round, then the whole next one, unless this
/// round is the last. Rules 4.2, 9.2 and 9.3.
///
/// While ships are placed, no turn of the first round has begun.
pub(crate) fn upcoming(game: &Pacal, state: &State) -> Vec<Upcoming> {
    let players = game.players;
    let from =
        |first: Seat| std::iter::successors(Some(first), move |seat| Some(seat.next(players)));
    let this_round = match state.step {
        Step::Over => return Vec::new(),
        Step::Place => players,
        _ => players - 1 - game.place_in_round(state, state.seat),
    };
    let first = if state.step == Step::Place { state.starter } else { state.seat.next(players) };
    let next_round = if state.closing { 0 } else { players };
    let now = from(first).take(this_round).map(|seat| Upcoming { seat, round: 0 });
    let then = from(game.next_starter(state)).take(next_round);
    now.chain(then.map(|seat| Upcoming { seat, round: 1 })).collect()
}

impl Pacal {
    /// How many turns of the round come before that of `seat`.
    fn place_in_round(&self, state: &State, seat: Seat) -> usize {
        (seat.index() + self.players - state.starter.index()) % self.players
    }
}
