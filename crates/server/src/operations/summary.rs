//! The log of what happens to clients: counts once a minute, and only if there are any. No names, no
//! addresses.

use std::sync::Arc;
use std::time::Duration;

use crate::operations::app::App;

const INTERVAL: Duration = Duration::from_secs(60);

/// What is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counts {
    refused_requests: u64,
    refused_connections: u64,
    cut_off: u64,
    accept_errors: u64,
    faults: u64,
}

/// Runs until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    let mut told = Counts::default();
    loop {
        let stops = tokio::select! {
            () = tokio::time::sleep(INTERVAL) => false,
            () = app.stops() => true,
        };
        let now = Counts::of(&app);
        now.since(told).log();
        told = now;
        if stops {
            return;
        }
    }
}

impl Counts {
    fn of(app: &App) -> Counts {
        let metrics = &app.metrics;
        let limited =
            ["too-many-requests", "too-many-tables", "too-many-bot-games", "too-much-stored"];
        Counts {
            refused_requests: limited.iter().map(|code| metrics.problems.of(code)).sum(),
            refused_connections: metrics.connections_refused.get(),
            cut_off: metrics.cut_off.total(),
            accept_errors: metrics.accept_errors.get(),
            faults: metrics.faults.get(),
        }
    }

    fn since(self, before: Counts) -> Counts {
        Counts {
            refused_requests: self.refused_requests - before.refused_requests,
            refused_connections: self.refused_connections - before.refused_connections,
            cut_off: self.cut_off - before.cut_off,
            accept_errors: self.accept_errors - before.accept_errors,
            faults: self.faults - before.faults,
        }
    }

    fn log(self) {
        if self != Counts::default() {
            tracing::info!(
                refused_requests = self.refused_requests,
                refused_connections = self.refused_connections,
                cut_off = self.cut_off,
                accept_errors = self.accept_errors,
                faults = self.faults,
                "clients were limited since the last such line"
            );
        }
    }
}
