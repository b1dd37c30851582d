//! What is hidden.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Whether the game hides what its rules hide: the contents of ships, or the hands of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Hidden things have to be remembered.
    Memory,
    /// Everything is shown.
    Open,
}
