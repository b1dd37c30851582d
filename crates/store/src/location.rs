//! Where the database is.

use std::fmt;
use std::path::{Path, PathBuf};

use crate::{ErrorKind, StoreError, postgres};

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
    /// Any other scheme is refused: a misspelt URL would become the name of a file, password included.
    ///
    /// ```
    /// use store::Location;
    /// let location = Location::parse("postgres://sacbe:secret@db.example/sacbe")?;
    /// assert_eq!(location.to_string(), "postgres://db.example:5432/sacbe");
    /// assert!(Location::parse("postgress://sacbe:secret@db.example/sacbe").is_err());
    /// assert_eq!(Location::parse("data/tables")?, Location::Sqlite("data/tables".into()));
    /// # Ok::<(), store::StoreError>(())
    /// ```
    pub fn parse(text: &str) -> Result<Location, StoreError> {
        match text {
            "memory:" => Ok(Location::Memory),
            url if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
                Ok(Location::Postgres(url.to_owned()))
            }
            file => match scheme(file) {
                None if looks_like_a_database(file) => {
                    let detail = "this is no URL; use postgres://user:password@host/name";
                    Err(StoreError::new(ErrorKind::BadLocation, detail))
                }
                None => Ok(Location::Sqlite(file.into())),
                Some(scheme) => {
                    let detail = format!(
                        "{scheme}: is not supported; use postgres://, or ./{scheme}:… for a file \
                         with such a name"
                    );
                    Err(StoreError::new(ErrorKind::BadLocation, detail))
                }
            },
        }
    }
}

/// What stands before a colon and looks like the scheme of a URL. One letter is a drive of Windows.
fn scheme(text: &str) -> Option<&str> {
    let (scheme, _) = text.split_once(':')?;
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || "+-.".contains(letter);
    (scheme.len() > 1
        && scheme.starts_with(|letter: char| letter.is_ascii_alphabetic())
        && scheme.chars().all(is_letter))
    .then_some(scheme)
}

/// Whether a text without a scheme is meant to name a database on a server: a URL that lacks its colon,
/// or the keywords of libpq. As a file it would have the password in its name.
fn looks_like_a_database(text: &str) -> bool {
    let is_path = text.starts_with(['/', '.']);
    let is_url = text.contains("//") && text.contains('@');
    let names = |keyword: &str| text.split_whitespace().any(|word| word.starts_with(keyword));
    !is_path && (is_url || ["host=", "dbname=", "user=", "password="].into_iter().any(names))
}

/// The file, or host and name of the database: neither user nor password.
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::Memory => f.write_str("memory:"),
            Location::Sqlite(file) => write!(f, "{}", file.display()),
            Location::Postgres(url) => {
                f.write_str(postgres::place(url).as_deref().unwrap_or("postgres:"))
            }
        }
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Location({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_scheme_is_not_a_file() {
        let urls = ["mysql://x", "postgress://u:secret@h/d", "sqlite:x", "file:///x", "postgres:x"];
        let others = ["postgres//u:secret@h/d", "host=h password=secret dbname=d", "user=u"];
        for url in urls.into_iter().chain(others) {
            let refused = Location::parse(url).unwrap_err();
            assert_eq!(refused.kind(), ErrorKind::BadLocation, "{url}");
            assert!(!refused.to_string().contains("secret"), "{refused}");
        }
        let files =
            ["sacbe.sqlite", "./mysql:x", "/a:b/c", "C:\\tables", "a b:c", "1:2", "a@b", "/a//b@c"];
        for file in files {
            assert_eq!(Location::parse(file), Ok(Location::Sqlite(file.into())), "{file}");
        }
    }
}
