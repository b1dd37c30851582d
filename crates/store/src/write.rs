//! What is written.

use crate::{Line, SeatLine};

/// What is stored together or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Write {
    /// What happened, for each table of which something did; no table twice.
    pub parts: Vec<Part>,
    /// Notices to send once this is stored.
    pub notices: Vec<NewNotice>,
}

impl Write {
    /// What happened at one table.
    pub fn one(part: Part) -> Write {
        Write { parts: vec![part], notices: Vec::new() }
    }

    /// Whether it follows on tables of these versions.
    pub(crate) fn follows<E>(
        &self,
        mut version: impl FnMut(&str) -> Result<u64, E>,
    ) -> Result<bool, E> {
        for (number, part) in self.parts.iter().enumerate() {
            let twice = self.parts[..number].iter().any(|earlier| earlier.table == part.table);
            if twice || !part.follows(version(&part.table)?) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// What happened at one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The id of the table.
    pub table: String,
    /// The version of the first row; the others follow on. Version 1 makes the table.
    pub first: u64,
    /// The events. Without any, only the line changes, if `first` would have been next.
    pub rows: Vec<NewRow>,
    /// What else is so from now on.
    pub line: Line,
    /// The seats with a person, if that has changed.
    pub seats: Option<Vec<SeatLine>>,
}

impl Part {
    /// The version that the table has afterwards.
    pub(crate) fn last(&self) -> u64 {
        (self.first - 1) + self.rows.len() as u64
    }

    /// Whether it follows on a table of this version, 0 being one that is not.
    fn follows(&self, version: u64) -> bool {
        self.first.checked_sub(1) == Some(version) && (version > 0 || !self.rows.is_empty())
    }
}

/// An event to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRow {
    /// When it happened.
    pub at: i64,
    /// The event: JSON, not looked into.
    pub body: String,
}

/// An event as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its place in the table's log, from 1 without gaps.
    pub version: u64,
    /// When it happened.
    pub at: i64,
    /// The event.
    pub body: String,
}

/// A notice to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewNotice {
    /// What it is about: of two with the same id, the second is dropped.
    pub id: String,
    /// When it may be sent.
    pub not_before: i64,
    /// What to send: not looked into.
    pub body: String,
}

/// A notice that is this node's to send.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What it is about.
    pub id: String,
    /// What to send.
    pub body: String,
    /// How often it was tried before.
    pub attempts: u32,
}

/// What became of a write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is durable.
    Stored,
    /// A table has moved on, or is not there. Nothing of the write is stored.
    Conflict,
    /// The database does not answer or does not take it. Nothing of the write is stored.
    Unavailable,
    /// The database went away during the commit, and the store was closed before it came back:
    /// the write is stored whole or not at all.
    Unknown,
}

pub(crate) type Done = Box<dyn FnOnce(Outcome) + Send>;
