//! When a write fails: reload the table from its events, and tell everyone.

use std::mem;
use std::sync::Arc;
use std::time::{Duration, Instant};

use store::Outcome;

use crate::background::timer;
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::operations::readiness;
use crate::table::act;
use crate::table::request::ClientRequest;
use crate::table::room::Room;

/// The pause before the store is tried again: it doubles from the first to the longest. Everything
/// goes on within two seconds after the store is back.
const FIRST_PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_millis(500);

/// How often a request is retried when other nodes are faster.
const MAX_ATTEMPTS: u8 = 5;

/// Handles a failed write. Runs on the store's writer thread, or on one that holds the room's
/// state; so the work is done in a new task.
pub(crate) fn failed(app: &Arc<App>, room: &Arc<Room>, number: u64, epoch: u64, outcome: Outcome) {
    let asked = room.pending().failed(number);
    let (app, room) = (Arc::clone(app), Arc::clone(room));
    let runtime = app.runtime.clone();
    runtime.spawn(async move {
        let is_first = unload(&room, epoch);
        match outcome {
            Outcome::Conflict => conflict(&app, &room, asked).await,
            Outcome::Unavailable | Outcome::Unknown | Outcome::Stored => {
                unavailable(&app, &room, asked, is_first);
            }
        }
    });
}

/// Drops the table, which contains events that were not stored. Returns whether it was still loaded.
fn unload(room: &Room, epoch: u64) -> bool {
    let mut state = room.state();
    let is_first = state.epoch == epoch;
    if is_first {
        state.unload();
    }
    is_first
}

/// Another node was faster: retry the request with the table as it is now.
async fn conflict(app: &Arc<App>, room: &Arc<Room>, asked: Option<Box<ClientRequest>>) {
    app.metrics.conflicts.add(1);
    let loaded = app.load(room).await;
    let Some(asked) = asked else {
        // What this node wanted to do may still be due, and leased to it.
        return resume(app, room);
    };
    let asked = ClientRequest { attempts: asked.attempts + 1, ..*asked };
    match loaded {
        _ if asked.attempts > MAX_ATTEMPTS => asked.refuse(app, &Problem::storage()),
        Err(problem) => asked.refuse(app, &problem),
        Ok(()) => act::ask(app, room, &mut room.state(), asked),
    }
}

/// The store cannot be reached: refuse the request, tell everyone at the table, and send them the
/// table when the store is back.
fn unavailable(
    app: &Arc<App>,
    room: &Arc<Room>,
    asked: Option<Box<ClientRequest>>,
    is_first: bool,
) {
    if let Some(asked) = asked {
        asked.refuse(app, &Problem::storage());
    }
    if is_first {
        app.send_trouble(room, &Problem::storage());
        resume(app, room);
    }
}

/// Loads a table when the store is back, for those who watch it, and does what is due there. The
/// lease of that work is this node's own, so no other node does it before the lease expires.
pub(crate) fn resume(app: &Arc<App>, room: &Arc<Room>) {
    let Some(pause) = room.state().retry.start() else { return };
    let (app, room) = (Arc::clone(app), Arc::clone(room));
    let runtime = app.runtime.clone();
    runtime.spawn(async move {
        tokio::time::sleep(pause).await;
        load_until_it_works(&app, &room).await;
        room.state().retry.end();
        timer::do_due_work(app, room).await;
    });
}

/// When a table is tried again.
#[derive(Debug, Default)]
pub(crate) struct Retry {
    /// Whether a task waits for the store.
    is_waiting: bool,
    /// The last attempt, and the pause before it.
    last: Option<(Instant, Duration)>,
}

impl Retry {
    /// The pause before the next attempt; none if somebody is at it. If writes of this table alone
    /// fail, the pause grows.
    fn start(&mut self) -> Option<Duration> {
        if mem::replace(&mut self.is_waiting, true) {
            return None;
        }
        let pause = match self.last {
            Some((at, pause)) if at.elapsed() < LONGEST_PAUSE * 4 => (pause * 2).min(LONGEST_PAUSE),
            _ => FIRST_PAUSE,
        };
        self.last = Some((Instant::now(), pause));
        Some(pause)
    }

    fn end(&mut self) {
        self.is_waiting = false;
    }
}

async fn load_until_it_works(app: &Arc<App>, room: &Arc<Room>) {
    let mut pause = FIRST_PAUSE;
    while !app.is_stopping() {
        match app.load(room).await {
            Err(problem) if problem.is_storage() => {}
            // Reads may work while writes fail: on a full disk bots would think for nothing.
            Ok(()) if app.store.writes_fail() && readiness::check(app).await.is_err() => {}
            _ => return,
        }
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}
