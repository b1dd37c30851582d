//! Bots at tables: a few threads, and a first-come, first-served queue of tables.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use bots::{Budget, Halt};
use tables::BotJob;

use crate::operations::app::App;
use crate::operations::clock;
use crate::table::act;
use crate::table::room::{Room, RoomState};

/// How long a bot may think about one action, at any level.
const MAX_TIME: Duration = Duration::from_secs(5);

/// Tables that wait for a bot, in order.
#[derive(Debug, Default)]
pub(crate) struct Queue {
    waiting: Mutex<Waiting>,
    changed: Condvar,
    halt: Halt,
}

#[derive(Debug, Default)]
struct Waiting {
    rooms: VecDeque<Arc<Room>>,
    closed: bool,
}

impl Queue {
    /// Adds a table where a bot has to choose.
    pub(crate) fn push(&self, room: Arc<Room>) {
        self.lock().rooms.push_back(room);
        self.changed.notify_one();
    }

    /// Stops all bots; the queue is not worked on any more.
    pub(crate) fn close(&self) {
        self.lock().closed = true;
        self.halt.halt();
        self.changed.notify_all();
    }

    /// Interrupts thinking bots when the server stops.
    pub(crate) fn halt(&self) -> Halt {
        self.halt.clone()
    }

    fn next(&self) -> Option<(Arc<Room>, usize)> {
        let is_idle = |waiting: &mut Waiting| waiting.rooms.is_empty() && !waiting.closed;
        let waiting = self.changed.wait_while(self.lock(), is_idle);
        let mut waiting = waiting.unwrap_or_else(PoisonError::into_inner);
        let room = if waiting.closed { None } else { waiting.rooms.pop_front() };
        room.map(|room| (room, waiting.rooms.len()))
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Starts the bot threads.
pub(crate) fn start(app: &Arc<App>) -> Vec<JoinHandle<()>> {
    let work = |number: usize| {
        let app = Arc::clone(app);
        let thread = thread::Builder::new().name(format!("bot-{number}"));
        thread.spawn(move || work(&app))
    };
    // If no thread can be started, the server works without bots.
    (0..app.config.bot_threads.max(1)).filter_map(|number| work(number).ok()).collect()
}

fn work(app: &Arc<App>) {
    while let Some((room, waiting)) = app.bots.next() {
        app.metrics.bot_queue.set(waiting as u64);
        let turn = AssertUnwindSafe(|| take_turn(app, &room));
        if catch_unwind(turn).is_err() {
            // The table is retried when its lease in the store expires.
            room.state().bot_queued = false;
            app.metrics.faults.add(1);
            tracing::error!(table = %room.id, "a bot panicked");
        }
    }
}

/// Chooses and plays one action.
fn take_turn(app: &Arc<App>, room: &Arc<Room>) {
    let job = app.runtime.block_on(app.with_table(room, |state| {
        let job = state.table.as_ref().and_then(tables::Table::bot_job);
        state.bot_queued = job.is_some();
        job
    }));
    let Ok(Some(job)) = job else { return };
    let action = choose(app, &job);
    if app.is_stopping() {
        return;
    }
    // A table that cannot be loaded is retried when its lease expires.
    let _ =
        app.runtime.block_on(app.with_table(room, |state| play(app, room, state, &job, &action)));
}

fn play(app: &Arc<App>, room: &Arc<Room>, state: &mut RoomState, job: &BotJob, action: &str) {
    state.bot_queued = false;
    let Some(table) = state.table.as_mut() else { return };
    match table.bot_plays(job.seat, job.version, action, clock::now()) {
        Ok(answer) => {
            app.metrics.bot_moves.add(1);
            act::write_events(app, room, state, &answer, None);
        }
        Err(refusal) => {
            tracing::debug!(table = %room.id, %refusal, "the table changed while a bot was thinking");
            if table.bot_job().is_some() {
                state.bot_queued = true;
                app.bots.push(Arc::clone(room));
            }
        }
    }
}

fn choose(app: &App, job: &BotJob) -> String {
    let halt = app.bots.halt();
    job.choose(&Budget { halt, ..Budget::default().with_time(MAX_TIME) })
}
