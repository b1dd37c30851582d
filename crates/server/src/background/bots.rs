//! Bots at tables: a few threads, and a queue that is fair to everybody.

mod queue; // who is next
mod thinking; // who thinks

use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use bots::Budget;
use tables::{BotJob, Table};

pub(crate) use self::queue::{BotTurn, Lane};
use self::queue::{Waiting, Worker};
use self::thinking::Thinking;
use crate::operations::app::App;
use crate::operations::clock;
use crate::table::room::{Room, RoomState};
use crate::table::{act, recover};

/// How long a bot may think about one action, at any level.
const MAX_TIME: Duration = Duration::from_secs(2);

/// How long a bot may think when very many wait.
const MIN_TIME: Duration = Duration::from_millis(50);

/// Tables that wait for a bot.
#[derive(Debug, Default)]
pub(crate) struct Queue {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    waiting: Waiting<Arc<Room>>,
    thinking: Thinking,
    /// How many threads there are for slow bots.
    threads: usize,
    closed: bool,
}

/// A table whose bot is next.
struct Next {
    room: Arc<Room>,
    budget: Budget,
    /// Its number among those that think.
    number: u64,
    /// How many wait for any bot.
    waiting: usize,
}

impl Queue {
    /// Adds a table where a bot has to choose.
    pub(crate) fn push(&self, turn: BotTurn, room: Arc<Room>) {
        let mut state = self.lock();
        state.waiting.push(turn, room);
        if turn.lane == Lane::Slow {
            state.thinking.hurry(Instant::now(), state.thinking_time(Lane::Slow));
        }
        drop(state);
        // Not every worker does every work.
        self.changed.notify_all();
    }

    /// Stops all bots; the queue is not worked on any more.
    pub(crate) fn close(&self) {
        let mut state = self.lock();
        state.closed = true;
        state.thinking.halt_all();
        drop(state);
        self.changed.notify_all();
    }

    fn next(&self, worker: Worker) -> Option<Next> {
        let is_idle = |state: &mut State| !state.waiting.has_work(worker) && !state.closed;
        let state = self.changed.wait_while(self.lock(), is_idle);
        let mut state = state.unwrap_or_else(PoisonError::into_inner);
        if state.closed {
            return None;
        }
        let (lane, room) = state.waiting.pop(worker)?;
        let time = state.thinking_time(lane);
        let (number, halt) = state.thinking.begin(Instant::now());
        let budget = Budget { halt, ..Budget::default().with_time(time) };
        Some(Next { room, budget, number, waiting: state.waiting.len() })
    }

    /// A bot has acted.
    fn done(&self, number: u64) {
        self.lock().thinking.end(number);
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// How long a bot of this lane may think now.
    fn thinking_time(&self, lane: Lane) -> Duration {
        thinking_time(self.waiting.len_of(lane), self.threads)
    }
}

/// Starts the bot threads: those for any bot, and one for quick ones.
pub(crate) fn start(app: &Arc<App>) -> Vec<JoinHandle<()>> {
    let threads = app.config.bot_threads.max(1);
    app.bots.lock().threads = threads;
    let work = |number: usize| {
        let app = Arc::clone(app);
        let worker = if number == 0 { Worker::Quick } else { Worker::Any };
        let thread = thread::Builder::new().name(format!("bot-{number}"));
        thread.spawn(move || work(&app, worker))
    };
    // If no thread can be started, the server works without bots.
    (0..=threads).filter_map(|number| work(number).ok()).collect()
}

fn work(app: &Arc<App>, worker: Worker) {
    while let Some(Next { room, budget, number, waiting }) = app.bots.next(worker) {
        app.metrics.bot_queue.set(waiting as u64);
        let turn = AssertUnwindSafe(|| take_turn(app, &room, &budget));
        let taken = catch_unwind(turn);
        app.bots.done(number);
        if taken.is_err() {
            // The table is retried when its lease in the store expires.
            room.state().bot_queued = false;
            app.metrics.faults.add(1);
            tracing::error!(table = %room.id, "a bot panicked");
        }
    }
}

/// How long a bot may think while so many wait behind it: all of them together not much longer than
/// one alone.
fn thinking_time(behind: usize, threads: usize) -> Duration {
    let rounds = 1 + behind.div_ceil(threads.max(1));
    (MAX_TIME / u32::try_from(rounds).unwrap_or(u32::MAX)).max(MIN_TIME)
}

/// The bot that has to act at a table for this network.
pub(crate) fn turn(table: &Table, network: Option<IpAddr>) -> Option<BotTurn> {
    let level = table.bot_level()?;
    Some(BotTurn { lane: Lane::of(level), network })
}

/// Queues a table if a bot has to act there and it is not queued already.
pub(crate) fn enqueue(app: &App, room: &Arc<Room>, state: &mut RoomState) {
    let turn = state.table.as_ref().and_then(|table| turn(table, state.network));
    if let Some(turn) = turn.filter(|_| !state.bot_queued) {
        state.bot_queued = true;
        app.bots.push(turn, Arc::clone(room));
    }
}

/// Chooses and plays one action.
fn take_turn(app: &Arc<App>, room: &Arc<Room>, budget: &Budget) {
    let job = app.runtime.block_on(app.with_table(room, |state| {
        let job = state.table.as_ref().and_then(Table::bot_job);
        state.bot_queued = job.is_some();
        job
    }));
    let job = match job {
        Ok(Some(job)) => job,
        Ok(None) => return,
        Err(_) => return recover::resume(app, room),
    };
    let action = job.choose(budget);
    if app.is_stopping() {
        return;
    }
    let played =
        app.runtime.block_on(app.with_table(room, |state| play(app, room, state, &job, &action)));
    if played.is_err() {
        recover::resume(app, room);
    }
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
            enqueue(app, room, state);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_think_for_a_shorter_time_when_many_wait() {
        assert_eq!(thinking_time(0, 1), MAX_TIME);
        assert_eq!(thinking_time(4, 1), MAX_TIME / 5);
        assert_eq!(thinking_time(4, 4), MAX_TIME / 2);
        assert_eq!(thinking_time(1_000_000, 1), MIN_TIME);
        assert!((1..100).all(|behind| thinking_time(behind, 1) <= thinking_time(behind - 1, 1)));
    }
}
