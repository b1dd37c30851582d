//! How identifiers, times, seats and levels are stored: as texts and numbers, by these functions
//! and not by those of the crates that define them.

/// A [`protocol::TableId`] by its text.
pub(super) mod table_id {
    use protocol::TableId;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(id: &TableId, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(id.as_str())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<TableId, D::Error> {
        TableId::try_from(String::deserialize(from)?).map_err(D::Error::custom)
    }
}

/// Perhaps a [`protocol::TableId`].
pub(super) mod maybe_table_id {
    use protocol::TableId;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[expect(clippy::ref_option, reason = "serde calls it")]
    pub(crate) fn serialize<S: Serializer>(id: &Option<TableId>, to: S) -> Result<S::Ok, S::Error> {
        id.as_ref().map(TableId::as_str).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<TableId>, D::Error> {
        let text = Option::<String>::deserialize(from)?;
        text.map(TableId::try_from).transpose().map_err(D::Error::custom)
    }
}

/// A [`protocol::RequestId`] by its text.
pub(super) mod request_id {
    use protocol::RequestId;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(id: &RequestId, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(id.as_str())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<RequestId, D::Error> {
        RequestId::try_from(String::deserialize(from)?).map_err(D::Error::custom)
    }
}

/// A [`protocol::Moment`] in milliseconds.
pub(super) mod moment {
    use protocol::Moment;
    use serde::{Deserialize, Deserializer, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it")]
    pub(crate) fn serialize<S: Serializer>(at: &Moment, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u64(at.as_millis())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Moment, D::Error> {
        u64::deserialize(from).map(Moment::from_millis)
    }
}

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

/// A [`bots::Level`] by its name; by its old name where it has one, so that a table is written as
/// it was stored and versions with four levels can read it.
pub(super) mod level {
    use bots::Level;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it")]
    pub(crate) fn serialize<S: Serializer>(level: &Level, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(level.old_name().unwrap_or(level.name()))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Level, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// A [`crate::Scheme`] by its number.
pub(super) mod scheme {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::Scheme;

    pub(crate) fn first() -> Scheme {
        Scheme::Seed
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it")]
    pub(crate) fn is_first(scheme: &Scheme) -> bool {
        *scheme == first()
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it")]
    pub(crate) fn serialize<S: Serializer>(scheme: &Scheme, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u32(scheme.number())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Scheme, D::Error> {
        let number = u32::deserialize(from)?;
        Scheme::numbered(number).ok_or_else(|| D::Error::custom("expected a known kind of dice"))
    }
}
