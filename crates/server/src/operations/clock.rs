//! The current time.

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

#[cfg(any(target_os = "linux", target_os = "android"))]
use rustix::time::{ClockId, clock_gettime};
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
/// It follows the clock of the machine, except that a jump is believed only when it has lasted for an
/// hour: otherwise a clock that is wrong for a while would end turns and delete tables.
pub(crate) fn now() -> Moment {
    Moment::from_millis(steady().now(since_boot(), machine_time()).unsigned_abs())
}

/// Whether the clock of the machine has not jumped for a day. Nothing is deleted by its age before.
pub(crate) fn is_settled() -> bool {
    let steady = steady();
    steady.now(since_boot(), machine_time());
    steady.is_settled(since_boot())
}

fn steady() -> &'static Steady {
    static STEADY: OnceLock<Steady> = OnceLock::new();
    STEADY.get_or_init(|| Steady::at(since_boot(), machine_time()))
}

/// What the machine says, in milliseconds since 1970.
fn machine_time() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let now = i64::try_from(since.as_millis()).unwrap_or(i64::MAX);
    #[cfg(test)]
    let now = now + tests::JUMP.load(Relaxed);
    now
}

/// Milliseconds that have really passed, from an arbitrary start. The time in which a laptop was
/// asleep counts, so waking up is no jump.
#[cfg(any(target_os = "linux", target_os = "android"))]
fn since_boot() -> i64 {
    let passed = clock_gettime(ClockId::Boottime);
    passed.tv_sec.saturating_mul(1000).saturating_add(passed.tv_nsec / 1_000_000)
}

/// Milliseconds that have passed, from an arbitrary start.
#[cfg(not(any(target_os = "linux", target_os = "android")))]
fn since_boot() -> i64 {
    static START: OnceLock<std::time::Instant> = OnceLock::new();
    let start = START.get_or_init(std::time::Instant::now);
    i64::try_from(start.elapsed().as_millis()).unwrap_or(i64::MAX)
}

/// A difference that is believed at once: clocks are corrected by that much all the time.
const SMALL: i64 = 2_000;

/// How long a larger difference must last before it is believed.
const BELIEVED_AFTER: i64 = 60 * 60 * 1000;

/// How long the clock must not have jumped before something is deleted by its age.
const SETTLED_AFTER: i64 = 24 * 60 * 60 * 1000;

/// A clock that does not jump. All times are in milliseconds; those of its own are counted from the
/// boot of the machine.
#[derive(Debug)]
struct Steady {
    /// What has to be added to the time since the boot.
    offset: AtomicI64,
    /// When the machine began to say something else; `NEVER` if it does not.
    doubted_since: AtomicI64,
    /// When a jump was believed; `NEVER` if none was.
    set: AtomicI64,
}

const NEVER: i64 = i64::MAX;

impl Steady {
    fn at(passed: i64, machine: i64) -> Steady {
        Steady {
            offset: AtomicI64::new(machine.saturating_sub(passed)),
            doubted_since: AtomicI64::new(NEVER),
            set: AtomicI64::new(NEVER),
        }
    }

    /// The time when so much has passed since the boot and the machine says this.
    fn now(&self, passed: i64, machine: i64) -> i64 {
        let steady = passed.saturating_add(self.offset.load(Relaxed));
        let milliseconds = machine.saturating_sub(steady);
        if milliseconds.abs() < SMALL {
            if self.doubted_since.swap(NEVER, Relaxed) != NEVER {
                tracing::warn!("the clock of this machine is as it was before it jumped");
            }
            self.believe(passed, machine);
            return machine;
        }
        let since = self.doubted_since.fetch_min(passed, Relaxed);
        if since == NEVER {
            tracing::warn!(
                milliseconds,
                "the clock of this machine has jumped: it is believed if it stays so for an hour"
            );
        }
        if passed - since.min(passed) < BELIEVED_AFTER {
            return steady;
        }
        tracing::warn!(milliseconds, "the clock of this machine was set, which is believed now");
        self.doubted_since.store(NEVER, Relaxed);
        self.set.store(passed, Relaxed);
        self.believe(passed, machine);
        machine
    }

    fn believe(&self, passed: i64, machine: i64) {
        self.offset.store(machine.saturating_sub(passed), Relaxed);
    }

    fn is_settled(&self, passed: i64) -> bool {
        let (doubted, set) = (self.doubted_since.load(Relaxed), self.set.load(Relaxed));
        doubted == NEVER && (set == NEVER || passed - set >= SETTLED_AFTER)
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
pub(crate) mod tests {
    use super::*;

    /// How far the clock of the machine is ahead, in milliseconds.
    pub(crate) static JUMP: AtomicI64 = AtomicI64::new(0);

    const MINUTE: i64 = 60_000;
    const HOUR: i64 = 60 * MINUTE;
    const DAY: i64 = 24 * HOUR;
    const START: i64 = 1_800_000_000_000;
    /// The machine has been running for a while.
    const BOOT: i64 = 12_345;

    fn steady() -> Steady {
        Steady::at(BOOT, START)
    }

    /// The time when so much has passed since the start of the server and the clock is ahead.
    fn now(steady: &Steady, passed: i64, ahead: i64) -> i64 {
        steady.now(BOOT + passed, START + passed + ahead) - START
    }

    #[test]
    fn a_clock_that_is_wrong_for_a_while_is_not_believed() {
        let steady = steady();
        assert_eq!(now(&steady, 1_000, 0), 1_000);
        for (passed, jump) in [
            (2_000, 4 * DAY),
            (4_000, 4 * DAY),
            (2 * MINUTE, -40 * DAY),
            (30 * MINUTE, DAY),
            (59 * MINUTE, 40 * DAY),
        ] {
            assert_eq!(now(&steady, passed, jump), passed);
            assert!(!steady.is_settled(BOOT + passed), "nothing is deleted meanwhile");
        }
        assert_eq!(now(&steady, HOUR, 0), HOUR);
        assert!(steady.is_settled(BOOT + HOUR), "it never went astray");
        // The hour starts again.
        assert_eq!(now(&steady, HOUR + 50 * MINUTE, DAY), HOUR + 50 * MINUTE);
    }

    #[test]
    fn a_clock_that_stays_set_is_believed_after_an_hour() {
        for jump in [4 * DAY, -4 * DAY] {
            let steady = steady();
            assert_eq!(now(&steady, 1_000, jump), 1_000);
            assert_eq!(now(&steady, HOUR + 999, jump), HOUR + 999);
            assert_eq!(now(&steady, HOUR + 1_000, jump), HOUR + 1_000 + jump);
            assert_eq!(now(&steady, HOUR + 1_500, jump), HOUR + 1_500 + jump);
            assert!(!steady.is_settled(BOOT + HOUR + DAY), "set less than a day ago");
            assert!(steady.is_settled(BOOT + HOUR + DAY + 1_000));
        }
    }

    #[test]
    fn small_corrections_are_believed_at_once() {
        let steady = steady();
        assert_eq!(now(&steady, 1_000, 1_500), 2_500);
        assert_eq!(now(&steady, 2_000, 100), 2_100);
        assert!(steady.is_settled(BOOT + 2_000));
    }

    #[test]
    fn a_laptop_that_wakes_up_has_not_jumped() {
        let steady = steady();
        assert_eq!(now(&steady, 1_000, 0), 1_000);
        // Both clocks have counted the night.
        assert_eq!(now(&steady, 9 * HOUR, 100), 9 * HOUR + 100);
        assert!(steady.is_settled(BOOT + 9 * HOUR));
    }
}
