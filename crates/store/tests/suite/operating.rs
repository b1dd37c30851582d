//! What operators ask for: commands, bans, and changes of what is stored.

use std::path::Path;
use std::time::{Duration, Instant};

use store::{Ban, NewReport, Phase, Store};

use crate::database::{Database, assert_has, body, listed, stored, write};

pub(crate) async fn a_command_is_taken_once_and_stays_in_the_log(database: &Database) {
    let [one, other] = database.nodes().await;
    let id = other.put_command(5, "ana", "delete it").await.unwrap();
    assert_eq!(one.command(id).await.unwrap().unwrap().result, None);
    let claimed = one.claim_commands(10, 5).await.unwrap();
    assert_eq!((claimed.len(), claimed[0].id, claimed[0].who.as_str()), (1, id, "ana"));
    assert_eq!(other.claim_commands(14, 5).await.unwrap(), []);
    assert_eq!(other.finished_commands(0).await.unwrap(), []);
    one.finish_command(id, 7, "done").await.unwrap();
    let finished = other.finished_commands(7).await.unwrap();
    assert_eq!(finished.len(), 1);
    assert_eq!(finished[0].result.as_deref(), Some("done"));
    assert_eq!(other.finished_commands(8).await.unwrap(), []);
    assert_eq!(one.commands(10).await.unwrap(), finished);
}

pub(crate) async fn a_command_that_is_not_finished_is_taken_again(database: &Database) {
    let [one, other] = database.nodes().await;
    let id = one.put_command(5, "ana", "delete it").await.unwrap();
    assert_eq!(one.claim_commands(10, 5).await.unwrap()[0].attempts, 1);
    assert_eq!(other.claim_commands(14, 5).await.unwrap(), [], "the lease has not expired");
    let again = other.claim_commands(15, 5).await.unwrap();
    assert_eq!((again.len(), again[0].id, again[0].attempts), (1, id, 2));
    other.finish_command(id, 16, "done").await.unwrap();
    assert_eq!(one.claim_commands(100, 5).await.unwrap(), [], "it is done");
}

pub(crate) async fn reports_are_bounded_for_each_table_and_handled_once(database: &Database) {
    let store = database.open().await;
    let report = |table: &str, at| NewReport {
        at,
        table: table.to_owned(),
        seat: Some(2),
        from_seat: None,
        reason: "chat".to_owned(),
        words: "it says 'x'; DROP".to_owned(),
    };
    assert!(store.put_report(report("a", 1), 2).await.unwrap());
    assert!(store.put_report(report("a", 2), 2).await.unwrap());
    assert!(!store.put_report(report("a", 3), 2).await.unwrap(), "two are open");
    assert!(store.put_report(report("b", 4), 2).await.unwrap());
    let all = store.reports(10).await.unwrap();
    let sent: Vec<_> = all.iter().map(|each| each.sent.clone()).collect();
    assert_eq!(sent, [report("b", 4), report("a", 2), report("a", 1)]);
    let first = all[2].id;
    assert!(store.handle_report(first, 9).await.unwrap());
    assert!(!store.handle_report(first, 9).await.unwrap(), "it is handled");
    assert!(!store.handle_report(999, 9).await.unwrap(), "there is none");
    assert_eq!(store.open_reports(10).await.unwrap(), all[..2]);
    assert_eq!(store.reports(10).await.unwrap()[2].handled, Some(9));
    assert!(store.put_report(report("a", 10), 2).await.unwrap(), "one place is free again");
    assert_eq!(store.reports(1).await.unwrap().len(), 1);
}

pub(crate) async fn a_ban_ends_by_time_or_by_hand(database: &Database) {
    let store = database.open().await;
    let ban = |network: &str, until| Ban { network: network.to_owned(), until };
    store.set_ban(ban("192.0.2.0/24", None)).await.unwrap();
    store.set_ban(ban("198.51.100.0/24", Some(50))).await.unwrap();
    assert_eq!(store.bans(49).await.unwrap().len(), 2);
    assert_eq!(store.bans(50).await.unwrap(), [ban("192.0.2.0/24", None)]);
    assert!(store.lift_ban("192.0.2.0/24").await.unwrap());
    assert!(!store.lift_ban("192.0.2.0/24").await.unwrap());
    assert_eq!(store.bans(50).await.unwrap(), []);
}

