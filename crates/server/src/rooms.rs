//! The tables that somebody uses.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use protocol::TableId;

use crate::room::Room;

/// Shards, so that threads seldom wait for each other.
const SHARDS: usize = 64;

type Shard = RwLock<HashMap<TableId, Arc<Room>>>;

/// Every room by the name of its table.
#[derive(Debug)]
pub(crate) struct Rooms {
    shards: Vec<Shard>,
    hasher: RandomState,
}

impl Rooms {
    pub(crate) fn new() -> Rooms {
        let shards = (0..SHARDS).map(|_| Shard::default()).collect();
        Rooms { shards, hasher: RandomState::new() }
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

    /// Puts away tables that were not used for a while, and forgets rooms that nobody is in.
    /// Returns how many tables stay in memory.
    pub(crate) fn sweep(&self, idle: Duration) -> usize {
        self.shards.iter().map(|shard| sweep(shard, idle)).sum()
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
