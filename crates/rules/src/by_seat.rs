//! One value per seat.

use std::borrow::Cow;
use std::ops::Deref;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Serialize, Serializer};

use crate::{MAX_SEATS, Seat};

/// One value per seat, in turn order. Reads as a slice and serializes as a list.
///
/// It does not allocate, because a position is written after every action.
///
/// ```
/// use rules::BySeat;
///
/// let numbers = BySeat::new(3, |seat| seat.number());
/// assert_eq!(*numbers, [1, 2, 3]);
/// assert_eq!(serde_json::to_string(&numbers)?, "[1,2,3]");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BySeat<T> {
    each: [T; MAX_SEATS],
    players: usize,
}

impl<T: Default> BySeat<T> {
    /// The value of every seat at a table of `players`, [`MAX_SEATS`] at most.
    pub fn new(players: usize, of: impl FnMut(Seat) -> T) -> BySeat<T> {
        let mut each: [T; MAX_SEATS] = Default::default();
        for (place, value) in each.iter_mut().zip(Seat::all(players).map(of)) {
            *place = value;
        }
        BySeat { each, players: players.min(MAX_SEATS) }
    }
}

impl<T> Deref for BySeat<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.each[..self.players]
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<T: JsonSchema> JsonSchema for BySeat<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        Vec::<T>::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Vec::<T>::json_schema(generator)
    }
}
