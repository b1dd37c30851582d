//! Opens a file, and migrates it.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, TransactionBehavior};
use tokio::runtime::Handle;

use super::backup;
use crate::migrations::{self, SQLITE};
use crate::private::{create_file, create_private_folder};
use crate::{BeforeMigration, ErrorKind, Location, OlderDatabase, StoreError};

/// How long to wait for another program: only a backup or an export can hold the file, briefly.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
/// A server that is being replaced may take a moment to stop.
const LOCK_ATTEMPTS: u32 = 10;
const LOCK_PAUSE: Duration = Duration::from_millis(100);
/// Size of the cache of prepared statements, larger than their number.
const STATEMENTS: usize = 64;

/// Opens the connection that writes, with the lock that keeps other writers out.
pub(super) fn to_write(
    location: &Location,
    before: BeforeMigration,
) -> Result<(Connection, Option<File>), StoreError> {
    let Location::Sqlite(file) = location else {
        let mut connection = Connection::open_in_memory()?;
        migrate(&mut connection)?;
        return Ok((connection, None));
    };
    let lock = lock(file)?;
    if fs::metadata(file).is_ok_and(|data| data.len() == 0) {
        tracing::warn!(file = %file.display(), "the file of the database is empty: it becomes a new one");
    }
    // SQLite gives its journal the permissions of the file.
    let created = create_file(file);
    created.map_err(|error| StoreError::unavailable(format!("{}: {error}", file.display())))?;
    let mut connection = Connection::open(file)?;
    set_up(&connection)?;
    if let Some(copy) = keep_a_copy(&connection, file)? {
        let older = OlderDatabase { location: location.clone(), copy: Some(copy) };
        // This thread may wait.
        Handle::current().block_on(before.run(older))?;
    }
    let is_older = migrate(&mut connection)?;
    if is_older {
        clear_what_was_deleted(&connection);
    }
    // This is the only node, so the leases of its last run are void.
    connection.execute("UPDATE tables SET lease_until = NULL WHERE lease_until IS NOT NULL", [])?;
    connection.execute("UPDATE commands SET lease_until = 0 WHERE state = 1", [])?;
    Ok((connection, Some(lock)))
}

/// Opens a connection that writes next to the server that has the lock.
pub(super) fn beside(file: &Path) -> Result<Connection, StoreError> {
    to_read(file)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags)?;
    set_up(&connection)?;
    Ok(connection)
}

/// A database of an older version is copied before it is migrated. Returns the copy, and none if
/// there is nothing to migrate.
fn keep_a_copy(connection: &Connection, file: &Path) -> Result<Option<PathBuf>, StoreError> {
    let known = "SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE name = 'migrations')";
    let is_new = !connection.query_row(known, [], |row| row.get::<_, bool>(0))?;
    let step = if is_new { 0 } else { applied(connection)? };
    if step == 0 || migrations::missing(SQLITE, step)?.next().is_none() {
        return Ok(None);
    }
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if found != "ok" {
        let detail = format!("{} is damaged and was not migrated: {found}", file.display());
        return Err(StoreError::new(ErrorKind::Corrupt, detail));
    }
    let mut copy = file.as_os_str().to_owned();
    copy.push(format!(".step-{step}"));
    let copy = PathBuf::from(copy);
    match backup::copy(connection, &copy) {
        Ok(()) => tracing::info!(copy = %copy.display(), "copied the database before migrating it"),
        // An earlier start got this far.
        Err(error) if error.kind() == ErrorKind::Exists => {}
        Err(error) => return Err(error),
    }
    Ok(Some(copy))
}

/// Opens a read-only connection.
pub(super) fn to_read(file: &Path) -> Result<Connection, StoreError> {
    let connection = older_to_read(file)?;
    match migrations::missing(SQLITE, applied(&connection)?)?.next() {
        None => Ok(connection),
        Some((_, (step, _))) => {
            let detail = format!("{} lacks {step}; a server migrates it", file.display());
            Err(StoreError::new(ErrorKind::Unsupported, detail))
        }
    }
}

/// Opens a read-only connection, also to a database that has yet to be migrated.
pub(super) fn older_to_read(file: &Path) -> Result<Connection, StoreError> {
    if fs::metadata(file).is_err_and(|error| error.kind() == io::ErrorKind::NotFound) {
        return Err(StoreError::new(ErrorKind::Missing, file.display()));
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    // A newer one is an error.
    let _missing = migrations::missing(SQLITE, applied(&connection)?)?;
    Ok(connection)
}

fn set_up(connection: &Connection) -> Result<(), StoreError> {
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.pragma_update(None, "journal_mode", "wal")?;
    // Nothing that was deleted or moved stays in the file. From the start: a page that is split keeps
    // what was on it otherwise, and nobody finds that when a name has to go.
    connection.pragma_update(None, "secure_delete", true)?;
    // A commit returns when it is on the disk.
    connection.pragma_update(None, "synchronous", "full")?;
    // Pages in the journal before a checkpoint, which costs another sync.
    connection.pragma_update(None, "wal_autocheckpoint", 4_000)?;
    Ok(())
}

fn lock(file: &Path) -> Result<File, StoreError> {
    let about = |error| StoreError::unavailable(format!("{}: {error}", file.display()));
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        create_private_folder(folder).map_err(about)?;
    }
    let lock = create_file(&lock_of(file)).map_err(about)?;
    for _ in 0..LOCK_ATTEMPTS {
        match lock.try_lock() {
            Ok(()) => return Ok(lock),
            Err(TryLockError::Error(error)) => return Err(about(error)),
            Err(TryLockError::WouldBlock) => thread::sleep(LOCK_PAUSE),
        }
    }
    Err(StoreError::new(ErrorKind::InUse, format!("{} is in use", file.display())))
}

fn lock_of(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".lock");
    name.into()
}

/// Older versions left copies of what was deleted in the file.
fn clear_what_was_deleted(connection: &Connection) {
    if let Err(error) = connection.execute_batch("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)") {
        tracing::warn!(%error, "copies of deleted names and messages may be left in the file");
    }
}

/// Returns whether the database was of an older version.
fn migrate(connection: &mut Connection) -> Result<bool, StoreError> {
    connection.execute(migrations::RECORD, [])?;
    let before = applied(connection)?;
    for (number, (name, sql)) in migrations::missing(SQLITE, before)? {
        let step = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        step.execute_batch(sql)?;
        step.execute("INSERT INTO migrations (number, name) VALUES (?1, ?2)", (number, name))?;
        step.commit()?;
    }
    Ok(before > 0 && applied(connection)? > before)
}

fn applied(connection: &Connection) -> Result<i64, StoreError> {
    let latest = "SELECT COALESCE(MAX(number), 0) FROM migrations";
    Ok(connection.query_row(latest, [], |row| row.get(0))?)
}
