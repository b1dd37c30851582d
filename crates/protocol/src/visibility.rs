//! What is hidden.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Whether the game hides what its rules hide, such as the contents of ships.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// As printed: hidden things have to be remembered.
    #[default]
    Memory,
    /// Everything is shown.
    Open,
}
