//! Opening a file, and bringing it up to date.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, TransactionBehavior};

use crate::migrations::{self, SQLITE};
use crate::{ErrorKind, Location, StoreError};

/// Only a backup or an export by another program can be in the way, for moments.
const PATIENCE: Duration = Duration::from_secs(5);
/// A server that is being replaced may take a moment to end.
const LOCK_ATTEMPTS: u32 = 10;
const LOCK_PAUSE: Duration = Duration::from_millis(100);
/// Statements are few; each is prepared once.
const STATEMENTS: usize = 64;

/// The connection that writes, with the lock that keeps other programs from doing so.
pub(super) fn to_write(location: &Location) -> Result<(Connection, Option<File>), StoreError> {
    let Location::Sqlite(file) = location else {
        let mut connection = Connection::open_in_memory()?;
        migrate(&mut connection)?;
        return Ok((connection, None));
    };
    let lock = lock(file)?;
    let mut connection = Connection::open(file)?;
    set_up(&connection)?;
    migrate(&mut connection)?;
    // This is the only node, and what it held before it was stopped is nobody's now.
    connection.execute("UPDATE tables SET lease_until = NULL WHERE lease_until IS NOT NULL", [])?;
    Ok((connection, Some(lock)))
}

/// A connection that can change nothing.
pub(super) fn to_read(file: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    match migrations::missing(SQLITE, taken(&connection)?)?.next() {
        None => Ok(connection),
        Some((_, (step, _))) => {
            let detail = format!("{} lacks {step}; a server brings it up to date", file.display());
            Err(StoreError::new(ErrorKind::Unsupported, detail))
        }
    }
}

fn set_up(connection: &Connection) -> Result<(), StoreError> {
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.pragma_update(None, "journal_mode", "wal")?;
    // A commit has reached the disk when it returns.
    connection.pragma_update(None, "synchronous", "full")?;
    // Pages, between two times that the journal is worked into the file: it is synced, too.
    connection.pragma_update(None, "wal_autocheckpoint", 4_000)?;
    Ok(())
}

fn lock(file: &Path) -> Result<File, StoreError> {
    let about = |error| StoreError::unavailable(format!("{}: {error}", file.display()));
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(about)?;
    }
    let lock = File::create(lock_of(file)).map_err(about)?;
    for _ in 0..LOCK_ATTEMPTS {
        match lock.try_lock() {
            Ok(()) => return Ok(lock),
            Err(TryLockError::Error(error)) => return Err(about(error)),
            Err(TryLockError::WouldBlock) => thread::sleep(LOCK_PAUSE),
        }
    }
    Err(StoreError::new(ErrorKind::InUse, format!("{} has a writer", file.display())))
}

fn lock_of(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".lock");
    name.into()
}

fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    connection.execute(migrations::RECORD, [])?;
    for (number, (name, sql)) in migrations::missing(SQLITE, taken(connection)?)? {
        let step = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        step.execute_batch(sql)?;
        step.execute("INSERT INTO migrations (number, name) VALUES (?1, ?2)", (number, name))?;
        step.commit()?;
    }
    Ok(())
}

fn taken(connection: &Connection) -> Result<i64, StoreError> {
    let latest = "SELECT COALESCE(MAX(number), 0) FROM migrations";
    Ok(connection.query_row(latest, [], |row| row.get(0))?)
}
