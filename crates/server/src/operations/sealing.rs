//! Seals the seeds of unfinished games that an older version stored as they are.

use std::sync::Arc;

use store::StoreError;
use tables::Stored;

use crate::operations::app::App;

/// The name under which the store keeps that it was done: finding them takes long.
const DONE: &str = "seeds-sealed";

/// Runs once for each database, in the background.
pub(crate) async fn run(app: Arc<App>) {
    if let Err(error) = seal(&app).await {
        tracing::warn!(%error, "seeds of older versions are not all sealed; the next start goes on");
    }
}

async fn seal(app: &App) -> Result<(), StoreError> {
    if app.store.secret(DONE).await?.is_some() {
        return Ok(());
    }
    let open = app.store.open_seeds().await?;
    if !open.is_empty() {
        tracing::info!(tables = open.len(), "sealing seeds that an older version stored");
    }
    for (table, body) in open {
        if app.is_stopping() {
            return Ok(());
        }
        // A damaged one cannot be played.
        let Ok(stored) = serde_json::from_str::<Stored>(&body) else { continue };
        let Ok(sealed) = serde_json::to_string(&app.key.sealed(&stored)) else { continue };
        app.store.rewrite_events(&table, vec![(stored.version, sealed)]).await?;
    }
    app.store.shared_secret(DONE, &[1]).await.map(drop)
}
