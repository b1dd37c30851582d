//! Records without a table: replay, study, verify, review, and advice from a bot.

pub(crate) mod line; // who waits for which work, and what happens when they leave
pub(crate) mod records; // replays, studies and verifies a record
pub(crate) mod replay; // every position of a record, part by part
pub(crate) mod advice; // what a bot would play in a position of a record
pub(crate) mod reviews; // reviews of finished games: the cache, the stream
