//! The database of a test, and what it writes.

use store::{
    ListedTable, Location, NewEvent, Outcome, Phase, Store, TableIndex, TableWrite, Waits, Write,
};
use tempfile::TempDir;

pub(crate) struct Database {
    pub(crate) location: Location,
    _folder: Option<TempDir>,
}

impl Database {
    pub(crate) fn sqlite() -> Database {
        let folder = tempfile::tempdir().unwrap();
        Database { location: Location::in_folder(folder.path()), _folder: Some(folder) }
    }

    pub(crate) fn memory() -> Database {
        Database { location: Location::Memory, _folder: None }
    }

    pub(crate) fn postgres() -> Database {
        let url = pgtest::Server::shared().database();
        Database { location: Location::Postgres(url), _folder: None }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.location).await.unwrap()
    }

    /// The stores of two nodes; with SQLite the same store twice.
    pub(crate) async fn nodes(&self) -> [Store; 2] {
        let first = self.open().await;
        match self.location {
            Location::Postgres(_) => [first, self.open().await],
            _ => [first.clone(), first],
        }
    }
}

pub(crate) fn index(updated: i64) -> TableIndex {
    TableIndex {
        game: "pacal".to_owned(),
        public: false,
        phase: Phase::Playing,
        updated,
        waits: Waits::NONE,
        due_at: None,
        lease_until: None,
    }
}

/// A write of this many events, each of which contains its version.
pub(crate) fn table_write(table: &str, first: u64, count: u64) -> TableWrite {
    let body = |version| NewEvent {
        at: 1000 + i64::try_from(version).unwrap(),
        body: body(table, version),
    };
    let events = (first..first + count).map(body).collect();
    TableWrite { table: table.to_owned(), first, events, index: index(1000), seats: None }
}

pub(crate) fn body(table: &str, version: u64) -> String {
    format!(r#"{{"of":"{table}","version":{version},"words":"«Ünïcode» 🜨"}}"#)
}

pub(crate) fn write(table: &str, first: u64, count: u64) -> Write {
    Write::one(table_write(table, first, count))
}

#[track_caller]
pub(crate) fn stored(outcome: Outcome) {
    assert_eq!(outcome, Outcome::Stored);
}

/// Asserts that the table has exactly these versions, in order and complete.
pub(crate) async fn assert_has(store: &Store, table: &str, versions: std::ops::Range<u64>) {
    let events = store.events(table, 0).await.unwrap();
    let found: Vec<_> = events.iter().map(|event| (event.version, event.body.clone())).collect();
    let last = versions.end - 1;
    let expected: Vec<_> = versions.map(|version| (version, body(table, version))).collect();
    assert_eq!(found, expected, "{table}");
    let listed = listed(store, table).await;
    assert_eq!(listed.map_or(0, |listed| listed.version), last, "{table}");
}

/// The table as lists show it.
pub(crate) async fn listed(store: &Store, table: &str) -> Option<ListedTable> {
    let tables = store.tables_after("", 1000).await.unwrap();
    tables.into_iter().find(|listed| listed.table == table)
}
