//! When somebody wants no notices.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

/// The quiet hours of this browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Quiet {
    /// The hours; null for none.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schemars(with = "HoursOrNull")]
    pub hours: Option<QuietHours>,
}

/// From one time of day to another: notices wait until their end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// When they begin, in minutes after midnight.
    pub from: u32,
    /// When they end, in minutes after midnight: at most twelve hours later.
    pub to: u32,
    /// The time zone, in minutes east of UTC.
    pub minutes_east: i32,
}

/// Hours that may be null but must be present.
struct HoursOrNull;

impl JsonSchema for HoursOrNull {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "HoursOrNull".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({"anyOf": [generator.subschema_for::<QuietHours>(), {"type": "null"}]})
    }
}
