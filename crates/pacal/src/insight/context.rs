//! What is the same for all seats.

use rules::{MAX_SEATS, Seat};

use super::bitboard::Bitboard;
use super::constellations::Stretch;
use super::pieces::Pieces;
use crate::Pacal;
use crate::state::State;

/// What does not depend on the seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Context<'a> {
    pub(super) game: &'a Pacal,
    pub(super) state: &'a State,
    pub(super) stretch: Stretch,
    /// Where a ship may be put down. Ruling A5.
    pub(super) free: Bitboard,
    /// Where a stone can lie: no lake, cover or pyramid.
    pub(super) open: Bitboard,
    pyramids: [Pieces; MAX_SEATS],
}

impl Context<'_> {
    pub(super) fn of<'a>(game: &'a Pacal, state: &'a State) -> Context<'a> {
        let board = &game.board;
        let (columns, rows) = (board.columns(), board.rows());
        let closed = (board.land() | board.lake()) & !game.open_squares;
        let mut context = Context {
            game,
            state,
            stretch: Stretch::of_board(columns, rows),
            free: Bitboard::EMPTY,
            open: Bitboard::of_board(columns, rows) & !Bitboard::of(closed),
            pyramids: [Pieces::NONE; MAX_SEATS],
        };
        for (pyramids, &squares) in context.pyramids.iter_mut().zip(&state.pyramids[..game.players])
        {
            pyramids.add_pyramids(game, state, squares);
            context.open = context.open & !pyramids.rows;
        }
        context.free = context.open & !Bitboard::of(state.all_ships());
        context
    }

    #[inline]
    pub(super) fn pyramids(&self, seat: Seat) -> &Pieces {
        &self.pyramids[seat.index()]
    }
}
