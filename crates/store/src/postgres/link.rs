//! A connection.

use std::collections::HashMap;
use std::error::Error as _;
use std::future::poll_fn;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_postgres::types::ToSql;
use tokio_postgres::{AsyncMessage, Client, Config, Error, NoTls, Notification, Row, Statement};

use crate::StoreError;

/// How long the server may say nothing at all.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// A dead node's locks must not outlive it for long, and a commit that is reported must be durable
/// whatever the database's default is.
const SET_UP: &str = "SET statement_timeout = '10s'; SET lock_timeout = '5s';
    SET idle_in_transaction_session_timeout = '15s'; SET client_min_messages = warning;
    SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'";

pub(super) type Params<'a> = &'a [&'a (dyn ToSql + Sync)];

/// A connection with the statements that were prepared on it.
pub(super) struct Link {
    client: Client,
    statements: Mutex<HashMap<&'static str, Statement>>,
    driver: JoinHandle<()>,
}

impl Link {
    pub(super) async fn open(config: &Config) -> Result<Link, StoreError> {
        Link::hearing(config, None).await
    }

    /// Passes on the notifications that come.
    pub(super) async fn hearing(
        config: &Config,
        heard: Option<mpsc::UnboundedSender<Notification>>,
    ) -> Result<Link, StoreError> {
        let late = |_| StoreError::unavailable("the database does not answer");
        let connecting = timeout(PATIENCE, config.connect(NoTls)).await.map_err(late)?;
        let (client, mut connection) = connecting?;
        let driver = tokio::spawn(async move {
            while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await
            {
                if let (AsyncMessage::Notification(told), Some(heard)) = (message, &heard) {
                    // Without a listener nobody minds.
                    let _gone = heard.send(told);
                }
            }
        });
        let link = Link { client, statements: Mutex::default(), driver };
        timeout(PATIENCE, link.run(SET_UP)).await.map_err(late)??;
        Ok(link)
    }

    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// Waits until the connection is lost.
    pub(super) async fn ended(&mut self) {
        let _how = (&mut self.driver).await;
    }

    /// Statements without parameters or answers.
    pub(super) async fn run(&self, sql: &str) -> Result<(), Error> {
        self.client.batch_execute(sql).await
    }

    pub(super) async fn query(
        &self,
        sql: &'static str,
        params: Params<'_>,
    ) -> Result<Vec<Row>, Error> {
        self.client.query(&self.prepared(sql).await?, params).await
    }

    /// Says how many rows were changed.
    pub(super) async fn execute(
        &self,
        sql: &'static str,
        params: Params<'_>,
    ) -> Result<u64, Error> {
        self.client.execute(&self.prepared(sql).await?, params).await
    }

    async fn prepared(&self, sql: &'static str) -> Result<Statement, Error> {
        let known = || self.statements.lock().unwrap_or_else(PoisonError::into_inner);
        let found = known().get(sql).cloned();
        if let Some(statement) = found {
            return Ok(statement);
        }
        let statement = self.client.prepare(sql).await?;
        known().insert(sql, statement.clone());
        Ok(statement)
    }
}

impl From<Error> for StoreError {
    /// The server's message, without the details, which may repeat what was stored.
    fn from(error: Error) -> StoreError {
        match (error.as_db_error(), error.source()) {
            (Some(told), _) => {
                StoreError::unavailable(format!("{}: {}", told.code().code(), told.message()))
            }
            (None, Some(source)) => StoreError::unavailable(format!("{error}: {source}")),
            (None, None) => StoreError::unavailable(error),
        }
    }
}
