//! The numbers that describe a position from one seat.

use crate::square::Squares;

/// No number is larger, so that a board of one's own confuses nobody who learned on the printed
/// one.
pub(super) const LARGEST: f32 = 3.0;

/// Writes one number after the other.
#[derive(Debug)]
pub(super) struct Row<'a> {
    cells: &'a mut [f32],
    written: usize,
}

impl Row<'_> {
    pub(super) fn new(cells: &mut [f32]) -> Row<'_> {
        Row { cells, written: 0 }
    }

    #[inline]
    pub(super) fn push(&mut self, number: f32) {
        self.put(number.clamp(-LARGEST, LARGEST));
    }

    /// Writes how many times `unit` a number is.
    #[inline]
    pub(super) fn push_in(&mut self, unit: f32, number: impl Into<f32>) {
        self.push(number.into() * (1.0 / unit));
    }

    #[inline]
    pub(super) fn push_flag(&mut self, is_set: bool) {
        self.put(if is_set { 1.0 } else { 0.0 });
    }

    #[inline]
    fn put(&mut self, number: f32) {
        if let Some(cell) = self.cells.get_mut(self.written) {
            *cell = number;
        }
        self.written += 1;
    }

    /// Writes `N` numbers, all zero but the one at `hot`, if there is such a place.
    #[inline]
    pub(super) fn push_one_of<const N: usize>(&mut self, hot: Option<usize>) {
        for place in 0..N {
            self.push_flag(hot == Some(place));
        }
    }

    /// Writes how many squares these are.
    #[inline]
    pub(super) fn push_count(&mut self, unit: f32, squares: Squares) {
        self.push_in(unit, u8::try_from(squares.len()).unwrap_or(u8::MAX));
    }

    /// Writes a part of so many numbers.
    #[inline]
    pub(super) fn part(&mut self, len: usize, write: impl FnOnce(&mut Self)) {
        let before = self.written;
        write(self);
        debug_assert_eq!(self.written - before, len, "a part of another length");
    }
}
