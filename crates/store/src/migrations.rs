//! The steps by which a database is brought up to date. A step that was released never changes.

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

pub(crate) const SQLITE: &[Migration] = migrations!("sqlite": "0001_tables", "0002_notices");
pub(crate) const POSTGRES: &[Migration] = migrations!("postgres": "0001_tables", "0002_notices");

/// Where a database stands: a row for each step taken. The same SQL for both databases.
pub(crate) const RECORD: &str = "CREATE TABLE IF NOT EXISTS migrations (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL
)";

/// The steps that a database still needs, with their numbers.
pub(crate) fn missing(
    all: &'static [Migration],
    taken: i64,
) -> Result<impl Iterator<Item = (i32, Migration)>, StoreError> {
    let known = all.len();
    match usize::try_from(taken) {
        Ok(taken) if taken <= known => Ok((1..).zip(all.iter().copied()).skip(taken)),
        _ => {
            let detail = format!("the database is at step {taken}, the program knows {known}");
            Err(StoreError::new(ErrorKind::Newer, detail))
        }
    }
}
