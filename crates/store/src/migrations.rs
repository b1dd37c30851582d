//! The numbered steps that bring a database up to date. A released step never changes: a test
//! compares hashes.

use crate::{ErrorKind, StoreError};

/// A numbered step: its name and its SQL. The first has number 1.
pub(crate) type Migration = (&'static str, &'static str);

macro_rules! migrations {
    ($dialect:literal: $($name:literal),+) => {
        &[$((
            $name,
            include_str!(concat!("../migrations/", $dialect, "/", $name, ".sql")),
        )),+]
    };
}

pub(crate) const SQLITE: &[Migration] = migrations!(
    "sqlite": "0001_tables", "0002_notices", "0003_push", "0004_operator", "0005_mail",
    "0006_devices", "0007_reports"
);
pub(crate) const POSTGRES: &[Migration] = migrations!(
    "postgres": "0001_tables", "0002_notices", "0003_push", "0004_operator", "0005_mail",
    "0006_devices", "0007_reports"
);

/// The table of applied steps. The same SQL works for both databases.
pub(crate) const RECORD: &str = "CREATE TABLE IF NOT EXISTS migrations (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL
)";

/// The steps that a database still needs, with their numbers.
pub(crate) fn missing(
    all: &'static [Migration],
    applied: i64,
) -> Result<impl Iterator<Item = (i32, Migration)>, StoreError> {
    let known = all.len();
    match usize::try_from(applied) {
        Ok(applied) if applied <= known => Ok((1..).zip(all.iter().copied()).skip(applied)),
        _ => {
            let detail =
                format!("the database is at step {applied}, this program knows only {known}");
            Err(StoreError::new(ErrorKind::Newer, detail))
        }
    }
}
