//! Resolves a choice that is still open within a turn in the simplest way.

use std::cmp::Reverse;

use crate::situations::{Situations, given};
use crate::state::Step;
use crate::{Action, Cards, Level, State, Uxmal, apply};

/// What a card is about worth by the rank of its idol, in tenths of a point: before the last
/// phase a third rank will be a first (A.9.4a). No two ranks tie, even one card against two.
const WORTH: [u8; 5] = [20, 11, 17, 9, 8];
const WORTH_IN_LAST_PHASE: [u8; 5] = [20, 11, 7, 5, 4];

/// The ranks by that worth, the least first.
const CHEAPEST: [usize; 5] = [4, 3, 1, 2, 0];
const CHEAPEST_IN_LAST_PHASE: [usize; 5] = [4, 3, 2, 1, 0];

/// The position after the claim or the payment that is to be made in it; the same position, if
/// there is none.
///
/// The last claim of the game does not end it, because the network never sees finished games.
#[inline]
pub(super) fn resolved(game: &Uxmal, state: &State) -> State {
    let mut resolved = *state;
    match state.step {
        Step::Claim(created) => claim(game, &mut resolved, created),
        Step::Pay { cost, .. } => {
            let payment = payment(state, cost);
            apply::apply(game, &mut resolved, Action::Pay(payment));
        }
        Step::Order | Step::Turn | Step::Draw | Step::Put(_) | Step::Over => {}
    }
    resolved
}

fn claim(game: &Uxmal, state: &mut State, created: Situations) {
    let best = created.claimable(state).claims().min_by_key(|&claim| Reverse(worth(state, claim)));
    let Some(claim) = best else { return };
    if state.level == Level::Three && state.filled == state.level.sites() {
        state.hands[state.seat.index()] += cards(state, claim);
    } else {
        apply::apply(game, state, claim);
    }
}

/// The cards that a claim brings.
fn cards(state: &State, claim: Action) -> Cards {
    match claim {
        Action::Overlay(idol) => given(state, idol, crate::situations::OVERLAY_REWARD),
        Action::Adjacent(idol) => given(state, idol, crate::situations::ADJACENT_REWARD),
        _ => Cards::NONE,
    }
}

fn worth(state: &State, claim: Action) -> u8 {
    let cards = cards(state, claim);
    let worth = if state.level == Level::Three { WORTH_IN_LAST_PHASE } else { WORTH };
    let idols = state.popularity.idols().into_iter();
    idols.zip(worth).map(|(idol, each)| each * cards.count(idol)).sum()
}

/// The cheapest `cost` cards of the hand on turn.
fn payment(state: &State, cost: u8) -> Cards {
    let hand = state.hand(state.seat);
    let cheapest = if state.level == Level::Three { CHEAPEST_IN_LAST_PHASE } else { CHEAPEST };
    let mut owed = cost;
    let mut payment = Cards::NONE;
    for idol in cheapest.map(|rank| state.popularity.idols()[rank]) {
        let count = hand.count(idol).min(owed);
        payment += Cards::of(idol, count);
        owed -= count;
    }
    payment
}
