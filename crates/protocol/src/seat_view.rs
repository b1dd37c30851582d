//! A seat as everybody may see it.

use bots::Level;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SeatView {
    /// Its number.
    pub seat: usize,
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
    /// Whether they want a pause.
    pub wants_pause: bool,
    /// Whether they want a rematch.
    pub wants_rematch: bool,
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
}
