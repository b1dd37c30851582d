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
        /// Whether Saturdays and Sundays do not count: where it is midnight then, in minutes east
        /// of UTC. Tables without it count every day.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        weekends_off: Option<i32>,
        /// How many days off each person may take; none at tables that were opened before there
        /// were any.
        #[serde(default, skip_serializing_if = "is_zero")]
        days_off: u32,
    },
}

const SECOND: u64 = 1000;
pub(crate) const DAY: u64 = 24 * 60 * 60 * SECOND;

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_zero(count: &u32) -> bool {
    *count == 0
}

impl Pace {
    /// So many days for a turn, all of which count.
    pub fn days(days: u32) -> Pace {
        Pace::Days { days, weekends_off: None, days_off: 0 }
    }

    /// The days off that everybody has at the start.
    pub fn days_off(self) -> u32 {
        match self {
            Pace::Days { days_off, .. } => days_off,
            Pace::Unhurried | Pace::Live { .. } => 0,
        }
    }

    /// Where it is midnight when weekends without a clock begin and end, in minutes east of UTC.
    pub fn weekends_off(self) -> Option<i32> {
        match self {
            Pace::Days { weekends_off, .. } => weekends_off,
            Pace::Unhurried | Pace::Live { .. } => None,
        }
    }

    /// Milliseconds for a turn; none if there is no limit.
    pub fn allowance(self) -> Option<u64> {
        match self {
            Pace::Unhurried => None,
            Pace::Live { turn_seconds, .. } => Some(u64::from(turn_seconds) * SECOND),
            Pace::Days { days, .. } => Some(u64::from(days) * DAY),
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
            protocol::Pace::Days { days, weekends_off, days_off } => {
                Pace::Days { days, weekends_off, days_off }
            }
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
            Pace::Days { days, weekends_off, days_off } => {
                protocol::Pace::Days { days, weekends_off, days_off }
            }
        }
    }
}
