//! Many writes in one transaction.

use std::collections::HashMap;
use std::convert::Infallible;

use tokio::time::timeout;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use super::link::{Link, PATIENCE, Params};
use super::news::News;
use crate::Outcome;
use crate::chain::Order;

/// Why a transaction did not come to its end.
pub(super) enum Trouble {
    /// The database minds something in it. Nothing is stored, and the connection is good.
    Refused(Fault),
    /// The connection is not to be used again. Nothing is stored.
    Lost,
    /// The same, but it was committing: the outcomes are these, or nothing is stored.
    InDoubt(Vec<Outcome>),
}

/// Whose fault it was.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Fault {
    /// Something in the write itself, for all we know.
    Own,
    /// Another node was quicker, which nobody could know before, as when both make one table.
    Race,
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Trouble {
        const RACES: [&SqlState; 3] = [
            &SqlState::UNIQUE_VIOLATION,
            &SqlState::T_R_DEADLOCK_DETECTED,
            &SqlState::T_R_SERIALIZATION_FAILURE,
        ];
        let raced = error.code().is_some_and(|code| RACES.contains(&code));
        Trouble::Refused(if raced { Fault::Race } else { Fault::Own })
    }
}

pub(super) async fn store(
    link: &Link,
    orders: &[Order],
    node: &str,
    batch: i64,
) -> Result<Vec<Outcome>, Trouble> {
    let prepared = timeout(PATIENCE, prepare(link, orders, node, batch)).await;
    match prepared.unwrap_or(Err(Trouble::Lost)) {
        Ok(outcomes) => match timeout(PATIENCE, link.run("COMMIT")).await {
            Ok(Ok(())) => Ok(outcomes),
            _ => Err(Trouble::InDoubt(outcomes)),
        },
        Err(Trouble::Refused(fault)) => match timeout(PATIENCE, link.run("ROLLBACK")).await {
            Ok(Ok(())) => Err(Trouble::Refused(fault)),
            _ => Err(Trouble::Lost),
        },
        Err(trouble) => Err(trouble),
    }
}

/// Everything but the commit.
async fn prepare(
    link: &Link,
    orders: &[Order],
    node: &str,
    batch: i64,
) -> Result<Vec<Outcome>, Trouble> {
    let mut versions = lock(link, orders).await?;
    let mut news = News::default();
    let mut outcomes = Vec::with_capacity(orders.len());
    for order in orders {
        let outcome = order.ends(admit(order, &mut versions));
        if outcome == Outcome::Stored {
            news.add(&order.write);
        }
        outcomes.push(outcome);
    }
    if news.is_empty() {
        return Ok(outcomes);
    }
    let (marked, sent) = tokio::join!(biased; mark(link, node, batch), news.send(link, node));
    sent?;
    marked?;
    Ok(outcomes)
}

/// The versions of the tables, which nobody else can change until the end. All nodes lock in the
/// order of ids, so that they cannot wait for each other in a circle.
async fn lock<'a>(link: &Link, orders: &'a [Order]) -> Result<HashMap<&'a str, u64>, Trouble> {
    const LOCK: &str = "SELECT id, version FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE";
    let parts = orders.iter().flat_map(|order| &order.write.parts);
    let tables: Vec<&str> = parts.map(|part| part.table.as_str()).collect();
    let params: Params<'_> = &[&tables];
    let (begun, rows) = tokio::join!(biased; link.run("BEGIN"), link.query(LOCK, params));
    begun?;
    let mut versions: HashMap<_, _> = tables.iter().map(|&table| (table, 0)).collect();
    for row in rows? {
        if let Some(version) = versions.get_mut(row.get::<_, &str>(0)) {
            *version = row.get::<_, i64>(1).cast_unsigned();
        }
    }
    Ok(versions)
}

/// Whether the write follows on what is stored and on the writes before it; then it counts.
fn admit<'a>(order: &'a Order, versions: &mut HashMap<&'a str, u64>) -> Outcome {
    let write = &order.write;
    let follows = write.follows(|table| Ok::<_, Infallible>(versions[table]));
    if order.is_broken() || follows != Ok(true) {
        return Outcome::Conflict;
    }
    versions.extend(write.parts.iter().map(|part| (part.table.as_str(), part.last())));
    Outcome::Stored
}

/// Leaves word of the batch, for the case that the connection is lost during the commit.
async fn mark(link: &Link, node: &str, batch: i64) -> Result<(), Trouble> {
    const MARK: &str = "UPDATE nodes SET batch = $2, seen = now() WHERE node = $1";
    match link.execute(MARK, &[&node, &batch]).await? {
        1 => Ok(()),
        // The row is gone; a new connection makes a new one.
        _ => Err(Trouble::Lost),
    }
}