pub(crate) async fn events_are_rewritten_and_the_table_goes_on(database: &Database) {
    let store = database.open().await;
    stored(store.append(write("a", 1, 4)).await);
    stored(store.append(write("b", 1, 2)).await);
    store.rewrite_events("a", vec![(2, "two".into()), (4, "four".into())]).await.unwrap();
    stored(store.append(write("a", 5, 1)).await);
    let bodies: Vec<_> =
        store.events("a", 0).await.unwrap().into_iter().map(|event| event.body).collect();
    assert_eq!(bodies, [body("a", 1), "two".into(), body("a", 3), "four".into(), body("a", 5)]);
    assert_has(&store, "b", 1..3).await;
}

pub(crate) async fn a_deleted_table_is_gone_and_no_other(database: &Database) {
    let store = database.open().await;
    stored(store.append(write("a", 1, 3)).await);
    stored(store.append(write("b", 1, 3)).await);
    assert!(store.delete_table("a").await.unwrap());
    assert!(!store.delete_table("a").await.unwrap());
    assert_eq!(store.events("a", 0).await.unwrap(), []);
    assert_eq!(listed(&store, "a").await, None);
    assert_has(&store, "b", 1..4).await;
    stored(store.append(write("a", 1, 1)).await);
    assert_has(&store, "a", 1..2).await;
}

pub(crate) async fn only_finished_games_are_deleted_by_age(database: &Database) {
    let store = database.open().await;
    for (table, phase, updated) in
        [("old", Phase::Over, 10), ("new", Phase::Over, 100), ("running", Phase::Playing, 10)]
    {
        let mut write = write(table, 1, 2);
        write.tables[0].index.phase = phase;
        write.tables[0].index.updated = updated;
        stored(store.append(write).await);
    }
    assert_eq!(store.delete_finished(50, 10).await.unwrap(), ["old"]);
    assert_eq!(store.delete_finished(50, 10).await.unwrap(), [""; 0]);
    assert_eq!(listed(&store, "old").await, None);
    assert_has(&store, "new", 1..3).await;
    assert_has(&store, "running", 1..3).await;
}

pub(crate) async fn only_idle_games_are_deleted_by_idleness(database: &Database) {
    let store = database.open().await;
    for (table, phase, updated, due_at) in [
        ("gathering", Phase::Gathering, 10, None),
        ("idle", Phase::Playing, 10, None),
        ("paused", Phase::Paused, 10, Some(60)),
        ("with a clock", Phase::Playing, 10, Some(61)),
        ("played", Phase::Playing, 50, None),
        ("over", Phase::Over, 10, None),
    ] {
        let mut write = write(table, 1, 2);
        let index = &mut write.tables[0].index;
        (index.phase, index.updated, index.due_at) = (phase, updated, due_at);
        stored(store.append(write).await);
    }
    let mut deleted = store.delete_idle(50, 60, 10).await.unwrap();
    deleted.sort();
    assert_eq!(deleted, ["idle", "paused"]);
    assert_eq!(store.delete_idle(50, 60, 10).await.unwrap(), [""; 0]);
    assert_eq!(store.events("idle", 0).await.unwrap(), []);
    for table in ["gathering", "with a clock", "played", "over"] {
        assert_has(&store, table, 1..3).await;
    }
}

