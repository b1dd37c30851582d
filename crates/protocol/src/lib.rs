//! What goes over the wire between a server and its clients: every type of it, and nothing else.
//!
//! [`ClientMessage`] and [`ServerMessage`] are the two directions of a socket; the rest are bodies
//! of HTTP. `docs/protocol.md` tells it from a client's side.

mod advice;
mod args;
mod chat_text;
mod event_view;
mod games;
mod ids;
mod json;
mod legal;
mod lists;
mod message;
mod moment;
mod new_table;
mod openapi;
mod problem;
mod replay;
mod schemas;
mod sentence;
pub mod serial;
mod setup;
mod study;
mod table_command;
mod update;
mod verified;
mod view;

#[cfg(test)]
mod tests;

pub use advice::{Advice, AdviceRequest, AdvisedLine};
pub use args::{Arg, Args};
pub use chat_text::ChatText;
pub use event_view::{EventKind, EventView};
pub use games::{Contact, ContinueLink, GameInfo, Games, OptionInfo};
pub use ids::{BadId, RequestId, TableId, is_plain};
pub use json::{Board, Hint, Json, Position};
pub use legal::Legal;
pub use lists::{GameLog, LogEntry, MyTable, MyTables, TableList, TableSummary};
pub use message::{ClientMessage, Detail, Granted, ServerMessage, TableRequest};
pub use moment::Moment;
pub use new_table::{AlwaysTrue, NewSeat, NewTable, NewTableAnswer};
pub use openapi::openapi;
pub use problem::Problem;
pub use replay::{RecordText, Replay, ReplayFrame};
pub use sentence::Sentence;
pub use setup::{Pace, Setup, Spectators, Visibility};
pub use study::{NextToAct, Study, StudyRequest};
pub use table_command::TableCommand;
pub use update::{TableUpdate, ViewPatch};
pub use verified::{Finding, VerifyReport};
pub use view::{
    AwayReason, ChatLine, LegalAction, Phase, SeatKind, SeatView, TableView, TurnView, YourView,
};

/// Counts the events of a table: the first has version 1.
pub type Version = u64;
