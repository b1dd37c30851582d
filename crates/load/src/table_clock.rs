//! What the clients of one table share: the pace of their actions, and when each was sent.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// For how many versions the send time is remembered.
const REMEMBERED: usize = 64;

/// The send times and the pace of one table.
#[derive(Debug)]
pub(crate) struct TableClock {
    start: Instant,
    /// When the request for each version was sent, in nanoseconds since the start.
    sent: [AtomicU64; REMEMBERED],
    /// When to send the next action.
    next: AtomicU64,
}

impl TableClock {
    pub(crate) fn new(start: Instant) -> TableClock {
        TableClock {
            start,
            sent: [const { AtomicU64::new(0) }; REMEMBERED],
            next: AtomicU64::new(0),
        }
    }

    pub(crate) fn note_sent(&self, version: u64) {
        self.slot(version).store(self.now(), Relaxed);
    }

    /// How long ago the request for this version was sent; none if no client here sent it.
    pub(crate) fn since(&self, version: u64) -> Option<Duration> {
        match self.slot(version).load(Relaxed) {
            0 => None,
            sent => Some(Duration::from_nanos(self.now().saturating_sub(sent))),
        }
    }

    /// When to send the next action, one interval after the last.
    pub(crate) fn next(&self, interval: Duration) -> Instant {
        let due = self.next.load(Relaxed).max(self.now());
        self.next.store(due + nanos(interval), Relaxed);
        self.start + Duration::from_nanos(due)
    }

    /// Delays the first action, so that tables do not all start at once.
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
