use serde::Serialize;

use crate::Plan;
use crate::metrics::Figures;
use crate::tally::Waits;

/// What came of a run.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// Tables at the same time.
    pub tables: usize,
    /// Connections at the same time.
    pub connections: usize,
    /// Seconds that were measured.
    pub seconds: f64,
    /// Actions that were acknowledged.
    pub actions: u64,
    /// The same for each second.
    pub actions_per_second: f64,
    /// Requests that were refused.
    pub refused: u64,
    /// Games that came to their end.
    pub games: u64,
    /// Connections that the server closed.
    pub lost: u64,
    /// From sending an action to its acknowledgement.
    pub acknowledged: Latency,
    /// From sending an action to another client's seeing it.
    pub seen: Latency,
    /// CPU time of the server for an action, in microseconds; none if it does not tell.
    pub cpu_us_per_action: Option<f64>,
    /// What the server's memory has grown by, for each table.
    pub bytes_per_table: Option<f64>,
    /// What it has grown by when sockets were opened, for each of them.
    pub bytes_per_connection: Option<f64>,
    /// The server's memory at the end.
    pub server_bytes: Option<f64>,
}

/// How long clients waited, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Latency {
    /// Half of them no longer than this.
    pub p50: f64,
    /// Nineteen in twenty.
    pub p95: f64,
    /// Ninety-nine in a hundred.
    pub p99: f64,
    /// How many were measured.
    pub count: usize,
}

impl Latency {
    /// Of waits in microseconds.
    pub(crate) fn of(mut waits: Vec<u32>) -> Latency {
        waits.sort_unstable();
        let at = |percent: usize| {
            let index = (waits.len() * percent / 100).min(waits.len().saturating_sub(1));
            waits.get(index).map_or(0.0, |micros| f64::from(*micros) / 1000.0)
        };
        Latency { p50: at(50), p95: at(95), p99: at(99), count: waits.len() }
    }
}

/// What was counted and measured, to be put into a report.
#[derive(Debug)]
pub(crate) struct Measured {
    pub(crate) seconds: f64,
    pub(crate) actions: u64,
    pub(crate) refused: u64,
    pub(crate) games: u64,
    pub(crate) lost: u64,
    pub(crate) waits: Waits,
    /// Before there were tables, with tables, with sockets, at the start of play and at its end.
    pub(crate) empty: Figures,
    pub(crate) with_tables: Figures,
    pub(crate) with_sockets: Figures,
    pub(crate) end: Figures,
}

impl Report {
    pub(crate) fn new(plan: &Plan, measured: Measured) -> Report {
        let Measured { empty, with_tables, with_sockets, end, .. } = measured;
        let connections = plan.tables * plan.clients;
        let cpu = difference(end.cpu_seconds, with_sockets.cpu_seconds);
        Report {
            game: plan.game.clone(),
            tables: plan.tables,
            connections,
            seconds: measured.seconds,
            actions: measured.actions,
            actions_per_second: ratio(measured.actions, measured.seconds),
            refused: measured.refused,
            games: measured.games,
            lost: measured.lost,
            acknowledged: Latency::of(measured.waits.acknowledged),
            seen: Latency::of(measured.waits.seen),
            cpu_us_per_action: cpu
                .filter(|_| measured.actions > 0)
                .map(|cpu| cpu * 1e6 / ratio(measured.actions, 1.0)),
            bytes_per_table: each(difference(with_tables.memory, empty.memory), plan.tables),
            bytes_per_connection: each(
                difference(with_sockets.memory, with_tables.memory),
                connections,
            ),
            server_bytes: end.memory,
        }
    }
}

fn difference(later: Option<f64>, earlier: Option<f64>) -> Option<f64> {
    Some(later? - earlier?)
}

#[expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]
fn ratio(count: u64, by: f64) -> f64 {
    count as f64 / by
}

fn each(whole: Option<f64>, count: usize) -> Option<f64> {
    whole.map(|whole| whole / ratio(count as u64, 1.0).max(1.0))
}
