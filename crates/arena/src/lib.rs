//! Bot against bot: matches and tournaments between levels, limits and programs that speak the
//! engine protocol, with win rates, confidence intervals, ratings and sequential tests.

mod command_line;
mod contest;
mod contestant;
mod engine;
mod fault;
mod journal;
mod lots;
mod player;
mod ratings;
mod report;
mod schedule;
mod sprt;
pub mod stats;
mod table;
#[cfg(test)]
mod tests;

pub use contest::{Contest, Sight, Watch};
pub use contestant::{Contestant, Limits, MOST_MS, MOST_THREADS, Mind, contestants};
pub use fault::{Fault, FaultCode};
pub use journal::{Journal, JournalError};
pub use ratings::{Rating, ratings};
pub use report::{BotLine, ForfeitLine, PairLine, Report};
pub use schedule::{Fixture, Schedule};
pub use sprt::{Sprt, SprtReport, SprtRun, Verdict};
pub use table::{End, MOST_ACTIONS, Played};
