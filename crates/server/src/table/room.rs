//! A table in memory, with the sockets connected to it.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use protocol::{Detail, TableId, Version};
use store::Chain;
use tables::{Table, Viewer};

use crate::http::device::DeviceKey;
use crate::table::company::Company;
use crate::table::outbox::{CloseReason, Outbox};
use crate::table::pending::{Delivery, Pending};
use crate::table::recover::Retry;

/// A table in use. While nobody uses it, the table may be unloaded and loaded again.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) id: TableId,
    state: Mutex<RoomState>,
    /// The store's writer thread locks this while others may hold `state`. So `state` is never
    /// locked by a thread that holds this.
    pending: Mutex<Pending>,
}

/// The table and its listeners.
#[derive(Debug)]
pub(crate) struct RoomState {
    pub(crate) table: Option<Table>,
    pub(crate) listeners: Vec<Listener>,
    /// Who is here, and who is away.
    pub(crate) company: Company,
    /// Counts how often the table was loaded: a failed write of an earlier load is ignored.
    pub(crate) epoch: u64,
    /// The writes since the table was loaded: if one is not stored, none after it is.
    pub(crate) chain: Option<Chain>,
    /// The network of the client that asked last for something here; none if it is not limited.
    pub(crate) network: Option<IpAddr>,
    /// Whether a bot is thinking or queued.
    pub(crate) bot_queued: bool,
    /// When the table is tried again after the store failed.
    pub(crate) retry: Retry,
    /// Whether the listeners were told that the store cannot be reached.
    pub(crate) warned: bool,
    pub(crate) used: Instant,
}

/// A socket that gets news of the table.
#[derive(Debug)]
pub(crate) struct Listener {
    pub(crate) viewer: Viewer,
    /// The device that it is on; none in tests.
    pub(crate) device: Option<DeviceKey>,
    pub(crate) detail: Detail,
    pub(crate) language: usize,
    /// The version up to which it has been sent messages; 0 if it needs a whole view.
    pub(crate) version: Version,
    /// Whether it was told who is here.
    pub(crate) knows_company: bool,
    /// The address of the client, if bans apply to it.
    pub(crate) address: Option<IpAddr>,
    pub(crate) outbox: Arc<Outbox>,
}

/// Why a room has to stay in memory.
pub(crate) struct InUse {
    pub(crate) loaded: bool,
    pub(crate) connected: bool,
}

impl Room {
    pub(crate) fn new(id: TableId) -> Room {
        let state = RoomState {
            table: None,
            listeners: Vec::new(),
            company: Company::default(),
            epoch: 0,
            chain: None,
            network: None,
            bot_queued: false,
            retry: Retry::default(),
            warned: false,
            used: Instant::now(),
        };
        Room { id, state: Mutex::new(state), pending: Mutex::default() }
    }

    /// Locks the state. If a thread panicked while it held the lock, the table is dropped and will
    /// be loaded again.
    pub(crate) fn state(&self) -> MutexGuard<'_, RoomState> {
        self.state.lock().unwrap_or_else(|poisoned| {
            self.state.clear_poison();
            let mut state = poisoned.into_inner();
            state.unload();
            state
        })
    }

    /// Locks the queue of deliveries that wait for writes.
    pub(crate) fn pending(&self) -> MutexGuard<'_, Pending> {
        self.pending.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a delivery as soon as all writes before it are durable.
    pub(crate) fn deliver(&self, delivery: Delivery) {
        self.pending().deliver(delivery);
    }

    /// Unloads the table if it was unused for this long.
    pub(crate) fn unload_idle(&self, idle: Duration) -> InUse {
        let mut state = self.state();
        let is_busy = state.bot_queued || !self.pending().is_idle();
        if state.used.elapsed() >= idle && !is_busy {
            state.table = None;
            state.epoch += 1;
            state.chain = None;
        }
        InUse { loaded: state.table.is_some(), connected: !state.listeners.is_empty() }
    }

    /// Whether anyone is connected, and when the table was last used; none if it is not loaded.
    pub(crate) fn last_use(&self) -> Option<(bool, Instant)> {
        let state = self.state();
        state.table.as_ref().map(|_| (!state.listeners.is_empty(), state.used))
    }

    /// Removes a socket.
    pub(crate) fn leave(&self, outbox: &Arc<Outbox>) {
        let mut state = self.state();
        state.listeners.retain(|each| !Arc::ptr_eq(&each.outbox, outbox));
        state.listeners.shrink_to_fit();
    }
}

impl RoomState {
    /// Drops a table that may be wrong. Every listener will need a whole view.
    pub(crate) fn unload(&mut self) {
        self.table = None;
        self.epoch += 1;
        self.chain = None;
        self.bot_queued = false;
        self.listeners.iter_mut().for_each(|each| each.version = 0);
    }
}

impl RoomState {
    /// Forgets a table that was deleted, and tells everyone who is connected.
    pub(crate) fn delete(&mut self) {
        self.unload();
        self.listeners.iter().for_each(|each| each.outbox.close(CloseReason::Deleted));
    }
}

#[cfg(test)]
impl Listener {
    /// A spectator whose messages nobody reads.
    pub(crate) fn spectator() -> Listener {
        Listener {
            viewer: Viewer::WithLink,
            device: None,
            detail: Detail::Plain,
            language: 0,
            version: 0,
            knows_company: false,
            address: None,
            outbox: Arc::default(),
        }
    }
}
