//! What a table is set up with before anybody sits down.

use bots::Level;
use rules::Options;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::serial::{self, LevelName};

/// A game, how many may sit down to it, and the manners of the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The name of the game.
    pub game: String,
    /// How many seats there are at first; the host can open more and close some.
    pub seats: usize,
    /// The options of the game that are not the default.
    #[serde(default)]
    pub options: Options,
    /// How much time there is.
    #[serde(default)]
    pub pace: Pace,
    /// Who may look on.
    #[serde(default)]
    pub spectators: Spectators,
    /// Whether what the game covers stays covered.
    #[serde(default)]
    pub visibility: Visibility,
    /// Whether people may chat.
    #[serde(default = "yes")]
    pub chat: bool,
    /// How well the bot plays that stands in for a person who left or ran out of time.
    #[serde(default = "medium", with = "serial::level")]
    #[schemars(with = "LevelName")]
    pub stand_in: Level,
    /// Actions, chance included, that are played when the game starts: a record played on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opening: Vec<String>,
}

pub(crate) fn yes() -> bool {
    true
}

pub(crate) fn medium() -> Level {
    Level::Medium
}

impl Setup {
    /// A game without clock, by link, in memory play, with all its options at their defaults.
    pub fn of(game: &str, seats: usize) -> Setup {
        Setup {
            game: game.to_owned(),
            seats,
            options: Options::new(),
            pace: Pace::default(),
            spectators: Spectators::default(),
            visibility: Visibility::default(),
            chat: yes(),
            stand_in: medium(),
            opening: Vec::new(),
        }
    }
}

/// How much time there is to think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// As much as one likes.
    #[default]
    Unhurried,
    /// Everybody is there: an allowance for every turn, and a reserve for the whole game.
    Live {
        /// Seconds for a turn; what is left of them is lost.
        turn_seconds: u32,
        /// Seconds for all turns together that need more.
        reserve_seconds: u32,
    },
    /// By correspondence: so many days for a turn.
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
