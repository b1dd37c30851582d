//! The table as one person may see it.

use std::borrow::Cow;

use bots::Level;
use rules::Options;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::json::{Board, Hint, Position};
use crate::serial::{self, LevelName};
use crate::{
    ChatText, Json, Legal, Moment, Pace, Sentence, Spectators, TableId, Version, Visibility,
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
    /// How many actions were played before the game started; see [`crate::Setup::opening`].
    pub opening: usize,
    /// How much time there is.
    pub pace: Pace,
    /// Who may look on.
    pub spectators: Spectators,
    /// Whether what the game covers stays covered.
    pub visibility: Visibility,
    /// How well stand-ins play.
    #[serde(with = "serial::level")]
    #[schemars(with = "LevelName")]
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

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SeatView {
    /// Its number.
    pub seat: usize,
    /// What is on it.
    pub kind: SeatKind,
    /// The name of the person.
    pub name: Option<String>,
    /// The level of the bot that plays it, as a stand-in or for good.
    #[serde(with = "serial::maybe_level")]
    #[schemars(with = "Option<LevelName>")]
    pub bot: Option<Level>,
    /// Why a bot stands in for the person.
    pub away: Option<AwayReason>,
    /// Whether the person is the host.
    pub host: bool,
    /// Milliseconds beyond the allowance of each turn, as of the last turn.
    pub reserve: Option<u64>,
    /// Whether they want a pause.
    pub wants_pause: bool,
    /// Whether they want a rematch.
    pub wants_rematch: bool,
}

/// What is on a seat.
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

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ChatLine {
    /// Where the person sits, if they still do.
    pub seat: Option<usize>,
    /// Their name.
    pub name: String,
    /// What they said.
    pub words: ChatText,
    /// When.
    pub at: Moment,
}

/// What concerns one person alone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct YourView {
    /// The number of their seat.
    pub seat: Option<usize>,
    /// Whether they are the host.
    pub host: bool,
    /// Whether they end their turns by hand.
    pub confirms: bool,
    /// The seats of people whom they do not hear.
    pub mutes: Vec<usize>,
    /// What they may play, sorted as text; nothing unless it is up to them.
    #[schemars(with = "Vec<LegalAction>")]
    pub legal: Legal,
    /// How many steps they may take back.
    pub undoable: usize,
    /// Whether they are asked to end their turn.
    pub may_end_turn: bool,
}

/// An action that may be played.
///
/// ```
/// let text = r#"{"action":"fly f9","kind":"pacal-kind-fly","hint":null}"#;
/// let legal: protocol::LegalAction = serde_json::from_str(text)?;
/// assert_eq!((legal.action.as_str(), legal.hint), ("fly f9", None));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct LegalAction {
    /// The action in notation.
    pub action: String,
    /// The key of the heading under which a list shows it.
    pub kind: Cow<'static, str>,
    /// What it would do that could be known only by the rules; left out or null where there is
    /// nothing to say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Hint>")]
    pub hint: Option<Json>,
}
