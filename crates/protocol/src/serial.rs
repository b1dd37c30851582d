//! How a seat is written on the wire, and fields that may be null.

use schemars::JsonSchema;

/// The number of a seat, counted from one.
#[derive(JsonSchema)]
#[schemars(rename = "SeatNumber", transparent)]
#[expect(dead_code, reason = "only the schema of rules::Seat")]
pub(crate) struct SeatNumber(#[schemars(range(min = 1, max = 5))] u8);

/// A [`rules::Seat`] by its number.
pub(crate) mod seat {
    use rules::Seat;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it")]
    pub(crate) fn serialize<S: Serializer>(seat: &Seat, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u64(seat.number() as u64)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        let number = usize::deserialize(from)?;
        Seat::from_number(number).ok_or_else(|| D::Error::custom("expected the number of a seat"))
    }
}

/// A field that is present, possibly null, as opposed to one that is left out.
pub(crate) mod there {
    use serde::{Deserialize, Deserializer};

    pub(crate) fn deserialize<'de, T, D>(from: D) -> Result<Option<T>, D::Error>
    where
        T: Deserialize<'de>,
        D: Deserializer<'de>,
    {
        T::deserialize(from).map(Some)
    }
}
