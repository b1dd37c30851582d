//! Why cards do not pay for a move.

use rules::Refusal;

use super::laid_out_already;
use crate::{Action, Cards, Cell, Idol, State};

pub(super) fn why_not(
    state: &State,
    action: Action,
    (from, to): (Cell, Cell),
    cost: u8,
) -> Refusal {
    match action {
        Action::Pay(cards) => not_paid(state, cards, cost),
        Action::Order(_) => laid_out_already(state.popularity),
        _ => Refusal::by_rule("A.7.1", "uxmal-pay-first")
            .with_text("from", from)
            .with_text("to", to)
            .with("cost", cost),
    }
}

pub(super) fn nothing_to_pay() -> Refusal {
    Refusal::by_rule("A.7.1", "uxmal-pay-nothing-owed")
}

fn not_paid(state: &State, cards: Cards, cost: u8) -> Refusal {
    let paid = cards.total();
    if paid != cost {
        return Refusal::by_rule("B20", "uxmal-pay-wrong-number")
            .with("paid", paid)
            .with("cost", cost);
    }
    let hand = state.hand(state.seat);
    let lacking = Idol::ALL.into_iter().find(|&idol| cards.count(idol) > hand.count(idol));
    let idol = lacking.unwrap_or(Idol::Turtle);
    Refusal::by_rule("B21", "uxmal-pay-not-held")
        .with_text("idol", idol)
        .with("paid", cards.count(idol))
        .with("held", hand.count(idol))
}
