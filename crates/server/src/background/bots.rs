//! Bots at tables: a few threads of their own, and a queue of tables that is fair to all.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use bots::{Budget, Halt};
use tables::BotJob;

use crate::operations::app::App;
use crate::operations::clock;
use crate::table::act::{self, Cause};
use crate::table::room::{Desk, Room};

/// The longest that a bot thinks about one step, whatever its level.
const LONGEST: Duration = Duration::from_secs(5);

/// Tables that wait for a bot, first come, first served.
#[derive(Debug, Default)]
pub(crate) struct Queue {
    waiting: Mutex<Waiting>,
    called: Condvar,
    halt: Halt,
}

#[derive(Debug, Default)]
struct Waiting {
    rooms: VecDeque<Arc<Room>>,
    closed: bool,
}

impl Queue {
    /// A bot is to choose at this table.
    pub(crate) fn call(&self, room: Arc<Room>) {
        self.lock().rooms.push_back(room);
        self.called.notify_one();
    }

    /// The bots stop thinking, and no more is begun.
    pub(crate) fn close(&self) {
        self.lock().closed = true;
        self.halt.halt();
        self.called.notify_all();
    }

    /// What ends the thinking of bots when the server stops.
    pub(crate) fn halt(&self) -> Halt {
        self.halt.clone()
    }

    fn next(&self) -> Option<(Arc<Room>, usize)> {
        let is_idle = |waiting: &mut Waiting| waiting.rooms.is_empty() && !waiting.closed;
        let waiting = self.called.wait_while(self.lock(), is_idle);
        let mut waiting = waiting.unwrap_or_else(PoisonError::into_inner);
        let room = if waiting.closed { None } else { waiting.rooms.pop_front() };
        room.map(|room| (room, waiting.rooms.len()))
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Starts the threads.
pub(crate) fn start(app: &Arc<App>) -> Vec<JoinHandle<()>> {
    let work = |number: usize| {
        let app = Arc::clone(app);
        let thread = thread::Builder::new().name(format!("bot-{number}"));
        thread.spawn(move || work(&app))
    };
    // Without any thread there are no bots, which shows; a server without threads has other worries.
    (0..app.config.bot_threads.max(1)).filter_map(|number| work(number).ok()).collect()
}

fn work(app: &Arc<App>) {
    while let Some((room, waiting)) = app.bots.next() {
        app.metrics.bot_queue.set(waiting as u64);
        let turn = AssertUnwindSafe(|| take_turn(app, &room));
        if catch_unwind(turn).is_err() {
            // The lease that the store has on it runs out, then it is tried again.
            room.desk().bot_called = false;
            app.metrics.faults.add(1);
            tracing::error!(table = %room.id, "a bot has failed");
        }
    }
}

/// One step of a bot.
fn take_turn(app: &Arc<App>, room: &Arc<Room>) {
    let job = app.runtime.block_on(app.at(room, |desk| {
        let job = desk.table.as_ref().and_then(tables::Table::bot_job);
        desk.bot_called = job.is_some();
        job
    }));
    let Ok(Some(job)) = job else { return };
    let action = choose(app, &job);
    if app.is_stopping() {
        return;
    }
    // A table that cannot be loaded now is taken on again later.
    let _ = app.runtime.block_on(app.at(room, |desk| play(app, room, desk, &job, &action)));
}

fn play(app: &Arc<App>, room: &Arc<Room>, desk: &mut Desk, job: &BotJob, action: &str) {
    desk.bot_called = false;
    let Some(table) = desk.table.as_mut() else { return };
    match table.bot_plays(job.seat, job.version, action, clock::now()) {
        Ok(answer) => {
            app.metrics.bot_moves.add(1);
            act::commit(app, room, desk, answer, Cause::Itself);
        }
        Err(refusal) => {
            tracing::debug!(table = %room.id, %refusal, "a bot came too late");
            if table.bot_job().is_some() {
                desk.bot_called = true;
                app.bots.call(Arc::clone(room));
            }
        }
    }
}

fn choose(app: &App, job: &BotJob) -> String {
    let halt = app.bots.halt();
    job.choose(&Budget { halt, ..Budget::default().with_time(LONGEST) })
}
