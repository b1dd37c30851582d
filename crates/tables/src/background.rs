//! What a table waits for besides people: bots, time and rematches.

// What is due now.
mod due;
// A bot's choice, made away from the table.
mod bot_job;
// A seat that runs out of time.
mod tick;
// Another game for the same people.
mod rematch;

pub use bot_job::{BotJob, Thought};
pub use due::Due;
pub use rematch::Rematch;
