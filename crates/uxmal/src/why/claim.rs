//! Why cards cannot be claimed.

use rules::Refusal;

use super::laid_out_already;
use crate::situations::Situations;
use crate::{Action, Idol, State};

pub(super) fn why_not(state: &State, action: Action, created: Situations) -> Refusal {
    match action {
        Action::Overlay(idol) if !created.overlays.contains(idol) => {
            Refusal::by_rule("A.5.2a", "uxmal-claim-no-overlay").with_text("idol", idol)
        }
        Action::Adjacent(idol) if !created.adjacents.contains(idol) => {
            Refusal::by_rule("A.5.2b", "uxmal-claim-no-adjacency").with_text("idol", idol)
        }
        Action::Overlay(idol) | Action::Adjacent(idol) => empty_stack(idol),
        Action::Order(_) => laid_out_already(state.popularity),
        _ => Refusal::by_rule("B10", "uxmal-claim-first").with("seat", state.seat.number()),
    }
}

/// The situation was created, so only its stack stands in the way.
fn empty_stack(idol: Idol) -> Refusal {
    Refusal::by_rule("B11", "uxmal-claim-empty-stack").with_text("idol", idol)
}
