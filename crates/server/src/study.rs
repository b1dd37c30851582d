//! Records without a table: replay, study, verify, review, and advice from a bot.

pub(crate) mod records; // replays, studies and verifies a record
pub(crate) mod advice; // what a bot would play in a position of a record
pub(crate) mod reviews; // reviews of finished games: the queue, the cache, the stream
