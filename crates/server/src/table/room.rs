//! A table in use, and who is connected to it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use protocol::{Detail, TableId, Version};
use store::Chain;
use tables::{Table, Viewer};
use tokio::sync::oneshot;

use crate::table::outbox::{End, Outbox};

/// A table in use. It may be put away in between, and is folded afresh from its events.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) id: TableId,
    desk: Mutex<Desk>,
    /// Taken by the writer of the store while others may hold the desk, so never the other way
    /// round.
    stage: Mutex<Stage>,
}

/// What one thread at a time works at.
#[derive(Debug)]
pub(crate) struct Desk {
    pub(crate) table: Option<Table>,
    pub(crate) listeners: Vec<Listener>,
    /// Which loading of the table this is: what failed for one does not concern the next.
    pub(crate) epoch: u64,
    /// The writes of this loading: if one is not stored, none behind it is.
    pub(crate) chain: Option<Chain>,
    /// Whether a bot is thinking, or waits for its turn to think.
    pub(crate) bot_called: bool,
    /// Whether everybody was told that the store is out of reach.
    pub(crate) warned: bool,
    pub(crate) used: Instant,
}

/// A socket that is told what happens.
#[derive(Debug)]
pub(crate) struct Listener {
    pub(crate) viewer: Viewer,
    pub(crate) detail: Detail,
    pub(crate) language: usize,
    /// The version that the messages to it have come to; 0 if it needs the whole view.
    pub(crate) version: Version,
    pub(crate) outbox: Arc<Outbox>,
}

/// Writes on their way to the store, and what must not be told before they are durable.
#[derive(Debug, Default)]
struct Stage {
    begun: u64,
    done: u64,
    after: Vec<(u64, Delivery)>,
}

/// Something to be told when all that it follows from is durable.
#[derive(Debug)]
pub(crate) enum Delivery {
    Frame(Arc<Outbox>, Utf8Bytes),
    Signal(oneshot::Sender<()>),
}

/// Whether a room has to stay.
pub(crate) struct Stays {
    pub(crate) loaded: bool,
    pub(crate) used: bool,
}

impl Room {
    pub(crate) fn new(id: TableId) -> Room {
        let desk = Desk {
            table: None,
            listeners: Vec::new(),
            epoch: 0,
            chain: None,
            bot_called: false,
            warned: false,
            used: Instant::now(),
        };
        Room { id, desk: Mutex::new(desk), stage: Mutex::default() }
    }

    /// The desk. A table that somebody was at when they panicked is folded afresh.
    pub(crate) fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(|poisoned| {
            self.desk.clear_poison();
            let mut desk = poisoned.into_inner();
            desk.forget();
            desk
        })
    }

    /// Puts the table away if it was not used for so long.
    pub(crate) fn put_away(&self, idle: Duration) -> Stays {
        let mut desk = self.desk();
        let is_busy = desk.bot_called || self.is_writing();
        if desk.used.elapsed() >= idle && !is_busy {
            desk.table = None;
            desk.epoch += 1;
            desk.chain = None;
        }
        Stays { loaded: desk.table.is_some(), used: !desk.listeners.is_empty() }
    }

    /// Whether somebody is connected, and when the table was last used; none if it is not in memory.
    pub(crate) fn last_use(&self) -> Option<(bool, Instant)> {
        let desk = self.desk();
        desk.table.as_ref().map(|_| (!desk.listeners.is_empty(), desk.used))
    }

    pub(crate) fn leave(&self, outbox: &Arc<Outbox>) {
        let mut desk = self.desk();
        desk.listeners.retain(|each| !Arc::ptr_eq(&each.outbox, outbox));
        desk.listeners.shrink_to_fit();
    }

    /// A write goes to the store.
    pub(crate) fn begin(&self) {
        self.stage().begun += 1;
    }

    /// A write has come back; what waited for it goes out.
    pub(crate) fn done(&self) {
        self.finish().into_iter().for_each(Delivery::go);
    }

    /// A write has failed; what waited for it is not so.
    pub(crate) fn failed(&self) {
        self.finish().into_iter().for_each(Delivery::fail);
    }

    /// Tells something as soon as everything before it is durable.
    pub(crate) fn deliver(&self, delivery: Delivery) {
        let mut stage = self.stage();
        if stage.begun == stage.done {
            delivery.go();
        } else {
            let begun = stage.begun;
            stage.after.push((begun, delivery));
        }
    }

    fn is_writing(&self) -> bool {
        let stage = self.stage();
        stage.begun != stage.done
    }

    fn finish(&self) -> Vec<Delivery> {
        let mut stage = self.stage();
        stage.done += 1;
        let done = stage.done;
        let ripe = stage.after.iter().take_while(|(begun, _)| *begun <= done).count();
        stage.after.drain(..ripe).map(|(_, delivery)| delivery).collect()
    }

    fn stage(&self) -> MutexGuard<'_, Stage> {
        self.stage.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Desk {
    /// Drops a table that cannot be trusted; everybody needs to see it whole.
    pub(crate) fn forget(&mut self) {
        self.table = None;
        self.epoch += 1;
        self.chain = None;
        self.bot_called = false;
        self.listeners.iter_mut().for_each(|each| each.version = 0);
    }
}

impl Delivery {
    fn go(self) {
        match self {
            Delivery::Frame(outbox, frame) => outbox.push(frame),
            // Whoever waited may have gone.
            Delivery::Signal(signal) => drop(signal.send(())),
        }
    }

    fn fail(self) {
        if let Delivery::Frame(outbox, _) = self {
            outbox.end(End::Afresh);
        }
    }
}

#[cfg(test)]
impl Listener {
    /// Somebody who looks on and is never told anything.
    pub(crate) fn onlooker() -> Listener {
        Listener {
            viewer: Viewer::WithLink,
            detail: Detail::Plain,
            language: 0,
            version: 0,
            outbox: Arc::default(),
        }
    }
}
