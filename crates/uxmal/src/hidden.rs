//! What is hidden in memory play: which cards the others hold (B34).
//!
//! The stacks lie open, so everybody knows which cards are in all hands together, and how many
//! cards each hand has. Hidden is who holds which. A position therefore needs no sign for an
//! unknown card: hiding deals the cards of all hidden hands out again, in the order of the idols.
//! Positions that differ only in hidden hands become equal, and every other rule still holds.

use rules::{Game, Hidden, Seat};

use crate::apply::completed;
use crate::{Action, Cards, Idol, State, Uxmal};

impl Hidden for Uxmal {
    const HIDES: bool = true;
    const MEMORY_BY_DEFAULT: bool = false;

    fn hide(&self, state: &State, viewer: Option<Seat>) -> State {
        let mut seen = *state;
        let mut cards = hidden_cards(self, state, viewer);
        for seat in hidden_hands(self, viewer) {
            let hand = cards.first(state.hand(seat).total());
            seen.hands[seat.index()] = hand;
            cards -= hand;
        }
        seen
    }

    fn has_private_view(&self, state: &State, seat: Seat) -> bool {
        !state.hand(seat).is_empty()
    }

    /// Keeps what is remembered as far as the stacks and the numbers of cards allow it. The rest is
    /// dealt out in the order of the idols, which is a guess.
    fn recall(&self, seen: &State, remembered: &State, viewer: Option<Seat>) -> State {
        let mut recalled = *seen;
        let mut cards = hidden_cards(self, seen, viewer);
        for seat in hidden_hands(self, viewer) {
            let possible = remembered.hand(seat).common(cards);
            let kept = possible.first(seen.hand(seat).total());
            recalled.hands[seat.index()] = kept;
            cards -= kept;
        }
        for seat in hidden_hands(self, viewer) {
            let missing = seen.hand(seat).total() - recalled.hand(seat).total();
            let guessed = cards.first(missing);
            recalled.hands[seat.index()] += guessed;
            cards -= guessed;
        }
        recalled
    }

    fn play_remembered(&self, remembered: &mut State, action: Action) {
        admit(self, remembered, paid(action));
        self.play_unchecked(remembered, action);
    }

    /// What a tile brings is seen when it is taken. The tile itself can bring cards unasked (B47).
    fn hides(&self, actor: Option<Seat>, action: Action, viewer: Option<Seat>) -> bool {
        let takes_cards =
            matches!(action, Action::Put { .. } | Action::Overlay(_) | Action::Adjacent(_));
        takes_cards && actor != viewer
    }

    /// A scoring shows which cards of the others counted, and which did not (A.9.2).
    ///
    /// Paying for a move shows cards too, but only those of the player who would take it back.
    fn reveals(&self, state: &State, action: Action) -> bool {
        let others = || Seat::all(self.players).filter(|&seat| seat != state.seat);
        completed(state, action).is_some_and(|_| others().any(|seat| !state.hand(seat).is_empty()))
    }
}

/// The seats whose cards `viewer` may not see.
pub(crate) fn hidden_hands(game: &Uxmal, viewer: Option<Seat>) -> impl Iterator<Item = Seat> {
    Seat::all(game.players).filter(move |&seat| viewer != Some(seat))
}

/// All cards that `viewer` may not see, which are known together.
fn hidden_cards(game: &Uxmal, state: &State, viewer: Option<Seat>) -> Cards {
    let hands = hidden_hands(game, viewer).map(|seat| state.hand(seat));
    hands.fold(Cards::NONE, |cards, hand| cards + hand)
}

/// The cards that the player has and pays with, by the text of the action.
fn paid(action: Action) -> Cards {
    match action {
        Action::Pay(cards) => cards,
        Action::Venerate { idol, spaces } | Action::Curse { idol, spaces } => {
            Cards::of(idol, spaces)
        }
        _ => Cards::NONE,
    }
}

/// Corrects a memory in which the player does not hold the cards that are paid: they are swapped
/// for others of the hand, with a seat that is thought to have them, or with the stacks.
fn admit(game: &Uxmal, state: &mut State, paid: Cards) {
    let player = state.seat;
    for idol in Idol::ALL {
        while state.hand(player).count(idol) < paid.count(idol) {
            let spare = state.hand(player) - state.hand(player).common(paid);
            let given = spare.first(1);
            let card = Cards::of(idol, 1);
            let has_it = |&seat: &Seat| seat != player && state.hand(seat).holds(card);
            if let Some(other) = Seat::all(game.players).find(has_it) {
                state.hands[other.index()] -= card;
                state.hands[other.index()] += given;
            }
            state.hands[player.index()] += card;
            state.hands[player.index()] -= given;
        }
    }
}
