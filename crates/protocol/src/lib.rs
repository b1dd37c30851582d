//! What goes over the wire between a server and its clients: every type of it, and nothing else.
//!
//! [`ClientMessage`] and [`ServerMessage`] are the two directions of a socket; the rest are bodies
//! of HTTP. `docs/protocol.md` tells it from a client's side.

mod advice;
mod args;
mod games;
mod ids;
mod json;
mod legal;
mod lists;
mod message;
mod moment;
mod new_table;
mod news;
mod openapi;
mod problem;
mod replay;
mod schemas;
mod seen;
mod sentence;
pub mod serial;
mod setup;
mod study;
mod verified;
mod view;
mod what;
mod words;

#[cfg(test)]
mod tests;

pub use advice::{Advice, AdviceRequest, AdvisedLine};
pub use args::{Arg, Args};
pub use games::{Contact, Continue, GameInfo, Games, OptionInfo};
pub use ids::{BadId, RequestId, TableId, is_plain};
pub use json::{Board, Hint, Json, Position};
pub use legal::Legal;
pub use lists::{Log, Mine, MyTable, TableList, TableSummary, Told};
pub use message::{Ask, ClientMessage, Detail, Granted, ServerMessage};
pub use moment::Moment;
pub use new_table::{NewTable, NewTableAnswer, Place, Yes};
pub use news::{News, Now};
pub use openapi::openapi;
pub use problem::Problem;
pub use replay::{Frame, RecordText, Replay};
pub use seen::{Seen, SeenEvent};
pub use sentence::Sentence;
pub use setup::{Pace, Setup, Spectators, Visibility};
pub use study::{Study, StudyRequest, Whose};
pub use verified::{Finding, Verified};
pub use view::{
    Away, ChatLine, LegalAction, Phase, SeatKind, SeatView, TableView, TurnView, YourView,
};
pub use what::What;
pub use words::Words;

/// Counts the events of a table: the first has version 1.
pub type Version = u64;
