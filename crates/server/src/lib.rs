//! Tables on the network: HTTP and WebSockets around the crate `tables`, and background work: bots,
//! clocks, turn notices.
//!
//! Nothing is acknowledged or sent before it is durable. Every message to a client is made from what
//! that viewer may see.
//!
//! ```no_run
//! # async fn example() -> Result<(), server::StartError> {
//! use server::{Config, Server};
//! use store::Location;
//!
//! let running = Server::start(Config::local(Location::Memory)).await?;
//! println!("http://{}", running.addr());
//! running.stop().await;
//! # Ok(())
//! # }
//! ```

// From the network inwards.
mod http; // from an accepted connection to an answer
mod table; // tables in use: requests, writes, sockets
mod background; // work that starts without a request: clocks, bots, notices, cleanup
mod mail; // e-mail to confirmed addresses
mod study; // records without a table: replay, study, verify, advice
mod preview; // what other sites show of a link to a finished game
mod operations; // configuration, start and stop, metrics, and what every part shares

#[cfg(test)]
mod tests;

pub use operations::admin::{AdminCommand, AdminResult, Network};
pub use operations::check::{Check, TableFault, WrongTable};
pub use operations::clock::Clock;
pub use operations::config::{Config, Limits, Map, Notices, Push};
pub use operations::key_file::{
    KeyError, KeySource, is_another as is_another_key, read as read_key,
};
pub use operations::proxies::{NotARange, TrustedProxies};
pub use operations::running::{Running, Server, StartError};
pub use operations::upgrade::Upgrade;
