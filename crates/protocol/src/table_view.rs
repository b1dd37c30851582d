//! The table as one person may see it.

use bots::Level;
use rules::Options;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::json::{Board, Position};
use crate::{
    ChatLine, Json, Moment, Pace, SeatView, Sentence, Spectators, TableId, Version, Visibility,
    YourView,
};

/// Everything that a person may see of a table, and nothing else.
///
/// Two tables that differ only in what a viewer may not see have views that are equal, byte for
/// byte when written down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TableView {
    /// The table.
    pub table: TableId,
    /// The version that this shows.
    pub version: Version,
    /// The name of the game.
    pub game: String,
    /// The options of the game that are not the default.
    pub options: Options,
    /// How many actions were played before the game started; see [`crate::NewTable::opening`].
    pub opening: usize,
    /// How much time there is.
    pub pace: Pace,
    /// Who may look on.
    pub spectators: Spectators,
    /// Whether what the game covers stays covered.
    pub visibility: Visibility,
    /// How well stand-ins play.
    pub stand_in: Level,
    /// How far things have come.
    pub phase: Phase,
    /// The seats in turn order.
    pub seats: Vec<SeatView>,
    /// Whose turn it is.
    pub turn: Option<TurnView>,
    /// What does not change in the game: its map, its die, its values. Nothing before the start.
    #[schemars(with = "Option<Board>")]
    pub board: Option<Json>,
    /// Everything on the table that may be looked at, as the game shows it.
    #[schemars(with = "Option<Position>")]
    pub position: Option<Json>,
    /// What is asked of whoever acts.
    pub asks: Option<Sentence>,
    /// The points of every seat.
    pub scores: Vec<i32>,
    /// The numbers of the seats that have won.
    pub winners: Vec<usize>,
    /// What fixes the dice: the SHA-256 of the seed.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// Whether people may chat.
    pub chat: bool,
    /// What was said.
    pub said: Vec<ChatLine>,
    /// The table that this one is a rematch of.
    pub rematch_of: Option<TableId>,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
    /// What concerns the viewer alone; nothing for onlookers.
    pub you: Option<YourView>,
    /// The clock of the server.
    pub now: Moment,
}

/// How far things have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People sit down.
    Gathering,
    /// The game is on.
    Playing,
    /// The clocks stand still.
    Paused,
    /// The game has ended.
    Over,
}

/// A turn that somebody has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TurnView {
    /// The number of the seat.
    pub seat: usize,
    /// Counted from one.
    pub number: u64,
    /// When it began, moved on by pauses.
    pub since: Moment,
    /// When the time runs out, if it does.
    pub deadline: Option<Moment>,
    /// Whether it only waits to be ended.
    pub complete: bool,
}
