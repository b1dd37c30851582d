//! The tiles still face down.

use crate::Tile;
use crate::face::N_INDICES;

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
    /// As long as a reserve has bits, so that none needs a bounds check; the last three are filler.
    sorted: [Tile; 32],
    /// The places in `sorted` of each of the sixty tiles there can be.
    places: [u32; N_INDICES],
    /// The first of these places.
    first_place: [u8; N_INDICES],
    /// The first place of every tile: the last of its copies to go.
    firsts: u32,
}

impl Tiles {
    pub(crate) fn new(mut tiles: [Tile; TILES]) -> Tiles {
        tiles.sort_unstable();
        let mut sorted = [tiles[0]; 32];
        sorted[..TILES].copy_from_slice(&tiles);
        let mut places = [0_u32; N_INDICES];
        let mut first_place = [0; N_INDICES];
        let mut firsts = 0;
        for (place, tile) in (0_u8..).zip(tiles) {
            if places[tile.index()] == 0 {
                first_place[tile.index()] = place;
                firsts |= 1 << place;
            }
            places[tile.index()] |= 1 << place;
        }
        Tiles { sorted, places, first_place, firsts }
    }

    /// How many copies of `tile` the game has.
    pub(crate) fn copies(&self, tile: Tile) -> u32 {
        self.places[tile.index()].count_ones()
    }

    /// How many copies of `tile` are in the reserve.
    #[inline]
    pub(crate) fn copies_left(&self, reserve: Reserve, tile: Tile) -> u32 {
        let index = tile.index();
        let copies = (reserve.0 & self.places[index]) >> self.first_place[index];
        // They are neighbors and the last one goes first, so the ones are all at the bottom. Many
        // processors have no single instruction to count ones, but all have one to find a zero.
        // There are fewer than 32 tiles, so the highest bit can be set: then there is always one to
        // find, and nothing is done for the case that there is none.
        (!copies | 1 << 31).trailing_zeros()
    }

    /// The different tiles in the reserve, in their order.
    #[inline]
    pub(crate) fn left(&self, reserve: Reserve) -> impl Iterator<Item = Tile> {
        let mut rest = reserve.0 & self.firsts;
        (0..rest.count_ones()).map(move |_| {
            let tile = self.sorted[rest.trailing_zeros() as usize % 32];
            rest &= rest - 1;
            tile
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
