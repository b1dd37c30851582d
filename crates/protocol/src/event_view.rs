//! Events as one person may see them.

use bots::Level;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{ChatText, Moment, Sentence, TableId, Version};

/// An event as one person may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct EventView {
    /// Its version: a client that has seen version 7 waits for version 8.
    pub version: Version,
    /// When it happened.
    pub at: Moment,
    /// What happened.
    #[serde(flatten)]
    pub kind: EventKind,
}

/// What happened, as one person may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what they are called; seats by their numbers")]
pub enum EventKind {
    /// The table was opened.
    Opened,
    /// A person sat down, or changed seats.
    Sat { seat: usize, name: String },
    /// A bot was given the seat.
    Filled { seat: usize, bot: Level },
    /// The host removed the person or bot from the seat.
    Freed { seat: usize },
    /// A seat was added at the end.
    SeatOpened,
    /// A seat was removed; those behind it move up.
    SeatClosed { seat: usize },
    /// A person left; the seat is null if they had none.
    Left { seat: Option<usize> },
    /// Somebody else became the host.
    HostPassed { seat: Option<usize> },
    /// The host chose the level of stand-ins.
    StandInChosen { bot: Level },
    /// A person promised a contribution to the dice.
    Promised { seat: usize },
    /// The seats are closed: contributions to the dice can be revealed.
    SeatsClosed,
    /// A person revealed their contribution to the dice.
    Revealed { seat: usize },
    /// The game started.
    Started,
    /// A seat took one step of its turn; the action is null if its result is hidden now.
    Played { seat: usize, action: Option<String>, told: Option<Sentence> },
    /// Chance acted.
    Rolled { action: String, told: Option<Sentence> },
    /// A seat undid steps of its turn.
    Undone { seat: usize, steps: usize },
    /// A turn ended; it can no longer be undone.
    TurnEnded { seat: usize },
    /// The game ended; the seed is public from now on.
    Ended { scores: Vec<i32>, winners: Vec<usize>, seed: String },
    /// The operator closed the table: nobody has won. The seed is there if the game had started.
    Closed { seed: Option<String> },
    /// A seat ran out of time: a bot stands in.
    TimedOut { seat: usize },
    /// Somebody agrees that a bot plays for the person on this seat, who is away; or no longer.
    BotWanted { seat: usize, by: usize, wanted: bool },
    /// The person on this seat came back before a bot played for them.
    BotDropped { seat: usize },
    /// The others let a bot play for the person on this seat, who is away.
    StoodIn { seat: usize },
    /// A person took their seat back.
    TakenBack { seat: usize },
    /// A person wants a pause, or no longer.
    PauseWanted { seat: usize, wanted: bool },
    /// The game is paused.
    Paused,
    /// The pause is over.
    Resumed { seat: usize },
    /// A person takes days off, in which their clock stands still.
    DaysOff { seat: usize, days: u32 },
    /// A person said something.
    Said { seat: Option<usize>, name: String, words: ChatText },
    /// The chat was switched on or off.
    ChatSwitched { on: bool },
    /// A person wants a rematch, or no longer.
    RematchWanted { seat: usize, wanted: bool },
    /// The rematch is at another table.
    Rematched { table: TableId },
    /// Something that the viewer is not shown.
    Aside,
}
