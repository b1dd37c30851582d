use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What somebody says: their own words, or one of the ready-made phrases.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChatText {
    /// Their own words.
    Text(String),
    /// The key of a message that every language has.
    Preset(String),
}
