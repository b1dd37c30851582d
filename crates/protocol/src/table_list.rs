//! Lists of tables.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Moment, Pace, Phase, SeatView, TableId, Version, Visibility};

/// The tables that are open to the public.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TableList {
    /// The tables, most recently active first.
    pub tables: Vec<TableSummary>,
}

/// A table in a list. It has no options: components can be large, and the view of the table has them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TableSummary {
    /// The table.
    pub table: TableId,
    /// Its version.
    pub version: Version,
    /// The name of the game.
    pub game: String,
    /// The name of the components, if they have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub map: Option<String>,
    /// How much time there is.
    pub pace: Pace,
    /// Whether the game hides what its rules hide.
    pub visibility: Visibility,
    /// The phase of the table.
    pub phase: Phase,
    /// The seats in turn order.
    pub seats: Vec<SeatView>,
    /// The number of the seat whose turn it is.
    pub turn: Option<usize>,
    /// The deadline of the turn, if there is one.
    pub deadline: Option<Moment>,
    /// When the last event happened.
    pub at: Moment,
    /// Whether the game starts by itself when every seat is taken: strangers meet here.
    #[serde(default, skip_serializing_if = "is_false")]
    pub pairing: bool,
    /// Whether the operator has closed the table. It is over then, and has no result.
    #[serde(default, skip_serializing_if = "is_false")]
    pub closed: bool,
    /// How the game ended; left out before that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "GameResult")]
    pub result: Option<GameResult>,
    /// How many people watch without a seat; only in the stream of the lobby, and only if there are
    /// any.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub watching: usize,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GameResult {
    /// The points of every seat.
    pub scores: Vec<i32>,
    /// The numbers of the seats that have won.
    pub winners: Vec<usize>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
pub(crate) fn is_false(value: &bool) -> bool {
    !value
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(value: &usize) -> bool {
    *value == 0
}
