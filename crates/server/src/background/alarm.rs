//! Wakes the timer when something is due sooner than it thought.

use std::sync::atomic::{AtomicI64, Ordering};

use tokio::sync::Notify;

/// When the timer will look next, in milliseconds since 1970.
#[derive(Debug)]
pub(crate) struct Alarm {
    planned: AtomicI64,
    wake: Notify,
}

impl Default for Alarm {
    fn default() -> Alarm {
        Alarm { planned: AtomicI64::new(i64::MAX), wake: Notify::new() }
    }
}

impl Alarm {
    /// Something is due then.
    pub(crate) fn set(&self, at: i64) {
        if self.planned.fetch_min(at, Ordering::Relaxed) > at {
            self.wake.notify_one();
        }
    }

    /// The timer is about to sleep until then; what is set from now on counts.
    pub(crate) fn plan(&self, at: i64) {
        self.planned.store(at, Ordering::Relaxed);
    }

    /// Waits until something is due sooner than planned.
    pub(crate) async fn rings(&self) {
        self.wake.notified().await;
    }
}
