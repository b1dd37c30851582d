//! The log of a game.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Sentence, Version};

/// The log of a game so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct GameLog {
    /// The version of the table.
    pub version: Version,
    /// What happened, in order.
    pub log: Vec<LogEntry>,
}

/// Something that happened in the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct LogEntry {
    /// The number of the seat; null if chance acted.
    pub seat: Option<usize>,
    /// The action, unless its result is hidden.
    pub action: Option<String>,
    /// What it did, unless that is hidden.
    pub told: Option<Sentence>,
}
