//! How far a priest walks (A.7, C.6).
//!
//! One move enters a free space next to the spaces reached so far; occupied spaces are crossed
//! without counting (B19), so each round first spreads over them.

use crate::cell::CellSet;
use crate::{Cell, State};

/// Where a priest on `from` can stop with so many moves or fewer.
#[inline]
pub(crate) fn reach(state: &State, from: Cell, moves: u8) -> CellSet {
    let mut walk = Walk::new(state, from);
    for _ in 0..moves {
        if !walk.advance() {
            break;
        }
    }
    walk.reached.without(walk.occupied)
}

/// How many moves the cheapest way from `from` to `to` takes, if there is one.
///
/// None as well where a priest stands on `to`: nobody stops there (A.7.3).
pub(crate) fn cost(state: &State, from: Cell, to: Cell) -> Option<u8> {
    let mut walk = Walk::new(state, from);
    if walk.occupied.contains(to) {
        return None;
    }
    let mut moves = 0;
    while !walk.reached.contains(to) {
        if !walk.advance() {
            return None;
        }
        moves += 1;
    }
    Some(moves)
}

struct Walk {
    /// The spaces with a tile: a priest never walks on the base board (B13).
    tiled: CellSet,
    occupied: CellSet,
    reached: CellSet,
}

impl Walk {
    #[inline]
    fn new(state: &State, from: Cell) -> Walk {
        Walk { tiled: state.tiled(), occupied: state.occupied(), reached: CellSet::of(from) }
    }

    /// Takes one move in every direction; says whether that leads anywhere new.
    #[inline]
    fn advance(&mut self) -> bool {
        let mut next = self.reached.neighbors() & self.tiled;
        let mut crossed = (next & self.occupied).without(self.reached);
        while !crossed.is_empty() {
            self.reached |= crossed;
            next |= crossed.neighbors() & self.tiled;
            crossed = (next & self.occupied).without(self.reached);
        }
        let is_new = !next.without(self.reached).is_empty();
        self.reached |= next;
        is_new
    }
}
