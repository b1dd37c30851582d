//! What happened at a table, as it is stored.

use bots::Level;
use rules::{Phrase, Seat};
use serde::{Deserialize, Serialize};

use super::{ChatText, PlayerId, Setup, scalars};
use crate::{Moment, RequestId, Seed, TableId, Version};

/// Something that happened. A table is exactly the fold of its events.
///
/// Events hold secrets, the seed among them: they go to the store and to no client. What a client
/// gets is [`crate::EventView`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what they are called")]
pub enum Event {
    /// The table was set up; boxed, for it is by far the largest.
    Opened(Box<Opened>),
    /// A person sat down, or changed seats.
    Sat {
        #[serde(with = "scalars::seat")]
        seat: Seat,
        player: PlayerId,
        name: String,
    },
    /// A bot was given the seat.
    Filled {
        #[serde(with = "scalars::seat")]
        seat: Seat,
        #[serde(with = "scalars::level")]
        level: Level,
    },
    /// Whoever sat there had to get up.
    Freed {
        #[serde(with = "scalars::seat")]
        seat: Seat,
    },
    /// A seat was added at the end.
    SeatOpened,
    /// A seat was taken away; those behind it move up.
    SeatClosed {
        #[serde(with = "scalars::seat")]
        seat: Seat,
    },
    /// A person left; during the game a bot stands in.
    Left {
        player: PlayerId,
        /// The number of their seat, if they had one.
        seat: Option<usize>,
    },
    /// Somebody else is the host.
    HostPassed { player: PlayerId },
    /// The host chose how well a stand-in plays.
    StandInChosen {
        #[serde(with = "scalars::level")]
        level: Level,
    },
    /// The game began.
    Started,
    /// A seat took one step of its turn.
    Played {
        #[serde(with = "scalars::seat")]
        seat: Seat,
        action: String,
    },
    /// Chance acted.
    Rolled { action: String },
    /// A seat took back steps of its turn.
    Undone {
        #[serde(with = "scalars::seat")]
        seat: Seat,
        steps: usize,
    },
    /// A turn was ended: it stands.
    TurnEnded {
        #[serde(with = "scalars::seat")]
        seat: Seat,
    },
    /// The game ended, and with it the secret of the seed.
    Ended,
    /// A seat ran out of time: a bot stands in.
    TimedOut {
        #[serde(with = "scalars::seat")]
        seat: Seat,
    },
    /// A person took their seat back from the stand-in.
    TakenBack {
        #[serde(with = "scalars::seat")]
        seat: Seat,
    },
    /// A person wants a pause, or no longer.
    PauseWanted {
        #[serde(with = "scalars::seat")]
        seat: Seat,
        wanted: bool,
    },
    /// All agreed: the clocks stand still.
    Paused,
    /// The clocks run again.
    Resumed {
        #[serde(with = "scalars::seat")]
        seat: Seat,
    },
    /// A person wants to end turns by hand, or no longer.
    Confirms {
        #[serde(with = "scalars::seat")]
        seat: Seat,
        on: bool,
    },
    /// A person said something.
    Said { player: PlayerId, words: ChatText },
    /// A person no longer wants to hear another, or does again.
    Muted { player: PlayerId, other: PlayerId, on: bool },
    /// The host switched the chat on or off.
    ChatSwitched { on: bool },
    /// A person wants a rematch, or no longer.
    RematchWanted {
        #[serde(with = "scalars::seat")]
        seat: Seat,
        wanted: bool,
    },
    /// The rematch is at another table.
    Rematched {
        #[serde(with = "scalars::table_id")]
        table: TableId,
    },
}

/// How a table was set up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are what they are called")]
pub struct Opened {
    #[serde(with = "scalars::table_id")]
    pub table: TableId,
    pub setup: Setup,
    pub host: PlayerId,
    pub seed: Seed,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "scalars::maybe_table_id")]
    pub rematch_of: Option<TableId>,
}

impl Event {
    /// Whether requests that were made before this event stay valid after it.
    pub(crate) fn keeps_requests_valid(&self) -> bool {
        match self {
            Event::PauseWanted { .. }
            | Event::Confirms { .. }
            | Event::Said { .. }
            | Event::Muted { .. }
            | Event::ChatSwitched { .. }
            | Event::StandInChosen { .. }
            | Event::HostPassed { .. }
            | Event::RematchWanted { .. } => true,
            Event::Opened(_)
            | Event::Sat { .. }
            | Event::Filled { .. }
            | Event::Freed { .. }
            | Event::SeatOpened
            | Event::SeatClosed { .. }
            | Event::Left { .. }
            | Event::Started
            | Event::Played { .. }
            | Event::Rolled { .. }
            | Event::Undone { .. }
            | Event::TurnEnded { .. }
            | Event::Ended
            | Event::TimedOut { .. }
            | Event::TakenBack { .. }
            | Event::Paused
            | Event::Resumed { .. }
            | Event::Rematched { .. } => false,
        }
    }

    /// Whether this event may change who has a seat, and which: [`crate::Table::people`].
    pub fn moves_people(&self) -> bool {
        match self {
            Event::Opened(_)
            | Event::Sat { .. }
            | Event::Filled { .. }
            | Event::Freed { .. }
            | Event::SeatClosed { .. }
            | Event::Left { .. } => true,
            Event::SeatOpened
            | Event::HostPassed { .. }
            | Event::StandInChosen { .. }
            | Event::Started
            | Event::Played { .. }
            | Event::Rolled { .. }
            | Event::Undone { .. }
            | Event::TurnEnded { .. }
            | Event::Ended
            | Event::TimedOut { .. }
            | Event::TakenBack { .. }
            | Event::PauseWanted { .. }
            | Event::Paused
            | Event::Resumed { .. }
            | Event::Confirms { .. }
            | Event::Said { .. }
            | Event::Muted { .. }
            | Event::ChatSwitched { .. }
            | Event::RematchWanted { .. }
            | Event::Rematched { .. } => false,
        }
    }
}

/// An event with its place in the log.
///
/// ```
/// use tables::Stored;
///
/// let line = r#"{"version":9,"at":1500,"event":"played","seat":1,"action":"place e5"}"#;
/// let stored: Stored = serde_json::from_str(line)?;
/// assert_eq!(serde_json::to_string(&stored)?, line);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stored {
    /// Counted from one, without gaps.
    pub version: Version,
    /// When it happened.
    #[serde(with = "scalars::moment")]
    pub at: Moment,
    /// The request that it came of, if a person's request it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Asked>,
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
    /// The sentence for the log of the game; not stored, because the table can tell it again.
    #[serde(skip)]
    pub told: Option<Phrase>,
}

/// Whose request, and which.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// Who asked.
    pub player: PlayerId,
    /// Their name for the request.
    #[serde(with = "scalars::request_id")]
    pub request: RequestId,
}
