//! Migrates the schema, one node at a time.

use super::connection::Connection;
use super::target::Target;
use crate::migrations::{self, POSTGRES};
use crate::{BeforeMigration, ErrorKind, Location, OlderDatabase, StoreError};

/// The number is arbitrary but must be the same on all nodes. The lock ends with the connection.
const LOCK: &str = "SET lock_timeout = '60s'; SET statement_timeout = 0;
    SELECT pg_advisory_lock(5820413960151)";
const APPLIED: &str = "SELECT COALESCE(MAX(number), 0)::bigint FROM migrations";

pub(super) async fn migrate(
    target: &Target,
    url: &str,
    before: BeforeMigration,
) -> Result<(), StoreError> {
    let connection = Connection::open(target).await?;
    connection.run(LOCK).await?;
    connection.run(migrations::RECORD).await?;
    let step = applied(&connection).await?;
    if step > 0 && migrations::missing(POSTGRES, step)?.next().is_some() {
        let location = Location::Postgres(url.to_owned());
        before.run(OlderDatabase { location, copy: None }).await?;
    }
    for (number, (name, sql)) in migrations::missing(POSTGRES, step)? {
        let record = format!("INSERT INTO migrations (number, name) VALUES ({number}, '{name}')");
        // After an error nothing is committed, because the connection ends.
        connection.run(&format!("BEGIN; {sql}; {record}; COMMIT")).await?;
    }
    Ok(())
}

/// Checks that the schema is current, for a program that only reads.
pub(super) async fn check(target: &Target) -> Result<(), StoreError> {
    let connection = Connection::open(target).await?;
    match migrations::missing(POSTGRES, applied(&connection).await?)?.next() {
        None => Ok(()),
        Some((_, (step, _))) => {
            let detail = format!("the database lacks {step}; a server migrates it");
            Err(StoreError::new(ErrorKind::Unsupported, detail))
        }
    }
}

/// Checks that the database was not written by a newer version.
pub(super) async fn refuse_newer(target: &Target) -> Result<(), StoreError> {
    let connection = Connection::open(target).await?;
    migrations::missing(POSTGRES, applied(&connection).await?).map(drop)
}

async fn applied(connection: &Connection) -> Result<i64, StoreError> {
    let rows = connection.query(APPLIED, &[]).await?;
    Ok(rows.first().map_or(0, |row| row.get(0)))
}
