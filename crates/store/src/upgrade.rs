//! What happens before a database of an older version is migrated: there is no way back.

use std::fmt;
use std::path::PathBuf;
use std::pin::Pin;

use crate::{ErrorKind, Location, StoreError};

/// A database of an older version that is about to be migrated. No other program migrates it or, with
/// SQLite, writes to it meanwhile; [`crate::Store::open_to_check`] reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OlderDatabase {
    /// Where it is.
    pub location: Location,
    /// The copy that was made of it; none for Postgres, which has tools for that.
    pub copy: Option<PathBuf>,
}

/// Says whether a database may be migrated.
type Check = Box<
    dyn FnOnce(OlderDatabase) -> Pin<Box<dyn Future<Output = Result<(), StoreError>> + Send>>
        + Send,
>;

/// Runs before a database of an older version is migrated. An error leaves the database as it is.
pub struct BeforeMigration(Check);

impl BeforeMigration {
    /// Nothing is checked.
    pub fn nothing() -> BeforeMigration {
        BeforeMigration::check(|_| async { Ok(()) })
    }

    /// Runs a check.
    pub fn check<F: Future<Output = Result<(), StoreError>> + Send + 'static>(
        check: impl FnOnce(OlderDatabase) -> F + Send + 'static,
    ) -> BeforeMigration {
        BeforeMigration(Box::new(|older| Box::pin(check(older))))
    }

    pub(crate) async fn run(self, older: OlderDatabase) -> Result<(), StoreError> {
        (self.0)(older).await
    }
}

impl fmt::Debug for BeforeMigration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BeforeMigration")
    }
}

impl StoreError {
    /// Nobody has allowed to migrate a database.
    pub fn needs_consent(reason: impl fmt::Display) -> StoreError {
        StoreError::new(ErrorKind::NeedsConsent, reason)
    }

    /// What is wrong with a database that must not be migrated.
    pub fn not_migrated(reason: impl fmt::Display) -> StoreError {
        StoreError::new(ErrorKind::NotMigrated, reason)
    }
}
