//! The file with the key of this server, outside of the database: it seals the seeds of running
//! games and signs records.

use std::fmt;
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use rules::Refusal;
use store::{Location, Store, StoreError};
use tables::ServerKey;

use crate::operations::secret;

/// Where the key of a server is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeySource {
    /// In this file, which is created at the first start. All nodes of a database need the same.
    File(PathBuf),
    /// This one.
    Fixed(ServerKey),
    /// A new one for every run, for a database in memory.
    New,
}

impl KeySource {
    /// The usual file for a database: beside that of SQLite, or in a data folder.
    pub fn of(location: &Location, data: &Path) -> KeySource {
        match location {
            Location::Memory => KeySource::New,
            Location::Sqlite(file) => KeySource::File(file.with_file_name(NAME)),
            Location::Postgres(_) => KeySource::File(data.join(NAME)),
        }
    }

    /// The key, if there is one already.
    pub(crate) fn read_only(&self) -> Option<ServerKey> {
        match self {
            KeySource::File(file) => read(file).ok().flatten(),
            KeySource::Fixed(key) => Some(key.clone()),
            KeySource::New => None,
        }
    }
}

/// The name of the key file.
const NAME: &str = "sacbe.key";

/// The name under which the store keeps the public half, to recognize the key.
const PUBLIC: &str = "public-key";

/// Why there is no key.
#[derive(Debug)]
pub enum KeyError {
    /// The file cannot be read or written.
    File(PathBuf, io::Error),
    /// The file does not contain a key.
    Malformed(PathBuf),
    /// The database was used with a key, and there is no file.
    Missing(PathBuf),
    /// The database was used with another key.
    Another(PathBuf),
    /// The database failed.
    Store(StoreError),
}

impl KeyError {
    /// What to tell the operator.
    pub fn refusal(&self) -> Refusal {
        let about = |key, file: &PathBuf| Refusal::new(key).with_text("file", file.display());
        match self {
            KeyError::File(file, error) => {
                about("serve-key-unreadable", file).with_text("reason", error)
            }
            KeyError::Malformed(file) => about("serve-key-malformed", file),
            KeyError::Missing(file) => about("serve-key-missing", file),
            KeyError::Another(file) => about("serve-key-another", file),
            KeyError::Store(error) => {
                Refusal::new("serve-storage-failed").with_text("reason", error)
            }
        }
    }
}

impl fmt::Display for KeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.refusal().fmt(f)
    }
}

/// The key of this server, created at its first start. It must be the one that the database was
/// used with before.
pub(crate) async fn load(source: &KeySource, store: &Store) -> Result<ServerKey, KeyError> {
    let file = match source {
        KeySource::New => return Ok(ServerKey::new(secret::random())),
        KeySource::Fixed(key) => {
            let is_known = is_key_of(store, key).await?;
            return if is_known { Ok(key.clone()) } else { Err(KeyError::Another("".into())) };
        }
        KeySource::File(file) => file,
    };
    if let Some(key) = read(file)? {
        warn_if_readable(file);
        let is_known = is_key_of(store, &key).await?;
        return if is_known { Ok(key) } else { Err(KeyError::Another(file.clone())) };
    }
    // The key has to be on the disk before the database knows it, and must not get its name if the
    // database knows another.
    let unfinished = file.with_extension("key.new");
    let key = match read(&unfinished)? {
        Some(key) => key,
        None => create(&unfinished)?,
    };
    let about = |error| KeyError::File(file.clone(), error);
    if !is_key_of(store, &key).await? {
        fs::remove_file(&unfinished).map_err(about)?;
        return Err(KeyError::Missing(file.clone()));
    }
    fs::rename(&unfinished, file).map_err(about)?;
    store::sync_name(file).map_err(about)?;
    Ok(key)
}

/// Reads the key that the database was used with, for programs besides the server. None if there is
/// no such file.
pub fn read(file: &Path) -> Result<Option<ServerKey>, KeyError> {
    match fs::read_to_string(file) {
        Ok(text) => {
            let key = ServerKey::read(text.trim_end());
            key.map(Some).ok_or_else(|| KeyError::Malformed(file.to_owned()))
        }
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) if error.kind() == ErrorKind::InvalidData => {
            Err(KeyError::Malformed(file.to_owned()))
        }
        Err(error) => Err(KeyError::File(file.to_owned(), error)),
    }
}

fn create(file: &Path) -> Result<ServerKey, KeyError> {
    let key = ServerKey::new(secret::random());
    write(file, &key).map_err(|error| KeyError::File(file.to_owned(), error))?;
    Ok(key)
}

fn write(file: &Path, key: &ServerKey) -> io::Result<()> {
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        store::create_private_folder(folder)?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut open = options.open(file)?;
    writeln!(open, "{}", key.reveal())?;
    open.sync_all()
}

/// Whether a database was used with another key, for programs besides the server.
pub async fn is_another(store: &Store, key: &ServerKey) -> Result<bool, StoreError> {
    let known = store.secret(PUBLIC).await?;
    Ok(known.is_some_and(|known| known != key.public().bytes()))
}

async fn is_key_of(store: &Store, key: &ServerKey) -> Result<bool, KeyError> {
    let public = key.public();
    let known = store.shared_secret(PUBLIC, public.bytes()).await.map_err(KeyError::Store)?;
    Ok(known == public.bytes())
}

/// Warns about a file or folder that others on this machine can read.
pub(crate) fn warn_if_readable(path: &Path) {
    #[cfg(unix)]
    if let Ok(metadata) = fs::metadata(path) {
        let mode = std::os::unix::fs::PermissionsExt::mode(&metadata.permissions()) & 0o777;
        if mode & 0o077 != 0 {
            let mode = format!("{mode:o}");
            tracing::warn!(path = %path.display(), mode, "others on this machine can read this");
        }
    }
}

/// Warns about the files of a database that others on this machine can read.
pub(crate) fn warn_about(location: &Location) {
    if let Location::Sqlite(file) = location {
        let mut wal = file.as_os_str().to_owned();
        wal.push("-wal");
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        folder.into_iter().chain([file.as_path(), Path::new(&wal)]).for_each(warn_if_readable);
    }
}
