//! How many writes share a commit.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

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
}

/// Counts commits.
#[derive(Debug, Default)]
pub(crate) struct Commits {
    buckets: [AtomicU64; ENDS.len()],
    count: AtomicU64,
    writes: AtomicU64,
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
}
