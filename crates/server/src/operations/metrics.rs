//! What the operator can count, in the text format of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use store::CommitSizes;

use crate::operations::process;

/// A number that only grows, or goes up and down.
#[derive(Debug, Default)]
pub(crate) struct Count(AtomicU64);

impl Count {
    pub(crate) fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    pub(crate) fn take(&self, fewer: u64) {
        self.0.fetch_sub(fewer, Ordering::Relaxed);
    }

    pub(crate) fn set(&self, count: u64) {
        self.0.store(count, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Upper ends of the buckets of latencies, in microseconds.
const BUCKETS: [u64; 10] =
    [500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 500_000, 2_500_000];

/// Everything that is counted. There are no names of tables or people in it.
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
    latency: [Count; BUCKETS.len()],
    latency_sum: Count,
    actions: Count,
}

impl Metrics {
    /// A request of a person was granted so long after it came.
    pub(crate) fn action(&self, latency: Duration) {
        let micros = u64::try_from(latency.as_micros()).unwrap_or(u64::MAX);
        self.actions.add(1);
        self.latency_sum.add(micros);
        if let Some(bucket) = BUCKETS.iter().position(|&end| micros <= end) {
            self.latency[bucket].add(1);
        }
    }

    /// All of it as text.
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

    fn lines(&self) -> [(&'static str, &'static str, &'static str, &Count); 17] {
        const COUNTER: &str = "counter";
        const GAUGE: &str = "gauge";
        [
            ("actions_total", COUNTER, "Requests of people that were granted", &self.actions),
            ("refusals_total", COUNTER, "Requests that a table refused", &self.refused),
            ("conflicts_total", COUNTER, "Writes that another node was ahead of", &self.conflicts),
            ("http_requests_total", COUNTER, "Requests over HTTP", &self.requests),
            ("http_problems_total", COUNTER, "Requests answered by an error", &self.problems),
            ("faults_total", COUNTER, "Mistakes of the server", &self.faults),
            ("storage_errors_total", COUNTER, "Failed reads of the store", &self.storage_errors),
            ("connections", GAUGE, "Connections", &self.connections),
            ("sockets", GAUGE, "Sockets at tables", &self.sockets),
            ("cut_off_total", COUNTER, "Sockets that were cut off", &self.cut_off),
            ("tables_loaded", GAUGE, "Tables in memory", &self.tables),
            ("tables_loaded_total", COUNTER, "Tables read from the store", &self.loaded),
            ("tables_opened_total", COUNTER, "Tables that were set up", &self.opened),
            ("bot_moves_total", COUNTER, "Steps of bots", &self.bot_moves),
            ("bot_queue", GAUGE, "Tables that wait for a bot", &self.bot_queue),
            ("notices_total", COUNTER, "Turn notices delivered", &self.notices),
            ("notice_failures_total", COUNTER, "Failed deliveries", &self.notice_failures),
        ]
    }

    #[expect(clippy::cast_precision_loss, reason = "shown in seconds")]
    fn histogram(&self, text: &mut String) {
        const NAME: &str = "sacbe_action_seconds";
        line(text, format_args!("# HELP {NAME} From a request to its being durable"));
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

/// How many writes shared a commit.
fn commit_sizes(text: &mut String, sizes: &CommitSizes) {
    const NAME: &str = "sacbe_commit_writes";
    let CommitSizes { up_to, commits, writes } = sizes;
    line(text, format_args!("# HELP {NAME} Writes that were made durable together"));
    line(text, format_args!("# TYPE {NAME} histogram"));
    for (end, count) in up_to {
        line(text, format_args!("{NAME}_bucket{{le=\"{end}\"}} {count}"));
    }
    line(text, format_args!("{NAME}_bucket{{le=\"+Inf\"}} {commits}"));
    line(text, format_args!("{NAME}_sum {writes}"));
    line(text, format_args!("{NAME}_count {commits}"));
}

/// Under the names that every program uses for them.
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
    // A string takes all that is written.
    let _ = writeln!(text, "{content}");
}