pub(crate) async fn open_seeds_of_unfinished_games_are_found(database: &Database) {
    let store = database.open().await;
    for (table, phase, seed) in [
        ("open", Phase::Playing, "07"),
        ("sealed", Phase::Playing, "sealed-07"),
        ("over", Phase::Over, "07"),
    ] {
        let mut write = write(table, 1, 2);
        write.tables[0].index.phase = phase;
        write.tables[0].events[0].body = format!(r#"{{"seed":"{seed}"}}"#);
        stored(store.append(write).await);
    }
    let first = ("open".to_owned(), r#"{"seed":"07"}"#.to_owned());
    assert_eq!(store.open_seeds().await.unwrap(), [first]);
    assert_eq!(store.secret("done").await.unwrap(), None);
    store.shared_secret("done", &[1]).await.unwrap();
    assert_eq!(store.secret("done").await.unwrap(), Some(vec![1]));
}

/// SQLite only: nobody else can have taken a command when a server starts.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_starts_takes_what_the_last_one_left_undone() {
    let database = Database::sqlite();
    let died = database.open().await;
    died.put_command(5, "ana", "delete it").await.unwrap();
    assert_eq!(died.claim_commands(10, 1_000_000).await.unwrap().len(), 1);
    died.close().await;
    let next = database.open().await;
    assert_eq!(next.claim_commands(11, 5).await.unwrap()[0].attempts, 2);
}

/// SQLite only: an operator's program asks while a server has the file.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_hears_what_is_asked_beside_it() {
    let database = Database::sqlite();
    let server = database.open().await;
    let writing = {
        let server = server.clone();
        tokio::spawn(async move {
            for version in 1..=300 {
                stored(server.append(write("a", version, 1)).await);
            }
        })
    };
    let beside = Store::open_beside(&database.location).await.unwrap();
    for number in 0..20 {
        beside.put_command(number, "ana", "x").await.unwrap();
    }
    // Nothing that the server wrote meanwhile has failed.
    writing.await.unwrap();
    assert_eq!(server.claim_commands(1000, 5).await.unwrap().len(), 20);
    assert_has(&server, "a", 1..301).await;
}

/// SQLite only: what was taken out is not left in the file or its journal.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_rewritten_is_not_left_in_the_files() {
    let database = Database::sqlite();
    let store = database.open().await;
    let mut secret = write("a", 1, 2);
    secret.tables[0].events[1].body = "a very particular sentence".to_owned();
    stored(store.append(secret).await);
    // So many that the page with the sentence is split.
    stored(store.append(write("a", 3, 200)).await);
    store.rewrite_events("a", vec![(2, "gone".to_owned())]).await.unwrap();
    assert!(store.clear_journal().await.unwrap());
    is_nowhere(&database, "while the server runs");
    store.close().await;
    is_nowhere(&database, "afterwards");
}

/// SQLite only: a backup reads for as long as it likes.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_a_reader_when_something_is_deleted() {
    let database = Database::sqlite();
    let store = database.open().await;
    let mut secret = write("a", 1, 2);
    secret.tables[0].events[1].body = "a very particular sentence".to_owned();
    stored(store.append(secret).await);
    let reader = rusqlite::Connection::open(file(&database)).unwrap();
    reader.execute_batch("BEGIN; SELECT COUNT(*) FROM events").unwrap();
    let start = Instant::now();
    assert!(store.delete_table("a").await.unwrap());
    assert!(!store.clear_journal().await.unwrap(), "the reader holds it up");
    stored(store.append(write("b", 1, 1)).await);
    // Each of the two would have waited for five seconds.
    assert!(start.elapsed() < Duration::from_secs(4), "{:?}", start.elapsed());
    reader.execute_batch("COMMIT").unwrap();
    assert!(store.clear_journal().await.unwrap(), "it stayed due");
    is_nowhere(&database, "when the reader is gone");
}

/// SQLite only: a stranger who asks to be forgotten costs nothing.
#[tokio::test(flavor = "multi_thread")]
async fn the_journal_is_not_cleared_for_nothing() {
    let database = Database::sqlite();
    let store = database.open().await;
    assert!(store.clear_journal().await.unwrap(), "after a start");
    let journal = file(&database).with_extension("sqlite-wal");
    let size = || std::fs::metadata(&journal).unwrap().len();
    assert_eq!(size(), 0);
    stored(store.append(write("a", 1, 1)).await);
    let written = size();
    assert!(written > 0);
    store.forget_players(&["nobody".to_owned()]).await.unwrap();
    assert!(!store.delete_table("no such table").await.unwrap());
    assert!(store.clear_journal().await.unwrap());
    assert_eq!(size(), written, "there was nothing to clear");
    assert!(store.delete_table("a").await.unwrap());
    assert!(store.clear_journal().await.unwrap());
    assert_eq!(size(), 0);
}

fn file(database: &Database) -> &Path {
    let store::Location::Sqlite(file) = &database.location else { unreachable!() };
    file
}

fn is_nowhere(database: &Database, when: &str) {
    for entry in std::fs::read_dir(file(database).parent().unwrap()).unwrap() {
        let path = entry.unwrap().path();
        let content = std::fs::read(&path).unwrap();
        let found = content.windows(15).any(|part| part == b"very particular");
        assert!(!found, "{when}: {}", path.display());
    }
}
