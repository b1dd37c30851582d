//! What is due without anybody asking: clocks that run out, rematches, bots whose node has gone.

use std::sync::Arc;
use std::time::Duration;

use protocol::TableId;
use tables::Due;

use crate::operations::app::App;
use crate::operations::clock;
use crate::table::act::{self, Cause};
use crate::table::rematch;
use crate::table::room::Room;
use crate::table::to_store;

/// How long this node has for what it takes on, in milliseconds.
const LEASE: i64 = 20_000;

/// How many tables are taken on at once.
const MOST: u32 = 64;

/// The longest sleep: other nodes may have died, and what they held has to be looked for.
const LONGEST: i64 = 2_000;

/// The shortest, so that nothing makes the timer spin.
const SHORTEST: i64 = 20;

/// The pause after an error of the store.
const PAUSE: i64 = 1000;

/// Runs until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    let mut wait = 0;
    loop {
        tokio::select! {
            () = sleep(wait) => {}
            () = app.alarm.rings() => {}
            () = app.stops() => return,
        }
        wait = look(&app).await;
    }
}

async fn sleep(millis: i64) {
    tokio::time::sleep(Duration::from_millis(millis.unsigned_abs())).await;
}

/// Takes on what is due, and says how long to sleep.
async fn look(app: &Arc<App>) -> i64 {
    app.alarm.plan(i64::MAX);
    let now = to_store::millis(clock::now());
    match claim(app, now).await {
        Err(error) => {
            app.storage(&error);
            PAUSE
        }
        Ok(next) => {
            let at = next.unwrap_or(i64::MAX).clamp(now + SHORTEST, now + LONGEST);
            app.alarm.plan(at);
            at - now
        }
    }
}

async fn claim(app: &Arc<App>, now: i64) -> Result<Option<i64>, store::StoreError> {
    for due in app.store.claim_due(now, LEASE, MOST).await? {
        if let Ok(id) = TableId::new(&due.table) {
            tokio::spawn(attend(Arc::clone(app), app.rooms.open(&id)));
        }
    }
    app.store.next_due().await
}

/// Does what is due at a table.
async fn attend(app: Arc<App>, room: Arc<Room>) {
    let (then, at) = (Arc::clone(&app), Arc::clone(&room));
    // A table that cannot be loaded now is taken on again later.
    let _ = app
        .at(&room, move |desk| {
            let due = desk.table.as_ref().map(tables::Table::due).unwrap_or_default();
            for due in due {
                match due {
                    Due::Bot { .. } if desk.bot_called => {}
                    Due::Bot { .. } => {
                        desk.bot_called = true;
                        then.bots.call(Arc::clone(&at));
                    }
                    Due::Rematch => rematch::start(&then, &at, desk),
                    Due::Tick { .. } => tick(&then, &at, desk),
                }
            }
        })
        .await;
}

fn tick(app: &Arc<App>, room: &Arc<Room>, desk: &mut crate::table::room::Desk) {
    let answer = desk.table.as_mut().and_then(|table| table.tick(clock::now()));
    if let Some(answer) = answer {
        act::commit(app, room, desk, answer, Cause::Itself);
    }
}
