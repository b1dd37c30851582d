//! Whether the file takes writes, and how large it is.

use std::fs;
use std::path::Path;

use super::{Sqlite, blocking};
use crate::{Location, StoreError, Usage};

impl Sqlite {
    /// Writes something that nothing reads. After a failure that is more than any usual write: a
    /// disk may have room for little.
    pub(crate) async fn probe(&self) -> Result<(), StoreError> {
        let bytes = if self.commits.are_failing() { 256 * 1024 } else { 16 };
        let sql = "INSERT INTO probes (id, filler) VALUES (1, randomblob(?1))
            ON CONFLICT (id) DO UPDATE SET filler = excluded.filler";
        let probed = self.execute(sql, [bytes]).await.map(drop);
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
