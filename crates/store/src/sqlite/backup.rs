//! Copies the file while it is being written to.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::{Sqlite, blocking, open};
use crate::durable::{sync_file, sync_name};
use crate::private::create_file;
use crate::{ErrorKind, Location, StoreError};

impl Sqlite {
    pub(crate) async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        Sqlite::copy(&self.location, to).await
    }

    pub(crate) async fn copy(location: &Location, to: &Path) -> Result<(), StoreError> {
        let (to, Location::Sqlite(from)) = (to.to_owned(), location.clone()) else {
            return Err(StoreError::new(
                ErrorKind::Unsupported,
                "a database in memory cannot be backed up",
            ));
        };
        blocking(move || copy(&open::older_to_read(&from)?, &to)).await
    }
}

/// The copy gets its name only when it is complete and on the disk.
pub(super) fn copy(connection: &Connection, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        return Err(exists(to));
    }
    let unfinished = unfinished(to);
    let copied = copy_and_name(connection, &unfinished, to);
    // After a failure the rest of the copy, after a success its second name.
    match fs::remove_file(&unfinished) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => copied.and(Err(about(to, &error))),
        _ => copied,
    }
}

fn copy_and_name(connection: &Connection, unfinished: &Path, to: &Path) -> Result<(), StoreError> {
    let text = unfinished.to_str().ok_or_else(|| {
        StoreError::new(ErrorKind::BadLocation, format!("{} is not Unicode", to.display()))
    })?;
    // SQLite takes a file that exists if it is empty.
    create_file(unfinished).map_err(|error| about(to, &error))?;
    connection.execute("VACUUM INTO ?1", [text])?;
    sync_file(unfinished).map_err(|error| about(to, &error))?;
    // Unlike a rename, a link never replaces another file.
    fs::hard_link(unfinished, to).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => exists(to),
        _ => about(to, &error),
    })?;
    sync_name(to).map_err(|error| about(to, &error))
}

fn unfinished(to: &Path) -> PathBuf {
    let mut name = to.as_os_str().to_owned();
    name.push(format!(".{:08x}.unfinished", fastrand::u32(..)));
    name.into()
}

fn exists(to: &Path) -> StoreError {
    StoreError::new(ErrorKind::Exists, format!("{} exists already", to.display()))
}

fn about(to: &Path, error: &io::Error) -> StoreError {
    StoreError::unavailable(format!("{}: {error}", to.display()))
}
