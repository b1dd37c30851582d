//! Metrics in the Prometheus text format. Names and help texts are in [`Metrics::lines`].
//!
//! Written by hand, not with `prometheus-client`: OpenMetrics does not allow both a gauge
//! `sacbe_tables_loaded` and a counter `sacbe_tables_loaded_total`.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use store::CommitSizes;

use crate::operations::process;

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
    pub(crate) requests: Count,
    pub(crate) problems: Count,
    pub(crate) faults: Count,
    pub(crate) refused: Count,
    pub(crate) conflicts: Count,
    pub(crate) storage_errors: Count,
    pub(crate) connections: Count,
    pub(crate) sockets: Count,
    pub(crate) cut_off: Count,
    pub(crate) loaded: Count,
    pub(crate) tables: Count,
    pub(crate) opened: Count,
    pub(crate) bot_moves: Count,
    pub(crate) bot_queue: Count,
    pub(crate) notices: Count,
    pub(crate) notice_failures: Count,
    pub(crate) previews: Count,
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

    /// All metrics as text.
    pub(crate) fn text(&self, commits: &CommitSizes) -> String {
        let mut text = String::with_capacity(4096);
        for (name, kind, help, count) in self.lines() {
            let count = count.get();
            line(&mut text, format_args!("# HELP sacbe_{name} {help}"));
            line(&mut text, format_args!("# TYPE sacbe_{name} {kind}"));
            line(&mut text, format_args!("sacbe_{name} {count}"));
        }
        self.histogram(&mut text);
        commit_sizes(&mut text, commits);
        process(&mut text);
        text
    }

    fn lines(&self) -> [(&'static str, &'static str, &'static str, &Count); 18] {
        const COUNTER: &str = "counter";
        const GAUGE: &str = "gauge";
        [
            ("actions_total", COUNTER, "Requests of players that succeeded", &self.actions),
            ("refusals_total", COUNTER, "Requests that a table refused", &self.refused),
            ("conflicts_total", COUNTER, "Writes lost to a faster node", &self.conflicts),
            ("http_requests_total", COUNTER, "HTTP requests", &self.requests),
            (
                "http_problems_total",
                COUNTER,
                "HTTP requests answered with an error",
                &self.problems,
            ),
            ("faults_total", COUNTER, "Bugs: panics caught by the server", &self.faults),
            ("storage_errors_total", COUNTER, "Errors of the store", &self.storage_errors),
            ("connections", GAUGE, "Open connections", &self.connections),
            ("sockets", GAUGE, "Open WebSockets", &self.sockets),
            ("cut_off_total", COUNTER, "WebSockets closed by the server", &self.cut_off),
            ("tables_loaded", GAUGE, "Tables in memory", &self.tables),
            ("tables_loaded_total", COUNTER, "Tables loaded from the store", &self.loaded),
            ("tables_opened_total", COUNTER, "Tables opened", &self.opened),
            ("bot_moves_total", COUNTER, "Actions of bots", &self.bot_moves),
            ("bot_queue", GAUGE, "Tables waiting for a bot", &self.bot_queue),
            ("notices_total", COUNTER, "Turn notices sent", &self.notices),
            (
                "notice_failures_total",
                COUNTER,
                "Failed attempts to send a turn notice",
                &self.notice_failures,
            ),
            ("previews_total", COUNTER, "Preview pictures rendered", &self.previews),
        ]
    }

    #[expect(clippy::cast_precision_loss, reason = "shown in seconds")]
    fn histogram(&self, text: &mut String) {
        const NAME: &str = "sacbe_action_seconds";
        line(text, format_args!("# HELP {NAME} Time from a request until it is durable"));
        line(text, format_args!("# TYPE {NAME} histogram"));
        let mut sum = 0;
        for (end, bucket) in BUCKETS.iter().zip(&self.latency) {
            sum += bucket.get();
            let end = *end as f64 / 1e6;
            line(text, format_args!("{NAME}_bucket{{le=\"{end}\"}} {sum}"));
        }
        let (count, total) = (self.actions.get(), self.latency_sum.get() as f64 / 1e6);
        line(text, format_args!("{NAME}_bucket{{le=\"+Inf\"}} {count}"));
        line(text, format_args!("{NAME}_sum {total}"));
        line(text, format_args!("{NAME}_count {count}"));
    }
}

/// Histogram of the number of writes per commit.
fn commit_sizes(text: &mut String, sizes: &CommitSizes) {
    const NAME: &str = "sacbe_commit_writes";
    let CommitSizes { up_to, commits, writes } = sizes;
    line(text, format_args!("# HELP {NAME} Writes per commit"));
    line(text, format_args!("# TYPE {NAME} histogram"));
    for (end, count) in up_to {
        line(text, format_args!("{NAME}_bucket{{le=\"{end}\"}} {count}"));
    }
    line(text, format_args!("{NAME}_bucket{{le=\"+Inf\"}} {commits}"));
    line(text, format_args!("{NAME}_sum {writes}"));
    line(text, format_args!("{NAME}_count {commits}"));
}

/// The standard metrics of every process.
fn process(text: &mut String) {
    if let Some(seconds) = process::cpu_seconds() {
        line(text, format_args!("# TYPE process_cpu_seconds_total counter"));
        line(text, format_args!("process_cpu_seconds_total {seconds}"));
    }
    if let Some(bytes) = process::memory_bytes() {
        line(text, format_args!("# TYPE process_resident_memory_bytes gauge"));
        line(text, format_args!("process_resident_memory_bytes {bytes}"));
    }
}

fn line(text: &mut String, content: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{content}");
}
