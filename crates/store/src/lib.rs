//! The database: the events of all tables, append-only, in a SQLite file or in Postgres.
//!
//! Start with [`Store`]. No other crate knows SQL, and this one knows no game: an event is text with
//! a version, next to a [`TableIndex`] with what lists and timers need.
//!
//! - A [`Write`] is stored whole or not at all, and acknowledged only when it is durable. Many
//!   writes, of many tables, share a commit.
//! - The versions of a table are unique and have no gaps; the second write of the same version gets
//!   [`Outcome::Conflict`]. Several nodes need no other coordination.
//! - Background work is leased, so that one node does it at a time.
//! - There are no snapshots: reading the events of a table takes less time than replaying them.

mod store; // the public interface, the same for both databases
mod private; // files that only their owner can read
mod durable; // files that are on the disk
mod location; // where the database is
mod write; // what is written
mod mail; // mail addresses, and how many mails are sent
mod push; // where browsers take push messages
mod device; // devices of one person
mod index; // what is known of a table without its events
mod chain; // writes that depend on each other
mod changes; // writes of other nodes
mod commits; // how many writes share a commit, and how many fail
mod command; // what operators ask for
mod report; // what players report to them
mod upgrade; // what happens before a migration
mod usage; // how much room the database takes
mod error;
mod migrations; // the steps that bring a schema up to date
mod sqlite; // one node: a file
mod postgres; // several nodes: a server

pub use chain::Chain;
pub use changes::{Change, Changes};
pub use command::{Ban, Command};
pub use commits::CommitSizes;
pub use device::{DEVICE_LIFETIME, Device, EndedDevice};
pub use durable::{sync_file, sync_name};
pub use error::{ErrorKind, StoreError};
pub use index::{DueTable, ListedTable, Phase, SeatedPlayer, TableIndex, Waits};
pub use location::Location;
pub use mail::{Contact, MailQuota, NewContact, Proof};
pub use private::create_private_folder;
pub use push::PushSubscription;
pub use report::{NewReport, Report};
pub use store::Store;
pub use upgrade::{BeforeMigration, OlderDatabase};
pub use usage::Usage;
pub use write::{NewEvent, NewNotice, Notice, Outcome, StoredEvent, TableWrite, Write};
