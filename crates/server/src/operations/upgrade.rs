//! Checks a database of an older version before it is migrated: afterwards there is no way back.

use std::time::{Duration, Instant};

use store::{BeforeMigration, Location, OlderDatabase, Store, StoreError};
use tables::ServerKey;

use crate::operations::check::{Check, TableFault, WrongTable};

/// How a database of an older version is migrated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Upgrade {
    /// Whether every table is checked before. If one is wrong, nothing is migrated.
    pub check: bool,
    /// Whether a Postgres database may be migrated: this program makes no copy of it.
    pub postgres: bool,
}

/// How often the log says how far the check is.
const LOG_INTERVAL: Duration = Duration::from_secs(10);

/// How many wrong tables an error names; the log names all.
const MAX_NAMED: usize = 10;

/// What to do before a migration.
pub(crate) fn before_migration(upgrade: Upgrade, key: Option<ServerKey>) -> BeforeMigration {
    BeforeMigration::check(move |older| allow(upgrade, key, older))
}

async fn allow(
    upgrade: Upgrade,
    key: Option<ServerKey>,
    older: OlderDatabase,
) -> Result<(), StoreError> {
    if matches!(older.location, Location::Postgres(_)) && !upgrade.postgres {
        return Err(StoreError::needs_consent(&older.location));
    }
    if !upgrade.check {
        tracing::warn!("the tables are not checked before the database is migrated");
        return Ok(());
    }
    let wrong = wrong_tables(&older.location, key).await?;
    if wrong.is_empty() {
        return Ok(());
    }
    let mut names: Vec<String> = wrong.iter().take(MAX_NAMED).map(describe).collect();
    if wrong.len() > MAX_NAMED {
        names.push(format!("and {} more", wrong.len() - MAX_NAMED));
    }
    Err(StoreError::not_migrated(names.join(", ")))
}

async fn wrong_tables(
    location: &Location,
    key: Option<ServerKey>,
) -> Result<Vec<WrongTable>, StoreError> {
    let store = Store::open_to_check(location).await?;
    let (mut check, mut wrong) = (Check::new(&store, key), Vec::new());
    let mut logged = Instant::now();
    tracing::info!("checking all tables before the database is migrated");
    while let Some(found) = check.next().await? {
        for each in found {
            tracing::error!(table = each.table, fault = ?each.fault, "a table is damaged");
            wrong.push(each);
        }
        if logged.elapsed() >= LOG_INTERVAL {
            logged = Instant::now();
            tracing::info!(tables = check.tables, "checked so far");
        }
    }
    tracing::info!(tables = check.tables, finished = check.finished, "checked all tables");
    Ok(wrong)
}

fn describe(wrong: &WrongTable) -> String {
    match wrong.fault {
        TableFault::Unreadable => format!("{} (cannot be read)", wrong.table),
        TableFault::Unverified => format!("{} (its dice do not verify)", wrong.table),
        TableFault::BadSeed => format!("{} (its seed cannot be unsealed)", wrong.table),
    }
}
