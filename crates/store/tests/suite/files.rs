//! SQLite only: one writer, backups, and files that are newer or no database.

use std::fs;

use store::{ErrorKind, Location, Outcome, Store};

use crate::database::{Database, assert_has, stored, write};

#[tokio::test]
async fn a_file_has_one_writer_and_keeps_its_data() {
    let database = Database::sqlite();
    let store = database.open().await;
    stored(store.append(write("a", 1, 2)).await);
    let refused = Store::open(&database.location).await.unwrap_err();
    assert_eq!(refused.kind(), ErrorKind::InUse, "{refused}");
    stored(store.append(write("a", 3, 1)).await);
    store.close().await;
    let again = database.open().await;
    assert_has(&again, "a", 1..4).await;
    stored(again.append(write("a", 4, 1)).await);
}

#[tokio::test]
async fn leases_of_a_stopped_server_are_free_at_once() {
    let database = Database::sqlite();
    let store = database.open().await;
    let mut held = write("a", 1, 1);
    held.tables[0].index.due_at = Some(1);
    held.tables[0].index.lease_until = Some(i64::MAX);
    stored(store.append(held).await);
    store.close().await;
    assert_eq!(database.open().await.claim_due(2, 10, 10).await.unwrap().len(), 1);
}

#[tokio::test]
async fn others_can_read_while_one_writes() {
    let database = Database::sqlite();
    let store = database.open().await;
    stored(store.append(write("a", 1, 2)).await);
    let reader = Store::open_to_read(&database.location).await.unwrap();
    assert_has(&reader, "a", 1..3).await;
    reader.ping().await.unwrap();
    assert_eq!(reader.append(write("a", 3, 1)).await, Outcome::Unavailable);
    assert!(reader.allow_mail("ana").await.is_err());
    stored(store.append(write("a", 3, 1)).await);
    assert_has(&reader, "a", 1..4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_complete_while_others_write() {
    let database = Database::sqlite();
    let store = database.open().await;
    let writing = {
        let store = store.clone();
        tokio::spawn(async move {
            for version in 1..=400 {
                stored(store.append(write("a", version, 1)).await);
            }
        })
    };
    let folder = tempfile::tempdir().unwrap();
    let reader = loop {
        // There is something to read when the first write is done.
        let reader = Store::open_to_read(&database.location).await.unwrap();
        if !reader.events("a", 0).await.unwrap().is_empty() {
            break reader;
        }
    };
    let copy = folder.path().join("copy.sqlite");
    reader.backup(&copy).await.unwrap();
    writing.await.unwrap();
    let refused = store.backup(&copy).await.unwrap_err();
    assert_eq!(refused.kind(), ErrorKind::Exists, "{refused}");
    let names = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name());
    assert_eq!(names.collect::<Vec<_>>(), ["copy.sqlite"], "nothing unfinished is left");
    let copied = Store::open(&Location::Sqlite(copy)).await.unwrap();
    let count = copied.events("a", 0).await.unwrap().len() as u64;
    assert!(count > 0);
    assert_has(&copied, "a", 1..count + 1).await;
    assert_has(&store, "a", 1..401).await;
}

#[tokio::test]
async fn a_backup_to_a_missing_folder_is_an_error() {
    let database = Database::sqlite();
    let store = database.open().await;
    let nowhere = tempfile::tempdir().unwrap().path().join("gone").join("copy");
    assert_eq!(store.backup(&nowhere).await.unwrap_err().kind(), ErrorKind::Unavailable);
    let memory = Database::memory().open().await;
    assert_eq!(memory.backup(&nowhere).await.unwrap_err().kind(), ErrorKind::Unsupported);
}

#[tokio::test]
async fn a_newer_file_is_refused_and_left_alone() {
    let database = Database::sqlite();
    database.open().await.close().await;
    let Location::Sqlite(file) = &database.location else { unreachable!() };
    let connection = rusqlite::Connection::open(file).unwrap();
    connection.execute("INSERT INTO migrations (number, name) VALUES (99, 'future')", []).unwrap();
    drop(connection);
    for opened in
        [Store::open(&database.location).await, Store::open_to_read(&database.location).await]
    {
        let refused = opened.unwrap_err();
        assert_eq!(refused.kind(), ErrorKind::Newer, "{refused}");
    }
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("text");
    fs::write(&file, "This is a letter, and no database at all. ".repeat(100)).unwrap();
    let refused = Store::open(&Location::Sqlite(file)).await.unwrap_err();
    assert_eq!(refused.kind(), ErrorKind::Corrupt, "{refused}");
    let missing = Location::Sqlite(folder.path().join("missing"));
    assert!(Store::open_to_read(&missing).await.is_err());
}

/// A database as an earlier version wrote it: without the last steps.
pub(crate) fn older(database: &Database) -> std::path::PathBuf {
    let Location::Sqlite(file) = &database.location else { unreachable!() };
    let connection = rusqlite::Connection::open(file).unwrap();
    let record = "CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)";
    connection.execute(record, []).unwrap();
    for (number, name) in (1..).zip(["0001_tables", "0002_notices", "0003_push"]) {
        let path = format!("{}/migrations/sqlite/{name}.sql", env!("CARGO_MANIFEST_DIR"));
        connection.execute_batch(&fs::read_to_string(path).unwrap()).unwrap();
        let insert = "INSERT INTO migrations (number, name) VALUES (?1, ?2)";
        connection.execute(insert, (number, name)).unwrap();
    }
    connection.execute("INSERT INTO contacts VALUES ('ana', 'ana@example.org')", []).unwrap();
    file.clone()
}

#[tokio::test]
async fn an_older_database_is_copied_before_it_is_migrated() {
    let database = Database::sqlite();
    let file = older(&database);
    // It can be copied and checked as it is.
    let copy = file.with_file_name("copy");
    Store::copy(&database.location, &copy).await.unwrap();
    let check = Store::open_to_check(&database.location).await.unwrap();
    assert_eq!(check.check_file().await.unwrap(), [""; 0]);
    assert_eq!(check.tables_after("", 10).await.unwrap(), []);
    let kept = file.with_file_name("sacbe.sqlite.step-3");
    assert!(!kept.exists());
    let store = database.open().await;
    assert_eq!(store.contact("ana").await.unwrap().unwrap().mailbox, "ana@example.org");
    store.close().await;
    for older in [&copy, &kept] {
        let connection = rusqlite::Connection::open(older).unwrap();
        let last = |row: &rusqlite::Row<'_>| row.get::<_, i64>(0);
        let step = connection.query_row("SELECT MAX(number) FROM migrations", [], last).unwrap();
        assert_eq!(step, 3, "{}", older.display());
    }
    // Nothing is copied when there is nothing to migrate.
    fs::remove_file(&kept).unwrap();
    database.open().await.close().await;
    assert!(!kept.exists());
}

#[tokio::test]
async fn a_damaged_older_database_is_not_migrated() {
    let database = Database::sqlite();
    let file = older(&database);
    let mut content = fs::read(&file).unwrap();
    let middle = content.len() / 2;
    content[middle..].fill(0x5a);
    fs::write(&file, &content).unwrap();
    let refused = Store::open(&database.location).await.unwrap_err();
    assert_eq!(refused.kind(), ErrorKind::Corrupt, "{refused}");
}
