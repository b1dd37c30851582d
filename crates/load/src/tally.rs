//! Counts and latencies of a run.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// The counts of a run.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) actions: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) games: AtomicU64,
    pub(crate) lost: AtomicU64,
    waits: Mutex<Waits>,
}

/// How long each client waited, in microseconds.
#[derive(Debug, Default)]
pub(crate) struct Waits {
    pub(crate) acknowledged: Vec<u32>,
    pub(crate) seen: Vec<u32>,
}

impl Waits {
    pub(crate) fn acknowledged(&mut self, wait: Duration) {
        self.acknowledged.push(micros(wait));
    }

    pub(crate) fn seen(&mut self, wait: Duration) {
        self.seen.push(micros(wait));
    }
}

fn micros(wait: Duration) -> u32 {
    wait.as_micros().try_into().unwrap_or(u32::MAX)
}

impl Tally {
    pub(crate) fn count(counter: &AtomicU64) {
        counter.fetch_add(1, Relaxed);
    }

    /// Adds the latencies of one client.
    pub(crate) fn add(&self, waits: Waits) {
        let mut all = self.waits.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        all.acknowledged.extend(waits.acknowledged);
        all.seen.extend(waits.seen);
    }

    pub(crate) fn take_waits(&self) -> Waits {
        let mut all = self.waits.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        std::mem::take(&mut all)
    }
}
