//! Why a priest cannot be placed.

use rules::Refusal;

use crate::{Cell, State, Uxmal};

/// Why the player may not put a priest on `cell`.
pub(super) fn why_not(game: &Uxmal, state: &State, cell: Cell) -> Refusal {
    if state.tiled().is_empty() {
        return Refusal::by_rule("B40", "uxmal-priest-no-tiles");
    }
    if state.off_board(game.priests, state.seat) == 0 {
        return none_off_board(game, state);
    }
    if !state.tiled().contains(cell) {
        return Refusal::by_rule("B13", "uxmal-priest-on-base").with_text("cell", cell);
    }
    match state.priest_at(cell) {
        Some(seat) => Refusal::by_rule("A.6", "uxmal-priest-on-priest")
            .with_text("cell", cell)
            .with("seat", seat.number()),
        None => Refusal::by_rule("B14", "uxmal-priest-on-blank").with_text("cell", cell),
    }
}

fn none_off_board(game: &Uxmal, state: &State) -> Refusal {
    Refusal::by_rule("B38", "uxmal-priest-none-left")
        .with("seat", state.seat.number())
        .with("priests", game.priests.in_phase(state.level))
}
