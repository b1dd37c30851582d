//! The current time.

use std::time::{SystemTime, UNIX_EPOCH};

use tables::Moment;

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
