//! Housekeeping: what nobody uses leaves memory.

use std::sync::Arc;
use std::time::Duration;

use crate::app::App;

/// How often, at most.
const ROUND: Duration = Duration::from_secs(15);

/// Runs until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    let idle = app.config.idle;
    loop {
        tokio::select! {
            () = tokio::time::sleep(ROUND.min(idle)) => {}
            () = app.stops() => return,
        }
        let loaded = app.rooms.sweep(idle);
        app.metrics.tables.set(loaded as u64);
        app.gate.sweep();
    }
}
