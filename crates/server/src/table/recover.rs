//! When a write comes to nothing: the table is folded afresh, and everybody is told.

use std::sync::Arc;
use std::time::Duration;

use store::Outcome;

use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::table::act::{self, Asked, Cause};
use crate::table::room::Room;

/// How long to wait before the store is asked again, at first and at most.
const FIRST_PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_secs(2);

/// How often a request is asked again when other nodes are quicker.
const MOST_ATTEMPTS: u8 = 5;

/// On the writer's thread, perhaps with the desk taken by somebody else: the work is done later.
pub(crate) fn failed(app: &Arc<App>, room: &Arc<Room>, epoch: u64, outcome: Outcome, cause: Cause) {
    room.failed();
    let (app, room) = (Arc::clone(app), Arc::clone(room));
    let runtime = app.runtime.clone();
    runtime.spawn(async move {
        let is_first = drop_table(&room, epoch);
        match outcome {
            Outcome::Conflict => overtaken(&app, &room, cause).await,
            Outcome::Unavailable | Outcome::Unknown | Outcome::Stored => {
                unavailable(&app, &room, cause, is_first).await;
            }
        }
    });
}

/// Drops the table that holds what was not stored. Whether it was still there.
fn drop_table(room: &Room, epoch: u64) -> bool {
    let mut desk = room.desk();
    let is_first = desk.epoch == epoch;
    if is_first {
        desk.forget();
    }
    is_first
}

/// Another node was quicker: the request is asked once more of the table as it is now.
async fn overtaken(app: &Arc<App>, room: &Arc<Room>, cause: Cause) {
    app.metrics.conflicts.add(1);
    let loaded = app.load(room).await;
    let Cause::Asked(asked) = cause else { return };
    let asked = Asked { attempts: asked.attempts + 1, ..*asked };
    match loaded {
        _ if asked.attempts > MOST_ATTEMPTS => {
            asked.reply.refuse(app, &asked.request.id, &Problem::storage());
        }
        Err(problem) => asked.reply.refuse(app, &asked.request.id, &problem),
        Ok(()) => act::ask(app, room, &mut room.desk(), asked),
    }
}

/// Nothing can be stored: whoever asked is told, so are all others, and when the store is back
/// they get to see the table as it is.
async fn unavailable(app: &Arc<App>, room: &Arc<Room>, cause: Cause, is_first: bool) {
    if let Cause::Asked(asked) = cause {
        asked.reply.refuse(app, &asked.request.id, &Problem::storage());
    }
    if is_first {
        app.trouble(room, &Problem::storage());
        until_loaded(app, room).await;
    }
}

async fn until_loaded(app: &Arc<App>, room: &Arc<Room>) {
    let mut pause = FIRST_PAUSE;
    while !app.is_stopping() && !room.desk().listeners.is_empty() {
        tokio::time::sleep(pause).await;
        if app.load(room).await.is_ok() {
            return;
        }
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}
