//! The city as all seats see it.

use rules::{MAX_SEATS, Seat};

use super::pieces::Pieces;
use super::rows::Rows;
use super::sky::Stretch;
use crate::Pacal;
use crate::state::State;

/// What does not depend on who looks at it.
#[derive(Clone, Copy, Debug)]
pub(super) struct City<'a> {
    pub(super) game: &'a Pacal,
    pub(super) state: &'a State,
    pub(super) stretch: Stretch,
    /// Where a ship may be put down. Ruling A5.
    pub(super) free: Rows,
    /// Where a stone can lie: no lake, cover or pyramid.
    pub(super) open: Rows,
    pyramids: [Pieces; MAX_SEATS],
}

impl City<'_> {
    pub(super) fn of<'a>(game: &'a Pacal, state: &'a State) -> City<'a> {
        let board = &game.board;
        let (columns, rows) = (board.columns(), board.rows());
        let closed = (board.land() | board.lake()) & !game.open_squares;
        let mut city = City {
            game,
            state,
            stretch: Stretch::of_board(columns, rows),
            free: Rows::EMPTY,
            open: Rows::of_board(columns, rows) & !Rows::of(closed),
            pyramids: [Pieces::NONE; MAX_SEATS],
        };
        for (pyramids, &squares) in city.pyramids.iter_mut().zip(&state.pyramids[..game.players]) {
            pyramids.add_pyramids(game, state, squares);
            city.open = city.open & !pyramids.rows;
        }
        city.free = city.open & !Rows::of(state.all_ships());
        city
    }

    #[inline]
    pub(super) fn pyramids(&self, seat: Seat) -> &Pieces {
        &self.pyramids[seat.index()]
    }
}
