//! How much time there is to think, and the clock rules that follow from it.

use serde::{Deserialize, Serialize};

/// How much time there is to think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
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

const SECOND: u64 = 1000;
const DAY: u64 = 24 * 60 * 60 * SECOND;

impl Pace {
    /// Milliseconds for a turn; none if there is no limit.
    pub fn allowance(self) -> Option<u64> {
        match self {
            Pace::Unhurried => None,
            Pace::Live { turn_seconds, .. } => Some(u64::from(turn_seconds) * SECOND),
            Pace::Days { days } => Some(u64::from(days) * DAY),
        }
    }

    /// Milliseconds that everybody has in reserve at the start.
    pub fn reserve(self) -> u64 {
        match self {
            Pace::Live { reserve_seconds, .. } => u64::from(reserve_seconds) * SECOND,
            Pace::Unhurried | Pace::Days { .. } => 0,
        }
    }
}

impl From<protocol::Pace> for Pace {
    fn from(pace: protocol::Pace) -> Pace {
        match pace {
            protocol::Pace::Unhurried => Pace::Unhurried,
            protocol::Pace::Live { turn_seconds, reserve_seconds } => {
                Pace::Live { turn_seconds, reserve_seconds }
            }
            protocol::Pace::Days { days } => Pace::Days { days },
        }
    }
}

impl From<Pace> for protocol::Pace {
    fn from(pace: Pace) -> protocol::Pace {
        match pace {
            Pace::Unhurried => protocol::Pace::Unhurried,
            Pace::Live { turn_seconds, reserve_seconds } => {
                protocol::Pace::Live { turn_seconds, reserve_seconds }
            }
            Pace::Days { days } => protocol::Pace::Days { days },
        }
    }
}
