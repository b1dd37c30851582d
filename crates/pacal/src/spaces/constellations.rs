//! Numbers every constellation of an 11 × 11 board, by its first square and its shape.

use std::sync::LazyLock;

use crate::constellation::Constellation;
use crate::square::Square;

use super::{SIDE, square_at, square_index};

/// How many floors a constellation of each number of squares allows, and a square or diamond.
const FLOORS: [u8; 6] = [1, 2, 3, 4, 5, 5];

/// Directions from the first square to the second, as columns and rows.
const EAST_TO_SOUTH: [(i8, i8); 4] = [(1, 0), (-1, 1), (0, 1), (1, 1)];
const PAIR: usize = 1;
const THREE: usize = PAIR + 2;
/// Three squares in a line have at most five columns or rows between neighbors.
const MOST_OF_THREE: usize = 5;
const FOUR: usize = THREE + 4 * MOST_OF_THREE;
const MOST_OF_FOUR: usize = 3;
const BLOCK: usize = FOUR + 4 * MOST_OF_FOUR;
const MOST_OF_BLOCK: usize = 10;
const DIAMOND: usize = BLOCK + MOST_OF_BLOCK;
const MOST_OF_DIAMOND: usize = 5;
const SHAPES: usize = DIAMOND + MOST_OF_DIAMOND;

const SQUARES: usize = SIDE as usize * SIDE as usize;

/// The constellations with the numbers of their pyramids.
pub(super) static TABLE: LazyLock<Table> = LazyLock::new(Table::new);

/// One constellation of the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) constellation: Constellation,
    /// The number of its first pyramid.
    pub(super) first: u32,
    /// The most floors that it allows.
    pub(super) floors: u8,
}

pub(super) struct Table {
    /// Sorted by their first numbers.
    pub(super) entries: Vec<Entry>,
    /// The number of the first pyramid by square and shape; `NONE` where the board ends.
    firsts: Vec<[u32; SHAPES]>,
}

const NONE: u32 = u32::MAX;

/// How many pyramids all constellations allow. A test counts them.
pub(super) const PYRAMIDS: u32 = 56_112 + 121;

impl Table {
    fn new() -> Table {
        let mut table = Table { entries: Vec::new(), firsts: vec![[NONE; SHAPES]; SQUARES] };
        let mut next = 0;
        for index in 0..SQUARES {
            for shape in 0..SHAPES {
                let square = u32::try_from(index).ok().and_then(square_at);
                let Some(constellation) = square.and_then(|square| lay(square, shape)) else {
                    continue;
                };
                let floors = FLOORS[kind(shape)];
                table.firsts[index][shape] = next;
                table.entries.push(Entry { constellation, first: next, floors });
                next += pyramids(constellation, floors);
            }
        }
        table
    }

    /// The number of the first pyramid of a constellation, and the most floors it allows.
    #[inline]
    pub(super) fn find(&self, constellation: Constellation) -> Option<(u32, u8)> {
        let shape = shape(constellation)?;
        let first = constellation.squares().next().and_then(square_index)?;
        let number = self.firsts[usize::try_from(first).ok()?][shape];
        // A shape that fits no board of this size is not in the table.
        (number != NONE).then_some((number, FLOORS[kind(shape)]))
    }
}

/// How many pyramids a constellation allows: for one square, only one can be built there; for
/// others, build or raise, by floors and target.
fn pyramids(constellation: Constellation, floors: u8) -> u32 {
    let squares = constellation.squares().map(|_| 1).sum::<u32>();
    if squares == 1 { 1 } else { 2 * u32::from(floors) * squares }
}

const fn kind(shape: usize) -> usize {
    match shape {
        0 => 0,
        PAIR..THREE => 1,
        THREE..FOUR => 2,
        FOUR..BLOCK => 3,
        BLOCK..DIAMOND => 4,
        _ => 5,
    }
}

/// The shape of a constellation, if it has one.
fn shape(constellation: Constellation) -> Option<usize> {
    let mut squares = constellation.squares();
    let first = squares.next()?;
    let Some(second) = squares.next() else { return Some(0) };
    let columns = second.column().cast_signed() - first.column().cast_signed();
    let rows = second.row().cast_signed() - first.row().cast_signed();
    let gap = usize::from(columns.unsigned_abs().max(rows.unsigned_abs()));
    let direction = || {
        let towards = (columns.signum(), rows.signum());
        EAST_TO_SOUTH.iter().position(|&each| each == towards)
    };
    Some(match (constellation.floors(), squares.next().is_some()) {
        (Some(2), _) => PAIR + usize::from(columns == 0),
        (Some(3), _) => THREE + direction()? * MOST_OF_THREE + within(gap, MOST_OF_THREE)?,
        (Some(4), _) => FOUR + direction()? * MOST_OF_FOUR + within(gap, MOST_OF_FOUR)?,
        (Some(5), _) => BLOCK + within(gap, MOST_OF_BLOCK)?,
        (None, true) if constellation.is_diamond() => DIAMOND + within(gap, MOST_OF_DIAMOND)?,
        _ => return None,
    })
}

fn within(gap: usize, most: usize) -> Option<usize> {
    (1..=most).contains(&gap).then(|| gap - 1)
}

/// The constellation of this shape whose first square is `first`, if the board has its squares.
fn lay(first: Square, shape: usize) -> Option<Constellation> {
    let line = |squares: i8, place: usize, most: usize| {
        let (columns, rows) = EAST_TO_SOUTH[place / most];
        let gap = i8::try_from(place % most + 1).ok()?;
        (0..squares).map(|step| offset(first, columns * gap * step, rows * gap * step)).collect()
    };
    let corners = |offsets: [(i8, i8); 4], place: usize| {
        let gap = i8::try_from(place + 1).ok()?;
        let each = |(columns, rows): (i8, i8)| offset(first, columns * gap, rows * gap);
        offsets.into_iter().map(each).collect()
    };
    let squares: Option<Vec<Square>> = match kind(shape) {
        0 => Some(vec![first]),
        1 if shape == PAIR => line(2, 0, 1),
        1 => line(2, 2, 1),
        2 => line(3, shape - THREE, MOST_OF_THREE),
        3 => line(4, shape - FOUR, MOST_OF_FOUR),
        4 => corners([(0, 0), (1, 0), (0, 1), (1, 1)], shape - BLOCK),
        _ => corners([(0, 0), (-1, 1), (1, 1), (0, 2)], shape - DIAMOND),
    };
    Constellation::new(&squares?)
}

fn offset(square: Square, columns: i8, rows: i8) -> Option<Square> {
    square.offset(columns, rows).filter(|&square| square_index(square).is_some())
}
