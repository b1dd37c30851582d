//! All rooms by table id.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use protocol::TableId;
use tokio::sync::Notify;

use crate::table::room::Room;

/// Many locks instead of one, so that threads seldom wait for each other.
const SHARDS: usize = 64;

type Shard = RwLock<HashMap<TableId, Arc<Room>>>;

/// The rooms of all tables in use.
#[derive(Debug)]
pub(crate) struct Rooms {
    shards: Vec<Shard>,
    hasher: RandomState,
    /// How many tables may be loaded.
    max_loaded: usize,
    /// Upper bound on loaded tables; exact after each sweep.
    loaded: AtomicUsize,
    too_many: Notify,
}

impl Rooms {
    pub(crate) fn new(max_loaded: usize) -> Rooms {
        let shards = (0..SHARDS).map(|_| Shard::default()).collect();
        Rooms {
            shards,
            hasher: RandomState::new(),
            max_loaded,
            loaded: AtomicUsize::new(0),
            too_many: Notify::new(),
        }
    }

    /// The room of a table, if it is in use.
    pub(crate) fn get(&self, id: &TableId) -> Option<Arc<Room>> {
        self.shard(id).read().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// The room of a table. Whether the table exists turns out when it is loaded.
    pub(crate) fn open(&self, id: &TableId) -> Arc<Room> {
        if let Some(room) = self.get(id) {
            return room;
        }
        let mut shard = self.shard(id).write().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(shard.entry(id.clone()).or_insert_with(|| Arc::new(Room::new(id.clone()))))
    }

    /// All rooms.
    pub(crate) fn all(&self) -> Vec<Arc<Room>> {
        let rooms = |shard: &Shard| {
            let shard = shard.read().unwrap_or_else(PoisonError::into_inner);
            shard.values().cloned().collect::<Vec<_>>()
        };
        self.shards.iter().flat_map(rooms).collect()
    }

    /// Counts a table that was loaded.
    pub(crate) fn note_loaded(&self) {
        if self.loaded.fetch_add(1, Relaxed) >= self.max_loaded {
            self.too_many.notify_one();
        }
    }

    /// Waits until too many tables are loaded.
    pub(crate) async fn too_many_loaded(&self) {
        self.too_many.notified().await;
    }

    /// Unloads tables that are idle or too many, and removes empty rooms. Returns how many tables
    /// are still loaded.
    pub(crate) fn sweep(&self, idle: Duration) -> usize {
        self.unload_surplus();
        let loaded = self.shards.iter().map(|shard| sweep(shard, idle)).sum();
        self.loaded.store(loaded, Relaxed);
        loaded
    }

    /// If too many tables are loaded, unloads the least recently used down to nine tenths of the
    /// limit, so that this is not necessary for every new table.
    fn unload_surplus(&self) {
        let mut rooms: Vec<_> =
            self.all().into_iter().filter_map(|room| Some((room.last_use()?, room))).collect();
        if rooms.len() <= self.max_loaded {
            return;
        }
        rooms.sort_unstable_by_key(|(last_use, _)| *last_use);
        let surplus = rooms.len() - self.max_loaded * 9 / 10;
        for (_, room) in &rooms[..surplus] {
            room.unload_idle(Duration::ZERO);
        }
    }

    fn shard(&self, id: &TableId) -> &Shard {
        let hash = self.hasher.hash_one(id);
        &self.shards[usize::try_from(hash % SHARDS as u64).unwrap_or(0)]
    }
}

fn sweep(shard: &Shard, idle: Duration) -> usize {
    let mut shard = shard.write().unwrap_or_else(PoisonError::into_inner);
    let mut loaded = 0;
    shard.retain(|_, room| {
        let in_use = room.unload_idle(idle);
        loaded += usize::from(in_use.loaded);
        // While the shard is locked nobody can get another reference.
        in_use.loaded || in_use.connected || Arc::strong_count(room) > 1
    });
    let capacity = shard.len() * 2;
    shard.shrink_to(capacity);
    loaded
}
