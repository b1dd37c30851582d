//! Where turn notices go.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

/// Where turn notices should go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Contact {
    /// An e-mail address; null for no notices.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schemars(with = "TextOrNull")]
    pub email: Option<String>,
}

/// A text that may be null but must be present.
struct TextOrNull;

impl JsonSchema for TextOrNull {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "TextOrNull".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": ["string", "null"]})
    }
}
