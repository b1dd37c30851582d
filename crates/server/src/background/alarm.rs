//! Wakes the timer when work is due earlier than planned.

use std::sync::atomic::{AtomicI64, Ordering};

use tokio::sync::Notify;

/// The next time the timer will run, in milliseconds since 1970.
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
    /// Work is due at this time.
    pub(crate) fn set(&self, at: i64) {
        if self.planned.fetch_min(at, Ordering::Relaxed) > at {
            self.wake.notify_one();
        }
    }

    /// The timer is about to sleep until this time. Earlier work that is set from now on wakes it.
    pub(crate) fn plan(&self, at: i64) {
        self.planned.store(at, Ordering::Relaxed);
    }

    /// Waits until work is due earlier than planned.
    pub(crate) async fn rings(&self) {
        self.wake.notified().await;
    }
}
