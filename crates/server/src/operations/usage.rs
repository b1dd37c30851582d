//! How much room the database takes, for metrics.

use std::time::{Duration, Instant};

use store::{Store, Usage};
use tokio::sync::Mutex;

/// How long sizes stay valid: Postgres has to look at many files.
const FRESH: Duration = Duration::from_secs(10);

/// The sizes that were found last, and when.
#[derive(Debug, Default)]
pub(crate) struct KnownUsage(Mutex<Option<(Instant, Usage)>>);

impl KnownUsage {
    pub(crate) async fn get(&self, store: &Store) -> Usage {
        let mut known = self.0.lock().await;
        match *known {
            Some((at, usage)) if at.elapsed() < FRESH => usage,
            _ => {
                // Unknown sizes are left out; other metrics tell that the database is away.
                let usage = store.usage().await.unwrap_or_default();
                *known = Some((Instant::now(), usage));
                usage
            }
        }
    }
}
