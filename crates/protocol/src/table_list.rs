//! Lists of tables.

use rules::Options;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Moment, Pace, Phase, SeatView, TableId, Version, Visibility};

/// The tables that are open to the public.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TableList {
    /// The tables, most recently active first.
    pub tables: Vec<TableSummary>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TableSummary {
    /// The table.
    pub table: TableId,
    /// Its version.
    pub version: Version,
    /// The name of the game.
    pub game: String,
    /// The options of the game that are not the default.
    pub options: Options,
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
}
