//! The current time.

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

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
///
/// It follows the clock of the machine, except that a jump is believed only when it has lasted for a
/// while: otherwise a clock that is wrong for a moment would end turns and delete tables.
pub(crate) fn now() -> Moment {
    static STEADY: OnceLock<(Instant, Steady)> = OnceLock::new();
    let (start, steady) = STEADY.get_or_init(|| (Instant::now(), Steady::at(machine_time())));
    let passed = i64::try_from(start.elapsed().as_millis()).unwrap_or(i64::MAX);
    Moment::from_millis(steady.now(passed, machine_time()).unsigned_abs())
}

/// What the machine says, in milliseconds since 1970.
fn machine_time() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// A difference that is believed at once: clocks are corrected by that much all the time.
const SMALL: i64 = 2_000;

/// How long a larger difference must last before it is believed.
const BELIEVED_AFTER: i64 = 60_000;

/// A clock that does not jump. All times are in milliseconds.
#[derive(Debug)]
struct Steady {
    /// What has to be added to the time since the start.
    offset: AtomicI64,
    /// When the machine began to say something else; `NEVER` if it does not.
    doubted_since: AtomicI64,
}

const NEVER: i64 = i64::MAX;

impl Steady {
    fn at(machine: i64) -> Steady {
        Steady { offset: AtomicI64::new(machine), doubted_since: AtomicI64::new(NEVER) }
    }

    /// The time when so much has passed since the start and the machine says this.
    fn now(&self, passed: i64, machine: i64) -> i64 {
        let steady = passed.saturating_add(self.offset.load(Relaxed));
        if machine.abs_diff(steady) < SMALL.unsigned_abs() {
            self.doubted_since.store(NEVER, Relaxed);
            self.believe(passed, machine);
            return machine;
        }
        let since = self.doubted_since.fetch_min(passed, Relaxed).min(passed);
        if passed - since < BELIEVED_AFTER {
            return steady;
        }
        tracing::warn!(milliseconds = machine - steady, "the clock of this machine was set");
        self.doubted_since.store(NEVER, Relaxed);
        self.believe(passed, machine);
        machine
    }

    fn believe(&self, passed: i64, machine: i64) {
        self.offset.store(machine.saturating_sub(passed), Relaxed);
    }
}

/// The current time as the store counts it.
pub(crate) fn now_millis() -> i64 {
    millis(now())
}

/// A moment as the store counts it: milliseconds since 1970.
pub(crate) fn millis(moment: Moment) -> i64 {
    i64::try_from(moment.as_millis()).unwrap_or(i64::MAX)
}

/// A time of the store as a moment.
pub(crate) fn moment(millis: i64) -> Moment {
    Moment::from_millis(u64::try_from(millis).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: i64 = 24 * 60 * 60 * 1000;
    const START: i64 = 1_800_000_000_000;

    #[test]
    fn a_clock_that_is_wrong_for_a_moment_is_not_believed() {
        let steady = Steady::at(START);
        assert_eq!(steady.now(1_000, START + 1_000), START + 1_000);
        for (passed, jump) in
            [(2_000, 4 * DAY), (4_000, 4 * DAY), (5_000, -40 * DAY), (30_000, DAY)]
        {
            assert_eq!(steady.now(passed, START + passed + jump), START + passed);
        }
        assert_eq!(steady.now(31_000, START + 31_000), START + 31_000);
        // The doubt begins anew.
        assert_eq!(steady.now(80_000, START + 80_000 + DAY), START + 80_000);
    }

    #[test]
    fn a_clock_that_stays_set_is_believed_after_a_minute() {
        for jump in [4 * DAY, -4 * DAY] {
            let steady = Steady::at(START);
            assert_eq!(steady.now(1_000, START + 1_000 + jump), START + 1_000);
            assert_eq!(steady.now(60_999, START + 60_999 + jump), START + 60_999);
            assert_eq!(steady.now(61_000, START + 61_000 + jump), START + 61_000 + jump);
            assert_eq!(steady.now(61_500, START + 61_500 + jump), START + 61_500 + jump);
        }
    }

    #[test]
    fn small_corrections_are_believed_at_once() {
        let steady = Steady::at(START);
        assert_eq!(steady.now(1_000, START + 2_500), START + 2_500);
        assert_eq!(steady.now(2_000, START + 2_100), START + 2_100);
    }
}
