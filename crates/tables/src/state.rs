//! What a table is between two events. Only `apply` changes it.

// Who has which seat.
pub(crate) mod seats;
// What people contribute to the dice before the game starts.
pub(crate) mod contributions;
// The game: whose turn it is and how far it is.
pub(crate) mod play;
// What may be undone.
pub(crate) mod undo;
// Deadlines, and what a turn costs.
mod clock;
// A table that was used while the clock was wrong.
mod wrong_clock;
// Time that does not count: weekends and days off.
pub(crate) mod time_off;
// What was said, and how often one may say something.
pub(crate) mod chat;
