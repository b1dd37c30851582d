//! A load generator for a server on this machine: hundreds of tables with clients that play random
//! legal actions, as fast as possible or at a given pace, and measure how long they wait.
//!
//! It is a client like any other: it knows the protocol from `docs/protocol.md`, not from the types
//! of the server, so it notices when the two differ.

mod plan; // what to do
mod run; // opens tables, connects clients, lets them play
mod client; // one client at one table
mod table_clock; // what the clients of one table share: pace and send times
mod message; // the part of the protocol that a client needs
mod http; // the few HTTP requests before there is a socket
mod tally; // counts and latencies
mod metrics; // CPU time and memory of the server
mod report; // the result

#[cfg(test)]
mod tests;

pub use plan::{BadPlan, Pace, Plan};
pub use report::{Latency, Report};
pub use run::{LoadError, run};
