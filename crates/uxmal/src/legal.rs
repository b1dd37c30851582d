//! Which actions are legal. The list and the check use the same sets.

use crate::cell::CellSet;
use crate::movement::reach;
use crate::state::Step;
use crate::{Action, Cards, Cell, Face, Idol, Popularity, State, Tile, Uxmal};

mod payments;

pub(crate) use payments::{has_choice, only_payment};

/// Replaces the content of `actions` with every legal action, in order.
#[inline]
pub(crate) fn list(game: &Uxmal, state: &State, actions: &mut Vec<Action>) {
    actions.clear();
    match state.step {
        Step::Order => actions.extend(Popularity::all().map(Action::Order)),
        Step::Turn => list_turn(game, state, actions),
        Step::Draw => actions.extend(game.tiles.left(state.reserve).map(Action::Draw)),
        Step::Put(tile) => list_puts(state, tile, actions),
        Step::Claim(created) => actions.extend(created.claimable(state).claims()),
        Step::Pay { cost, .. } => payments::list(state.hand(state.seat), cost, actions),
        Step::Over => {}
    }
}

/// Whether `action` is in that list.
pub(crate) fn allows(game: &Uxmal, state: &State, action: Action) -> bool {
    match (state.step, action) {
        (Step::Order, Action::Order(_)) | (Step::Turn, Action::Tile) => true,
        (Step::Turn, Action::Priest(cell)) => priest_spaces(game, state).contains(cell),
        (Step::Turn, Action::Move { from, to }) => destinations(state, from).contains(to),
        (Step::Turn, Action::Venerate { idol, spaces }) => {
            (1..=venerable(state, idol)).contains(&spaces)
        }
        (Step::Turn, Action::Curse { idol, spaces }) => {
            (1..=cursable(state, idol)).contains(&spaces)
        }
        (Step::Draw, Action::Draw(tile)) => game.tiles.copies_left(state.reserve, tile) > 0,
        (Step::Put(tile), Action::Put { site, face }) => {
            state.free_sites().contains(site) && face.tile() == tile
        }
        (Step::Claim(created), Action::Overlay(idol)) => {
            created.claimable(state).overlays.contains(idol)
        }
        (Step::Claim(created), Action::Adjacent(idol)) => {
            created.claimable(state).adjacents.contains(idol)
        }
        (Step::Pay { cost, .. }, Action::Pay(cards)) => pays(state, cards, cost),
        _ => false,
    }
}

/// A.4: place a tile, place a priest, move a priest, venerate or curse. A tile can always be
/// placed, so nobody ever passes (B36).
#[inline]
fn list_turn(game: &Uxmal, state: &State, actions: &mut Vec<Action>) {
    actions.push(Action::Tile);
    actions.extend(priest_spaces(game, state).counted().map(Action::Priest));
    let hand = state.hand(state.seat);
    if hand.is_empty() {
        return;
    }
    let moves = hand.total();
    for from in state.priests[state.seat.index()].iter() {
        let destinations = reach(state, from, moves).counted();
        actions.extend(destinations.map(|to| Action::Move { from, to }));
    }
    let idols = hand.idols();
    let mut cursable = [0; 5];
    for idol in idols.iter() {
        let (up, down) = shifts(state, idol);
        cursable[idol.index()] = down;
        actions.extend((0..up).map(|more| Action::Venerate { idol, spaces: 1 + more }));
    }
    for idol in idols.iter() {
        let open = 0..cursable[idol.index()];
        actions.extend(open.map(|more| Action::Curse { idol, spaces: 1 + more }));
    }
}

/// A.5.1: any free site of the current level, in any of four orientations.
#[inline]
fn list_puts(state: &State, tile: Tile, actions: &mut Vec<Action>) {
    for site in state.free_sites().iter() {
        actions.extend_from_slice(&Face::turned(tile).map(|face| Action::Put { site, face }));
    }
}

/// The spaces where the player may put a priest: idols of tiles without a priest (A.6, B13, B14).
#[inline]
pub(crate) fn priest_spaces(game: &Uxmal, state: &State) -> CellSet {
    if !state.has_off_board(game.priests, state.seat) {
        return CellSet::EMPTY;
    }
    (state.tiled() & state.idols()).without(state.occupied())
}

/// Where the player's priest on `from` may go with the cards in hand (A.7).
#[inline]
pub(crate) fn destinations(state: &State, from: Cell) -> CellSet {
    if !state.priests[state.seat.index()].contains(from) {
        return CellSet::EMPTY;
    }
    reach(state, from, state.hand(state.seat).total())
}

/// By how many spaces the player can venerate `idol` at most (A.8.1, B24).
#[inline]
pub(crate) fn venerable(state: &State, idol: Idol) -> u8 {
    shifts(state, idol).0
}

/// By how many spaces the player can curse `idol` at most (A.8.1, B24).
#[inline]
pub(crate) fn cursable(state: &State, idol: Idol) -> u8 {
    shifts(state, idol).1
}

/// By how many spaces the player can venerate `idol` at most, and curse it: a card for each space.
#[inline]
fn shifts(state: &State, idol: Idol) -> (u8, u8) {
    let held = state.hand(state.seat).count(idol);
    let (above, below) = state.popularity.around(idol);
    (held.min(above), held.min(below))
}

/// Whether the player can pay `cost` with exactly these cards (B20, B21).
fn pays(state: &State, cards: Cards, cost: u8) -> bool {
    cards.total() == cost && state.hand(state.seat).holds(cards)
}
