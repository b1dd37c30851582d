//! Constellations, all of a seat's at once.
//!
//! A square takes part in a constellation if the others of its squares are held, whether it is held
//! itself or not: if it is, something can be built there; if it is not, it is a gap, where one more
//! stone completes it.

use std::ops::{BitAnd, BitOr};

use super::bitboard::{Bitboard, Framed};
use super::pieces::Piece;

/// Where constellations for two to five floors are, or lack one square.
#[derive(Clone, Copy, Debug)]
pub(super) struct Constellations<T>(pub(super) [T; 4]);

/// How far constellations can stretch on a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stretch {
    /// Squares from one end of a line to the other.
    line: u8,
    /// Squares from one corner of a square to the next.
    square: u8,
}

impl Stretch {
    pub(super) fn of_board(columns: u8, rows: u8) -> Stretch {
        Stretch { line: columns.max(rows) - 1, square: columns.min(rows) - 1 }
    }
}

/// A set that can be intersected and joined.
pub(super) trait Seen: Copy + BitAnd<Output = Self> + BitOr<Output = Self> {
    const NOTHING: Self;
}

impl Seen for Bitboard {
    const NOTHING: Bitboard = Bitboard::EMPTY;
}

/// Whether some squares are held, and whether a stone is among them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mixed {
    held: bool,
    with_stone: bool,
}

impl Seen for Mixed {
    const NOTHING: Mixed = Mixed { held: false, with_stone: false };
}

impl BitAnd for Mixed {
    type Output = Mixed;

    #[inline]
    fn bitand(self, other: Mixed) -> Mixed {
        let held = self.held & other.held;
        Mixed { held, with_stone: held && (self.with_stone | other.with_stone) }
    }
}

impl BitOr for Mixed {
    type Output = Mixed;

    #[inline]
    fn bitor(self, other: Mixed) -> Mixed {
        Mixed { held: self.held | other.held, with_stone: self.with_stone | other.with_stone }
    }
}

impl Constellations<Bitboard> {
    /// The constellations of what is held.
    #[inline(never)]
    pub(super) fn of(stretch: Stretch, held: &Framed) -> Constellations<Bitboard> {
        let mut constellations =
            Constellations::of_pairs(|columns, rows| held.from(columns, rows, 1));
        for step in 1..=stretch.line {
            constellations.scan(stretch, step, |columns, rows| held.from(columns, rows, step));
        }
        constellations
    }

    /// The floors of the highest constellation in which the piece takes part.
    #[inline]
    pub(super) fn floors_with(&self, piece: Piece) -> u8 {
        let [two, three, four, five] =
            self.0.each_ref().map(|rows| u8::from(rows.contains(piece.column, piece.row)));
        let found = two | three << 1 | four << 2 | five << 3;
        [1, 2, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5][usize::from(found & 15)]
    }
}

/// The floors of the highest constellation in which the piece takes part together with at least
/// one of `stones`, which are held as well.
#[inline(never)]
pub(super) fn floors_with_stone(
    stretch: Stretch,
    held: &Framed,
    stones: &Framed,
    piece: Piece,
) -> u8 {
    let (column, row) = (piece.column.cast_signed(), piece.row.cast_signed());
    let from = |columns, rows| Mixed {
        held: held.has(column + columns, row + rows),
        with_stone: stones.has(column + columns, row + rows),
    };
    let mut constellations = Constellations::of_pairs(from);
    for step in 1..=stretch.line {
        let far = step.cast_signed();
        constellations.scan(stretch, step, |columns, rows| from(columns * far, rows * far));
    }
    let floors = (2..=5).zip(constellations.0).rev().find(|(_, mixed)| mixed.with_stone);
    floors.map_or(1, |(floors, _)| floors)
}

/// Looks for constellations from every square at once. Rule 7.2.
///
/// `from` gives the squares from which the square at that offset (steps to the right, steps down)
/// is held.
impl<T: Seen> Constellations<T> {
    #[inline]
    fn of_pairs(from: impl Fn(i8, i8) -> T) -> Constellations<T> {
        let pairs = from(1, 0) | from(-1, 0) | from(0, 1) | from(0, -1);
        Constellations([pairs, T::NOTHING, T::NOTHING, T::NOTHING])
    }

    /// Lines and squares with such a step.
    #[expect(clippy::inline_always, reason = "quick only if all is in registers")]
    #[inline(always)]
    fn scan(&mut self, stretch: Stretch, step: u8, from: impl Fn(i8, i8) -> T) {
        if 2 * step <= stretch.line {
            let has_fours = 3 * step <= stretch.line;
            self.scan_line(has_fours, |steps| from(steps, 0));
            self.scan_line(has_fours, |steps| from(0, steps));
            self.scan_line(has_fours, |steps| from(steps, steps));
            self.scan_line(has_fours, |steps| from(-steps, steps));
        }
        if step <= stretch.square {
            self.scan_square(from);
        }
    }

    /// Lines of three and, if they are short enough for the board, of four.
    #[expect(clippy::inline_always, reason = "quick only if all is in registers")]
    #[inline(always)]
    fn scan_line(&mut self, has_fours: bool, from: impl Fn(i8) -> T) {
        let (one, two, back, two_back) = (from(1), from(2), from(-1), from(-2));
        let ahead = one & two;
        let behind = back & two_back;
        let around = one & back;
        self.0[1] = self.0[1] | ahead | behind | around;
        if has_fours {
            let inside = around & (two | two_back);
            self.0[2] = self.0[2] | inside | (ahead & from(3)) | (behind & from(-3));
        }
    }

    /// Squares. The square looked from is one of the four corners.
    #[expect(clippy::inline_always, reason = "quick only if all is in registers")]
    #[inline(always)]
    fn scan_square(&mut self, from: impl Fn(i8, i8) -> T) {
        let (right, left) = (from(1, 0), from(-1, 0));
        let below = (right & from(1, 1)) | (left & from(-1, 1));
        let above = (right & from(1, -1)) | (left & from(-1, -1));
        self.0[3] = self.0[3] | (from(0, 1) & below) | (from(0, -1) & above);
    }
}
