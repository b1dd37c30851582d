//! Sets of squares as rows of columns: what is any number of steps away from every square of a
//! board is found by shifting a few wide registers.

use std::ops::{BitAnd, BitOr, Not};

use crate::square::{MAX_SIDE, Square, Squares};

/// As many rows as fill two registers; no board has as many.
const N_ROWS: usize = 16;

/// The longest distance used, and a little more.
const MARGIN: usize = 15;
const _: () = assert!(MAX_SIDE as usize <= MARGIN, "one can look from edge to edge");

/// A set of squares. Bits beyond the board are meaningless.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bitboard([u16; N_ROWS]);

/// A set of squares with padding around it, for lookups beyond the edge.
#[derive(Clone, Copy, Debug)]
pub(super) struct Framed([u16; N_ROWS + 2 * MARGIN + 2]);

impl Bitboard {
    pub(super) const EMPTY: Bitboard = Bitboard([0; N_ROWS]);

    /// All squares of a board of this size.
    pub(super) fn of_board(columns: u8, rows: u8) -> Bitboard {
        let mut all = Bitboard::EMPTY;
        for row in all.0.iter_mut().take(rows.into()) {
            *row = (1 << columns) - 1;
        }
        all
    }

    /// The row and the column of `square`.
    pub(super) fn cross(square: Square) -> Bitboard {
        let mut cross = Bitboard([1 << square.column(); N_ROWS]);
        cross.0[usize::from(square.row() & 15)] = u16::MAX;
        cross
    }

    /// The neighbors of all squares.
    #[inline]
    pub(super) fn neighbors(self) -> Bitboard {
        let framed = Framed::of(self);
        let above_and_below = framed.from(0, 1, 1) | framed.from(0, -1, 1);
        above_and_below | framed.from(1, 0, 1) | framed.from(-1, 0, 1)
    }

    #[inline]
    pub(super) fn insert(&mut self, column: u8, row: u8) {
        self.0[usize::from(row & 15)] |= 1 << (column & 15);
    }

    /// The same squares as [`crate::flight::straight_ends`], where these are the free ones: found
    /// on rows, which is quicker here. A test compares the two.
    ///
    /// They are squares of a board, so a step over its edge ends on none of them.
    pub(super) fn straight_ends(&self, square: Square, number: u8) -> Bitboard {
        let (column, row) = (square.column(), square.row());
        let mut ends = Bitboard::EMPTY;
        for (columns, rows) in [(0, -1), (-1, 0), (1, 0), (0, 1)] {
            let (mut end, mut way) = ((column, row), 0);
            for _ in 0..number {
                let next = (end.0.wrapping_add_signed(columns), end.1.wrapping_add_signed(rows));
                // Once the path is blocked it stays blocked.
                let is_free = self.contains(next.0, next.1);
                end = if is_free { next } else { end };
                way |= u8::from(is_free);
            }
            ends.0[usize::from(end.1 & 15)] |= u16::from(way) << (end.0 & 15);
        }
        ends
    }

    /// These squares.
    #[inline(never)]
    pub(super) fn of(squares: Squares) -> Bitboard {
        let mut rows = Bitboard::EMPTY;
        squares.for_each(|square| rows.insert(square.column(), square.row()));
        rows
    }

    #[inline]
    pub(super) fn contains(&self, column: u8, row: u8) -> bool {
        self.0[usize::from(row & 15)] >> (column & 15) & 1 != 0
    }

    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.0.into_iter().fold(0, |all, row| all | row) == 0
    }

    /// How many there are.
    #[expect(clippy::cast_possible_truncation, reason = "a row has 16 squares")]
    pub(super) fn len(self) -> u16 {
        self.0.iter().fold(0, |count, row| count + row.count_ones() as u16)
    }
}

impl Framed {
    #[inline]
    pub(super) fn of(rows: Bitboard) -> Framed {
        let mut framed = [0; N_ROWS + 2 * MARGIN + 2];
        framed[MARGIN..MARGIN + N_ROWS].copy_from_slice(&rows.0);
        Framed(framed)
    }

    /// The squares from which a square of the set is `columns` to the right and `rows` further
    /// down, both counted in steps of `step` squares; less than fourteen squares.
    #[expect(clippy::inline_always, reason = "a few instructions where the steps are known")]
    #[inline(always)]
    pub(super) fn from(&self, columns: i8, rows: i8, step: u8) -> Bitboard {
        let above = MARGIN.wrapping_add_signed(isize::from(rows) * isize::from(step)) & 31;
        let mut seen = [0; N_ROWS];
        seen.copy_from_slice(&self.0[above..above + N_ROWS]);
        let distance = (columns.unsigned_abs() * step) & 15;
        if columns > 0 {
            Bitboard(seen.map(|row| row >> distance))
        } else {
            Bitboard(seen.map(|row| row << distance))
        }
    }

    /// Whether a square is in the set; it need not be on the board.
    #[inline]
    pub(super) fn has(&self, column: i8, row: i8) -> bool {
        let above = MARGIN.wrapping_add_signed(row.into()) & 31;
        (0..16).contains(&column) && self.0[above] >> column & 1 != 0
    }
}

impl BitAnd for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn bitand(self, other: Bitboard) -> Bitboard {
        Bitboard(std::array::from_fn(|row| self.0[row] & other.0[row]))
    }
}

impl BitOr for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn bitor(self, other: Bitboard) -> Bitboard {
        Bitboard(std::array::from_fn(|row| self.0[row] | other.0[row]))
    }
}

impl Not for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn not(self) -> Bitboard {
        Bitboard(self.0.map(|row| !row))
    }
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;

    use super::Bitboard;
    use crate::flight;
    use crate::square::{MAX_SIDE, Square, Squares};

    /// Rule 5.4 is defined in `flight`; this is the same on rows.
    #[test]
    fn straight_flights_end_where_the_rules_say() {
        let mut rng = Rng::with_seed(1);
        for _ in 0..2000 {
            let (columns, rows) = (rng.u8(2..=MAX_SIDE), rng.u8(2..=MAX_SIDE));
            let board = (0..columns)
                .flat_map(|column| (0..rows).map(move |row| Square::new(column, row).unwrap()));
            let board: Vec<Square> = board.collect();
            let density = rng.u8(1..=10);
            let free: Squares = board.iter().copied().filter(|_| rng.u8(..10) < density).collect();
            let (start, number) = (board[rng.usize(..board.len())], rng.u8(1..=9));
            let expected = Bitboard::of(flight::straight_ends(free, start, number));
            let found = Bitboard::of(free).straight_ends(start, number);
            assert_eq!(found, expected, "{number} from {start} over {free:?}");
        }
    }
}
