//! Which rooms have to be refreshed, and when.

use std::collections::HashMap;
use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use protocol::TableId;
use tokio::sync::Notify;

use super::{other_nodes, refresh};
use crate::operations::app::App;

/// The pause before a room is refreshed: all changes in it make one message.
const PAUSE: Duration = Duration::from_millis(100);

/// How often the database is asked which nodes are running, if there are others.
const NODE_CHECK: Duration = Duration::from_secs(2);

/// Rooms to refresh.
#[derive(Debug, Default)]
pub(crate) struct Schedule {
    due: Mutex<HashMap<TableId, Instant>>,
    changed: Notify,
}

impl Schedule {
    /// Refreshes a room soon.
    pub(crate) fn refresh(&self, table: &TableId) {
        self.refresh_at(table, Instant::now() + PAUSE);
    }

    /// Refreshes a room at this time, or earlier if that is planned already.
    pub(crate) fn refresh_at(&self, table: &TableId, at: Instant) {
        let mut due = self.lock();
        let planned = due.entry(table.clone()).or_insert(at);
        *planned = at.min(*planned);
        drop(due);
        self.changed.notify_one();
    }

    /// The rooms that are due, and when the next one is.
    fn take(&self, now: Instant) -> (Vec<TableId>, Option<Instant>) {
        let mut due = self.lock();
        let all = mem::take(&mut *due);
        let (ready, later) = all.into_iter().partition::<HashMap<_, _>, _>(|(_, at)| *at <= now);
        *due = later;
        (ready.into_keys().collect(), due.values().min().copied())
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Instant>> {
        self.due.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Runs until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    let mut checked = Instant::now();
    loop {
        let (ready, next) = app.schedule.take(Instant::now());
        for room in ready.iter().filter_map(|table| app.rooms.get(table)) {
            refresh(&app, &room).await;
        }
        if checked.elapsed() >= NODE_CHECK {
            checked = Instant::now();
            other_nodes::forget_dead(&app).await;
        }
        let wake = next.into_iter().chain([checked + NODE_CHECK]).min();
        let wake = wake.map_or(NODE_CHECK, |at| at.saturating_duration_since(Instant::now()));
        tokio::select! {
            () = tokio::time::sleep(wake) => {}
            () = app.schedule.changed.notified() => {}
            () = app.stops() => return,
        }
    }
}
