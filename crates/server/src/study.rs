//! Work on records without a table that takes a while: its line, replays, reviews. The answers are from
//! the crate `study`.

pub(crate) mod line; // who waits for which work, and what happens when they leave
pub(crate) mod answer; // large answers, which keep their place until they are read
pub(crate) mod replay; // every position of a record, part by part
pub(crate) mod reviews; // reviews of finished games: the cache, the stream
