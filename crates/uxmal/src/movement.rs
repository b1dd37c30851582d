//! How far a priest walks (A.7, C.6).
//!
//! One move enters a free space next to the spaces reached so far; occupied spaces are crossed
//! without counting (B19), so each round first spreads over them.

use std::collections::VecDeque;

use crate::cell::CellSet;
use crate::{Cell, State};

/// Where a priest on `from` can stop with at most `moves` moves.
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
/// Also none where a priest stands on `to`: no priest stops there (A.7.3).
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

/// One of the cheapest ways from `from` to `to`, without the first cell and with the last, and how
/// many moves it takes; none where [`cost`] has none.
pub(crate) fn cheapest_way(state: &State, from: Cell, to: Cell) -> Option<(Vec<Cell>, u8)> {
    let (tiled, occupied) = (state.tiled(), state.occupied());
    if occupied.contains(to) {
        return None;
    }
    let mut found: [Option<Found>; 64] = [None; 64];
    found[from.index()] = Some(Found { moves: 0, before: from });
    // In the order of their moves, because a free cell goes behind all that cost as much.
    let mut open = VecDeque::from([from]);
    while let Some(here) = open.pop_front() {
        let moves = found[here.index()].map_or(0, |found| found.moves);
        for next in (CellSet::of(here).neighbors() & tiled).iter() {
            let is_free = !occupied.contains(next);
            let moves = moves + u8::from(is_free);
            if found[next.index()].is_none_or(|found| moves < found.moves) {
                found[next.index()] = Some(Found { moves, before: here });
                if is_free { open.push_back(next) } else { open.push_front(next) }
            }
        }
    }
    let moves = found[to.index()]?.moves;
    let mut way: Vec<Cell> =
        std::iter::successors(Some(to), |here| Some(found[here.index()]?.before))
            .take_while(|&here| here != from)
            .collect();
    way.reverse();
    Some((way, moves))
}

/// How a cell is reached: the number of moves, and the cell before it.
#[derive(Clone, Copy)]
struct Found {
    moves: u8,
    before: Cell,
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
