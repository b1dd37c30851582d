//! What goes over the wire between a server and its clients: every type of it, and nothing else.
//!
//! [`ClientMessage`] and [`ServerMessage`] are the two directions of a socket; the rest are HTTP
//! bodies. A file has the name of its main type; the list of all types is in `schemas.rs`, where a
//! new one is added. `docs/protocol.md` describes the protocol from a client's side.

// The two directions of a socket, and a command over HTTP.
mod client_message;
mod server_message;
mod table_request;
// What a person can ask of a table, and how much they want to be sent.
mod detail;
mod table_command;
// What a person gets to see of a table.
mod event_view;
mod seat_view;
mod table_update;
mod table_view;
mod your_view;
// Parts of those.
mod card;
mod drawing;
mod chat;
mod json;
mod legal_action;
mod pace;
mod presence;
mod spectators;
mod stand_in_by;
mod visibility;
// Opening and listing tables.
mod game_log;
mod games;
mod my_tables;
mod new_table;
mod pairing;
mod table_list;
// Records: study, advice, replays, reviews, checked dice.
mod advice;
mod replay;
mod review;
mod study;
mod verify_report;
// Components of owners of the printed games.
mod components;
// This browser: turn notices, other devices.
mod contact;
mod mail_address;
mod continue_link;
mod devices;
mod push_subscription;
mod quiet_hours;
// What players report.
mod report;
// Sentences and errors.
mod args;
mod problem;
mod sentence;
// Which program answers.
mod release;
// Identifiers, times, seats.
mod ids;
mod moment;
mod serial;
// The list of all types, and the descriptions made from it.
mod openapi;
mod schemas;

#[cfg(test)]
mod tests;

pub use advice::{Advice, AdviceRequest, AdvisedLine};
pub use args::{Arg, Args};
pub use card::CardRequest;
pub use chat::{ChatLine, ChatText};
pub use client_message::ClientMessage;
pub use components::{ComponentProblem, ComponentsReport, ComponentsRequest};
pub use contact::Contact;
pub use continue_link::ContinueLink;
pub use detail::Detail;
pub use devices::{DeviceInfo, Devices, Forget};
pub use drawing::{DrawnPaint, DrawnPart, TableDrawing};
pub use event_view::{EventKind, EventView};
pub use game_log::{GameLog, LogEntry};
pub use games::{GameInfo, Games, MapInfo, OptionInfo};
pub use ids::{BadId, RequestId, TableId, is_plain};
pub use json::{Board, Hint, Json, Position};
pub use legal_action::{Legal, LegalAction};
pub use mail_address::MailAddress;
pub use moment::Moment;
pub use my_tables::{MyTable, MyTables};
pub use new_table::{AlwaysTrue, NewSeat, NewTable, NewTableAnswer};
pub use openapi::openapi;
pub use pace::Pace;
pub use pairing::{PairAnswer, PairRequest};
pub use presence::{AwayPerson, Presence};
pub use problem::Problem;
pub use push_subscription::{PushEndpoint, PushSubscription};
pub use quiet_hours::{Quiet, QuietHours};
pub use release::Release;
pub use replay::{RecordText, Replay, ReplayFrame};
pub use report::{NewReport, ReportReason};
pub use review::{
    CurvePoint, DecisiveMoment, MomentKind, PointsAccount, Review, ReviewMark, ReviewMessage,
    ReviewProgress, ReviewRequest, ReviewedChance, ReviewedChoice, ReviewedPlayer,
};
pub use seat_view::{AwayReason, SeatKind, SeatView};
pub use sentence::Sentence;
pub use server_message::ServerMessage;
pub use spectators::Spectators;
pub use stand_in_by::StandInBy;
pub use study::{NextToAct, Study, StudyRequest};
pub use table_command::TableCommand;
pub use table_list::{GameResult, TableList, TableSummary};
pub use table_request::{Granted, TableRequest};
pub use table_update::{TableUpdate, ViewPatch};
pub use table_view::{DiceView, Phase, TableView, TurnView};
pub use verify_report::{Finding, Outcome, PublicKey, RolledFrom, VerifyReport, VerifyRequest};
pub use visibility::Visibility;
pub use your_view::YourView;

/// Counts the events of a table: the first has version 1.
pub type Version = u64;
