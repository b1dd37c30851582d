//! Who may watch.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Who may watch without a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Spectators {
    /// Nobody.
    None,
    /// Anyone with the link.
    #[default]
    Link,
    /// Anyone: the table is listed.
    Public,
}
