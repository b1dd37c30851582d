//! Whether an action is allowed, and if not, which clause forbids it and what the facts are.
//!
//! [`crate::legal`] says whether it is allowed. If not, the conditions are tested one by one to
//! find the one that failed; the last one needs no test.

use rules::Refusal;

use crate::state::Step;
use crate::{Action, Popularity, State, Tile, Uxmal, legal};

mod claim;
mod movement;
mod pay;
mod priest;
mod put;
mod track;

pub(crate) fn check(game: &Uxmal, state: &State, action: Action) -> Result<(), Refusal> {
    if legal::allows(game, state, action) { Ok(()) } else { Err(why_not(game, state, action)) }
}

/// Why `action`, which is not allowed, is not.
fn why_not(game: &Uxmal, state: &State, action: Action) -> Refusal {
    match state.step {
        Step::Order => Refusal::by_rule("A.2.2", "uxmal-track-not-laid-out"),
        Step::Turn => not_in_turn(game, state, action),
        Step::Draw => not_at_draw(game, state, action),
        Step::Put(drawn) => not_at_put(state, action, drawn),
        Step::Claim(created) => claim::why_not(state, action, created),
        Step::Pay { from, to, cost } => pay::why_not(state, action, (from, to), cost),
        Step::Over => Refusal::by_rule("A.10", "uxmal-over"),
    }
}

fn not_in_turn(game: &Uxmal, state: &State, action: Action) -> Refusal {
    match action {
        Action::Priest(cell) => priest::why_not(game, state, cell),
        Action::Move { from, to } => movement::why_not(state, from, to),
        Action::Venerate { idol, spaces } => track::not_venerated(state, idol, spaces),
        Action::Curse { idol, spaces } => track::not_cursed(state, idol, spaces),
        Action::Order(_) => laid_out_already(state.popularity),
        Action::Draw(_) => Refusal::by_rule("B1", "uxmal-draw-unasked").with("seat", seat(state)),
        // `tile` is always open here.
        Action::Put { .. } | Action::Tile => {
            Refusal::by_rule("B1", "uxmal-put-nothing-drawn").with("seat", seat(state))
        }
        Action::Overlay(_) | Action::Adjacent(_) => {
            Refusal::by_rule("A.5.2", "uxmal-claim-no-tile").with("seat", seat(state))
        }
        Action::Pay(_) => pay::nothing_to_pay(),
    }
}

fn not_at_draw(game: &Uxmal, state: &State, action: Action) -> Refusal {
    match action {
        Action::Draw(tile) => not_drawn(game, tile),
        Action::Order(_) => laid_out_already(state.popularity),
        _ => Refusal::by_rule("B1", "uxmal-draw-first").with("seat", seat(state)),
    }
}

fn not_drawn(game: &Uxmal, tile: Tile) -> Refusal {
    match game.tiles.copies(tile) {
        0 => Refusal::by_rule("A.2.4", "uxmal-draw-no-such-tile").with_text("tile", tile),
        copies => Refusal::by_rule("A.5.1", "uxmal-draw-none-left")
            .with_text("tile", tile)
            .with("copies", copies),
    }
}

fn not_at_put(state: &State, action: Action, drawn: Tile) -> Refusal {
    match action {
        Action::Put { site, face } => put::why_not(state, site, face, drawn),
        Action::Order(_) => laid_out_already(state.popularity),
        Action::Draw(_) => Refusal::by_rule("A.5.1", "uxmal-draw-again").with_text("drawn", drawn),
        Action::Tile => Refusal::by_rule("A.5.1", "uxmal-tile-again").with_text("drawn", drawn),
        Action::Overlay(_) | Action::Adjacent(_) => {
            Refusal::by_rule("A.5.2", "uxmal-claim-before-put").with_text("drawn", drawn)
        }
        Action::Pay(_) => pay::nothing_to_pay(),
        Action::Priest(_)
        | Action::Move { .. }
        | Action::Venerate { .. }
        | Action::Curse { .. } => {
            Refusal::by_rule("B1", "uxmal-committed-to-tile").with_text("drawn", drawn)
        }
    }
}

fn laid_out_already(popularity: Popularity) -> Refusal {
    Refusal::by_rule("A.2.2", "uxmal-track-laid-out").with_text("order", popularity)
}

fn seat(state: &State) -> usize {
    state.seat.number()
}
