//! Loads tables from the store, and gives access to them.

use std::sync::Arc;
use std::time::Instant;

use protocol::{TableId, Version};
use store::StoredEvent;
use tables::{ServerKey, Stored, Table};
use tokio::sync::oneshot;

use crate::http::problem::Problem;
use crate::http::routes::table_id;
use crate::operations::app::App;
use crate::table::fanout;
use crate::table::pending::Delivery;
use crate::table::room::{Room, RoomState};

/// A table with this many bytes of events takes milliseconds to load, so that is done off the network
/// threads.
const LARGE: usize = 256 * 1024;

impl App {
    /// Runs something on the state of a room, after loading its table if necessary.
    pub(crate) async fn with_table<T>(
        self: &Arc<App>,
        room: &Arc<Room>,
        work: impl FnOnce(&mut RoomState) -> T,
    ) -> Result<T, Problem> {
        loop {
            {
                let mut state = room.state();
                if state.table.is_some() {
                    state.used = Instant::now();
                    return Ok(work(&mut state));
                }
            }
            // Boxed: it is rare and large, and every socket would keep room for it.
            Box::pin(self.load(room)).await?;
        }
    }

    /// Reads something from a table, and returns it when everything it is based on is durable.
    pub(crate) async fn read_durable<T>(
        self: &Arc<App>,
        id: &str,
        read: impl FnOnce(&Table) -> T,
    ) -> Result<T, Problem> {
        let room = self.rooms.open(&table_id(id)?);
        let (signal, durable) = oneshot::channel();
        let result = self.with_table(&room, |state| {
            room.deliver(Delivery::Signal(signal));
            state.table.as_ref().map(read)
        });
        let result = result.await?.ok_or_else(Problem::storage)?;
        durable.await.map_err(|_| Problem::storage())?;
        Ok(result)
    }

    /// Loads the table of a room, if it is not loaded, and sends it to the listeners that need it.
    pub(crate) async fn load(self: &Arc<App>, room: &Arc<Room>) -> Result<(), Problem> {
        loop {
            let epoch = {
                let state = room.state();
                if state.table.is_some() {
                    return Ok(());
                }
                state.epoch
            };
            let table = self.read_table(&room.id).await?;
            self.install(room, table, epoch);
        }
    }

    /// Puts a table that was read into its room, unless it may be outdated by now.
    fn install(&self, room: &Room, table: Table, epoch: u64) {
        let mut state = room.state();
        if state.table.is_some() || state.epoch != epoch {
            return;
        }
        state.table = Some(table);
        state.used = Instant::now();
        self.metrics.loaded.add(1);
        self.rooms.note_loaded();
        for (outbox, frame) in fanout::catch_up(&mut state) {
            room.deliver(Delivery::Message(outbox, frame));
        }
    }

    /// Builds a table from its stored events.
    async fn read_table(&self, id: &TableId) -> Result<Table, Problem> {
        let events = self.store.events(id.as_str(), 0).await;
        let events = events.map_err(|error| self.storage_error(&error))?;
        if events.is_empty() {
            return Err(Problem::no_such_table());
        }
        if events.iter().map(|event| event.body.len()).sum::<usize>() < LARGE {
            return self.counted(fold(id, &events, &self.key));
        }
        let turn = Arc::clone(&self.lines.loads).acquire_owned().await;
        let turn = turn.map_err(|_| Problem::stopping())?;
        let (id, key) = (id.clone(), self.key.clone());
        let folded = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            fold(&id, &events, &key)
        });
        self.counted(folded.await.map_err(|_| Problem::fault())?)
    }

    /// Counts events that cannot be read.
    fn counted<T>(&self, read: Result<T, Problem>) -> Result<T, Problem> {
        if read.is_err() {
            self.metrics.faults.add(1);
        }
        read
    }

    /// The stored events of a table after a version.
    pub(crate) async fn read_events(
        &self,
        id: &TableId,
        after: Version,
    ) -> Result<Vec<Stored>, Problem> {
        let events = self.store.events(id.as_str(), after).await;
        let events = events.map_err(|error| self.storage_error(&error))?;
        self.counted(events.iter().map(|event| parse(event, &self.key)).collect())
    }
}

/// Builds a table from what is stored of it.
fn fold(id: &TableId, events: &[StoredEvent], key: &ServerKey) -> Result<Table, Problem> {
    let events = events.iter().map(|event| parse(event, key)).collect::<Result<Vec<_>, _>>()?;
    Table::from_events(events).map_err(|corrupt| {
        tracing::error!(table = %id, version = corrupt.version, "stored events are inconsistent");
        Problem::fault()
    })
}

fn parse(event: &StoredEvent, key: &ServerKey) -> Result<Stored, Problem> {
    let stored = serde_json::from_str(&event.body).map_err(|error| {
        tracing::error!(version = event.version, %error, "a stored event cannot be parsed");
        Problem::fault()
    })?;
    key.unsealed(stored).ok_or_else(|| {
        tracing::error!("the seed of a table was sealed with another key");
        Problem::fault()
    })
}
