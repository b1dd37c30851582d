//! Every position of a record.

use rules::Options;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::json::{Board, Position};
use crate::{Json, LogEntry, NextToAct, Sentence};

/// A record to replay or check.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordText {
    /// The record, as text.
    pub record: String,
}

/// Every position of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Replay {
    /// The name of the game.
    pub game: String,
    /// The options of the game that are not the default, as the record has them.
    pub options: Options,
    /// The name of the components, if they have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub map: Option<String>,
    /// The names of the seats in order; null if the record has none.
    pub names: Vec<Option<String>>,
    /// What never changes in the game.
    #[schemars(with = "Board")]
    pub board: Json,
    /// The numbers of the seats that have won.
    pub winners: Vec<usize>,
    /// The position at the start, then one after every action. The last field: a server writes them
    /// one by one.
    pub frames: Vec<ReplayFrame>,
}

/// A position of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ReplayFrame {
    /// The action that led to it; none at the start.
    pub after: Option<LogEntry>,
    /// Everything on the table.
    #[schemars(with = "Position")]
    pub position: Json,
    /// Who acts.
    pub whose: NextToAct,
    /// What the acting player is asked.
    pub asks: Sentence,
    /// The points of every seat.
    pub scores: Vec<i32>,
}
