//! The tables that somebody uses.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use protocol::TableId;
use tokio::sync::Notify;

use crate::table::room::Room;

/// Shards, so that threads seldom wait for each other.
const SHARDS: usize = 64;

type Shard = RwLock<HashMap<TableId, Arc<Room>>>;

/// Every room by the name of its table.
#[derive(Debug)]
pub(crate) struct Rooms {
    shards: Vec<Shard>,
    hasher: RandomState,
    /// How many tables may be in memory.
    most: usize,
    /// How many are, or more: those that have left since the last sweep are still counted.
    loaded: AtomicUsize,
    crowded: Notify,
}

impl Rooms {
    pub(crate) fn new(most: usize) -> Rooms {
        let shards = (0..SHARDS).map(|_| Shard::default()).collect();
        Rooms {
            shards,
            hasher: RandomState::new(),
            most,
            loaded: AtomicUsize::new(0),
            crowded: Notify::new(),
        }
    }

    /// The room of a table, if it is in use.
    pub(crate) fn get(&self, id: &TableId) -> Option<Arc<Room>> {
        self.shard(id).read().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// The room of a table. Whether there is such a table is seen when it is loaded.
    pub(crate) fn open(&self, id: &TableId) -> Arc<Room> {
        if let Some(room) = self.get(id) {
            return room;
        }
        let mut shard = self.shard(id).write().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(shard.entry(id.clone()).or_insert_with(|| Arc::new(Room::new(id.clone()))))
    }

    /// All of them.
    pub(crate) fn all(&self) -> Vec<Arc<Room>> {
        let rooms = |shard: &Shard| {
            let shard = shard.read().unwrap_or_else(PoisonError::into_inner);
            shard.values().cloned().collect::<Vec<_>>()
        };
        self.shards.iter().flat_map(rooms).collect()
    }

    /// A table has come into memory.
    pub(crate) fn note_loaded(&self) {
        if self.loaded.fetch_add(1, Relaxed) >= self.most {
            self.crowded.notify_one();
        }
    }

    /// Waits until there are more tables in memory than there may be.
    pub(crate) async fn crowded(&self) {
        self.crowded.notified().await;
    }

    /// Puts away tables that were not used for a while, or that are too many, and forgets rooms
    /// that nobody is in. Returns how many tables stay in memory.
    pub(crate) fn sweep(&self, idle: Duration) -> usize {
        self.thin_out();
        let loaded = self.shards.iter().map(|shard| sweep(shard, idle)).sum();
        self.loaded.store(loaded, Relaxed);
        loaded
    }

    /// Where tables are too many, a tenth more than that leaves, so that this is not done for each.
    fn thin_out(&self) {
        let mut rooms: Vec<_> =
            self.all().into_iter().filter_map(|room| Some((room.last_use()?, room))).collect();
        if rooms.len() <= self.most {
            return;
        }
        rooms.sort_unstable_by_key(|(last_use, _)| *last_use);
        let surplus = rooms.len() - self.most * 9 / 10;
        for (_, room) in &rooms[..surplus] {
            room.put_away(Duration::ZERO);
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
        let stays = room.put_away(idle);
        loaded += usize::from(stays.loaded);
        // Nobody else can get hold of it while the shard is locked.
        stays.loaded || stays.used || Arc::strong_count(room) > 1
    });
    let room = shard.len() * 2;
    shard.shrink_to(room);
    loaded
}
