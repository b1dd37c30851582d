//! The connection that everything reads with.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::time::timeout;
use tokio_postgres::Row;

use super::connection::{Connection, Params, TIMEOUT};
use super::target::Target;
use crate::StoreError;

/// How long a failed connection attempt is remembered: until then callers get its error at once.
const PAUSE: Duration = Duration::from_millis(100);

pub(super) struct Reader {
    target: Target,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    connection: Option<Arc<Connection>>,
    failed: Option<(Instant, StoreError)>,
}

impl Reader {
    pub(super) fn new(target: Target) -> Reader {
        Reader { target, state: Mutex::default() }
    }

    pub(super) async fn query(
        &self,
        sql: &'static str,
        params: Params<'_>,
    ) -> Result<Vec<Row>, StoreError> {
        let connection = self.connection().await?;
        Ok(timeout(TIMEOUT, connection.query(sql, params)).await.map_err(late)??)
    }

    /// Returns how many rows were changed.
    pub(super) async fn execute(
        &self,
        sql: &'static str,
        params: Params<'_>,
    ) -> Result<u64, StoreError> {
        let connection = self.connection().await?;
        Ok(timeout(TIMEOUT, connection.execute(sql, params)).await.map_err(late)??)
    }

    async fn connection(&self) -> Result<Arc<Connection>, StoreError> {
        let mut state = self.state.lock().await;
        if let Some(connection) =
            state.connection.as_ref().filter(|connection| !connection.is_closed())
        {
            return Ok(Arc::clone(connection));
        }
        if let Some((_, error)) = state.failed.as_ref().filter(|(at, _)| at.elapsed() < PAUSE) {
            return Err(error.clone());
        }
        let opened = Connection::open(&self.target).await;
        state.failed = opened.as_ref().err().map(|error| (Instant::now(), error.clone()));
        let connection = Arc::new(opened?);
        state.connection = Some(Arc::clone(&connection));
        Ok(connection)
    }
}

fn late(_: tokio::time::error::Elapsed) -> StoreError {
    StoreError::unavailable("the database does not answer")
}
