//! What a seat sees, as a flat array and as planes of 8 × 8 cells.

use rules::{Field, FlatRow, Game, Seat, Sight, places_after, seats_from, total_len};

use crate::cards::CARDS_PER_IDOL;
use crate::cell::CellSet;
use crate::state::Step;
use crate::{Idol, Level, State, Uxmal};

use super::ids::MOST_PAID;

const N_STEPS: usize = 7;
const KINDS: usize = 60;
/// Fame is shown as a part of this much, and cut off at ten times as much.
const FAME: f32 = 50.0;
const MOST_FAME: f32 = 10.0;

pub(super) fn flat_fields(players: usize) -> Vec<Field> {
    vec![
        Field::flags(
            "step",
            N_STEPS,
            "what is to be done: order, turn, draw, put, claim, pay, over",
        ),
        Field::flags(
            "turn",
            players,
            "whose turn it is: the viewer, then the others in turn order",
        ),
        Field::flags("level", 3, "the level being built"),
        Field::flags(
            "space",
            25,
            "for each idol J, S, Q, M, T, its space on the track, from 1 to 5",
        ),
        Field::flags(
            "hand",
            5 * players,
            "cards of each idol as a part of 9, viewer first; zero where hidden",
        ),
        Field::flags("cards", players, "cards in hand as a part of 45, viewer first"),
        Field::flags("stack", 5, "cards left in the stack of each idol, as a part of 9"),
        Field::up_to(
            MOST_FAME,
            "fame",
            players,
            "points as a part of 50, cut off at 500, viewer first",
        ),
        Field::flags("beside", players, "priests beside the board as a part of 3, viewer first"),
        Field::up_to(29.0, "reserve", KINDS, "copies of each of the 60 tiles still face down"),
        Field::flags("drawn", 15, "the tile to put: its three idols clockwise after the blank"),
        Field::flags(
            "claim",
            10,
            "the idols of overlays, then of adjacencies, that can be claimed",
        ),
        Field::flags(
            "pay",
            5,
            "cost of the move as a part of 20; column and row from and to, as parts of 7",
        ),
    ]
}

pub(super) fn plane_fields(players: usize) -> Vec<Field> {
    vec![
        Field::flags("idol", 5, "where J, S, Q, M and T can be seen from above"),
        Field::up_to(3.0, "height", 1, "the level of the topmost tile, 0 for the base board"),
        Field::flags("site", 1, "the cells of the current level that have no tile of it yet"),
        Field::flags("priest", players, "the priests of each seat, viewer first"),
    ]
}

pub(super) fn write_flat(
    game: &Uxmal,
    state: &State,
    viewer: Seat,
    sight: Sight,
    flat: &mut [f32],
) {
    debug_assert_eq!(flat.len(), total_len(&flat_fields(game.players)));
    let players = game.players;
    let mut row = FlatRow::new(flat);
    row.one_of(N_STEPS, Some(step_index(state.step)));
    let over = state.step == Step::Over;
    let turn = places_after(viewer, state.seat, players);
    row.one_of(players, (!over).then_some(turn));
    row.one_of(3, Some(state.level.index()));
    track(&mut row, state);
    hands(&mut row, game, state, viewer, sight);
    for seat in seats_from(viewer, players) {
        let fame = f32::from(state.scores[seat.index()]) / FAME;
        row.push(fame.min(MOST_FAME));
    }
    for seat in seats_from(viewer, players) {
        row.part(count(state.off_board(game.priests, seat)), 3.0);
    }
    reserve(&mut row, game, state);
    drawn(&mut row, state.step);
    claims(&mut row, state);
    payment(&mut row, state.step);
    row.finish();
}

const fn step_index(step: Step) -> usize {
    match step {
        Step::Order => 0,
        Step::Turn => 1,
        Step::Draw => 2,
        Step::Put(_) => 3,
        Step::Claim(_) => 4,
        Step::Pay { .. } => 5,
        Step::Over => 6,
    }
}

/// Before chance has decided the order, nothing.
fn track(row: &mut FlatRow<'_>, state: &State) {
    if state.step == Step::Order {
        row.zeros(25);
        return;
    }
    for idol in Idol::ALL {
        row.one_of(5, Some(state.rank(idol)));
    }
}

