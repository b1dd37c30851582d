//! Where a test has its database, and what it writes.

use store::{Line, Location, NewRow, Outcome, Part, Phase, Store, Waits, Write};
use tempfile::TempDir;

pub(crate) struct Place {
    pub(crate) location: Location,
    _folder: Option<TempDir>,
}

impl Place {
    pub(crate) fn sqlite() -> Place {
        let folder = tempfile::tempdir().unwrap();
        Place { location: Location::in_folder(folder.path()), _folder: Some(folder) }
    }

    pub(crate) fn memory() -> Place {
        Place { location: Location::Memory, _folder: None }
    }

    pub(crate) fn postgres() -> Place {
        let url = pgtest::Server::shared().database();
        Place { location: Location::Postgres(url), _folder: None }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.location).await.unwrap()
    }

    /// The stores of several nodes where the database has several.
    pub(crate) async fn nodes(&self) -> [Store; 2] {
        let first = self.open().await;
        match self.location {
            Location::Postgres(_) => [first, self.open().await],
            _ => [first.clone(), first],
        }
    }
}

pub(crate) fn line(updated: i64) -> Line {
    Line {
        game: "pacal".to_owned(),
        public: false,
        phase: Phase::Playing,
        updated,
        waits: Waits::NONE,
        due_at: None,
        held_until: None,
    }
}

/// Events of these versions, each of which says what it is.
pub(crate) fn part(table: &str, first: u64, count: u64) -> Part {
    let body =
        |version| NewRow { at: 1000 + i64::try_from(version).unwrap(), body: body(table, version) };
    let rows = (first..first + count).map(body).collect();
    Part { table: table.to_owned(), first, rows, line: line(1000), seats: None }
}

pub(crate) fn body(table: &str, version: u64) -> String {
    format!(r#"{{"of":"{table}","version":{version},"words":"«Ünïcode» 🜨"}}"#)
}

pub(crate) fn write(table: &str, first: u64, count: u64) -> Write {
    Write::one(part(table, first, count))
}

#[track_caller]
pub(crate) fn stored(outcome: Outcome) {
    assert_eq!(outcome, Outcome::Stored);
}

/// The table has exactly these versions, in order, whole.
pub(crate) async fn assert_has(store: &Store, table: &str, versions: std::ops::Range<u64>) {
    let rows = store.events(table, 0).await.unwrap();
    let found: Vec<_> = rows.iter().map(|row| (row.version, row.body.clone())).collect();
    let last = versions.end - 1;
    let expected: Vec<_> = versions.map(|version| (version, body(table, version))).collect();
    assert_eq!(found, expected, "{table}");
    let line = store.line(table).await.unwrap();
    assert_eq!(line.map_or(0, |line| line.version), last, "{table}");
}
