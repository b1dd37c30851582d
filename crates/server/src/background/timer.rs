//! Claims due work: expired clocks, rematches, and bots whose node is gone.

use std::sync::Arc;
use std::time::Duration;

use protocol::TableId;

use crate::background::bots;
use crate::operations::app::App;
use crate::operations::clock;
use crate::table::room::{Room, RoomState};
use crate::table::to_store::DueWork;
use crate::table::{act, recover, rematch};

/// How long this node leases the work it claims, in milliseconds.
const LEASE: i64 = 20_000;

/// How many tables are claimed at once.
const MAX_TABLES: u32 = 64;

/// The longest sleep: other nodes may have died, and their work has to be found.
const LONGEST_SLEEP: i64 = 2_000;

/// The shortest sleep, so that the timer never spins.
const SHORTEST_SLEEP: i64 = 20;

/// The pause after a store error.
const ERROR_PAUSE: i64 = 1000;

/// Runs until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    let mut wait = 0;
    loop {
        tokio::select! {
            () = sleep(wait) => {}
            () = app.alarm.rings() => {}
            () = app.stops() => return,
        }
        wait = run_due(&app).await;
    }
}

async fn sleep(millis: i64) {
    tokio::time::sleep(Duration::from_millis(millis.unsigned_abs())).await;
}

/// Claims and starts due work. Returns how long to sleep, in milliseconds.
async fn run_due(app: &Arc<App>) -> i64 {
    app.alarm.plan(i64::MAX);
    let now = clock::now_millis();
    match claim(app, now).await {
        Err(error) => {
            app.storage_error(&error);
            ERROR_PAUSE
        }
        Ok(next) => {
            let at = next.unwrap_or(i64::MAX).clamp(now + SHORTEST_SLEEP, now + LONGEST_SLEEP);
            app.alarm.plan(at);
            at - now
        }
    }
}

async fn claim(app: &Arc<App>, now: i64) -> Result<Option<i64>, store::StoreError> {
    for due in app.store.claim_due(now, LEASE, MAX_TABLES).await? {
        if let Ok(id) = TableId::new(&due.table) {
            tokio::spawn(do_due_work(Arc::clone(app), app.rooms.open(&id)));
        }
    }
    app.store.next_due().await
}

/// Does what is due at a table.
pub(crate) async fn do_due_work(app: Arc<App>, room: Arc<Room>) {
    let work = |state: &mut RoomState| {
        let due = state.table.as_ref().map(DueWork::of).unwrap_or_default();
        bots::enqueue(&app, &room, state);
        if due.tick.is_some() {
            tick(&app, &room, state);
        }
        if due.rematch {
            rematch::start(&app, &room, state);
        }
    };
    if app.with_table(&room, work).await.is_err_and(|problem| problem.is_storage()) {
        recover::resume(&app, &room);
    }
}

fn tick(app: &Arc<App>, room: &Arc<Room>, state: &mut RoomState) {
    let answer = state.table.as_mut().and_then(|table| table.tick(clock::now()));
    if let Some(answer) = answer {
        act::write_events(app, room, state, &answer, None);
    }
}
