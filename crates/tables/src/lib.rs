//! The authority at a table: who sits there, whose turn it is, what may be taken back, how the
//! time runs, what the dice say, and what each person gets to see. No HTTP, no SQL, no clock and
//! no source of chance: requests, time and a seed come in, events come out.
//!
//! [`Table`] is where to begin. What leaves it for people are [`TableView`] and [`SeenEvent`]; what
//! leaves it for the store are [`Stored`] events.

mod answered;
mod apply;
mod chat;
mod clock;
mod consequence;
mod decide;
mod dice;
mod due;
mod event;
mod ids;
mod moment;
mod notice;
mod play;
mod record;
mod refusal;
mod rematch;
mod request;
mod seats;
mod seen;
mod sentence;
mod serial;
mod setup;
mod table;
mod verify;
mod view;
mod viewer;
mod words;

#[cfg(test)]
mod tests;

pub use chat::PRESETS;
pub use dice::{Commitment, Seed};
pub use due::{BotJob, Due};
pub use event::{Asked, Event, Stored, Words};
pub use ids::{PlayerId, RequestId, TableId};
pub use moment::Moment;
pub use notice::Notice;
pub use refusal::{Refusal, Version};
pub use rematch::Rematch;
pub use request::{Request, What};
pub use seen::{Seen, SeenEvent};
pub use sentence::Sentence;
pub use setup::{Pace, Setup, Spectators, Visibility};
pub use table::{Answer, Corrupt, Table};
pub use verify::{Finding, Verdict, verify};
pub use view::{
    ChatLine, LegalAction, Phase, SeatKind, SeatView, TableView, Told, TurnView, YourView,
};
pub use viewer::Viewer;
pub use words::{MOST_MESSAGE, MOST_NAME};
