//! What happened at a table, as the store keeps it.

use bots::Level;
use rules::{Phrase, Seat};
use serde::{Deserialize, Serialize};

use super::{ChatText, KeptSeed, Look, PlayerId, Setup, scalars};
use crate::{Commitment, Contribution, Moment, Promise, RequestId, Scheme, Seed, TableId, Version};

/// Something that happened. The state of a table is exactly the result of its events.
///
/// Events contain secrets, such as the seed: they go to the store and never to a client. Clients
/// get [`crate::EventView`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what they are called")]
pub enum Event {
    /// The table was opened; boxed, because it is by far the largest.
    Opened(Box<Opened>),
    /// A person sat down, or changed seats.
    Sat {
        #[serde(with = "scalars::seat")]
        seat: Seat,
        player: PlayerId,
        name: String,
        /// Their color and mark; without one they take what the others leave.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        look: Option<Look>,
    },
    /// A bot was given the seat.
    Filled {
        #[serde(with = "scalars::seat")]
        seat: Seat,
        #[serde(with = "scalars::level")]
        level: Level,
    },
    /// The host removed the person or bot from the seat.
    Freed {
        #[serde(with = "scalars::seat")]
        seat: Seat,
    },
    /// A seat was added at the end.
    SeatOpened,
    /// A seat was removed; those behind it move up.
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
    /// Somebody else became the host.
    HostPassed { player: PlayerId },
    /// The host chose the level of stand-ins.
    StandInChosen {
        #[serde(with = "scalars::level")]
        level: Level,
    },
    /// A person promised a contribution to the dice.
    Promised {
        #[serde(with = "scalars::seat")]
        seat: Seat,
        hash: Promise,
    },
    /// The seats were closed: promised contributions can be revealed.
    SeatsClosed,
    /// A person revealed their contribution to the dice.
    Revealed {
        #[serde(with = "scalars::seat")]
        seat: Seat,
        value: Contribution,
    },
    /// The game started.
    Started,
    /// A seat took one step of its turn.
    Played {
        #[serde(with = "scalars::seat")]
        seat: Seat,
        action: String,
    },
    /// Chance acted.
    Rolled { action: String },
    /// A seat undid steps of its turn.
    Undone {
        #[serde(with = "scalars::seat")]
        seat: Seat,
        steps: usize,
    },
    /// A turn ended; it can no longer be undone.
    TurnEnded {
        #[serde(with = "scalars::seat")]
        seat: Seat,
    },
    /// The game ended; the seed is public from now on, and stored so that it can be read without the
    /// key. Older versions did not store it here.
    Ended {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<Seed>,
    },
    /// The operator closed the table: nobody has won, and nothing more happens here. The seed is
    /// public from now on if the game had started.
    Closed {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<Seed>,
    },
    /// A seat ran out of time: a bot stands in.
    TimedOut {
        #[serde(with = "scalars::seat")]
        seat: Seat,
    },
    /// A seat agrees that a bot plays for a person who is away, or no longer.
    BotWanted {
        #[serde(with = "scalars::seat")]
        seat: Seat,
        /// Not `by`, which is the request.
        #[serde(with = "scalars::seat")]
        voter: Seat,
        wanted: bool,
    },
    /// A person was back before all had agreed: nobody wants a bot for them any more.
    BotDropped {
        #[serde(with = "scalars::seat")]
        seat: Seat,
    },
    /// A person was away, and the others let a bot stand in.
    StoodIn {
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
    /// Everybody agreed to a pause: the clocks stop.
    Paused,
    /// The clocks run again.
    Resumed {
        #[serde(with = "scalars::seat")]
        seat: Seat,
    },
    /// A person takes days off, in which their clock stands still.
    DaysOff {
        #[serde(with = "scalars::seat")]
        seat: Seat,
        days: u32,
    },
    /// A person wants to end turns by hand, or no longer.
    Confirms {
        #[serde(with = "scalars::seat")]
        seat: Seat,
        on: bool,
    },
    /// A person said something.
    Said { player: PlayerId, words: ChatText },
    /// A person muted another, or unmuted them.
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

/// How a table was opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are what they are called")]
pub struct Opened {
    #[serde(with = "scalars::table_id")]
    pub table: TableId,
    pub setup: Setup,
    pub host: PlayerId,
    pub seed: KeptSeed,
    /// The commitment to the seed, where the seed is sealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Commitment>,
    /// How the dice are made; tables without it were opened when players could not contribute.
    #[serde(default = "scalars::scheme::first", with = "scalars::scheme")]
    #[serde(skip_serializing_if = "scalars::scheme::is_first")]
    pub dice: Scheme,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "scalars::maybe_table_id")]
    pub rematch_of: Option<TableId>,
}

impl Event {
    /// Whether requests that were made before this event stay valid after it.
    pub(crate) fn keeps_requests_valid(&self) -> bool {
        match self {
            Event::Promised { .. }
            | Event::Revealed { .. }
            | Event::PauseWanted { .. }
            | Event::DaysOff { .. }
            | Event::BotWanted { .. }
            | Event::BotDropped { .. }
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
            | Event::SeatsClosed
            | Event::Started
            | Event::Played { .. }
            | Event::Rolled { .. }
            | Event::Undone { .. }
            | Event::TurnEnded { .. }
            | Event::Ended { .. }
            | Event::Closed { .. }
            | Event::TimedOut { .. }
            | Event::StoodIn { .. }
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
            | Event::Promised { .. }
            | Event::SeatsClosed
            | Event::Revealed { .. }
            | Event::Started
            | Event::Played { .. }
            | Event::Rolled { .. }
            | Event::Undone { .. }
            | Event::TurnEnded { .. }
            | Event::Ended { .. }
            | Event::Closed { .. }
            | Event::TimedOut { .. }
            | Event::BotWanted { .. }
            | Event::BotDropped { .. }
            | Event::StoodIn { .. }
            | Event::TakenBack { .. }
            | Event::PauseWanted { .. }
            | Event::Paused
            | Event::Resumed { .. }
            | Event::DaysOff { .. }
            | Event::Confirms { .. }
            | Event::Said { .. }
            | Event::Muted { .. }
            | Event::ChatSwitched { .. }
            | Event::RematchWanted { .. }
            | Event::Rematched { .. } => false,
        }
    }
}

/// An event with its version and time.
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
    /// The request that caused it, if a person did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Asked>,
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
    /// Its description for the log of the game; not stored, because the table can describe it
    /// again.
    #[serde(skip)]
    pub told: Option<Phrase>,
}

/// The request that caused an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// Who made it.
    pub player: PlayerId,
    /// Its identifier.
    #[serde(with = "scalars::request_id")]
    pub request: RequestId,
}
