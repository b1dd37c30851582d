//! Chat messages.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Moment;

/// What somebody says: their own words, or a preset message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChatText {
    /// Their own words.
    Text(String),
    /// The key of a message that every language has.
    Preset(String),
}

/// A chat message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ChatLine {
    /// The seat of the person, if they still have one.
    pub seat: Option<usize>,
    /// Their name.
    pub name: String,
    /// What they said.
    pub words: ChatText,
    /// When they said it.
    pub at: Moment,
}
