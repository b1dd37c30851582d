//! The authority at a table: who sits there, whose turn it is, what may be taken back, how the
//! time runs, what the dice say, and what each person gets to see. No HTTP, no SQL, no clock and
//! no source of chance: requests, time and a seed come in, events come out.
//!
//! [`Table`] is where to begin. What leaves it for people are [`TableView`] and [`EventView`]; what
//! leaves it for the store are [`Stored`] events.

mod answered;
mod apply;
mod changed;
mod chat;
mod clock;
mod consequence;
mod decide;
mod dice;
mod due;
mod event;
pub mod hex;
mod ids;
mod news;
mod notice;
mod people;
mod play;
mod record;
mod refusal;
mod rematch;
mod request;
mod seats;
mod seen;
mod setup;
mod shown;
mod table;
mod texts;
mod verify;
mod view;
mod viewer;
mod words;

#[cfg(test)]
mod tests;

pub use protocol::{
    ChatLine, ChatText, Detail, EventKind, EventView, Json, Legal, LegalAction, LogEntry, Moment,
    Pace, Phase, RequestId, SeatKind, SeatView, Sentence, Setup, Spectators, TableCommand, TableId,
    TableSummary, TableUpdate, TableView, TurnView, Version, ViewPatch, Visibility, YourView,
};

pub use chat::PRESETS;
pub use dice::{Commitment, Seed};
pub use due::{BotJob, Due};
pub use event::{Asked, Event, Opened, Stored};
pub use ids::PlayerId;
pub use news::Telling;
pub use notice::Notice;
pub use refusal::{Refusal, RefusalKind};
pub use rematch::Rematch;
pub use request::Request;
pub use setup::check;
pub use table::{Answer, Corrupt, Table};
pub use verify::{Finding, Verdict, verify};
pub use viewer::Viewer;
pub use words::{MOST_MESSAGE, MOST_NAME};
