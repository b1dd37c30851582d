//! The connection that everybody reads with.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::time::timeout;
use tokio_postgres::{Config, Row};

use super::link::{Link, PATIENCE, Params};
use crate::StoreError;

/// How long after a failure nobody tries again: they are told at once.
const PAUSE: Duration = Duration::from_millis(100);

pub(super) struct Reader {
    config: Config,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    link: Option<Arc<Link>>,
    failed: Option<(Instant, StoreError)>,
}

impl Reader {
    pub(super) fn new(config: Config) -> Reader {
        Reader { config, state: Mutex::default() }
    }

    pub(super) async fn query(
        &self,
        sql: &'static str,
        params: Params<'_>,
    ) -> Result<Vec<Row>, StoreError> {
        let link = self.link().await?;
        Ok(timeout(PATIENCE, link.query(sql, params)).await.map_err(late)??)
    }

    /// Says how many rows were changed.
    pub(super) async fn execute(
        &self,
        sql: &'static str,
        params: Params<'_>,
    ) -> Result<u64, StoreError> {
        let link = self.link().await?;
        Ok(timeout(PATIENCE, link.execute(sql, params)).await.map_err(late)??)
    }

    async fn link(&self) -> Result<Arc<Link>, StoreError> {
        let mut state = self.state.lock().await;
        if let Some(link) = state.link.as_ref().filter(|link| !link.is_closed()) {
            return Ok(Arc::clone(link));
        }
        if let Some((at, error)) = state.failed.as_ref().filter(|(at, _)| at.elapsed() < PAUSE) {
            let (_, error) = (at, error.clone());
            return Err(error);
        }
        let opened = Link::open(&self.config).await;
        state.failed = opened.as_ref().err().map(|error| (Instant::now(), error.clone()));
        let link = Arc::new(opened?);
        state.link = Some(Arc::clone(&link));
        Ok(link)
    }
}

fn late(_: tokio::time::error::Elapsed) -> StoreError {
    StoreError::unavailable("the database does not answer")
}
