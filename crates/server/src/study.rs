//! Records without a table: replay, study, verify, and advice from a bot.

pub(crate) mod records; // replays, studies and verifies a record
pub(crate) mod advice; // what a bot would play in a position of a record
