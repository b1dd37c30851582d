//! The cells of the plan, and sets of them.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// A quarter-tile space of the 8×8 plan, seen from above (C.1).
///
/// Always on the plan: [`Cell::new`] is the only way in. Cells are in order row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u8);

/// The width and height of the plan.
pub(crate) const SIDE: u8 = 8;

impl Cell {
    /// The cell in this column and row, both counted from zero at the top left.
    pub const fn new(column: u8, row: u8) -> Option<Cell> {
        if column < SIDE && row < SIDE { Some(Cell(row * SIDE + column)) } else { None }
    }

    /// Counted from zero at the left.
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// Counted from zero at the top.
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// Counted from zero, row by row, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All 64 cells, row by row.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..SIDE * SIDE).map(Cell)
    }
}

/// Some cells of the plan, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct CellSet(u64);

/// The westernmost column; the easternmost is seven bits further.
const WEST: u64 = 0x0101_0101_0101_0101;
const EAST: u64 = WEST << 7;

impl CellSet {
    pub(crate) const EMPTY: CellSet = CellSet(0);

    /// The cells with these bits, row by row.
    pub(crate) const fn from_bits(bits: u64) -> CellSet {
        CellSet(bits)
    }

    /// A bit for every cell, row by row.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    #[inline]
    pub(crate) const fn of(cell: Cell) -> CellSet {
        CellSet(1 << cell.0)
    }

    #[inline]
    pub(crate) const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 != 0
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are less than `few`: quicker than to count all.
    #[inline]
    pub(crate) fn has_less_than(self, few: u32) -> bool {
        let mut rest = self.0;
        for _ in 1..few {
            // Drops the first one.
            rest &= rest.wrapping_sub(1);
        }
        rest == 0
    }

    /// The cells that share an edge with one of these (B2: corners do not count).
    #[inline]
    pub(crate) const fn neighbors(self) -> CellSet {
        let west = (self.0 & !WEST) >> 1;
        let east = (self.0 & !EAST) << 1;
        CellSet(self.0 << 8 | self.0 >> 8 | west | east)
    }

    /// `a | b`, where the operator cannot be used: in constants.
    pub(crate) const fn union(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }

    /// These without those of `other`; works in constants.
    #[inline]
    pub(crate) const fn without(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }

    #[inline]
    pub(crate) fn iter(self) -> Cells {
        Cells(self.0)
    }

    /// The cells in their order, counted in advance: a list makes room for them once.
    #[inline]
    pub(crate) fn counted(self) -> impl ExactSizeIterator<Item = Cell> {
        let mut rest = self.0;
        (0..self.len()).map(move |_| {
            let cell = Cell(rest.trailing_zeros().to_le_bytes()[0]);
            rest &= rest.wrapping_sub(1);
            cell
        })
    }
}

/// The cells of a set in their order.
#[derive(Debug)]
pub(crate) struct Cells(u64);

impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        if self.0 == 0 {
            return None;
        }
        let cell = Cell(self.0.trailing_zeros().to_le_bytes()[0]);
        self.0 &= self.0 - 1;
        Some(cell)
    }
}

impl BitAnd for CellSet {
    type Output = CellSet;

    #[inline]
    fn bitand(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }
}

impl BitOr for CellSet {
    type Output = CellSet;

    #[inline]
    fn bitor(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }
}

impl BitOrAssign for CellSet {
    #[inline]
    fn bitor_assign(&mut self, other: CellSet) {
        self.0 |= other.0;
    }
}

impl Not for CellSet {
    type Output = CellSet;

    #[inline]
    fn not(self) -> CellSet {
        CellSet(!self.0)
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        cells.into_iter().fold(CellSet::EMPTY, |set, cell| set | CellSet::of(cell))
    }
}
