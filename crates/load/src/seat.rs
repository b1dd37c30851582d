//! What the clients of one table know of each other, to measure and to keep their pace.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// How many versions back a moment is remembered.
const REMEMBERED: usize = 64;

/// Shared by the clients of one table.
#[derive(Debug)]
pub(crate) struct Beat {
    start: Instant,
    /// When the request was sent that would make this version, in nanoseconds since the start.
    sent: [AtomicU64; REMEMBERED],
    /// When the next action is to be sent.
    next: AtomicU64,
}

impl Beat {
    pub(crate) fn new(start: Instant) -> Beat {
        Beat { start, sent: [const { AtomicU64::new(0) }; REMEMBERED], next: AtomicU64::new(0) }
    }

    pub(crate) fn sends(&self, version: u64) {
        self.slot(version).store(self.now(), Relaxed);
    }

    /// How long ago the request was sent that made this version; none if nobody here sent it.
    pub(crate) fn since(&self, version: u64) -> Option<Duration> {
        match self.slot(version).load(Relaxed) {
            0 => None,
            sent => Some(Duration::from_nanos(self.now().saturating_sub(sent))),
        }
    }

    /// When the next action may go, so many seconds after the last one.
    pub(crate) fn next(&self, apart: Duration) -> Instant {
        let due = self.next.load(Relaxed).max(self.now());
        self.next.store(due + nanos(apart), Relaxed);
        self.start + Duration::from_nanos(due)
    }

    /// Spreads the first actions of many tables.
    pub(crate) fn delay(&self, delay: Duration) {
        self.next.store(self.now() + nanos(delay), Relaxed);
    }

    fn now(&self) -> u64 {
        nanos(self.start.elapsed()).max(1)
    }

    fn slot(&self, version: u64) -> &AtomicU64 {
        let index = usize::try_from(version % REMEMBERED as u64).unwrap_or_default();
        &self.sent[index]
    }
}

fn nanos(duration: Duration) -> u64 {
    duration.as_nanos().try_into().unwrap_or(u64::MAX)
}
