//! The authority at a table: who sits there, whose turn it is, what may be undone, how the clocks
//! run, what the dice say, and what each person gets to see. No HTTP, no SQL, no clock and no source
//! of randomness: requests, time and a seed come in, events come out.
//!
//! [`Table`] is where to begin. What leaves it for people are [`TableView`] and [`TableUpdate`]; what
//! leaves it for the store are [`Stored`] events.

// A table: opens, loads, answers requests, emits events.
mod table;
// Opens a table with everyone seated who is asked for.
mod set_up;
// What a person asks of a table.
mod request;
// Decides which event grants a request, or why it is refused.
mod decide;
// Why a request is refused.
mod refusal;
// What the store keeps: events and their parts.
mod stored;
// Takes names and messages out of stored events.
mod redact;
// Applies an event to the table.
mod apply;
// What a table is between two events: seats, game, undo, clocks, chat.
mod state;
// What people get to see.
mod show;
// What a table waits for besides people: bots, time, rematches.
mod background;
// Rolls that follow from a seed, and how to check them afterwards.
mod dice;
mod verify;
// The key of the server: seals seeds, signs records.
mod key;
// Small tools: actions sorted as text, bytes as hexadecimal digits.
pub mod hex;
mod sorted_actions;

#[cfg(test)]
mod tests;

pub use protocol::{
    ChatLine, Detail, DiceView, EventKind, EventView, Json, Legal, LegalAction, LogEntry, Moment,
    Phase, RequestId, SeatKind, SeatView, Sentence, TableCommand, TableDrawing, TableId,
    TableSummary, TableUpdate, TableView, TurnView, Version, ViewPatch, YourView,
};

pub use background::{BotJob, Due, Rematch, Thought};
pub use decide::absence::{Absences, STAND_IN_AFTER};
pub use decide::clean_text::MOST_MESSAGE;
pub use decide::names::{MOST_NAME, clean_name};
pub use decide::nudges::Nudge;
pub use decide::setup::check;
pub use dice::{Binding, Commitment, Contribution, Promise, Scheme, Seed, SetupHash};
pub use key::{PublicKey, ServerKey};
pub use redact::{REDACTED, Redaction};
pub use refusal::{Refusal, RefusalKind};
pub use request::Request;
pub use set_up::open_for;
pub use show::{History, Notice, Preview, PreviewSeat, Updates, Viewer};
pub use state::chat::PRESETS;
pub use stored::{
    Asked, ChatText, Event, KeptSeed, Look, Opened, Pace, PlayerId, Setup, Spectators, StandInBy,
    Stored, Visibility,
};
pub use table::{Answer, Corrupt, Table};
pub use verify::{Finding, Known, Verdict, verify, verify_each, verify_knowing};
