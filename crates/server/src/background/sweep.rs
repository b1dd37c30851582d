//! Housekeeping: what nobody uses leaves memory, and in the end the store.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::operations::app::App;
use crate::operations::clock;
use crate::table::to_store;

/// How often, at most, unless tables become too many.
const ROUND: Duration = Duration::from_secs(15);

/// How often the store is tidied: it has to look at every table.
const TIDY: Duration = Duration::from_secs(3600);

/// Runs until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    let idle = app.config.idle;
    let mut tidied: Option<Instant> = None;
    loop {
        tokio::select! {
            () = tokio::time::sleep(ROUND.min(idle)) => {}
            () = app.rooms.crowded() => {}
            () = app.stops() => return,
        }
        let loaded = app.rooms.sweep(idle);
        app.metrics.tables.set(loaded as u64);
        app.gate.sweep();
        if let Some(kept) = app.config.abandoned
            && tidied.is_none_or(|tidied| tidied.elapsed() >= TIDY.min(kept))
        {
            tidied = Some(Instant::now());
            tidy(&app, kept).await;
        }
    }
}

/// Deletes tables whose game never began.
async fn tidy(app: &App, kept: Duration) {
    let kept = i64::try_from(kept.as_millis()).unwrap_or(i64::MAX);
    let before = to_store::millis(clock::now()).saturating_sub(kept);
    match app.store.delete_abandoned(before).await {
        Ok(0) => {}
        Ok(tables) => tracing::info!(tables, "abandoned tables were deleted"),
        Err(error) => drop(app.storage(&error)),
    }
}
