//! How much a client wants to be sent.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How much a client wants to be sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Detail {
    /// Everything.
    #[default]
    Full,
    /// No boards, no positions and no hints: for programs that keep their own board.
    Plain,
}
