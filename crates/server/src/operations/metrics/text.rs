//! The metrics in the Prometheus text format, which is valid OpenMetrics apart from its last line:
//! each family has HELP and TYPE, counters end in `_total`, and no two families share a name.
//!
//! Written by hand: what a library would do here is less than what it takes to register all these.

use std::fmt::{Arguments, Write as _};

use store::{CommitSizes, Usage};

use super::{BUCKETS, Count, Metrics};
use crate::operations::process;

/// What the text also has and this module cannot know.
#[derive(Debug, Default)]
pub(crate) struct Snapshot {
    pub(crate) commits: CommitSizes,
    pub(crate) usage: Usage,
    /// Whether the last write succeeded.
    pub(crate) is_ready: bool,
    /// How many connections are served at once.
    pub(crate) max_connections: usize,
}

const COUNTER: &str = "counter";
const GAUGE: &str = "gauge";

impl Metrics {
    /// All metrics as text.
    pub(crate) fn text(&self, snapshot: &Snapshot) -> String {
        let mut text = String::with_capacity(8192);
        let info = format_args!("sacbe_build_info{{version=\"{}\"}} 1", env!("CARGO_PKG_VERSION"));
        family(&mut text, "sacbe_build_info", GAUGE, "The version of the program", [info]);
        for (name, kind, help, count) in self.counts() {
            one(&mut text, &format!("sacbe_{name}"), kind, help, count.get());
        }
        self.labelled(&mut text);
        self.latency(&mut text);
        commits(&mut text, &snapshot.commits);
        storage(&mut text, snapshot);
        process(&mut text);
        text
    }

    fn counts(&self) -> [(&'static str, &'static str, &'static str, &Count); 18] {
        [
            ("actions_total", COUNTER, "Requests of players that succeeded", &self.actions),
            ("refusals_total", COUNTER, "Requests that a table refused", &self.refused),
            ("conflicts_total", COUNTER, "Writes lost to a faster node", &self.conflicts),
            ("faults_total", COUNTER, "Bugs: panics and unreadable events", &self.faults),
            (
                "storage_errors_total",
                COUNTER,
                "Errors of the store, other than failed writes",
                &self.storage_errors,
            ),
            ("connections", GAUGE, "Open connections", &self.connections),
            (
                "connections_refused_total",
                COUNTER,
                "Connections closed at once because there are too many",
                &self.connections_refused,
            ),
            (
                "accept_errors_total",
                COUNTER,
                "Connections that the system could not accept",
                &self.accept_errors,
            ),
            ("sockets", GAUGE, "Open WebSockets", &self.sockets),
            ("tables_loaded", GAUGE, "Tables in memory", &self.tables),
            ("table_loads_total", COUNTER, "Tables loaded from the store", &self.loaded),
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
            ("reports_total", COUNTER, "Reports of players to the operator", &self.reports),
        ]
    }

    fn labelled(&self, text: &mut String) {
        let name = "sacbe_http_requests_total";
        head(text, name, COUNTER, "HTTP requests by route and class of status");
        for (route, status, count) in self.answers.all() {
            line(text, format_args!("{name}{{route=\"{route}\",status=\"{status}\"}} {count}"));
        }
        let name = "sacbe_http_problems_total";
        head(text, name, COUNTER, "HTTP requests answered with an error, by reason");
        for (reason, count) in self.problems.all() {
            line(text, format_args!("{name}{{reason=\"{reason}\"}} {count}"));
        }
        let name = "sacbe_cut_off_total";
        head(text, name, COUNTER, "WebSockets closed by the server, by reason");
        for (reason, count) in self.cut_off.all() {
            line(text, format_args!("{name}{{reason=\"{reason}\"}} {count}"));
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "shown in seconds")]
    fn latency(&self, text: &mut String) {
        const NAME: &str = "sacbe_action_seconds";
        head(text, NAME, "histogram", "Time from a request until it is durable");
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

/// Histogram of the number of writes per commit, and the writes that failed.
fn commits(text: &mut String, sizes: &CommitSizes) {
    const NAME: &str = "sacbe_commit_writes";
    let CommitSizes { up_to, commits, writes, failed } = sizes;
    head(text, NAME, "histogram", "Writes per commit");
    for (end, count) in up_to {
        line(text, format_args!("{NAME}_bucket{{le=\"{end}\"}} {count}"));
    }
    line(text, format_args!("{NAME}_bucket{{le=\"+Inf\"}} {commits}"));
    line(text, format_args!("{NAME}_sum {writes}"));
    line(text, format_args!("{NAME}_count {commits}"));
    one(text, "sacbe_failed_writes_total", COUNTER, "Writes that could not be stored", *failed);
}

fn storage(text: &mut String, snapshot: &Snapshot) {
    let Usage { database, free, disk } = snapshot.usage;
    let ready = u64::from(snapshot.is_ready);
    one(text, "sacbe_ready", GAUGE, "1 unless the last write to the database failed", ready);
    let most = snapshot.max_connections as u64;
    one(text, "sacbe_connections_max", GAUGE, "Connections that are served at once", most);
    for (name, help, bytes) in [
        ("sacbe_database_bytes", "Size of the database with its journal", database),
        ("sacbe_disk_free_bytes", "Free space on the disk of the database", free),
        ("sacbe_disk_bytes", "Size of the disk of the database", disk),
    ] {
        if let Some(bytes) = bytes {
            one(text, name, GAUGE, help, bytes);
        }
    }
}

/// The standard metrics of every process.
fn process(text: &mut String) {
    if let Some(seconds) = process::cpu_seconds() {
        let name = "process_cpu_seconds_total";
        family(text, name, COUNTER, "CPU time in seconds", [format_args!("{name} {seconds}")]);
    }
    let (name, help) = ("process_start_time_seconds", "Start time in seconds since 1970");
    let seconds = process::start_time_seconds();
    family(text, name, GAUGE, help, [format_args!("{name} {seconds}")]);
    for (name, help, value) in [
        ("process_resident_memory_bytes", "Resident memory in bytes", process::memory_bytes()),
        ("process_open_fds", "Open file descriptors", process::open_descriptors()),
        ("process_max_fds", "Most file descriptors that may be open", process::max_descriptors()),
    ] {
        if let Some(value) = value {
            one(text, name, GAUGE, help, value);
        }
    }
}

/// A family with one value.
fn one(text: &mut String, name: &str, kind: &str, help: &str, value: u64) {
    family(text, name, kind, help, [format_args!("{name} {value}")]);
}

fn family<const N: usize>(
    text: &mut String,
    name: &str,
    kind: &str,
    help: &str,
    samples: [Arguments<'_>; N],
) {
    head(text, name, kind, help);
    for sample in samples {
        line(text, sample);
    }
}

fn head(text: &mut String, name: &str, kind: &str, help: &str) {
    line(text, format_args!("# HELP {name} {help}"));
    line(text, format_args!("# TYPE {name} {kind}"));
}

fn line(text: &mut String, content: Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{content}");
}
