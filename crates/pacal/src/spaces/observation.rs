//! What a seat sees, as a flat array and as planes of the size of the board.

use rules::{Field, FlatRow, Seat, Sight, places_after, seats_from, total_len};

use crate::Pacal;
use crate::components::{Face, HIGHEST_NUMBER, PIECES};
use crate::square::{Square, Squares};
use crate::state::{State, Step};

const N_STEPS: usize = 9;
const N_FACES: usize = HIGHEST_NUMBER as usize + 1;
/// Points are shown as a part of this much, and cut off at ten times as much.
const POINTS: f32 = 50.0;
const MOST_POINTS: f32 = 10.0;
/// Rounds without a pyramid are shown as a part of the default of `stall_rounds`.
const IDLE: f32 = 25.0;
const MOST_IDLE: f32 = 40.0;

pub(super) const FIXED_PLANES: usize = 6;

pub(super) fn flat_fields(players: usize) -> Vec<Field> {
    vec![
        Field::flags(
            "step",
            N_STEPS,
            "what is to be done: place, roll, move, land, drop two, drop own, drop other, build, over",
        ),
        Field::flags(
            "turn",
            players,
            "whose turn it is: the viewer, then the others in turn order",
        ),
        Field::flags("starter", players, "who started the round, viewer first"),
        Field::flags(
            "die",
            N_FACES,
            "what was rolled: arrows, 1 to 9; all zero while it does not hold",
        ),
        Field::flags(
            "round",
            4,
            "first round, built in this round, closing round, stone taken back",
        ),
        Field::up_to(
            MOST_IDLE,
            "idle",
            1,
            "complete rounds without a pyramid, as a part of 25, cut off at 1000",
        ),
        Field::up_to(
            MOST_POINTS,
            "score",
            players,
            "points as a part of 50, cut off at 500, viewer first",
        ),
        Field::flags("stones", players, "stones in the supply as a part of 10, viewer first"),
        Field::flags(
            "pyramids",
            5 * players,
            "for each seat, pyramids of 1 to 5 floors in the supply as a part of 3, viewer first",
        ),
        Field::flags(
            "god",
            3 * players,
            "for each seat, its unused god stones 2, 4 and 6, viewer first",
        ),
        Field::flags(
            "inside",
            players * players,
            "for each ship, the stones of each seat in it as a part of 10; zero where hidden",
        ),
    ]
}

pub(super) fn plane_fields(players: usize) -> Vec<Field> {
    vec![
        Field::flags("stone", players, "the visible stones of each seat, viewer first"),
        Field::up_to(5.0, "floors", players, "the floors of each seat's pyramids, viewer first"),
        Field::flags("ship", players, "the ship of each seat, viewer first"),
        Field::flags("open", 1, "fixed: dry land that no cover lies on"),
        Field::flags("lake", 1, "fixed: the lake"),
        Field::flags("river shore", 1, "fixed: squares that count at the river"),
        Field::flags("lake shore", 1, "fixed: squares that count at the lake"),
        Field::flags("sacred", 1, "fixed: the sacred district"),
        Field::up_to(255.0, "value", 1, "fixed: the value of the district, 0 on the lake"),
    ]
}

pub(super) fn write_flat(
    game: &Pacal,
    state: &State,
    viewer: Seat,
    sight: Sight,
    flat: &mut [f32],
) {
    debug_assert_eq!(flat.len(), total_len(&flat_fields(game.players)));
    let players = game.players;
    let over = state.step == Step::Over;
    let mut row = FlatRow::new(flat);
    row.one_of(N_STEPS, Some(step_index(state.step)));
    let turn = places_after(viewer, state.seat, players);
    row.one_of(players, (!over).then_some(turn));
    row.one_of(players, Some(places_after(viewer, state.starter, players)));
    row.one_of(N_FACES, state.die().map(face_index));
    for fact in [state.first_round, state.built, state.closing, state.taken_back] {
        row.flag(fact);
    }
    row.push((f32::from(state.idle_rounds) / IDLE).min(MOST_IDLE));
    for seat in seats_from(viewer, players) {
        row.push((f32::from(state.scores[seat.index()]) / POINTS).min(MOST_POINTS));
    }
    supplies(&mut row, state, viewer, players);
    insides(&mut row, state, viewer, players, sight);
    row.finish();
}

fn supplies(row: &mut FlatRow<'_>, state: &State, viewer: Seat, players: usize) {
    for seat in seats_from(viewer, players) {
        row.part(state.stone_supply(seat), f32::from(PIECES.0));
    }
    for seat in seats_from(viewer, players) {
        state.pyramid_supply(seat).into_iter().for_each(|count| row.part(count, 3.0));
    }
    for seat in seats_from(viewer, players) {
        let held = state.god_stones[seat.index()];
        (0..3).for_each(|index| row.flag(held >> index & 1 != 0));
    }
}

fn insides(row: &mut FlatRow<'_>, state: &State, viewer: Seat, players: usize, sight: Sight) {
    if sight.is_memory() {
        return row.zeros(players * players);
    }
    for ship in seats_from(viewer, players) {
        for color in seats_from(viewer, players) {
            row.part(state.inside(ship, color), f32::from(PIECES.0));
        }
    }
}

const fn step_index(step: Step) -> usize {
    match step {
        Step::Place => 0,
        Step::Roll => 1,
        Step::Move => 2,
        Step::Land => 3,
        Step::DropTwo => 4,
        Step::DropOwn => 5,
        Step::DropOther => 6,
        Step::Build => 7,
        Step::Over => 8,
    }
}

fn face_index(face: Face) -> usize {
    match face {
        Face::Arrows => 0,
        Face::Number(number) => number.into(),
    }
}

pub(super) fn write_planes(game: &Pacal, state: &State, viewer: Seat, planes: &mut [u8]) {
    let columns = usize::from(game.board.columns());
    let size = columns * usize::from(game.board.rows());
    planes.fill(0);
    let at = |square: Square| usize::from(square.row()) * columns + usize::from(square.column());
    let mut planes = planes.chunks_exact_mut(size);
    for seat in seats_from(viewer, game.players) {
        let Some(plane) = planes.next() else { return };
        state.stones[seat.index()].for_each(|square| plane[at(square)] = 1);
    }
    for seat in seats_from(viewer, game.players) {
        let Some(plane) = planes.next() else { return };
        let mine = state.pyramids[seat.index()];
        mine.for_each(|square| plane[at(square)] = state.floors_on(square));
    }
    for seat in seats_from(viewer, game.players) {
        let Some(plane) = planes.next() else { return };
        if let Some(square) = state.ship(seat) {
            plane[at(square)] = 1;
        }
    }
}

pub(super) fn write_fixed_planes(game: &Pacal, planes: &mut [u8]) {
    let board = &game.board;
    let columns = usize::from(board.columns());
    let size = columns * usize::from(board.rows());
    planes.fill(0);
    let [river, lake] = game.shores;
    let sets: [Squares; FIXED_PLANES - 1] =
        [game.open_squares, board.lake(), river, lake, board.sacred().squares];
    let at = |square: Square| usize::from(square.row()) * columns + usize::from(square.column());
    let (flags, values) = planes.split_at_mut(size * sets.len());
    for (plane, squares) in flags.chunks_exact_mut(size).zip(sets) {
        squares.for_each(|square| plane[at(square)] = 1);
    }
    for district in board.districts() {
        district.squares.for_each(|square| values[at(square)] = district.value);
    }
}
