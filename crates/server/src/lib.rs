//! Tables on the network: HTTP and sockets around the crate `tables`, with everything that has to
//! happen without being asked for: bots, clocks, notices.
//!
//! Nothing is acknowledged and nobody is told before it is durable. Every message to a client is
//! made from what that person may see.
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

mod act;
mod advice;
mod alarm;
mod app;
mod bots;
mod caller;
mod clock;
mod config;
mod courier;
mod frames;
mod front;
mod gate;
mod headers;
mod hurry;
mod identity;
mod json;
mod languages;
mod listen;
mod load;
mod metrics;
mod nodes;
mod origin;
mod outbox;
mod page;
mod problem;
mod process;
mod query;
mod records;
mod recover;
mod rematch;
mod room;
mod rooms;
mod routes;
mod running;
mod secret;
mod socket;
mod sweep;
mod timer;
mod write;

#[cfg(test)]
mod tests;

pub use config::{Config, Limits, Notices};
pub use running::{Running, Server, StartError};
