//! Unloads idle tables, and deletes abandoned ones from the store.

use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::TableId;
use store::StoreError;

use crate::operations::app::App;
use crate::operations::clock;
use crate::table::company::other_nodes;

/// The longest interval between sweeps; they run earlier if too many tables are loaded.
const INTERVAL: Duration = Duration::from_secs(15);

/// How often abandoned tables are deleted: the store has to look at every table.
const DELETE_INTERVAL: Duration = Duration::from_secs(3600);

/// How often expired codes and old notices are deleted.
const EXPIRE_INTERVAL: Duration = Duration::from_secs(60);

/// How long it is remembered that a notice was sent, in milliseconds: much longer than the slowest
/// turn, so that none is sent twice.
const REMEMBER_NOTICES: i64 = 180 * 24 * 60 * 60 * 1000;

/// How long it is remembered that the owner of an address wants no mail, in milliseconds: a year.
const REMEMBER_REFUSALS: i64 = 365 * 24 * 60 * 60 * 1000;

/// How many games are deleted in one transaction, so that others can write in between, and
/// their ids fit into one message between nodes.
const AT_ONCE: u32 = 50;

/// Runs until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    let idle = app.config.idle;
    let mut expired: Option<Instant> = None;
    let mut deleted: Option<Instant> = None;
    loop {
        tokio::select! {
            () = tokio::time::sleep(INTERVAL.min(idle)) => {}
            () = app.rooms.too_many_loaded() => {}
            () = app.stops() => return,
        }
        let loaded = app.rooms.sweep(idle);
        app.metrics.tables.set(loaded as u64);
        app.rate_limits.sweep();
        app.usage.sweep();
        if expired.is_none_or(|expired| expired.elapsed() >= EXPIRE_INTERVAL) {
            expired = Some(Instant::now());
            delete_expired(&app).await;
            if let Some(lifetime) = app.config.keep_finished.filter(|_| clock::is_settled()) {
                delete_finished(&app, lifetime).await;
            }
            if let Some(lifetime) = app.config.keep_idle.filter(|_| clock::is_settled()) {
                delete_idle(&app, lifetime).await;
            }
        }
        if let Some(lifetime) = app.config.abandoned
            && deleted.is_none_or(|deleted| deleted.elapsed() >= DELETE_INTERVAL.min(lifetime))
            && clock::is_settled()
        {
            deleted = Some(Instant::now());
            delete_abandoned(&app, lifetime).await;
        }
    }
}

/// Deletes finished games that are older than the operator wants to keep.
async fn delete_finished(app: &Arc<App>, lifetime: Duration) {
    let before = before(lifetime);
    while let Some(tables) = tell(app, app.store.delete_finished(before, AT_ONCE).await) {
        tracing::info!(tables, "deleted old finished games");
    }
}

/// Deletes games that have started and that nobody plays any more. A clock that is still running
/// keeps a game.
async fn delete_idle(app: &Arc<App>, lifetime: Duration) {
    let (before, now) = (before(lifetime), clock::now_millis());
    while let Some(tables) = tell(app, app.store.delete_idle(before, now, AT_ONCE).await) {
        tracing::info!(tables, "deleted games that nobody plays any more");
    }
}

fn before(lifetime: Duration) -> i64 {
    let lifetime = i64::try_from(lifetime.as_millis()).unwrap_or(i64::MAX);
    clock::now_millis().saturating_sub(lifetime)
}

/// Tells everybody that tables were deleted, and returns how many; none if there are no more.
fn tell(app: &Arc<App>, deleted: Result<Vec<String>, StoreError>) -> Option<usize> {
    match deleted {
        Ok(deleted) if deleted.is_empty() => None,
        Ok(deleted) => {
            let ids = deleted.iter().filter_map(|id| TableId::new(id).ok());
            other_nodes::tell_deleted(app, &ids.collect::<Vec<_>>());
            Some(deleted.len())
        }
        Err(error) => {
            app.storage_error(&error);
            None
        }
    }
}

async fn delete_expired(app: &App) {
    let now = clock::now_millis();
    if let Err(error) = app.store.delete_expired(now, now - REMEMBER_NOTICES).await {
        app.storage_error(&error);
    }
    app.signed_out.sweep(now);
    let now = clock::millis(app.config.clock.now());
    if let Err(error) = app.store.delete_old_mail(now, now - REMEMBER_REFUSALS).await {
        app.storage_error(&error);
    }
}

/// Deletes old tables whose game never started.
async fn delete_abandoned(app: &App, lifetime: Duration) {
    match app.store.delete_abandoned(before(lifetime)).await {
        Ok(0) => {}
        Ok(tables) => tracing::info!(tables, "deleted abandoned tables"),
        Err(error) => drop(app.storage_error(&error)),
    }
}
