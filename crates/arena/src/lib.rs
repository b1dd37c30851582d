//! Bot against bot: matches and tournaments between levels, budgets and programs that speak the
//! engine protocol; what they won, how sure that is, and whether it is enough.

mod command_line;
mod contest;
mod contestant;
mod engine;
mod fault;
mod lots;
mod player;
mod report;
mod schedule;
pub mod stats;
mod table;

pub use contest::{Contest, Sight, Watch};
pub use contestant::{Contestant, Limits, MOST_MS, MOST_THREADS, Mind, contestants};
pub use fault::{Fault, FaultCode};
pub use report::{BotLine, ForfeitLine, Report};
pub use schedule::{Fixture, Schedule};
pub use table::{End, MOST_ACTIONS, Played};
