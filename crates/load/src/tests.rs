use std::time::{Duration, Instant};

use crate::Latency;
use crate::message::Message;
use crate::metrics::{self, Figures};
use crate::table_clock::TableClock;

#[test]
fn percentiles_are_those_of_the_sorted_waits() {
    let latency = Latency::of((1..=100).rev().map(|wait| wait * 1000).collect());
    assert_eq!((latency.p50, latency.p95, latency.p99, latency.count), (51.0, 96.0, 100.0, 100));
}

#[test]
fn without_measurements_all_percentiles_are_zero() {
    assert_eq!(Latency::of(Vec::new()), Latency { p50: 0.0, p95: 0.0, p99: 0.0, count: 0 });
}

#[test]
fn the_figures_of_a_server_are_read_from_its_metrics() {
    let text = "# HELP process_cpu_seconds_total CPU\nprocess_cpu_seconds_total 12.5\n\
        process_resident_memory_bytes 1048576\nprocess_resident_memory_bytes_max 7\n";
    let figures = Figures { cpu_seconds: Some(12.5), memory: Some(1_048_576.0) };
    assert_eq!(metrics::read(text), figures);
    assert_eq!(metrics::read("nothing of use"), Figures::default());
}

#[test]
fn a_message_is_read_as_far_as_needed() {
    let text = r#"{"say":"news","version":15,"events":[{"version":14,"at":3,"event":"played",
        "seat":2,"action":"fly f9"}],"now":{"phase":"playing","position":{"deep":[1,2]},
        "you":{"seat":1,"legal":[{"action":"pass","kind":"pacal-pass","hint":null}],
        "may_end_turn":false}}}"#;
    let message: Message<'_> = serde_json::from_str(text).unwrap();
    assert_eq!((&*message.say, message.version), ("news", Some(15)));
    assert_eq!((message.events[0].version, message.events[0].seat), (14, Some(2)));
    let you = message.now.unwrap().you.unwrap();
    assert_eq!(you.legal[0].action, "pass");
}

#[test]
fn a_table_keeps_its_pace() {
    let start = Instant::now();
    let clock = TableClock::new(start);
    let interval = Duration::from_secs(2);
    let (first, second) = (clock.next(interval), clock.next(interval));
    assert!(second >= first + interval);
}

#[test]
fn only_requests_of_this_process_are_timed() {
    let clock = TableClock::new(Instant::now());
    clock.note_sent(7);
    assert!(clock.since(7).is_some());
    assert_eq!(clock.since(8), None);
}
