//! Bringing the database up to date, one node at a time.

use tokio_postgres::Config;

use super::link::Link;
use crate::migrations::{self, POSTGRES};
use crate::{ErrorKind, StoreError};

/// Any number, as long as all nodes use the same. The lock ends with the connection.
const LOCK: &str = "SET lock_timeout = '60s'; SET statement_timeout = 0;
    SELECT pg_advisory_lock(5820413960151)";
const TAKEN: &str = "SELECT COALESCE(MAX(number), 0)::bigint FROM migrations";

pub(super) async fn migrate(config: &Config) -> Result<(), StoreError> {
    let link = Link::open(config).await?;
    link.run(LOCK).await?;
    link.run(migrations::RECORD).await?;
    for (number, (name, sql)) in migrations::missing(POSTGRES, taken(&link).await?)? {
        let record = format!("INSERT INTO migrations (number, name) VALUES ({number}, '{name}')");
        // What fails is not committed: the connection ends here.
        link.run(&format!("BEGIN; {sql}; {record}; COMMIT")).await?;
    }
    Ok(())
}

/// For a program that only reads: the database must be up to date.
pub(super) async fn check(config: &Config) -> Result<(), StoreError> {
    let link = Link::open(config).await?;
    match migrations::missing(POSTGRES, taken(&link).await?)?.next() {
        None => Ok(()),
        Some((_, (step, _))) => {
            let detail = format!("the database lacks {step}; a server brings it up to date");
            Err(StoreError::new(ErrorKind::Unsupported, detail))
        }
    }
}

async fn taken(link: &Link) -> Result<i64, StoreError> {
    let rows = link.query(TAKEN, &[]).await?;
    Ok(rows.first().map_or(0, |row| row.get(0)))
}
