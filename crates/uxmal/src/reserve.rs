//! The tiles still face down.

use crate::Tile;
use crate::face::KINDS;

/// How many tiles a game has: one for every site of the three levels (B36).
pub(crate) const TILES: usize = 29;

/// The tiles still face down, a bit for each place in the sorted [`Tiles`].
///
/// Of equal tiles the last goes first, so that equal reserves are equal bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Reserve(u32);

impl Reserve {
    /// All 29 tiles.
    pub(crate) const FULL: Reserve = Reserve((1 << TILES) - 1);

    /// How many tiles are left.
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

/// The 29 tiles of a game, sorted so that equal ones are neighbors.
#[derive(Clone, Debug)]
pub(crate) struct Tiles {
    sorted: [Tile; TILES],
    /// The places in `sorted` of each of the sixty tiles there can be.
    places: [u32; KINDS],
    /// The first place of every tile: the last of its copies to go.
    firsts: u32,
}

impl Tiles {
    pub(crate) fn new(mut tiles: [Tile; TILES]) -> Tiles {
        tiles.sort_unstable();
        let mut places = [0_u32; KINDS];
        let mut firsts = 0;
        for (place, tile) in tiles.into_iter().enumerate() {
            if places[tile.index()] == 0 {
                firsts |= 1 << place;
            }
            places[tile.index()] |= 1 << place;
        }
        Tiles { sorted: tiles, places, firsts }
    }

    /// How many copies of `tile` the game has.
    pub(crate) fn copies(&self, tile: Tile) -> u32 {
        self.places[tile.index()].count_ones()
    }

    /// How many copies of `tile` are in the reserve.
    #[inline]
    pub(crate) fn copies_left(&self, reserve: Reserve, tile: Tile) -> u32 {
        (reserve.0 & self.places[tile.index()]).count_ones()
    }

    /// The different tiles in the reserve, in their order.
    #[inline]
    pub(crate) fn left(&self, reserve: Reserve) -> impl Iterator<Item = Tile> {
        let mut rest = reserve.0 & self.firsts;
        std::iter::from_fn(move || {
            let place = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(self.sorted[place])
        })
    }

    /// Takes one copy of `tile` out of the reserve.
    #[inline]
    pub(crate) fn take(&self, reserve: &mut Reserve, tile: Tile) {
        let copies = reserve.0 & self.places[tile.index()];
        debug_assert!(copies != 0, "no {tile} is left");
        reserve.0 &= !(1 << copies.ilog2());
    }
}
