//! Whether the file takes writes, and how large it is.

use std::fs;
use std::path::Path;

use super::{Sqlite, blocking};
use crate::{Location, StoreError, Usage};

impl Sqlite {
    /// Writes a number that nothing reads.
    pub(crate) async fn probe(&self) -> Result<(), StoreError> {
        let probed = self.change(|connection| {
            let get = |row: &rusqlite::Row<'_>| row.get::<_, i32>(0);
            let last = connection.pragma_query_value(None, "user_version", get)?;
            Ok(connection.pragma_update(None, "user_version", last.wrapping_add(1))?)
        });
        let probed = probed.await;
        match &probed {
            Ok(()) => self.commits.note_success(),
            Err(error) => self.commits.note_failure(0, error),
        }
        probed
    }

    pub(crate) async fn usage(&self) -> Result<Usage, StoreError> {
        let Location::Sqlite(file) = self.location.clone() else { return Ok(Usage::default()) };
        blocking(move || Ok(usage(&file))).await
    }
}

fn usage(file: &Path) -> Usage {
    let mut journal = file.as_os_str().to_owned();
    journal.push("-wal");
    let database = size(file).map(|bytes| bytes + size(Path::new(&journal)).unwrap_or(0));
    let (free, disk) = disk(file).unzip();
    Usage { database, free, disk }
}

fn size(file: &Path) -> Option<u64> {
    fs::metadata(file).map(|data| data.len()).ok()
}

/// What is left of the disk for ordinary users, and all of it, in bytes.
#[cfg(unix)]
fn disk(file: &Path) -> Option<(u64, u64)> {
    let found = rustix::fs::statvfs(file).ok()?;
    Some((found.f_bavail * found.f_frsize, found.f_blocks * found.f_frsize))
}

#[cfg(not(unix))]
fn disk(_: &Path) -> Option<(u64, u64)> {
    None
}
