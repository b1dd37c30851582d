//! What was deleted is removed from the journal (the WAL) too.
//!
//! That is a checkpoint, which a reader can hold up, such as a backup. Nobody waits for it: the
//! checkpoint stays due, and the server tries again.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rusqlite::{Connection, Transaction};

use super::Sqlite;
use super::open::BUSY_TIMEOUT;
use crate::StoreError;

/// Whether the journal may contain what was deleted.
#[derive(Clone, Debug)]
pub(super) struct OldContent(Arc<AtomicBool>);

impl Default for OldContent {
    /// The last run may have been killed before its checkpoint.
    fn default() -> OldContent {
        OldContent(Arc::new(AtomicBool::new(true)))
    }
}

impl Sqlite {
    /// Runs a transaction whose old content is to be removed from the journal afterwards, see
    /// [`Sqlite::clear_journal`].
    pub(super) async fn forgetting<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Transaction<'_>) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let old = self.old_content.clone();
        self.change(move |connection| {
            let before = connection.total_changes();
            let transaction = connection.transaction()?;
            let done = work(&transaction)?;
            transaction.commit()?;
            if connection.total_changes() > before {
                old.0.store(true, Ordering::Release);
            }
            Ok(done)
        })
        .await
    }

    /// Removes what was deleted from the journal, if there is anything. Returns whether nothing is
    /// left: a reader can hold it up.
    pub(crate) async fn clear_journal(&self) -> Result<bool, StoreError> {
        if !self.old_content.0.load(Ordering::Acquire) {
            return Ok(true);
        }
        let old = self.old_content.clone();
        self.change(move |connection| {
            let is_clear = checkpoint(connection)?;
            if is_clear {
                old.0.store(false, Ordering::Release);
            }
            Ok(is_clear)
        })
        .await
    }
}

/// A checkpoint that empties the journal, unless somebody reads from it. It does not wait for them:
/// all writes would wait too.
fn checkpoint(connection: &Connection) -> Result<bool, StoreError> {
    connection.busy_timeout(Duration::ZERO)?;
    let busy = connection
        .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, i64>(0))
        .map(|busy| busy != 0);
    connection.busy_timeout(BUSY_TIMEOUT)?;
    match busy {
        Ok(busy) => Ok(!busy),
        Err(error) if error.sqlite_error_code() == Some(rusqlite::ErrorCode::DatabaseBusy) => {
            Ok(false)
        }
        Err(error) => Err(error.into()),
    }
}
