//! Which cards can pay for a move: any mix of the hand (B21), exactly as many as it costs (B20).

use crate::{Action, Cards, Idol};

/// Whether `hand` can pay `cost` in two or more ways (B47).
///
/// It cannot when all of it goes, or when all cards are alike.
#[inline]
pub(crate) fn has_choice(hand: Cards, cost: u8) -> bool {
    cost < hand.total() && hand.kinds() > 1
}

/// What `hand` pays where it has no choice.
#[inline]
pub(crate) fn only_payment(hand: Cards, cost: u8) -> Cards {
    match hand.idols().iter().next() {
        Some(idol) if cost < hand.total() => Cards::of(idol, cost),
        _ => hand,
    }
}

/// Adds every payment of `cost` cards from `hand`, in order.
pub(super) fn list(hand: Cards, cost: u8, actions: &mut Vec<Action>) {
    add(&Idol::ALL, hand, cost, Cards::NONE, actions);
}

/// Adds every way to complete `paid` by `owed` cards of `idols`; `hand` holds cards of no others.
fn add(idols: &[Idol], hand: Cards, owed: u8, paid: Cards, actions: &mut Vec<Action>) {
    if owed == 0 {
        actions.push(Action::Pay(paid));
    } else if let Some((&idol, later)) = idols.split_first() {
        let held = hand.count(idol);
        let rest = hand - Cards::of(idol, held);
        let least = owed.saturating_sub(rest.total());
        for count in least..=held.min(owed) {
            add(later, rest, owed - count, paid + Cards::of(idol, count), actions);
        }
    }
}
