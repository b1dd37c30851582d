//! Tables come back from the store when somebody wants them.

use std::sync::Arc;
use std::time::Instant;

use protocol::{TableId, Version};
use store::Row;
use tables::{Stored, Table};

use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::table::fanout;
use crate::table::room::{Delivery, Desk, Room};

impl App {
    /// Does something at the desk of a table, which is loaded for it.
    pub(crate) async fn at<T>(
        self: &Arc<App>,
        room: &Arc<Room>,
        work: impl FnOnce(&mut Desk) -> T,
    ) -> Result<T, Problem> {
        loop {
            {
                let mut desk = room.desk();
                if desk.table.is_some() {
                    desk.used = Instant::now();
                    return Ok(work(&mut desk));
                }
            }
            self.load(room).await?;
        }
    }

    /// Loads the table of a room, if it is not there, and tells those who wait for it.
    pub(crate) async fn load(self: &Arc<App>, room: &Arc<Room>) -> Result<(), Problem> {
        loop {
            let epoch = {
                let desk = room.desk();
                if desk.table.is_some() {
                    return Ok(());
                }
                desk.epoch
            };
            let table = self.fold(&room.id).await?;
            self.put(room, table, epoch);
        }
    }

    /// Puts a table that was read into its room, unless it may be too old by now.
    fn put(&self, room: &Room, table: Table, epoch: u64) {
        let mut desk = room.desk();
        if desk.table.is_some() || desk.epoch != epoch {
            return;
        }
        desk.table = Some(table);
        desk.used = Instant::now();
        self.metrics.loaded.add(1);
        self.rooms.note_loaded();
        for (outbox, frame) in fanout::catch_up(&mut desk) {
            room.deliver(Delivery::Frame(outbox, frame));
        }
    }

    /// A table from its events, as the store has them now.
    pub(crate) async fn fold(&self, id: &TableId) -> Result<Table, Problem> {
        let rows = self.rows(id, 0).await?;
        if rows.is_empty() {
            return Err(Problem::no_such_table());
        }
        let events = rows.iter().map(event).collect::<Result<Vec<_>, _>>()?;
        Table::from_events(events).map_err(|corrupt| {
            tracing::error!(table = %id, version = corrupt.version, "a table cannot be read");
            Problem::fault()
        })
    }

    /// The stored events of a table after a version.
    pub(crate) async fn rows(&self, id: &TableId, after: Version) -> Result<Vec<Row>, Problem> {
        self.store.events(id.as_str(), after).await.map_err(|error| self.storage(&error))
    }

    /// What to tell of an error of the store, which goes to the log.
    pub(crate) fn storage(&self, error: &store::StoreError) -> Problem {
        self.metrics.storage_errors.add(1);
        tracing::warn!(%error, "the store does not answer");
        Problem::storage()
    }
}

/// An event as it was stored.
pub(crate) fn event(row: &Row) -> Result<Stored, Problem> {
    serde_json::from_str(&row.body).map_err(|error| {
        tracing::error!(version = row.version, %error, "an event cannot be read");
        Problem::fault()
    })
}
