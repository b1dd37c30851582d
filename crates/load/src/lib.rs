//! Load for a server on this machine: tables by the hundred, with clients that play random legal
//! actions as fast as they are let, or at the pace of people, and how long each had to wait.
//!
//! It is a client like any other: it knows the protocol from `docs/protocol.md`, not from the
//! server's own types, and so it notices when the two part.

mod client;
mod http;
mod message;
mod metrics;
mod plan;
mod report;
mod run;
mod seat;
mod tally;

#[cfg(test)]
mod tests;

pub use plan::{BadPlan, Pace, Plan};
pub use report::{Latency, Report};
pub use run::{LoadError, run};
