//! The result of a run.

use serde::Serialize;

use crate::Plan;
use crate::metrics::Figures;
use crate::tally::Waits;

/// The result of a run.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// Tables at once.
    pub tables: usize,
    /// Connections at once.
    pub connections: usize,
    /// Measured seconds.
    pub seconds: f64,
    /// Acknowledged actions.
    pub actions: u64,
    /// Acknowledged actions per second.
    pub actions_per_second: f64,
    /// Refused requests.
    pub refused: u64,
    /// Finished games.
    pub games: u64,
    /// Connections closed by the server.
    pub lost: u64,
    /// From sending an action to its acknowledgement.
    pub acknowledged: Latency,
    /// From sending an action until another client sees it.
    pub seen: Latency,
    /// CPU time of the server per action, in microseconds; none if the server does not report it.
    pub cpu_us_per_action: Option<f64>,
    /// Growth of the server's memory per table.
    pub bytes_per_table: Option<f64>,
    /// Growth of the server's memory per socket.
    pub bytes_per_connection: Option<f64>,
    /// Memory of the server at the end.
    pub server_bytes: Option<f64>,
}

/// How long clients waited, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Latency {
    /// The median.
    pub p50: f64,
    /// The 95th percentile.
    pub p95: f64,
    /// The 99th percentile.
    pub p99: f64,
    /// The number of measurements.
    pub count: usize,
}

impl Latency {
    /// From waiting times in microseconds.
    pub(crate) fn of(mut waits: Vec<u32>) -> Latency {
        waits.sort_unstable();
        let at = |percent: usize| {
            let index = (waits.len() * percent / 100).min(waits.len().saturating_sub(1));
            waits.get(index).map_or(0.0, |micros| f64::from(*micros) / 1000.0)
        };
        Latency { p50: at(50), p95: at(95), p99: at(99), count: waits.len() }
    }
}

/// The measurements of a run.
#[derive(Debug)]
pub(crate) struct Measured {
    pub(crate) seconds: f64,
    pub(crate) actions: u64,
    pub(crate) refused: u64,
    pub(crate) games: u64,
    pub(crate) lost: u64,
    pub(crate) waits: Waits,
    /// Figures of the server before the tables were opened, with tables, with sockets, and at the end.
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
