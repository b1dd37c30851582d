//! The current time.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tables::Moment;

/// The time at the tables of a server, which a test can move forward. Clones move together.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    ahead: Arc<AtomicU64>,
}

impl Clock {
    /// Moves it forward.
    pub fn advance(&self, by: Duration) {
        self.ahead.fetch_add(u64::try_from(by.as_millis()).unwrap_or(u64::MAX), Relaxed);
    }

    pub(crate) fn now(&self) -> Moment {
        now().after(self.ahead.load(Relaxed))
    }
}

/// The current time, in milliseconds since 1970.
pub(crate) fn now() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Moment::from_millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// The current time as the store counts it.
pub(crate) fn now_millis() -> i64 {
    millis(now())
}

/// A moment as the store counts it: milliseconds since 1970.
pub(crate) fn millis(moment: Moment) -> i64 {
    i64::try_from(moment.as_millis()).unwrap_or(i64::MAX)
}
