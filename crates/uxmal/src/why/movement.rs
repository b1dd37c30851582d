//! Why a priest cannot move there.

use rules::{Refusal, Seat};

use crate::movement::cost;
use crate::{Cell, State};

/// Why the player may not move a priest from `from` to `to`.
pub(super) fn why_not(state: &State, from: Cell, to: Cell) -> Refusal {
    match state.priest_at(from) {
        None => Refusal::by_rule("A.7.1", "uxmal-move-no-priest").with_text("cell", from),
        Some(owner) if owner != state.seat => Refusal::by_rule("A.7.1", "uxmal-move-not-yours")
            .with_text("cell", from)
            .with("owner", owner.number()),
        Some(owner) => not_reached(state, owner, from, to),
    }
}

fn not_reached(state: &State, seat: Seat, from: Cell, to: Cell) -> Refusal {
    let held = state.hand(seat).total();
    if held == 0 {
        return Refusal::by_rule("B38", "uxmal-move-no-cards").with("seat", seat.number());
    }
    if from == to {
        return Refusal::by_rule("B20", "uxmal-move-nowhere").with_text("cell", to);
    }
    if !state.tiled().contains(to) {
        return Refusal::by_rule("B13", "uxmal-move-to-base").with_text("cell", to);
    }
    if let Some(other) = state.priest_at(to) {
        return Refusal::by_rule("A.7.3", "uxmal-move-to-priest")
            .with_text("cell", to)
            .with("owner", other.number());
    }
    match cost(state, from, to) {
        None => Refusal::by_rule("B22", "uxmal-move-across-gap")
            .with_text("from", from)
            .with_text("to", to),
        Some(cost) => Refusal::by_rule("A.7.1", "uxmal-move-too-far")
            .with_text("from", from)
            .with_text("to", to)
            .with("cost", cost)
            .with("held", held),
    }
}