fn hands(row: &mut FlatRow<'_>, game: &Uxmal, state: &State, viewer: Seat, sight: Sight) {
    let most = f32::from(CARDS_PER_IDOL);
    for seat in seats_from(viewer, game.players()) {
        if sight.is_memory() && seat != viewer {
            row.zeros(5);
            continue;
        }
        let hand = state.hand(seat);
        for idol in Idol::ALL {
            row.part(hand.count(idol), most);
        }
    }
    for seat in seats_from(viewer, game.players()) {
        row.part(state.hand(seat).total(), 45.0);
    }
    let stacks = state.stacks();
    for idol in Idol::ALL {
        row.part(stacks.count(idol), most);
    }
}

fn reserve(row: &mut FlatRow<'_>, game: &Uxmal, state: &State) {
    let mut copies = [0.0; KINDS];
    for tile in game.tiles.left(state.reserve) {
        copies[tile.index() % KINDS] = count(game.tiles.copies_left(state.reserve, tile));
    }
    for copies in copies {
        row.push(copies);
    }
}

fn drawn(row: &mut FlatRow<'_>, step: Step) {
    let Step::Put(tile) = step else { return row.zeros(15) };
    for idol in tile.idols() {
        row.one_of(5, Some(idol.index()));
    }
}

fn claims(row: &mut FlatRow<'_>, state: &State) {
    let Step::Claim(created) = state.step else { return row.zeros(10) };
    let open = created.claimable(state);
    for idol in Idol::ALL {
        row.flag(open.overlays.contains(idol));
    }
    for idol in Idol::ALL {
        row.flag(open.adjacents.contains(idol));
    }
}

fn payment(row: &mut FlatRow<'_>, step: Step) {
    let Step::Pay { from, to, cost } = step else { return row.zeros(5) };
    row.part(cost, f32::from(MOST_PAID));
    for at in [from.column(), from.row(), to.column(), to.row()] {
        row.part(at, 7.0);
    }
}

pub(super) fn write_planes(game: &Uxmal, state: &State, viewer: Seat, planes: &mut [u8]) {
    let (planes, _) = planes.as_chunks_mut::<64>();
    let mut planes = planes.iter_mut();
    let mut write = |cells: Plane| {
        if let Some(plane) = planes.next() {
            *plane = cells;
        }
    };
    state.visible.into_iter().for_each(|cells| write(spread(cells)));
    write(heights(state));
    write(spread(free_cells(state)));
    for seat in seats_from(viewer, game.players) {
        write(spread(state.priests[seat.index()]));
    }
}

type Plane = [u8; 64];

fn heights(state: &State) -> Plane {
    let mut heights = [0; 64];
    for built in state.built {
        for (height, cell) in heights.iter_mut().zip(spread(built)) {
            *height += cell;
        }
    }
    heights
}

/// The cells of the sites that wait for a tile.
fn free_cells(state: &State) -> CellSet {
    match state.step {
        Step::Over => CellSet::EMPTY,
        _ => whole(state.level).without(state.built[state.level.index()]),
    }
}

/// The cells of all sites of a level.
const fn whole(level: Level) -> CellSet {
    const CELLS: [CellSet; 3] = [
        CellSet::from_bits(u64::MAX),
        CellSet::from_bits(0x007e_7e7e_7e7e_7e00),
        CellSet::from_bits(0x0000_3c3c_3c3c_0000),
    ];
    CELLS[level.index()]
}

/// One byte for each cell.
#[inline]
fn spread(cells: CellSet) -> Plane {
    const COPIES: u64 = 0x0101_0101_0101_0101;
    const DIAGONAL: u64 = 0x8040_2010_0804_0201;
    const FULL: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let mut plane = [0; 64];
    let (rows, _) = plane.as_chunks_mut::<8>();
    for (bytes, row) in rows.iter_mut().zip(cells.bits().to_le_bytes()) {
        // Byte `i` keeps bit `i` of the row, which the sum carries into its top bit.
        let kept = u64::from(row).wrapping_mul(COPIES) & DIAGONAL;
        *bytes = (((kept + FULL) >> 7) & COPIES).to_le_bytes();
    }
    plane
}

#[expect(clippy::cast_precision_loss, reason = "counts are small")]
fn count(number: u32) -> f32 {
    number as f32
}
