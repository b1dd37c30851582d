//! Playing with someone who also looks for a game.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::TableId;

/// Asks for a seat at a table where somebody else waits for the same game; without one, a table is
/// opened where others are seated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PairRequest {
    /// The name of the game.
    pub game: String,
    /// How many players.
    pub seats: usize,
    /// Your name. If somebody at the table has the same, a number is added.
    pub name: String,
    /// The color and mark that you would like to have, 1 to 5.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub look: Option<usize>,
    /// The table where you wait already. You are moved if others wait somewhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
}

/// Where you have a seat now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PairAnswer {
    /// The table.
    pub table: TableId,
}
