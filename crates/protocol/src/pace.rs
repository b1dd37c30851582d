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
        /// Whether Saturdays and Sundays do not count: where it is midnight then, in minutes east
        /// of UTC. Left out if they count.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schemars(with = "i32")]
        weekends_off: Option<i32>,
        /// How many days off each person may take in the game.
        #[serde(default, skip_serializing_if = "is_zero")]
        days_off: u32,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_zero(count: &u32) -> bool {
    *count == 0
}
