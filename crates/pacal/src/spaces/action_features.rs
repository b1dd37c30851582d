//! What describes a legal action.

use rules::{Field, FlatRow, places_after};

use crate::action::{Action, Ship, Work};
use crate::components::MAX_FLOORS;
use crate::score;
use crate::square::Square;
use crate::state::State;
use crate::{Constellation, Pacal};

const N_KINDS: usize = 11;
/// The largest value of a printed district.
const VALUE: f32 = 7.0;
const MOST_VALUE: f32 = 37.0;

pub(super) fn fields(players: usize) -> Vec<Field> {
    vec![
        Field::flags(
            "kind",
            N_KINDS,
            "place, fly, bend, leap, god, land, done, drop, pass, build, raise",
        ),
        Field::flags("target", 2, "column and row, as parts of 12, of the square it is about"),
        Field::flags("god", 1, "the god stone given up, as a part of 6"),
        Field::flags("ship", players, "the ship that a stone goes into: own, then in turn order"),
        Field::flags("taken back", 1, "whether the stone is taken back from the board"),
        Field::flags("floors", 1, "floors of the pyramid, as a part of 5"),
        Field::flags("stones", 1, "squares of the constellation, as a part of 4"),
        Field::up_to(MOST_VALUE, "value", 1, "value of the square's district, as a part of 7"),
        Field::up_to(MOST_VALUE, "takes", 1, "points for a majority taken over, as a part of 7"),
        Field::flags("shore", 2, "whether the square counts at the river, and at the lake"),
        Field::flags("stone", 2, "whether an own stone lies there, and one of another seat"),
    ]
}

pub(super) fn write(game: &Pacal, state: &State, action: Action, features: &mut [f32]) {
    let mut row = FlatRow::new(features);
    let target = target(action);
    row.one_of(N_KINDS, kind(action));
    row.part(target.map_or(0, Square::column), 12.0);
    row.part(target.map_or(0, Square::row), 12.0);
    row.part(if let Action::God(value) = action { value } else { 0 }, 6.0);
    row.one_of(game.players, ship(game, state, action));
    row.flag(matches!(action, Action::Drop { from: Some(_), .. }));
    let (floors, squares, takes) = pyramid(game, state, action);
    row.part(floors, f32::from(MAX_FLOORS));
    row.part(squares, 4.0);
    let district = target.and_then(|square| game.board.district(square));
    row.part(district.map_or(0, |district| district.value), VALUE);
    row.part(takes, VALUE);
    for shore in game.shores {
        row.flag(target.is_some_and(|square| shore.contains(square)));
    }
    stones(&mut row, state, target);
    row.finish();
}

const fn kind(action: Action) -> Option<usize> {
    Some(match action {
        Action::Place(_) => 0,
        Action::Fly(_) => 1,
        Action::Bend(_) => 2,
        Action::Leap(_) => 3,
        Action::God(_) => 4,
        Action::Land(_) => 5,
        Action::Done => 6,
        Action::Drop { .. } => 7,
        Action::Pass => 8,
        Action::Construct { work: Work::Build, .. } => 9,
        Action::Construct { work: Work::Raise, .. } => 10,
        Action::Roll(_) => return None,
    })
}

fn target(action: Action) -> Option<Square> {
    match action {
        Action::Place(square)
        | Action::Fly(square)
        | Action::Bend(square)
        | Action::Leap(square)
        | Action::Land(square)
        | Action::Construct { target: square, .. } => Some(square),
        Action::Drop { from, .. } => from,
        Action::God(_) | Action::Done | Action::Pass | Action::Roll(_) => None,
    }
}

fn ship(game: &Pacal, state: &State, action: Action) -> Option<usize> {
    match action {
        Action::Drop { into: Ship::Own, .. } => Some(0),
        Action::Drop { into: Ship::Of(seat), .. } => {
            Some(places_after(state.seat, seat, game.players))
        }
        _ => None,
    }
}

/// Floors, squares of the constellation, and points for a majority.
fn pyramid(game: &Pacal, state: &State, action: Action) -> (u8, u8, u16) {
    let Action::Construct { constellation, floors, target, .. } = action else { return (0, 0, 0) };
    let added = floors.saturating_sub(state.floors_on(target));
    (floors, n_squares(constellation), score::takeover(game, state, target, added))
}

fn n_squares(constellation: Constellation) -> u8 {
    constellation.squares().map(|_| 1).sum()
}

fn stones(row: &mut FlatRow<'_>, state: &State, target: Option<Square>) {
    let lies = |seat: usize| target.is_some_and(|square| state.stones[seat].contains(square));
    let own = state.seat.index();
    row.flag(lies(own));
    row.flag((0..state.stones.len()).any(|seat| seat != own && lies(seat)));
}
