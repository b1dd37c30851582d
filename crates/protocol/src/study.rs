//! One position of a record.

use rules::Turn;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::json::{Board, Position};
use crate::{Json, LegalAction, LogEntry, Sentence};

/// A position to study.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StudyRequest {
    /// The record, as text; an unfinished one gives the position it reaches.
    pub record: String,
    /// The position after so many of its actions; by default after all of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
    /// Actions that are played after those of the record.
    #[serde(default)]
    pub moves: Vec<String>,
}

/// A position with nothing hidden, and its legal actions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Study {
    /// The name of the game.
    pub game: String,
    /// How many play.
    pub players: usize,
    /// The name of the components, if they have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub map: Option<String>,
    /// What never changes in the game.
    #[schemars(with = "Board")]
    pub board: Json,
    /// Everything on the table.
    #[schemars(with = "Position")]
    pub position: Json,
    /// Who acts.
    pub whose: NextToAct,
    /// What the acting player is asked.
    pub asks: Sentence,
    /// The points of every seat.
    pub scores: Vec<i32>,
    /// The points of every seat if everything that is scored later were scored now.
    pub if_scored_now: Vec<i32>,
    /// The numbers of the seats that have won.
    pub winners: Vec<usize>,
    /// The legal actions, also those of chance, sorted as text.
    pub legal: Vec<LegalAction>,
    /// How likely each legal action is, in the same order, if chance acts; otherwise left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub probabilities: Vec<f64>,
    /// What the moves of the request did.
    pub told: Vec<LogEntry>,
    /// The record with the moves of the request at its end.
    pub record: String,
}

/// Who acts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NextToAct {
    /// The seat with this number.
    Seat(usize),
    /// A die roll or a drawn tile: nobody chooses.
    Chance,
    /// Nobody: the game has ended.
    Over,
}

impl From<Turn> for NextToAct {
    fn from(turn: Turn) -> NextToAct {
        match turn {
            Turn::Seat(seat) => NextToAct::Seat(seat.number()),
            Turn::Chance => NextToAct::Chance,
            Turn::Over => NextToAct::Over,
        }
    }
}
