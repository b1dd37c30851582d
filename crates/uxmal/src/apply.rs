//! What an action does. Nothing here asks whether it is allowed.

use crate::cell::CellSet;
use crate::legal::{has_choice, only_payment};
use crate::movement::cost;
use crate::site::{Place, SiteSet};
use crate::situations::{ADJACENT_REWARD, OVERLAY_REWARD, Situations, given};
use crate::state::Step;
use crate::{Action, Cards, Cell, Face, Site, State, Uxmal, score};

#[inline]
pub(crate) fn apply(game: &Uxmal, state: &mut State, action: Action) {
    match action {
        Action::Order(popularity) => {
            state.popularity = popularity;
            state.step = Step::Turn;
        }
        Action::Tile => state.step = Step::Draw,
        Action::Draw(tile) => {
            game.tiles.take(&mut state.reserve, tile);
            state.step = Step::Put(tile);
        }
        Action::Put { site, face } => put(game, state, site, face),
        Action::Overlay(_) | Action::Adjacent(_) => {
            claim(state, action);
            end_tile(game, state);
        }
        Action::Priest(cell) => {
            state.priests[state.seat.index()] |= CellSet::of(cell);
            pass_turn(game, state);
        }
        Action::Move { from, to } => start_move(game, state, from, to),
        Action::Pay(cards) => pay(game, state, cards),
        Action::Venerate { idol, spaces } => {
            state.popularity.venerate(idol, spaces);
            discard(state, Cards::of(idol, spaces));
            pass_turn(game, state);
        }
        Action::Curse { idol, spaces } => {
            state.popularity.curse(idol, spaces);
            discard(state, Cards::of(idol, spaces));
            pass_turn(game, state);
        }
    }
}

/// The position in which the action has completed the level and nothing is scored yet; none if it
/// does not complete it.
pub(crate) fn completed(state: &State, action: Action) -> Option<State> {
    let mut state = *state;
    match action {
        Action::Put { site, face } => {
            if build(&mut state, site, face).is_some() {
                return None;
            }
        }
        Action::Overlay(_) | Action::Adjacent(_) => claim(&mut state, action),
        _ => return None,
    }
    (state.filled == state.level.sites()).then_some(state)
}

#[inline]
fn put(game: &Uxmal, state: &mut State, site: Site, face: Face) {
    match build(state, site, face) {
        None => end_tile(game, state),
        Some(choice) => state.step = Step::Claim(choice),
    }
}

/// Lays the tile and claims what it earns; where there is a choice, says between what (B47).
#[inline]
fn build(state: &mut State, site: Site, face: Face) -> Option<Situations> {
    let place = state.level.place(site);
    let created = Situations::created(state, place, face);
    lay(state, place, face);
    state.filled.insert(site);
    let claimable = created.claimable(state);
    if claimable.len() > 1 {
        return Some(created);
    }
    if let Some(only) = claimable.claims().next() {
        claim(state, only);
    }
    None
}

/// Priests on covered spaces need no lifting: they keep their place on the plan (A.5.5, B25).
#[inline]
fn lay(state: &mut State, place: &Place, face: Face) {
    for visible in &mut state.visible {
        *visible = visible.without(place.footprint);
    }
    for (corner, idol) in face.idols() {
        state.visible[idol.index()] |= place.corners[corner];
    }
    state.built[state.level.index()] |= place.footprint;
}

fn claim(state: &mut State, claim: Action) {
    let cards = match claim {
        Action::Overlay(idol) => given(state, idol, OVERLAY_REWARD),
        Action::Adjacent(idol) => given(state, idol, ADJACENT_REWARD),
        _ => Cards::NONE,
    };
    state.hands[state.seat.index()] += cards;
}

/// A.3: the phase ends at once when its level is complete, after the tile has earned what it earns
/// (B27, B28). The turn passes on as usual (B29).
#[inline]
fn end_tile(game: &Uxmal, state: &mut State) {
    pass_turn(game, state);
    if state.filled == state.level.sites() {
        end_phase(game, state);
    }
}

fn end_phase(game: &Uxmal, state: &mut State) {
    score::score_phase(game, state);
    let Some(level) = state.level.above() else {
        state.step = Step::Over;
        return;
    };
    state.popularity.reject_favorites();
    if game.priests.take_a_break() {
        state.priests = [CellSet::EMPTY; 4];
    }
    state.level = level;
    state.filled = SiteSet::default();
}

/// Pays for the move unasked where the hand leaves no choice (B47).
#[inline]
fn start_move(game: &Uxmal, state: &mut State, from: Cell, to: Cell) {
    let hand = state.hand(state.seat);
    let cost = cost(state, from, to).unwrap_or(0);
    state.step = Step::Pay { from, to, cost };
    if !has_choice(hand, cost) {
        pay(game, state, only_payment(hand, cost));
    }
}

fn pay(game: &Uxmal, state: &mut State, cards: Cards) {
    if let Step::Pay { from, to, .. } = state.step {
        let priests = &mut state.priests[state.seat.index()];
        *priests = priests.without(CellSet::of(from)) | CellSet::of(to);
    }
    discard(state, cards);
    pass_turn(game, state);
}

/// Cards go back to their stacks, which are the cards that no seat holds.
#[inline]
fn discard(state: &mut State, cards: Cards) {
    state.hands[state.seat.index()] -= cards;
}

#[inline]
fn pass_turn(game: &Uxmal, state: &mut State) {
    state.seat = state.seat.next(game.players);
    state.step = Step::Turn;
}
