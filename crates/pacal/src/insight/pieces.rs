//! Stones and pyramids with what matters about the squares on which they are.

use super::bitboard::Bitboard;
use crate::Pacal;
use crate::square::{Square, Squares};
use crate::state::State;

/// One bit of a word for every district; there are as many as letters.
pub(super) const MOST_DISTRICTS: usize = 32;

/// A stone or a pyramid.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Piece {
    pub(super) column: u8,
    pub(super) row: u8,
    /// The floors of a pyramid; none for a stone.
    pub(super) floors: u8,
    district: u8,
    /// Whether it is at the river, and at the lake.
    pub(super) shores: [bool; 2],
}

/// Some pieces of a seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pieces {
    all: [Piece; Pieces::MOST],
    len: usize,
    pub(super) rows: Bitboard,
}

impl Piece {
    /// The index of its district.
    #[inline]
    pub(super) fn district(self) -> usize {
        usize::from(self.district) % MOST_DISTRICTS
    }

    fn on(game: &Pacal, square: Square) -> Piece {
        let district = game.board.district_index(square).unwrap_or_default();
        Piece {
            column: square.column(),
            row: square.row(),
            floors: 0,
            district: u8::try_from(district).unwrap_or_default(),
            shores: game.shores.each_ref().map(|shore| shore.contains(square)),
        }
    }
}

impl Pieces {
    /// No seat has more stones or pyramids on the board.
    const MOST: usize = 16;

    pub(super) const NONE: Pieces = Pieces {
        all: [Piece { column: 0, row: 0, floors: 0, district: 0, shores: [false; 2] }; Self::MOST],
        len: 0,
        rows: Bitboard::EMPTY,
    };

    pub(super) fn add_stones(&mut self, game: &Pacal, squares: Squares) {
        squares.for_each(|square| self.push(Piece::on(game, square)));
    }

    pub(super) fn add_pyramids(&mut self, game: &Pacal, state: &State, squares: Squares) {
        squares.for_each(|square| {
            let floors = state.floors_on(square);
            self.push(Piece { floors, ..Piece::on(game, square) });
        });
    }

    #[inline]
    fn push(&mut self, piece: Piece) {
        if let Some(place) = self.all.get_mut(self.len) {
            *place = piece;
            self.len += 1;
            self.rows.insert(piece.column, piece.row);
        }
    }

    #[inline]
    pub(super) fn iter(&self) -> impl Iterator<Item = Piece> {
        self.all.iter().take(self.len).copied()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.len == 0
    }
}
