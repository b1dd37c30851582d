//! Who may watch.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Who may look on without a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Spectators {
    /// Nobody.
    None,
    /// Whoever has the link.
    #[default]
    Link,
    /// Anybody: the table is listed.
    Public,
}
