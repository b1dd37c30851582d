//! Makes sure that files are on the disk, on every system.

use std::fs::OpenOptions;
use std::io;
use std::path::Path;

/// Waits until the content of a file is on the disk.
pub fn sync_file(file: &Path) -> io::Result<()> {
    // Windows refuses it without the right to write.
    OpenOptions::new().write(true).open(file)?.sync_all()
}

/// Waits until the name of a file is on the disk.
#[cfg(unix)]
pub fn sync_name(file: &Path) -> io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    std::fs::File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

/// Waits until the name of a file is on the disk: here a folder cannot be opened, and the journal of
/// the file system takes care of names.
#[cfg(not(unix))]
pub fn sync_name(_: &Path) -> io::Result<()> {
    Ok(())
}
