//! Who lets a bot play for a player who is away.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Who lets a bot play for a player who is away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StandInBy {
    /// Everybody else who is here has to agree.
    #[default]
    All,
    /// The host alone; everybody while the host is away.
    Host,
}

impl StandInBy {
    /// Whether it is the default, which is left out.
    pub fn is_all(&self) -> bool {
        *self == StandInBy::All
    }
}
