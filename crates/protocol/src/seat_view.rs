//! A seat as everybody may see it.

use bots::Level;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Moment;

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SeatView {
    /// Its number.
    pub seat: usize,
    /// The number of its color and mark, 1 to 5; no two seats have the same.
    pub look: usize,
    /// Who holds it.
    pub kind: SeatKind,
    /// The name of the person.
    pub name: Option<String>,
    /// The level of the bot that plays it, permanently or as a stand-in.
    pub bot: Option<Level>,
    /// Why a bot stands in for the person.
    pub away: Option<AwayReason>,
    /// Whether the person is the host.
    pub host: bool,
    /// Reserve in milliseconds beyond the allowance of each turn, as of the last turn.
    pub reserve: Option<u64>,
    /// Days off that they may still take; left out where there are none to take.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u32")]
    pub days_off_left: Option<u32>,
    /// When the days off end that they took last; left out if they took none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Moment")]
    pub off_until: Option<Moment>,
    /// Whether they want a pause.
    pub wants_pause: bool,
    /// Whether they want a rematch.
    pub wants_rematch: bool,
    /// The SHA-256 of their contribution to the dice, once it is promised. Only before the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub promise: Option<String>,
    /// Their contribution to the dice, once it is revealed. Only before the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub contribution: Option<String>,
    /// The seats of those who agree that a bot plays for this person, who is away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bot_wanted_by: Vec<usize>,
}

/// Who holds a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// Why a bot stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AwayReason {
    /// The person left.
    Left,
    /// Their time ran out.
    OutOfTime,
    /// They were away, and the others let a bot play.
    Absent,
}
