//! A connection with its prepared statements.

use std::collections::HashMap;
use std::error::Error as _;
use std::future::poll_fn;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_postgres::types::ToSql;
use tokio_postgres::{AsyncMessage, Client, Error, Notification, Row, Statement};

use super::target::Target;
use crate::StoreError;

/// How long the server may stay silent.
pub(super) const TIMEOUT: Duration = Duration::from_secs(10);

/// The locks of a dead node must not outlive it for long, and commits must be durable even if that is
/// not the default of the database.
const SET_UP: &str = "SET statement_timeout = '10s'; SET lock_timeout = '5s';
    SET idle_in_transaction_session_timeout = '15s'; SET client_min_messages = warning;
    SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'";

pub(super) type Params<'a> = &'a [&'a (dyn ToSql + Sync)];

/// A connection with the statements prepared on it.
pub(super) struct Connection {
    client: Client,
    statements: Mutex<HashMap<&'static str, Statement>>,
    driver: JoinHandle<()>,
}

impl Connection {
    pub(super) async fn open(target: &Target) -> Result<Connection, StoreError> {
        Connection::listening(target, None).await
    }

    /// Opens a connection that forwards notifications.
    pub(super) async fn listening(
        target: &Target,
        notifications: Option<mpsc::UnboundedSender<Notification>>,
    ) -> Result<Connection, StoreError> {
        let late = |_| StoreError::unavailable("the database does not answer");
        let connecting =
            timeout(TIMEOUT, target.config.connect(target.tls.clone())).await.map_err(late)?;
        let (client, mut messages) = connecting?;
        let driver = tokio::spawn(async move {
            while let Some(Ok(message)) = poll_fn(|context| messages.poll_message(context)).await {
                if let (AsyncMessage::Notification(sent), Some(receiver)) =
                    (message, &notifications)
                {
                    // The receiver may be gone.
                    let _gone = receiver.send(sent);
                }
            }
        });
        let connection = Connection { client, statements: Mutex::default(), driver };
        timeout(TIMEOUT, connection.run(SET_UP)).await.map_err(late)??;
        Ok(connection)
    }

    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// Waits until the connection is lost.
    pub(super) async fn ended(&mut self) {
        let _how = (&mut self.driver).await;
    }

    /// Runs statements that have neither parameters nor results.
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

    /// Returns how many rows were changed.
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
    /// The message of the server without its details, which may contain stored data.
    fn from(error: Error) -> StoreError {
        match (error.as_db_error(), error.source()) {
            (Some(error), _) => {
                StoreError::unavailable(format!("{}: {}", error.code().code(), error.message()))
            }
            (None, Some(source)) => StoreError::unavailable(format!("{error}: {source}")),
            (None, None) => StoreError::unavailable(error),
        }
    }
}
