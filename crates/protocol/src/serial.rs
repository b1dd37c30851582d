//! How things of other crates are written down: a seat by its number, a level by its name.

use schemars::JsonSchema;

/// How well a bot plays.
#[derive(JsonSchema)]
#[schemars(rename_all = "snake_case")]
#[expect(dead_code, reason = "only the schema of bots::Level")]
pub(crate) enum LevelName {
    /// Any legal action.
    Random,
    /// Overlooks many actions.
    Easy,
    /// Thinks ahead a little.
    Medium,
    /// Searches.
    Hard,
    /// Searches longer.
    Master,
    /// A yardstick for other bots.
    Uct,
}

/// The number of a seat, counted from one.
#[derive(JsonSchema)]
#[schemars(rename = "SeatNumber", transparent)]
#[expect(dead_code, reason = "only the schema of rules::Seat")]
pub(crate) struct SeatNumber(#[schemars(range(min = 1, max = 5))] u8);

/// A [`bots::Level`] by its name.
pub mod level {
    use bots::Level;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    /// Writes the name.
    pub fn serialize<S: Serializer>(level: &Level, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(level.name())
    }

    /// Reads a name.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Level, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// Perhaps a [`bots::Level`], else null.
pub mod maybe_level {
    use bots::Level;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    /// Writes the name or null.
    pub fn serialize<S: Serializer>(level: &Option<Level>, to: S) -> Result<S::Ok, S::Error> {
        level.map(Level::name).serialize(to)
    }

    /// Reads a name or null.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Level>, D::Error> {
        let name = Option::<String>::deserialize(from)?;
        name.map(|name| name.parse()).transpose().map_err(D::Error::custom)
    }
}

/// Some [`bots::Level`]s by their names.
pub mod levels {
    use bots::Level;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    /// Writes the names.
    pub fn serialize<S: Serializer>(levels: &[Level], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(levels.iter().map(|level| level.name()))
    }

    /// Reads names.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Level>, D::Error> {
        let names = Vec::<String>::deserialize(from)?;
        names.iter().map(|name| name.parse()).collect::<Result<_, _>>().map_err(D::Error::custom)
    }
}

/// A [`rules::Seat`] by its number.
pub mod seat {
    use rules::Seat;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    /// Writes the number.
    pub fn serialize<S: Serializer>(seat: &Seat, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u64(seat.number() as u64)
    }

    /// Reads a number.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        let number = usize::deserialize(from)?;
        Seat::from_number(number).ok_or_else(|| D::Error::custom("expected the number of a seat"))
    }
}

/// A field that is there, be it null: what is told apart from a field that is left out.
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
