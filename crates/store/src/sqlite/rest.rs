//! The pause after a commit of many writes.
//!
//! Without it, the first write after a commit would be committed alone, and a busy server would sync
//! the disk more than a thousand times a second for a few writes each. A server with little to do
//! does not pause.

use std::thread;
use std::time::Duration;

/// Commits of fewer writes are followed by no pause.
const MANY: usize = 4;
/// The pause for each write of the commit before: about what it takes to ask for another one.
const PER_WRITE: Duration = Duration::from_micros(25);
/// The longest pause of that kind.
const LONGEST: Duration = Duration::from_millis(4);

/// After a commit of this many the pause goes on in steps while writes keep coming. With thousands of
/// tables in play every write changes a page of the database that few others change, unless many
/// writes are committed together.
const LARGE: usize = 60;
const STEP: Duration = Duration::from_millis(1);
const MOST_STEPS: usize = 12;
/// How many writes have to come in a step, so that nobody waits for writes that do not come.
const FAST: usize = 8;

/// Waits for more writes after a commit of this many; `waiting` counts those that have come.
pub(super) fn rest(writes: usize, waiting: impl Fn() -> usize) {
    let Some(pause) = after(writes) else { return };
    thread::sleep(pause);
    if writes >= LARGE {
        go_on(pause, waiting, thread::sleep);
    }
}

/// How long to wait for more writes after a commit of this many.
fn after(writes: usize) -> Option<Duration> {
    let factor = u32::try_from(writes).ok().filter(|_| writes >= MANY)?;
    Some(PER_WRITE.saturating_mul(factor).min(LONGEST))
}

/// Goes on after a pause while writes come fast enough.
fn go_on(pause: Duration, waiting: impl Fn() -> usize, sleep: impl Fn(Duration)) {
    let steps = usize::try_from(pause.as_millis()).unwrap_or(MOST_STEPS).max(1);
    let mut expected = steps * FAST;
    for _ in 0..MOST_STEPS {
        let before = waiting();
        if before < expected {
            return;
        }
        sleep(STEP);
        expected = before + FAST;
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn a_server_with_little_to_do_does_not_wait() {
        assert_eq!([0, 1, 3].map(after), [None; 3]);
    }

    #[test]
    fn the_pause_grows_with_the_load_up_to_its_limit() {
        assert_eq!(after(40), Some(Duration::from_millis(1)));
        assert_eq!(after(160), Some(LONGEST));
        assert_eq!(after(4_096), Some(LONGEST));
    }

    /// How many steps follow on a pause of four milliseconds in which so many writes came, if then
    /// so many come in every step.
    fn steps(first: usize, each: usize, at_most: usize) -> usize {
        let (waiting, steps) = (Cell::new(first), Cell::new(0));
        go_on(
            LONGEST,
            || waiting.get(),
            |_| {
                steps.set(steps.get() + 1);
                waiting.set((waiting.get() + each).min(at_most));
            },
        );
        steps.get()
    }

    #[test]
    fn the_pause_goes_on_while_writes_come_fast() {
        assert_eq!(steps(100, 100, 10_000), MOST_STEPS);
        assert_eq!(steps(10, 100, 10_000), 0, "they came slowly");
        assert_eq!(steps(100, 5, 10_000), 1, "they come slowly now");
        assert_eq!(steps(100, 100, 250), 3, "everybody waits for the commit");
    }
}
