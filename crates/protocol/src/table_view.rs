//! The table as one person may see it.

use bots::Level;
use rules::Options;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::json::{Board, Position};
use crate::table_list::is_false;
use crate::{
    ChatLine, Json, Moment, Pace, SeatView, Sentence, Spectators, StandInBy, TableId, Version,
    Visibility, YourView,
};

/// Everything that a person may see of a table, and nothing else.
///
/// Two tables that differ only in what a viewer may not see have equal views, byte for byte in
/// JSON.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[expect(clippy::struct_excessive_bools, reason = "the fields are on the wire")]
pub struct TableView {
    /// The table.
    pub table: TableId,
    /// The version that this shows.
    pub version: Version,
    /// The name of the game.
    pub game: String,
    /// The options of the game that are not the default.
    pub options: Options,
    /// The name of the components, if they have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub map: Option<String>,
    /// How many actions were played before the game started; see [`crate::NewTable::opening`].
    pub opening: usize,
    /// How much time there is.
    pub pace: Pace,
    /// Who may watch.
    pub spectators: Spectators,
    /// Whether the game hides what its rules hide.
    pub visibility: Visibility,
    /// The level of stand-ins.
    pub stand_in: Level,
    /// Who lets a bot play for a player who is away; everybody if it is left out.
    #[serde(default, skip_serializing_if = "StandInBy::is_all")]
    pub stand_in_by: StandInBy,
    /// Whether the game starts by itself when every seat is taken: strangers meet here.
    #[serde(default, skip_serializing_if = "is_false")]
    pub pairing: bool,
    /// Whether the game starts by itself when everybody has contributed to the dice: it was opened
    /// that way, or is a rematch.
    #[serde(default, skip_serializing_if = "is_false")]
    pub starts: bool,
    /// The phase of the table.
    pub phase: Phase,
    /// Whether the operator has closed the table. It is over then, and nobody has won.
    #[serde(default, skip_serializing_if = "is_false")]
    pub closed: bool,
    /// The seats in turn order.
    pub seats: Vec<SeatView>,
    /// Whose turn it is.
    pub turn: Option<TurnView>,
    /// What never changes in the game: map, die, values. Null before the start.
    #[schemars(with = "Option<Board>")]
    pub board: Option<Json>,
    /// Everything on the table that the viewer may see, as the game shows it.
    #[schemars(with = "Option<Position>")]
    pub position: Option<Json>,
    /// What the acting player is asked.
    pub asks: Option<Sentence>,
    /// The points of every seat.
    pub scores: Vec<i32>,
    /// The numbers of the seats that have won.
    pub winners: Vec<usize>,
    /// The commitment to the dice: the SHA-256 of the seed.
    pub commitment: String,
    /// How the dice are made.
    #[serde(default)]
    pub dice: DiceView,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// Whether people may chat.
    pub chat: bool,
    /// The chat.
    pub said: Vec<ChatLine>,
    /// The table that this one is a rematch of.
    pub rematch_of: Option<TableId>,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
    /// What concerns the viewer alone; null for spectators.
    pub you: Option<YourView>,
    /// The time of the server.
    pub now: Moment,
}

/// The phase of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Waiting for people to sit down.
    Gathering,
    /// The game is being played.
    Playing,
    /// The game is paused.
    Paused,
    /// The game has ended, or the table was closed.
    Over,
}

/// The current turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TurnView {
    /// The number of the seat.
    pub seat: usize,
    /// Counted from one.
    pub number: u64,
    /// When it started, shifted by pauses.
    pub since: Moment,
    /// The deadline, if there is one.
    pub deadline: Option<Moment>,
    /// Whether it is complete and only has to be ended.
    pub complete: bool,
}

/// How the dice of a table are made: see `docs/dice.md`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DiceView {
    /// The number of the scheme; players contribute since 2.
    pub scheme: u32,
    /// Whether the seats are closed, so that contributions can be revealed.
    pub closed: bool,
    /// Counts from 1; another round begins when somebody's seat changes after the first was
    /// revealed.
    pub round: u32,
    /// The hash of everything else that the dice will depend on: table, settings, opening, round and
    /// seats. None while seats are open, and once the game has started.
    #[serde(default)]
    pub setup: Option<String>,
}

impl Default for DiceView {
    /// Those of servers that do not say.
    fn default() -> DiceView {
        DiceView { scheme: 1, closed: false, round: 1, setup: None }
    }
}
