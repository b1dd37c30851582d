//! Finds constellations among many squares, all at once.
//!
//! Squares in line with equal gaps are bits with equal distances. So the search shifts the whole
//! set by a distance and intersects: what is left are the first squares of everything with that
//! distance. Most distances leave nothing after the first step, which is what makes it fast.
//!
//! A line that leaves the board on one side and comes back on the other has equal distances too.
//! So these are candidates; [`Constellation::floors`] decides which ones are constellations.

use std::ops::ControlFlow;

use super::Constellation;
use crate::square::{EAST, MAX_SIDE, SOUTH, Squares};

/// Which constellations to look for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shapes {
    /// Only those that allow so many floors, or more.
    pub(crate) least_floors: u8,
    /// Diamonds as well. Ruling A24.
    pub(crate) diamonds: bool,
    /// The longer side of the board: nothing reaches further.
    pub(crate) side: u8,
}

impl Shapes {
    /// How many squares a line with such gaps has at most; so many floors it allows. None if less
    /// than three of them fit on the board.
    #[inline]
    fn longest_line(self, gap: u8) -> u8 {
        if 3 * gap < self.side {
            4
        } else if 2 * gap < self.side {
            3
        } else {
            0
        }
    }
}

/// A search among some squares.
pub(crate) struct Search<'a> {
    pub(crate) squares: Squares,
    pub(crate) shapes: Shapes,
    /// Is called with every candidate, in no particular order, until it breaks off.
    pub(crate) found: &'a mut dyn FnMut(Constellation) -> ControlFlow<()>,
}

impl Search<'_> {
    /// Finds every constellation of these shapes once.
    pub(crate) fn run(&mut self) -> ControlFlow<()> {
        if self.shapes.least_floors <= 1 {
            self.report([0; 3])?;
        }
        // One call for each gap, because the compiler makes shifts by a known distance of it.
        self.scan(1)?;
        self.scan(2)?;
        self.scan(3)?;
        self.scan(4)?;
        self.scan(5)?;
        self.scan(6)?;
        self.scan(7)?;
        self.scan(8)?;
        self.scan(9)?;
        self.scan(10)?;
        self.scan(11)?;
        self.scan(12)?;
        if self.shapes.diamonds { self.find_diamonds() } else { ControlFlow::Continue(()) }
    }

    /// Finds what has neighbors so many columns or rows apart: pairs, lines and squares.
    #[expect(clippy::inline_always, reason = "shifts by a known distance are much faster")]
    #[inline(always)]
    fn scan(&mut self, gap: u8) -> ControlFlow<()> {
        const { assert!(MAX_SIDE == 13, "`run` scans every gap below the longest side") };
        if gap >= self.shapes.side {
            return ControlFlow::Continue(());
        }
        let square = [gap * EAST, gap * SOUTH, gap * (SOUTH + EAST)];
        if self.shapes.least_floors > self.shapes.longest_line(gap) {
            // Only squares. Beginning with the longer shift leaves fewer words to look at.
            let along = self.pairs(gap * SOUTH);
            if !(along & along.down(gap * EAST)).is_empty() {
                self.report(square)?;
            }
            return ControlFlow::Continue(());
        }
        let across = self.pairs(gap * EAST);
        if !across.is_empty() {
            self.find_lines(across, gap, EAST)?;
            if !(across & across.down(gap * SOUTH)).is_empty() {
                self.report(square)?;
            }
        }
        self.find_lines(self.pairs(gap * (SOUTH - EAST)), gap, SOUTH - EAST)?;
        self.find_lines(self.pairs(gap * SOUTH), gap, SOUTH)?;
        self.find_lines(self.pairs(gap * (SOUTH + EAST)), gap, SOUTH + EAST)
    }

    /// The squares with another one `distance` bits further.
    #[expect(clippy::inline_always, reason = "shifts by a known distance are much faster")]
    #[inline(always)]
    fn pairs(&self, distance: u8) -> Squares {
        self.squares & self.squares.down(distance)
    }

    /// Finds the lines that begin with one of these pairs, and pairs of neighbors.
    #[expect(clippy::inline_always, reason = "shifts by a known distance are much faster")]
    #[inline(always)]
    fn find_lines(&mut self, pairs: Squares, gap: u8, step: u8) -> ControlFlow<()> {
        if pairs.is_empty() {
            return ControlFlow::Continue(());
        }
        let distance = gap * step;
        if (distance == EAST || distance == SOUTH) && self.shapes.least_floors <= 2 {
            self.report([distance, 0, 0])?;
        }
        let threes = pairs & pairs.down(distance);
        if threes.is_empty() {
            return ControlFlow::Continue(());
        }
        if self.shapes.least_floors <= 3 {
            self.report([distance, 2 * distance, 0])?;
        }
        let has_fours = self.shapes.longest_line(gap) == 4;
        if has_fours && !(threes & threes.down(distance)).is_empty() {
            self.report([distance, 2 * distance, 3 * distance])?;
        }
        ControlFlow::Continue(())
    }

    #[cold]
    fn find_diamonds(&mut self) -> ControlFlow<()> {
        for gap in 1..=(MAX_SIDE - 1) / 2 {
            self.report([gap * (SOUTH - EAST), gap * (SOUTH + EAST), gap * 2 * SOUTH])?;
        }
        ControlFlow::Continue(())
    }

    /// Calls `found` with all squares that have the others so many bits further; zero for none.
    #[inline(never)]
    fn report(&mut self, others: [u8; 3]) -> ControlFlow<()> {
        let squares = self.squares;
        let others_of = others.iter().filter(|&&bits| bits != 0);
        let firsts = others_of.fold(squares, |firsts, &bits| firsts & squares.down(bits));
        firsts.try_for_each(|first| {
            let other = |bits: u8| if bits == 0 { None } else { first.further(bits) };
            let [second, third, fourth] = others.map(other);
            (self.found)(Constellation([Some(first), second, third, fourth]))
        })
    }
}
