//! Stores queued writes in one transaction.

use std::collections::HashMap;
use std::convert::Infallible;

use tokio::time::timeout;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use super::columns::Columns;
use super::connection::{Connection, Params, TIMEOUT};
use crate::chain::QueuedWrite;
use crate::{Outcome, StoreError};

/// Why a transaction failed.
pub(super) enum Failure {
    /// The database rejects something in it. Nothing is stored, and the connection is usable.
    Rejected(Rejection, String),
    /// The connection is unusable. Nothing is stored.
    Lost,
    /// The connection was lost during the commit: these are the outcomes, or nothing is stored.
    InDoubt(Vec<Outcome>),
}

/// Why a transaction was rejected.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Rejection {
    /// Probably a bad write.
    Invalid,
    /// Another node was faster, as when both create the same table.
    Race,
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        const RACES: [&SqlState; 3] = [
            &SqlState::UNIQUE_VIOLATION,
            &SqlState::T_R_DEADLOCK_DETECTED,
            &SqlState::T_R_SERIALIZATION_FAILURE,
        ];
        let is_race = error.code().is_some_and(|code| RACES.contains(&code));
        let rejection = if is_race { Rejection::Race } else { Rejection::Invalid };
        Failure::Rejected(rejection, StoreError::from(error).to_string())
    }
}

pub(super) async fn store(
    connection: &Connection,
    writes: &[QueuedWrite],
    node: &str,
    batch: i64,
) -> Result<Vec<Outcome>, Failure> {
    let prepared = timeout(TIMEOUT, prepare(connection, writes, node, batch)).await;
    match prepared.unwrap_or(Err(Failure::Lost)) {
        Ok(outcomes) => match timeout(TIMEOUT, connection.run("COMMIT")).await {
            Ok(Ok(())) => Ok(outcomes),
            _ => Err(Failure::InDoubt(outcomes)),
        },
        Err(Failure::Rejected(rejection, reason)) => {
            match timeout(TIMEOUT, connection.run("ROLLBACK")).await {
                Ok(Ok(())) => Err(Failure::Rejected(rejection, reason)),
                _ => Err(Failure::Lost),
            }
        }
        Err(trouble) => Err(trouble),
    }
}

/// Does everything but the commit.
async fn prepare(
    connection: &Connection,
    writes: &[QueuedWrite],
    node: &str,
    batch: i64,
) -> Result<Vec<Outcome>, Failure> {
    let mut versions = lock(connection, writes).await?;
    let mut columns = Columns::default();
    let mut outcomes = Vec::with_capacity(writes.len());
    for queued in writes {
        let outcome = queued.note(admit(queued, &mut versions));
        if outcome == Outcome::Stored {
            columns.add(&queued.write);
        }
        outcomes.push(outcome);
    }
    if columns.is_empty() {
        return Ok(outcomes);
    }
    let (marked, sent) =
        tokio::join!(biased; mark(connection, node, batch), columns.send(connection, node));
    sent?;
    marked?;
    Ok(outcomes)
}

/// Locks the tables until the end of the transaction and returns their versions. All nodes lock in
/// the order of ids, so that they cannot deadlock.
async fn lock<'a>(
    connection: &Connection,
    writes: &'a [QueuedWrite],
) -> Result<HashMap<&'a str, u64>, Failure> {
    const LOCK: &str = "SELECT id, version FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE";
    let tables = writes.iter().flat_map(|queued| &queued.write.tables);
    let tables: Vec<&str> = tables.map(|write| write.table.as_str()).collect();
    let params: Params<'_> = &[&tables];
    let (begun, rows) =
        tokio::join!(biased; connection.run("BEGIN"), connection.query(LOCK, params));
    begun?;
    let mut versions: HashMap<_, _> = tables.iter().map(|&table| (table, 0)).collect();
    for row in rows? {
        if let Some(version) = versions.get_mut(row.get::<_, &str>(0)) {
            *version = row.get::<_, i64>(1).cast_unsigned();
        }
    }
    Ok(versions)
}

/// Checks that the write continues what is stored and the writes before it; if so, counts it.
fn admit<'a>(queued: &'a QueuedWrite, versions: &mut HashMap<&'a str, u64>) -> Outcome {
    let write = &queued.write;
    let follows = write.follows(|table| Ok::<_, Infallible>(versions[table]));
    if queued.is_broken() || follows != Ok(true) {
        return Outcome::Conflict;
    }
    versions.extend(write.tables.iter().map(|table| (table.table.as_str(), table.last())));
    Outcome::Stored
}

/// Records the number of the batch, in case the connection is lost during the commit.
async fn mark(connection: &Connection, node: &str, batch: i64) -> Result<(), Failure> {
    const MARK: &str = "UPDATE nodes SET batch = $2, seen = now() WHERE node = $1";
    match connection.execute(MARK, &[&node, &batch]).await? {
        1 => Ok(()),
        // The row is gone; a new connection creates a new one.
        _ => Err(Failure::Lost),
    }
}
