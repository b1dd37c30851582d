//! Actions as sentences for the log, written so that they make sense without the board.

use rules::Phrase;

use crate::legal::{has_choice, only_payment};
use crate::movement::cost;
use crate::situations::{ADJACENT_REWARD, OVERLAY_REWARD, Situations, given};
use crate::state::Step;
use crate::{Action, Cards, Cell, Face, Idol, Level, Popularity, Site, State};

pub(crate) fn describe(state: &State, action: Action) -> Phrase {
    match action {
        Action::Order(popularity) => order(popularity),
        Action::Tile => Phrase::new("uxmal-describe-tile").with("seat", seat(state)),
        Action::Draw(tile) => {
            Phrase::new("uxmal-describe-draw").with("seat", seat(state)).with_text("tile", tile)
        }
        Action::Put { site, face } => put(state, site, face),
        Action::Overlay(idol) => Phrase::new("uxmal-describe-overlay")
            .with("seat", seat(state))
            .with_text("idol", idol)
            .with("cards", given(state, idol, OVERLAY_REWARD).total()),
        Action::Adjacent(idol) => Phrase::new("uxmal-describe-adjacent")
            .with("seat", seat(state))
            .with_text("idol", idol)
            .with("cards", given(state, idol, ADJACENT_REWARD).total()),
        Action::Priest(cell) => priest(state, cell),
        Action::Move { from, to } => movement(state, from, to),
        Action::Pay(cards) => pay(state, cards),
        Action::Venerate { idol, spaces } => Phrase::new("uxmal-describe-venerate")
            .with("seat", seat(state))
            .with_text("idol", idol)
            .with("spaces", spaces)
            .with("space", space(state, idol).saturating_sub(spaces)),
        Action::Curse { idol, spaces } => Phrase::new("uxmal-describe-curse")
            .with("seat", seat(state))
            .with_text("idol", idol)
            .with("spaces", spaces)
            .with("space", space(state, idol).saturating_add(spaces)),
    }
}

/// The heading under which a list of actions shows this one.
pub(crate) fn kind(action: Action) -> &'static str {
    match action {
        Action::Order(_) => "uxmal-kind-order",
        Action::Tile => "uxmal-kind-tile",
        Action::Draw(_) => "uxmal-kind-draw",
        Action::Put { .. } => "uxmal-kind-put",
        Action::Overlay(_) | Action::Adjacent(_) => "uxmal-kind-claim",
        Action::Priest(_) => "uxmal-kind-priest",
        Action::Move { .. } => "uxmal-kind-move",
        Action::Pay(_) => "uxmal-kind-pay",
        Action::Venerate { .. } => "uxmal-kind-venerate",
        Action::Curse { .. } => "uxmal-kind-curse",
    }
}

fn order(popularity: Popularity) -> Phrase {
    let [first, second, third, fourth, fifth] = popularity.idols();
    Phrase::new("uxmal-describe-order")
        .with_text("first", first)
        .with_text("second", second)
        .with_text("third", third)
        .with_text("fourth", fourth)
        .with_text("fifth", fifth)
}

/// Says what the tile earns where that is not asked (B47).
fn put(state: &State, site: Site, face: Face) -> Phrase {
    let place = state.level.place(site);
    let claimable = Situations::created(state, place, face).claimable(state);
    let mut claims = claimable.claims();
    let phrase = match (claims.next(), claims.next()) {
        (Some(Action::Overlay(idol)), None) => Phrase::new("uxmal-describe-put-overlay")
            .with_text("idol", idol)
            .with("cards", given(state, idol, OVERLAY_REWARD).total()),
        (Some(Action::Adjacent(idol)), None) => Phrase::new("uxmal-describe-put-adjacent")
            .with_text("idol", idol)
            .with("cards", given(state, idol, ADJACENT_REWARD).total()),
        _ => Phrase::new("uxmal-describe-put"),
    };
    phrase
        .with("seat", seat(state))
        .with_text("face", face)
        .with_text("site", site)
        .with("level", state.level.number())
}

fn priest(state: &State, cell: Cell) -> Phrase {
    let idol = state.symbol_at(cell).unwrap_or(Idol::Jaguar);
    Phrase::new("uxmal-describe-priest")
        .with("seat", seat(state))
        .with_text("cell", cell)
        .with_text("idol", idol)
        .with("level", state.level_at(cell).map_or(0, Level::number))
}

/// Says which cards go where that is not asked (B47).
fn movement(state: &State, from: Cell, to: Cell) -> Phrase {
    let hand = state.hand(state.seat);
    let cost = cost(state, from, to).unwrap_or(0);
    let phrase = if has_choice(hand, cost) {
        Phrase::new("uxmal-describe-move")
    } else {
        Phrase::new("uxmal-describe-move-paying").with_text("cards", only_payment(hand, cost))
    };
    phrase.with("seat", seat(state)).with_text("from", from).with_text("to", to).with("cost", cost)
}

fn pay(state: &State, cards: Cards) -> Phrase {
    let phrase = Phrase::new("uxmal-describe-pay")
        .with("seat", seat(state))
        .with_text("cards", cards)
        .with("cost", cards.total());
    match state.step {
        Step::Pay { from, to, .. } => phrase.with_text("from", from).with_text("to", to),
        _ => phrase,
    }
}

/// The space of the track on which `idol` lies, counted from one.
fn space(state: &State, idol: Idol) -> u8 {
    state.popularity.above(idol) + 1
}

fn seat(state: &State) -> usize {
    state.seat.number()
}
