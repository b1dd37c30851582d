//! How long a bot may think.

use std::sync::Arc;
#[cfg(not(target_family = "wasm"))]
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
#[cfg(not(target_family = "wasm"))]
use std::time::Instant;

/// How long a bot may think. The first limit reached ends the search; without a number of playouts,
/// the level's own number applies.
///
/// ```
/// use std::time::Duration;
/// use bots::Budget;
///
/// let budget = Budget::default().with_time(Duration::from_millis(500)).with_threads(2);
/// assert_eq!(budget.playouts, None);
/// ```
#[derive(Clone, Debug)]
pub struct Budget {
    /// The time limit.
    pub time: Option<Duration>,
    /// The maximum number of playouts, instead of the level's own.
    pub playouts: Option<u32>,
    /// The number of threads.
    pub threads: usize,
    /// Ends the search from outside.
    pub halt: Halt,
    /// The time since any start. WebAssembly has no clock of its own: there nothing is limited by
    /// time unless the caller gives one.
    pub clock: fn() -> Duration,
}

/// The clock of this machine.
#[cfg(not(target_family = "wasm"))]
fn machine_clock() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// A clock that stands still.
#[cfg(target_family = "wasm")]
fn machine_clock() -> Duration {
    Duration::ZERO
}

impl Default for Budget {
    fn default() -> Budget {
        Budget {
            time: None,
            playouts: None,
            threads: 1,
            halt: Halt::default(),
            clock: machine_clock,
        }
    }
}

impl Budget {
    /// The same budget with this time limit.
    #[must_use]
    pub fn with_time(self, time: Duration) -> Budget {
        Budget { time: Some(time), ..self }
    }

    /// The same budget with this number of threads.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Budget {
        Budget { threads: threads.max(1), ..self }
    }

    /// Starts the clock of a bot that makes `usual_playouts` unless the budget has another number,
    /// and uses one part in `haste` of its time.
    pub(crate) fn start(&self, usual_playouts: u32, haste: u32) -> Clock<'_> {
        Clock {
            end: self.time.map(|time| (self.clock)().saturating_add(time / haste.max(1))),
            now: self.clock,
            playouts: self.playouts.unwrap_or(usual_playouts),
            is_usual: self.playouts.is_none(),
            halt: &self.halt,
        }
    }
}

/// A flag that ends a bot's thinking from outside.
#[derive(Clone, Debug, Default)]
pub struct Halt(Arc<AtomicBool>);

impl Halt {
    /// The bot answers with the best it has, at once.
    pub fn halt(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the thinking was ended.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A budget that is being used up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock<'a> {
    end: Option<Duration>,
    now: fn() -> Duration,
    playouts: u32,
    /// Whether the number of playouts is the level's own, so that fewer are allowed.
    is_usual: bool,
    halt: &'a Halt,
}

impl Clock<'_> {
    /// Whether there is budget for one more playout after these.
    ///
    /// A playout takes well under a millisecond, so checking before each one stops in time.
    #[inline]
    pub(crate) fn has_time_for(&self, playouts: u32) -> bool {
        playouts < self.playouts
            && !self.halt.is_set()
            && self.end.is_none_or(|end| (self.now)() < end)
    }

    /// Whether time is limited.
    pub(crate) fn is_timed(&self) -> bool {
        self.end.is_some()
    }

    /// How many playouts are left after these, for a bot that may stop early; none for a bot that
    /// was given a number, which makes exactly that many.
    pub(crate) fn may_spare(&self, playouts: u32) -> Option<u32> {
        self.is_usual.then(|| self.playouts.saturating_sub(playouts))
    }
}

impl<'a> Clock<'a> {
    /// The clock of each of several threads that share the playouts. None may stop early, because
    /// the sum of all threads decides.
    pub(crate) fn shared_by(self, threads: usize) -> Clock<'a> {
        let threads = u32::try_from(threads).unwrap_or(u32::MAX).max(1);
        Clock { playouts: self.playouts.div_ceil(threads), is_usual: false, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quick_bot_takes_a_part_of_its_time() {
        let budget = Budget::default().with_time(Duration::from_secs(800));
        let before = machine_clock();
        let end = budget.start(1, 8).end.expect("the budget has a limit of time");
        let part = Duration::from_secs(100);
        assert!((before + part..=machine_clock() + part).contains(&end));
    }
}
