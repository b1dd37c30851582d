//! The constellations of one seat, of what lies open and of what will, in one pass over pairs.

use crate::components::MAX_FLOORS;
use crate::square::{EAST, SOUTH, Square, Squares};

/// When the stones of a constellation lie open.
pub(super) const WHENS: usize = 3;
/// They do already.
pub(super) const NOW: usize = 0;
/// When the seat's ship has lifted off the next time.
pub(super) const NEXT: usize = 1;
/// When the other ships have.
pub(super) const LATER: usize = 2;

/// What a seat has on a square, one bit each, so that a constellation is the union of its squares.
type Piece = u8;
const STONE: Piece = 1;
const PYRAMID: Piece = 2;
const NEXT_STONE: Piece = 4;
const LATER_STONE: Piece = 8;

/// The pieces of one seat and what they form.
#[derive(Clone, Debug)]
pub(super) struct Sky {
    /// Whether new pyramids are made of stones only. Rule 11.1.
    master: bool,
    held: Squares,
    /// What the seat has on every square, by its bit.
    pieces: [Piece; 256],
    /// Where a pyramid can be built or raised, by the time and by the floors, less one, that the
    /// constellation stands for.
    pub(super) sites: [[Squares; MAX_FLOORS as usize]; WHENS],
    /// The squares on which one stone more makes three, four or five floors; some of them may be
    /// under water or built on.
    pub(super) gaps: [Squares; 3],
}

/// A square that may hold something, with its column and row at hand.
#[derive(Clone, Copy)]
struct Spot {
    column: u8,
    row: u8,
    square: Square,
}

impl Sky {
    /// The constellations of these pieces; `stones` by the time when they lie open.
    pub(super) fn of(master: bool, stones: [Squares; WHENS], pyramids: Squares) -> Sky {
        let mut sky = Sky {
            master,
            held: stones[NOW] | stones[NEXT] | stones[LATER] | pyramids,
            pieces: [0; 256],
            sites: [[Squares::EMPTY; MAX_FLOORS as usize]; WHENS],
            gaps: [Squares::EMPTY; 3],
        };
        let pieces = [STONE, NEXT_STONE, LATER_STONE];
        for ((squares, piece), sites) in stones.into_iter().zip(pieces).zip(&mut sky.sites) {
            squares.for_each(|square| sky.pieces[usize::from(square.bit())] = piece);
            sites[0] = squares;
        }
        pyramids.for_each(|square| sky.pieces[usize::from(square.bit())] = PYRAMID);
        sky.scan();
        sky
    }

    /// Whether a pyramid of the seat stands there.
    #[inline]
    pub(super) fn has_pyramid(&self, square: Square) -> bool {
        self.piece(square) == PYRAMID
    }

    #[inline]
    fn piece(&self, square: Square) -> Piece {
        self.pieces[usize::from(square.bit())]
    }

    #[inline]
    fn holds(&self, spot: Option<Spot>) -> bool {
        spot.is_some_and(|spot| self.piece(spot.square) != 0)
    }

    /// Every pair, line and square is found from its first two squares.
    fn scan(&mut self) {
        let held = self.held;
        held.for_each(|first| {
            let a = Spot::of(first);
            let only_stones = self.master && self.has_pyramid(first);
            (held & *Squares::in_line_after(first)).for_each(|second| {
                if only_stones && self.has_pyramid(second) {
                    return;
                }
                let b = Spot::of(second);
                let apart = second.bit() - first.bit();
                if apart == EAST || apart == SOUTH {
                    self.found(2, &[a, b]);
                }
                self.scan_line(a, b);
                if a.row == b.row {
                    self.scan_square(a, b);
                }
            });
        });
    }

    /// Lines of three and four that begin with `a` and `b`, and those that lack one square.
    #[inline]
    fn scan_line(&mut self, a: Spot, b: Spot) {
        let before = a.beyond(b);
        let before_is_free = before.is_some() && !self.holds(before);
        if let Some(third) = b.beyond(a) {
            let fourth = third.beyond(b);
            if self.holds(Some(third)) {
                self.found(3, &[a, b, third]);
                match fourth {
                    Some(fourth) if self.holds(Some(fourth)) => {
                        self.found(4, &[a, b, third, fourth]);
                    }
                    Some(fourth) => self.lacks(4, fourth),
                    None => {}
                }
                if let Some(before) = before.filter(|_| before_is_free) {
                    self.lacks(4, before);
                }
            } else {
                self.lacks(3, third);
                if self.holds(fourth) {
                    self.lacks(4, third);
                }
            }
        }
        if let Some(before) = before.filter(|_| before_is_free) {
            self.lacks(3, before);
            if self.holds(before.beyond(a)) {
                self.lacks(4, before);
            }
        }
        if let Some(middle) = a.middle(b).filter(|&middle| !self.holds(Some(middle))) {
            self.lacks(3, middle);
        }
    }

    /// Squares with `a` and `b` as their upper side, and those that lack one corner. Any three
    /// corners hold the upper or the lower side.
    #[inline]
    fn scan_square(&mut self, a: Spot, b: Spot) {
        let side = b.column - a.column;
        for (row, is_lower) in [(a.row + side, true), (a.row.wrapping_sub(side), false)] {
            let (Some(c), Some(d)) = (Spot::at(a.column, row), Spot::at(b.column, row)) else {
                continue;
            };
            match (self.holds(Some(c)), self.holds(Some(d))) {
                (true, true) if is_lower => self.found(5, &[a, b, c, d]),
                (true, false) => self.lacks(5, d),
                (false, true) => self.lacks(5, c),
                _ => {}
            }
        }
    }

    /// Rules 7.4, 7.6 and 7.7: at least one stone; a stone gives way to a new pyramid, a pyramid
    /// to a higher one. Rule 11.1: in the master variant one pyramid at most, and then that one.
    #[inline]
    fn found(&mut self, floors: usize, spots: &[Spot]) {
        let pieces = spots.iter().fold(0, |pieces, spot| pieces | self.piece(spot.square));
        if pieces == PYRAMID {
            return;
        }
        let when = match pieces {
            LATER_STONE.. => LATER,
            NEXT_STONE.. => NEXT,
            _ => NOW,
        };
        let is_raised = self.master && pieces & PYRAMID != 0;
        if is_raised && spots.iter().filter(|spot| self.has_pyramid(spot.square)).count() > 1 {
            return;
        }
        for spot in spots {
            if !is_raised || self.has_pyramid(spot.square) {
                self.sites[when][floors - 1].insert(spot.square);
            }
        }
    }

    #[inline]
    fn lacks(&mut self, floors: usize, spot: Spot) {
        self.gaps[floors - 3].insert(spot.square);
    }
}

impl Spot {
    #[inline]
    fn of(square: Square) -> Spot {
        Spot { column: square.column(), row: square.row(), square }
    }

    #[inline]
    fn at(column: u8, row: u8) -> Option<Spot> {
        Square::new(column, row).map(|square| Spot { column, row, square })
    }

    /// The spot as far beyond `self` as `self` is beyond `other`.
    #[inline]
    fn beyond(self, other: Spot) -> Option<Spot> {
        let column = (2 * self.column).wrapping_sub(other.column);
        Spot::at(column, (2 * self.row).wrapping_sub(other.row))
    }

    /// The spot half-way between the two.
    #[inline]
    fn middle(self, other: Spot) -> Option<Spot> {
        let (columns, rows) = (self.column + other.column, self.row + other.row);
        if (columns | rows) & 1 != 0 {
            return None;
        }
        Spot::at(columns / 2, rows / 2)
    }
}
