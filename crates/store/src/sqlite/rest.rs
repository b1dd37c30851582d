//! The pause after a commit of many writes.
//!
//! Without it, the first write after a commit would be committed alone, and a busy server would sync
//! the disk more than a thousand times a second for a few writes each. A server with little to do
//! does not pause.

use std::time::Duration;

/// Commits of fewer writes are followed by no pause.
const MANY: usize = 4;
/// The pause for each write of the commit before: about what it takes to ask for another one.
const PER_WRITE: Duration = Duration::from_micros(25);
/// The longest pause.
const LONGEST: Duration = Duration::from_millis(4);

/// How long to wait for more writes after a commit of this many.
pub(super) fn after(writes: usize) -> Option<Duration> {
    let factor = u32::try_from(writes).ok().filter(|_| writes >= MANY)?;
    Some(PER_WRITE.saturating_mul(factor).min(LONGEST))
}

#[cfg(test)]
mod tests {
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
}
