//! Errors of the store.

use std::fmt;

/// Why an operation failed.
///
/// Its text is for logs: it may name files and the database, and never contains a password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreError {
    kind: ErrorKind,
    detail: String,
}

/// The kinds of a [`StoreError`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The database does not answer or is full; a retry may work.
    Unavailable,
    /// The database was written by a newer version of the program.
    Newer,
    /// There is no such file to read.
    Missing,
    /// Another program is using the file.
    InUse,
    /// The stored data cannot be read.
    Corrupt,
    /// The file exists already.
    Exists,
    /// This database does not support the operation.
    Unsupported,
    /// The text is not a valid database location.
    BadLocation,
    /// The database is of an older version and damaged, so it was not migrated.
    NotMigrated,
    /// The database is of an older version, and nobody has allowed to migrate it.
    NeedsConsent,
}

impl ErrorKind {
    /// A stable name.
    ///
    /// ```
    /// assert_eq!(store::ErrorKind::InUse.code(), "storage-in-use");
    /// ```
    pub fn code(self) -> &'static str {
        match self {
            ErrorKind::Unavailable => "storage-unavailable",
            ErrorKind::Newer => "storage-newer",
            ErrorKind::Missing => "storage-missing",
            ErrorKind::InUse => "storage-in-use",
            ErrorKind::Corrupt => "storage-corrupt",
            ErrorKind::Exists => "storage-exists",
            ErrorKind::Unsupported => "storage-unsupported",
            ErrorKind::BadLocation => "storage-bad-location",
            ErrorKind::NotMigrated => "storage-not-migrated",
            ErrorKind::NeedsConsent => "storage-needs-consent",
        }
    }
}

impl StoreError {
    pub(crate) fn new(kind: ErrorKind, detail: impl fmt::Display) -> StoreError {
        StoreError { kind, detail: detail.to_string() }
    }

    pub(crate) fn unavailable(detail: impl fmt::Display) -> StoreError {
        StoreError::new(ErrorKind::Unavailable, detail)
    }

    /// The kind of error.
    pub fn kind(&self) -> ErrorKind {
        self.kind
    }

    /// What it is about: a file, or the message of the database.
    pub fn detail(&self) -> &str {
        &self.detail
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind.code(), self.detail)
    }
}

impl std::error::Error for StoreError {}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        use rusqlite::ErrorCode::{DatabaseCorrupt, NotADatabase};
        let kind = match error.sqlite_error_code() {
            Some(DatabaseCorrupt | NotADatabase) => ErrorKind::Corrupt,
            _ => ErrorKind::Unavailable,
        };
        StoreError::new(kind, error)
    }
}
