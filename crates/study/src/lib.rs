//! Answers questions about records without a table: study, replay, verify, advice, review, card.
//!
//! The server answers them over HTTP, the page's own Worker without one. Nothing is stored.

// Why a question cannot be answered.
mod trouble;
// Studies, verifies and draws a record.
mod records;
// Every position of a record, part by part.
mod replay;
// What a bot would play in a position of a record, or in a person's place at a table.
mod advice;
// The messages of a review while it is computed.
mod reviews;
// Components that an owner of the printed game has entered.
mod components;

pub use advice::{LONGEST, USUAL, advise, hint};
pub use components::check_components;
pub use records::{card, study, table, verify};
pub use replay::Reel;
pub use reviews::{Stopped, USUAL_EVENTS, finished, review};
pub use trouble::Trouble;
