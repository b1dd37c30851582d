//! Whether this server can do its work: the database takes writes.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::http::problem::Problem;
use crate::operations::app::App;

/// How long an answer stays valid, so that a flood of probes is not a flood of writes.
const FRESH: Duration = Duration::from_secs(1);

/// A database that takes longer is not ready.
const TIMEOUT: Duration = Duration::from_secs(5);

/// The last answer, and when it was found.
#[derive(Debug, Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, bool)>>);

/// Checks that the database takes writes.
pub(crate) async fn check(app: &App) -> Result<(), Problem> {
    let mut last = app.readiness.0.lock().await;
    let known = last.filter(|(at, _)| at.elapsed() < FRESH).map(|(_, is_ready)| is_ready);
    let is_ready = match known {
        // A write that failed since then is newer.
        Some(true) if app.store.writes_fail() => probe(app).await,
        Some(is_ready) => return answer(is_ready),
        None => probe(app).await,
    };
    *last = Some((Instant::now(), is_ready));
    answer(is_ready)
}

fn answer(is_ready: bool) -> Result<(), Problem> {
    if is_ready { Ok(()) } else { Err(Problem::storage()) }
}

async fn probe(app: &App) -> bool {
    match timeout(TIMEOUT, app.store.probe()).await {
        Ok(Ok(())) => true,
        Ok(Err(error)) => {
            app.storage_error(&error);
            false
        }
        Err(_) => {
            tracing::warn!("the database does not answer");
            false
        }
    }
}
