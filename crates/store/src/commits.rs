//! How many writes share a commit, and how many fail.

use std::fmt::Display;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// While writes fail, the log says so this often.
const LOG_INTERVAL: Duration = Duration::from_secs(10);

/// Upper bounds of the buckets of [`CommitSizes`].
const ENDS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/// A histogram of writes per commit since the store was opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CommitSizes {
    /// Numbers of writes, ascending, each with the number of commits that had no more.
    pub up_to: Vec<(u64, u64)>,
    /// All commits.
    pub commits: u64,
    /// All writes in them.
    pub writes: u64,
    /// Writes that could not be stored, apart from those that another node was ahead of.
    pub failed: u64,
}

/// Counts commits.
#[derive(Debug, Default)]
pub(crate) struct Commits {
    buckets: [AtomicU64; ENDS.len()],
    count: AtomicU64,
    writes: AtomicU64,
    failed: AtomicU64,
    trouble: Mutex<Option<Trouble>>,
}

/// Writes fail at the moment.
#[derive(Debug)]
struct Trouble {
    logged: Instant,
    /// The writes that failed since it began.
    failed: u64,
}

impl Commits {
    /// Counts a commit of this many writes.
    pub(crate) fn note(&self, writes: usize) {
        let writes = writes as u64;
        self.count.fetch_add(1, Relaxed);
        self.writes.fetch_add(writes, Relaxed);
        if let Some(bucket) = ENDS.iter().position(|&end| writes <= end) {
            self.buckets[bucket].fetch_add(1, Relaxed);
        }
        self.note_success();
    }

    /// The database takes writes.
    pub(crate) fn note_success(&self) {
        if let Some(trouble) = self.trouble().take() {
            tracing::info!(failed = trouble.failed, "writes are stored again");
        }
    }

    /// Counts writes that failed, and logs the reason unless that was done a moment ago.
    pub(crate) fn note_failure(&self, writes: usize, reason: &dyn Display) {
        let writes = writes as u64;
        self.failed.fetch_add(writes, Relaxed);
        let now = Instant::now();
        let mut trouble = self.trouble();
        let is_new = trouble.is_none();
        let trouble = trouble.get_or_insert(Trouble { logged: now, failed: 0 });
        trouble.failed += writes;
        if is_new || now.duration_since(trouble.logged) >= LOG_INTERVAL {
            trouble.logged = now;
            tracing::error!(%reason, failed = trouble.failed, "writes fail and are not stored");
        }
    }

    /// Whether the last write failed.
    pub(crate) fn are_failing(&self) -> bool {
        self.trouble().is_some()
    }

    fn trouble(&self) -> std::sync::MutexGuard<'_, Option<Trouble>> {
        self.trouble.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn sizes(&self) -> CommitSizes {
        let mut count = 0;
        let up_to = ENDS.iter().zip(&self.buckets).map(|(&end, bucket)| {
            count += bucket.load(Relaxed);
            (end, count)
        });
        CommitSizes {
            up_to: up_to.collect(),
            commits: self.count.load(Relaxed),
            writes: self.writes.load(Relaxed),
            failed: self.failed.load(Relaxed),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commits_are_counted_by_their_size() {
        let commits = Commits::default();
        for writes in [1, 3, 10, 5000] {
            commits.note(writes);
        }
        let sizes = commits.sizes();
        assert_eq!(sizes.up_to[..4], [(1, 1), (2, 1), (5, 2), (10, 3)]);
        assert_eq!(sizes.up_to.last(), Some(&(1000, 3)));
        assert_eq!((sizes.commits, sizes.writes), (4, 5014));
    }

    #[test]
    fn writes_fail_until_one_is_stored() {
        let commits = Commits::default();
        commits.note_failure(3, &"the disk is full");
        commits.note_failure(1, &"the disk is full");
        assert!(commits.are_failing());
        commits.note(1);
        assert!(!commits.are_failing());
        assert_eq!(commits.sizes().failed, 4);
    }
}
