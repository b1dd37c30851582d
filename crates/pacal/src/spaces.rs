//! Actions as numbers and positions as arrays, for programs that learn.

mod action_features;
mod constellations;
mod ids;
mod observation;

use rules::{Field, IdRange, Seat, Sight, Spaces};

use crate::square::Square;
use crate::{Action, Pacal, State};

/// Ids are offered for boards of at most as many columns and rows as the default one.
const SIDE: u8 = 11;

/// The number of a square, row by row.
#[inline]
fn square_index(square: Square) -> Option<u32> {
    let (column, row) = (u32::from(square.column()), u32::from(square.row()));
    let side = u32::from(SIDE);
    (column < side && row < side).then_some(row * side + column)
}

fn square_at(index: u32) -> Option<Square> {
    let side = u32::from(SIDE);
    let byte = |number: u32| u8::try_from(number).ok();
    Square::new(byte(index % side)?, byte(index / side).filter(|&row| row < SIDE)?)
}

impl Spaces for Pacal {
    const PLAYER_IDS: u32 = ids::ROLL;
    const IDS: u32 = ids::END;

    fn id_ranges() -> Vec<IdRange> {
        ids::ranges()
    }

    fn has_ids(&self) -> bool {
        self.board.columns() <= SIDE && self.board.rows() <= SIDE
    }

    #[inline]
    fn action_id(action: Action) -> Option<u32> {
        ids::id_of(action)
    }

    fn action_with_id(id: u32) -> Option<Action> {
        ids::action_with(id)
    }

    fn flat_fields(&self) -> Vec<Field> {
        observation::flat_fields(self.players)
    }

    fn plane_fields(&self) -> Vec<Field> {
        observation::plane_fields(self.players)
    }

    fn fixed_planes(&self) -> usize {
        observation::FIXED_PLANES
    }

    fn plane_size(&self) -> (usize, usize) {
        (self.board.rows().into(), self.board.columns().into())
    }

    fn action_fields(&self) -> Vec<Field> {
        action_features::fields(self.players)
    }

    fn write_flat(&self, state: &State, viewer: Seat, sight: Sight, flat: &mut [f32]) {
        observation::write_flat(self, state, viewer, sight, flat);
    }

    fn write_planes(&self, state: &State, viewer: Seat, planes: &mut [u8]) {
        observation::write_planes(self, state, viewer, planes);
    }

    fn write_fixed_planes(&self, planes: &mut [u8]) {
        observation::write_fixed_planes(self, planes);
    }

    fn write_action(&self, state: &State, action: Action, features: &mut [f32]) {
        action_features::write(self, state, action, features);
    }
}
