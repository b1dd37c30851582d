//! Chat messages.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Moment;

/// What somebody says: their own words, or one of the ready-made phrases.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChatText {
    /// Their own words.
    Text(String),
    /// The key of a message that every language has.
    Preset(String),
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ChatLine {
    /// Where the person sits, if they still do.
    pub seat: Option<usize>,
    /// Their name.
    pub name: String,
    /// What they said.
    pub words: ChatText,
    /// When.
    pub at: Moment,
}
