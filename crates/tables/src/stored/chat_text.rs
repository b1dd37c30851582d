//! What somebody said.

use serde::{Deserialize, Serialize};

/// What somebody said: their own words, or a preset message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChatText {
    /// Their own words.
    Text(String),
    /// The key of a message that every language has.
    Preset(String),
}

impl From<&ChatText> for protocol::ChatText {
    fn from(stored: &ChatText) -> protocol::ChatText {
        match stored {
            ChatText::Text(text) => protocol::ChatText::Text(text.clone()),
            ChatText::Preset(key) => protocol::ChatText::Preset(key.clone()),
        }
    }
}
