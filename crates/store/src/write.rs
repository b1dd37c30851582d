//! What is written.

use crate::{SeatedPlayer, TableIndex};

/// A write: it is stored as a whole or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Write {
    /// What changes, at most once for each table.
    pub tables: Vec<TableWrite>,
    /// Notices to send once it is stored.
    pub notices: Vec<NewNotice>,
}

impl Write {
    /// A write to one table, without notices.
    pub fn one(table: TableWrite) -> Write {
        Write { tables: vec![table], notices: Vec::new() }
    }

    /// Whether it continues tables of these versions.
    pub(crate) fn follows<E>(
        &self,
        mut version: impl FnMut(&str) -> Result<u64, E>,
    ) -> Result<bool, E> {
        for (index, write) in self.tables.iter().enumerate() {
            let is_twice = self.tables[..index].iter().any(|other| other.table == write.table);
            if is_twice || !write.follows(version(&write.table)?) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// What changes at one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableWrite {
    /// The id of the table.
    pub table: String,
    /// The version of the first event; the others have the next ones. Version 1 creates the table.
    pub first: u64,
    /// The new events. Without any, only the index changes, provided `first` is the next version.
    pub events: Vec<NewEvent>,
    /// The new index data.
    pub index: TableIndex,
    /// The seats with a player, if they have changed.
    pub seats: Option<Vec<SeatedPlayer>>,
}

impl TableWrite {
    /// The version of the table afterwards.
    pub(crate) fn last(&self) -> u64 {
        (self.first - 1) + self.events.len() as u64
    }

    /// Whether it continues a table of this version; 0 means that there is no table.
    fn follows(&self, version: u64) -> bool {
        self.first.checked_sub(1) == Some(version) && (version > 0 || !self.events.is_empty())
    }
}

/// An event to store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEvent {
    /// When it happened.
    pub at: i64,
    /// The event as JSON, which the store does not parse.
    pub body: String,
}

/// A stored event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// Its position in the log of the table, from 1 without gaps.
    pub version: u64,
    /// When it happened.
    pub at: i64,
    /// The event.
    pub body: String,
}

/// A notice to send.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewNotice {
    /// The id: a second notice with the same id is dropped.
    pub id: String,
    /// The earliest time to send it.
    pub not_before: i64,
    /// The content, which the store does not parse.
    pub body: String,
}

/// A notice that this node has claimed and must send.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The id.
    pub id: String,
    /// The content.
    pub body: String,
    /// How often sending was tried before.
    pub attempts: u32,
}

/// The outcome of a write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is durable.
    Stored,
    /// A table has a newer version, or does not exist. Nothing of the write is stored.
    Conflict,
    /// The database does not answer or rejects the write. Nothing of it is stored.
    Unavailable,
    /// The connection was lost during the commit, and the store was closed before it was restored:
    /// the write is stored as a whole or not at all.
    Unknown,
}

/// Called with the outcome, on the writer's thread.
pub(crate) type Done = Box<dyn FnOnce(Outcome) + Send>;
