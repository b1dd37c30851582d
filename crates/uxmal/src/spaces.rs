//! Actions as numbers and positions as arrays, for programs that learn.

mod action_features;
mod ids;
mod observation;

use rules::{Field, IdRange, Seat, Sight, Spaces};

use crate::cell::SIDE;
use crate::{Action, State, Uxmal};

impl Spaces for Uxmal {
    const PLAYER_IDS: u32 = ids::ORDER;
    const IDS: u32 = ids::END;

    fn id_ranges() -> Vec<IdRange> {
        ids::ranges()
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
        0
    }

    fn plane_size(&self) -> (usize, usize) {
        (SIDE.into(), SIDE.into())
    }

    fn action_fields(&self) -> Vec<Field> {
        action_features::fields()
    }

    fn write_flat(&self, state: &State, viewer: Seat, sight: Sight, flat: &mut [f32]) {
        observation::write_flat(self, state, viewer, sight, flat);
    }

    fn write_planes(&self, state: &State, viewer: Seat, planes: &mut [u8]) {
        observation::write_planes(self, state, viewer, planes);
    }

    fn write_fixed_planes(&self, _: &mut [u8]) {}

    fn write_action(&self, state: &State, action: Action, features: &mut [f32]) {
        action_features::write(self, state, action, features);
    }
}
