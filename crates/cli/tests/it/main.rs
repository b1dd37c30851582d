//! Tests of the built binary, used like programs, people and scripts use it.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod admin;
mod arena;
mod client;
mod engine;
mod garbage;
mod join;
mod kill;
mod language;
mod learn;
mod live;
mod moderation;
#[cfg(unix)]
mod operator;
mod outage;
mod play;
mod properties;
mod puzzles;
mod proxies;
#[cfg(unix)]
mod release;
mod replay;
mod review;
mod rude;
mod rules_text;
mod sentences;
mod serve;
mod served;
mod speed;
mod support;
mod town;
#[cfg(unix)]
mod upgrade;
mod verify;
mod version;
