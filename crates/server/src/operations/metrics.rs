//! Counters, gauges and histograms. `metrics/text.rs` has their names and writes them for
//! Prometheus.

mod text; // the text format, with names and help texts
mod labels; // counters by route, status and reason

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

pub(crate) use labels::{Answers, CutOffs, Problems};
pub(crate) use text::Snapshot;

/// A counter or gauge.
#[derive(Debug, Default)]
pub(crate) struct Count(AtomicU64);

impl Count {
    pub(crate) fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    pub(crate) fn subtract(&self, fewer: u64) {
        self.0.fetch_sub(fewer, Ordering::Relaxed);
    }

    pub(crate) fn set(&self, count: u64) {
        self.0.store(count, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Upper bounds of the latency buckets, in microseconds.
const BUCKETS: [u64; 10] =
    [500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 500_000, 2_500_000];

/// All metrics. None of them contains a table or a person.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// HTTP answers by route and status.
    pub(crate) answers: Answers,
    /// HTTP answers with an error, by reason.
    pub(crate) problems: Problems,
    pub(crate) faults: Count,
    pub(crate) refused: Count,
    pub(crate) conflicts: Count,
    pub(crate) storage_errors: Count,
    pub(crate) connections: Count,
    /// Connections that were not served because there are too many.
    pub(crate) connections_refused: Count,
    pub(crate) accept_errors: Count,
    pub(crate) sockets: Count,
    pub(crate) cut_off: CutOffs,
    pub(crate) loaded: Count,
    pub(crate) tables: Count,
    pub(crate) opened: Count,
    pub(crate) bot_moves: Count,
    pub(crate) bot_queue: Count,
    pub(crate) notices: Count,
    pub(crate) notice_failures: Count,
    pub(crate) previews: Count,
    /// Reports of players to the operator.
    pub(crate) reports: Count,
    latency: [Count; BUCKETS.len()],
    latency_sum: Count,
    actions: Count,
}

impl Metrics {
    /// Counts a granted request with the time from its arrival until it was durable.
    pub(crate) fn action(&self, latency: Duration) {
        let micros = u64::try_from(latency.as_micros()).unwrap_or(u64::MAX);
        self.actions.add(1);
        self.latency_sum.add(micros);
        if let Some(bucket) = BUCKETS.iter().position(|&end| micros <= end) {
            self.latency[bucket].add(1);
        }
    }

    /// How many requests succeeded.
    pub(crate) fn actions(&self) -> u64 {
        self.actions.get()
    }
}
