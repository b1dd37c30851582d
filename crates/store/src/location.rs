//! Where the database is.

use std::fmt;
use std::path::{Path, PathBuf};

/// The location of the database.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    /// SQLite in memory, gone when the store is dropped.
    Memory,
    /// A SQLite file.
    Sqlite(PathBuf),
    /// The URL of a Postgres database. It may contain a password, so it is never shown.
    Postgres(String),
}

impl Location {
    /// The SQLite file in a data folder.
    ///
    /// ```
    /// use store::Location;
    /// assert_eq!(Location::in_folder("data".as_ref()), Location::Sqlite("data/sacbe.sqlite".into()));
    /// ```
    pub fn in_folder(folder: &Path) -> Location {
        Location::Sqlite(folder.join("sacbe.sqlite"))
    }

    /// Parses what an operator types: the URL of a Postgres database, `memory:`, or a SQLite file.
    ///
    /// ```
    /// use store::Location;
    /// let location = Location::parse("postgres://sacbe:secret@db.example/sacbe");
    /// assert!(matches!(location, Location::Postgres(_)));
    /// assert!(!format!("{location} {location:?}").contains("secret"));
    /// ```
    pub fn parse(text: &str) -> Location {
        match text {
            "memory:" => Location::Memory,
            url if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
                Location::Postgres(url.to_owned())
            }
            file => Location::Sqlite(file.into()),
        }
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::Memory => f.write_str("memory:"),
            Location::Sqlite(file) => write!(f, "{}", file.display()),
            Location::Postgres(_) => f.write_str("postgres:"),
        }
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Location({self})")
    }
}
