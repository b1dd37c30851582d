//! What is hidden.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Whether what the game covers, such as the inside of ships, stays covered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// As printed: nobody may look, everybody may remember.
    #[default]
    Memory,
    /// Everything is shown.
    Open,
}
