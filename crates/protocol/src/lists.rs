use rules::Options;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Moment, Pace, Phase, SeatView, Sentence, TableId, Version, Visibility};

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

/// The tables where this browser has seats.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct MyTables {
    /// The tables, those first that wait for somebody here, then those where something happened
    /// last.
    pub tables: Vec<MyTable>,
}

/// A table where somebody of this browser has a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct MyTable {
    /// Which person of this browser: 1 to 5.
    #[serde(rename = "as")]
    #[schemars(range(min = 1, max = 5))]
    pub person: u8,
    /// The number of their seat; none for a host without one.
    pub seat: Option<usize>,
    /// Whether the table waits for them.
    pub waits: bool,
    /// The table.
    #[serde(flatten)]
    pub summary: TableSummary,
}

/// What happened in a game so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct GameLog {
    /// The version of the table.
    pub version: Version,
    /// What happened, in order.
    pub log: Vec<LogEntry>,
}

/// Something that happened in the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct LogEntry {
    /// The number of the seat; none where chance acted.
    pub seat: Option<usize>,
    /// The action, unless what it did lies hidden.
    pub action: Option<String>,
    /// What it did, unless that lies hidden.
    pub told: Option<Sentence>,
}
