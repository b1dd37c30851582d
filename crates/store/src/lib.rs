//! What is kept: the events of all tables, append-only, in a file of SQLite or in Postgres.
//!
//! [`Store`] is where to begin. It is the only place that knows SQL, and it knows no game: an event
//! is a text with a version, beside a [`Line`] that says what lists and clocks need to know.
//!
//! - A [`Write`] is stored whole or not at all, and acknowledged only when it is durable. Many
//!   writes, of many tables, share a commit.
//! - The versions of a table are unique and without gaps; whoever comes second with one is told so
//!   by [`Outcome::Conflict`]. That is all the agreement that several nodes need.
//! - What is due without people is claimed for a time, so that exactly one node does it.
//! - There are no snapshots: reading the events of a table is quicker than playing them.

mod chain;
mod changes;
mod commits;
mod error;
mod line;
mod location;
mod migrations;
mod postgres;
mod sqlite;
mod store;
mod write;

pub use chain::Chain;
pub use changes::{Change, Changes};
pub use commits::CommitSizes;
pub use error::{ErrorKind, StoreError};
pub use line::{Due, Line, Phase, SeatLine, TableLine, Waits};
pub use location::Location;
pub use store::Store;
pub use write::{NewNotice, NewRow, Notice, Outcome, Part, Row, Write};
