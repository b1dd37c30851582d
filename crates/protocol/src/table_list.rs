//! Lists of tables.

use rules::Options;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Moment, Pace, Phase, SeatView, TableId, Version, Visibility};

/// The tables that are open to the public.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TableList {
    /// The tables, those first where something happened last.
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
    /// How much time there is.
    pub pace: Pace,
    /// Whether what the game covers stays covered.
    pub visibility: Visibility,
    /// How far things have come.
    pub phase: Phase,
    /// The seats in turn order.
    pub seats: Vec<SeatView>,
    /// The number of the seat whose turn it is.
    pub turn: Option<usize>,
    /// When the time of the turn runs out, if it does.
    pub deadline: Option<Moment>,
    /// When something happened last.
    pub at: Moment,
}
