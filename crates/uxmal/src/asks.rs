//! What the player who acts is asked, as a phrase.

use rules::{Game, Phrase, SeatSet};

use crate::state::Step;
use crate::{State, Uxmal};

pub(crate) fn asks(game: &Uxmal, state: &State) -> Phrase {
    match state.step {
        Step::Order => Phrase::new("uxmal-asks-order"),
        Step::Turn => asks_turn(game, state),
        Step::Draw => Phrase::new("uxmal-asks-draw"),
        Step::Put(tile) => Phrase::new("uxmal-asks-put")
            .with_text("tile", tile)
            .with("level", state.level.number()),
        Step::Claim(_) => Phrase::new("uxmal-asks-claim"),
        Step::Pay { from, to, cost } => Phrase::new("uxmal-asks-pay")
            .with_text("from", from)
            .with_text("to", to)
            .with("cost", cost),
        Step::Over => asks_nothing(game.winners(state)),
    }
}

/// Names only what the player can do: B38.
fn asks_turn(game: &Uxmal, state: &State) -> Phrase {
    if state.tiled().is_empty() {
        return Phrase::new("uxmal-asks-first-tile");
    }
    let has_cards = !state.hand(state.seat).is_empty();
    let has_priests = state.off_board(game.priests, state.seat) > 0;
    match (has_priests, has_cards) {
        (false, false) => Phrase::new("uxmal-asks-tile"),
        (true, false) => Phrase::new("uxmal-asks-tile-or-priest"),
        (_, true) => Phrase::new("uxmal-asks-turn"),
    }
}

fn asks_nothing(winners: SeatSet) -> Phrase {
    let seats: Vec<String> = winners.iter().map(|seat| seat.to_string()).collect();
    Phrase::new("uxmal-asks-over").with("winners", seats.len()).with("seats", seats.join(", "))
}
