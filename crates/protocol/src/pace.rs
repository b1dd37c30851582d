//! How much time there is to think.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How much time there is to think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// No clock.
    #[default]
    Unhurried,
    /// Everybody is present: an allowance for every turn, and a reserve for the whole game.
    Live {
        /// Seconds for a turn; unused ones are lost.
        turn_seconds: u32,
        /// Seconds for all turns that take longer, together.
        reserve_seconds: u32,
    },
    /// Correspondence: so many days for a turn.
    Days {
        /// The days.
        days: u32,
    },
}
