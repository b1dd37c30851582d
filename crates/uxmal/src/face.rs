//! Tiles and how they can be turned.

use crate::{Idol, Symbol};

/// A pyramid tile, whichever way it is turned: three different idols, clockwise after the blank
/// (A.1.2).
///
/// There are sixty; mirror images count as different because tiles cannot be flipped (C.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tile(u8);

/// How many different tiles there can be.
pub(crate) const KINDS: usize = 60;

/// As many as the index of a tile has bits for.
pub(crate) const N_INDICES: usize = 64;

/// The idols of every tile, clockwise after the blank.
static IDOLS: [[Idol; 3]; KINDS] = idols_of_all_tiles();

impl Tile {
    /// The tile with these idols clockwise after the blank, if they are three different ones.
    pub fn new(idols: [Idol; 3]) -> Option<Tile> {
        Tile::all().find(|tile| tile.idols() == idols)
    }

    /// The idols, clockwise after the blank.
    #[inline]
    pub fn idols(self) -> [Idol; 3] {
        IDOLS[self.index()]
    }

    /// The tile that shows the same idols the other way round.
    #[must_use]
    pub fn mirrored(self) -> Tile {
        let [after, opposite, before] = self.idols();
        Tile::new([before, opposite, after]).unwrap_or(self)
    }

    /// All sixty there can be, in their order.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..60).map(Tile)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        // The mask is a hint: it lets arrays of 64 be indexed without a bounds check.
        self.0 as usize % N_INDICES
    }
}

/// A tile as it lies: turned so that its blank is in one of the four corners.
///
/// The order is by the corner of the blank first, clockwise from the north-west.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Face {
    /// Quarter turns clockwise from the blank in the north-west; below four.
    turns: u8,
    tile: Tile,
}

impl Face {
    /// The four ways `tile` can lie, in their order.
    #[inline]
    pub fn turned(tile: Tile) -> [Face; 4] {
        [0, 1, 2, 3].map(|turns| Face { turns, tile })
    }

    /// The face that shows these symbols in NW, NE, SE and SW, if a tile can.
    pub fn from_symbols(symbols: [Symbol; 4]) -> Option<Face> {
        (0..4).find_map(|turns| {
            let mut clockwise = symbols;
            clockwise.rotate_left(usize::from(turns));
            let [None, Some(after), Some(opposite), Some(before)] = clockwise else {
                return None;
            };
            Some(Face { turns, tile: Tile::new([after, opposite, before])? })
        })
    }

    /// The tile that lies so.
    #[inline]
    pub const fn tile(self) -> Tile {
        self.tile
    }

    /// Quarter turns clockwise from the blank in the north-west.
    #[inline]
    pub(crate) const fn turns(self) -> u8 {
        self.turns
    }

    /// What is in NW, NE, SE and SW.
    pub fn symbols(self) -> [Symbol; 4] {
        let mut symbols = [None; 4];
        for (corner, idol) in self.idols() {
            symbols[corner] = Some(idol);
        }
        symbols
    }

    /// The three idols, each with its corner: 0 for NW, then clockwise.
    #[inline]
    pub(crate) fn idols(self) -> [(usize, Idol); 3] {
        let [after, opposite, before] = self.tile.idols();
        let blank = usize::from(self.turns);
        [((blank + 1) % 4, after), ((blank + 2) % 4, opposite), ((blank + 3) % 4, before)]
    }
}

const fn idols_of_all_tiles() -> [[Idol; 3]; KINDS] {
    let mut all = [[Idol::Jaguar; 3]; KINDS];
    let mut count = 0;
    let mut code = 0;
    while code < 125 {
        let (after, opposite, before) = (code / 25, code / 5 % 5, code % 5);
        if after != opposite && opposite != before && before != after {
            all[count] = [Idol::ALL[after], Idol::ALL[opposite], Idol::ALL[before]];
            count += 1;
        }
        code += 1;
    }
    all
}
