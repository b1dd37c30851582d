//! Events: versions, conflicts, all or nothing.

use std::sync::mpsc;

use store::{NewEvent, Outcome, Store, Write};

use crate::database::{Database, assert_has, body, listed, stored, table_write, write};

pub(crate) async fn what_is_stored_is_read_in_order(database: &Database) {
    let store = database.open().await;
    stored(store.append(write("a", 1, 3)).await);
    stored(store.append(write("b", 1, 1)).await);
    stored(store.append(write("a", 4, 2)).await);
    assert_has(&store, "a", 1..6).await;
    assert_has(&store, "b", 1..2).await;
    let rows = store.events("a", 3).await.unwrap();
    assert_eq!(rows.iter().map(|row| row.version).collect::<Vec<_>>(), [4, 5]);
    assert_eq!((rows[0].at, &rows[0].body), (1004, &body("a", 4)));
    assert_eq!(store.events("nowhere", 0).await.unwrap(), []);
    assert_eq!(store.events("a", u64::MAX >> 1).await.unwrap(), []);
}

pub(crate) async fn a_version_is_taken_once(database: &Database) {
    let [one, other] = database.nodes().await;
    stored(one.append(write("a", 1, 2)).await);
    assert_eq!(other.append(write("a", 1, 1)).await, Outcome::Conflict);
    assert_eq!(other.append(write("a", 2, 2)).await, Outcome::Conflict, "3 would be new");
    assert_has(&one, "a", 1..3).await;
    stored(other.append(write("a", 3, 1)).await);
    assert_has(&one, "a", 1..4).await;
}

pub(crate) async fn versions_have_no_gaps(database: &Database) {
    let store = database.open().await;
    for first in [0, 2, u64::MAX] {
        assert_eq!(store.append(write_at("a", first)).await, Outcome::Conflict, "{first}");
    }
    assert_eq!(store.append(write("a", 1, 0)).await, Outcome::Conflict, "a table of no event");
    assert_eq!(listed(&store, "a").await, None);
    stored(store.append(write("a", 1, 1)).await);
    assert_eq!(store.append(write("a", 3, 1)).await, Outcome::Conflict);
    assert_has(&store, "a", 1..2).await;
}

fn write_at(table: &str, first: u64) -> Write {
    let mut write = write(table, 1, 1);
    write.tables[0].first = first;
    write
}

pub(crate) async fn of_concurrent_writes_of_a_version_one_succeeds(database: &Database) {
    let nodes = database.nodes().await;
    for version in 1..=10 {
        let attempts: Vec<_> = (0..20)
            .map(|number| {
                let store = nodes[number % 2].clone();
                tokio::spawn(async move { store.append(write("a", version, 1)).await })
            })
            .collect();
        let mut outcomes = Vec::new();
        for attempt in attempts {
            outcomes.push(attempt.await.unwrap());
        }
        let count = |outcome| outcomes.iter().filter(|&&each| each == outcome).count();
        assert_eq!((count(Outcome::Stored), count(Outcome::Conflict)), (1, 19), "{outcomes:?}");
    }
    assert_has(&nodes[0], "a", 1..11).await;
}

pub(crate) async fn two_tables_are_written_together_or_not_at_all(database: &Database) {
    let store = database.open().await;
    stored(store.append(write("old", 1, 3)).await);
    let rematch = |first| Write {
        tables: vec![table_write("new", 1, 2), table_write("old", first, 1)],
        notices: Vec::new(),
    };
    assert_eq!(store.append(rematch(3)).await, Outcome::Conflict);
    assert_has(&store, "old", 1..4).await;
    assert_has(&store, "new", 1..1).await;
    stored(store.append(rematch(4)).await);
    assert_has(&store, "old", 1..5).await;
    assert_has(&store, "new", 1..3).await;
}

pub(crate) async fn one_table_twice_in_a_write_is_refused(database: &Database) {
    let store = database.open().await;
    let tables = vec![table_write("a", 1, 1), table_write("a", 1, 1)];
    assert_eq!(store.append(Write { tables, notices: Vec::new() }).await, Outcome::Conflict);
    assert_has(&store, "a", 1..1).await;
}

pub(crate) async fn many_tables_at_once_keep_their_order(database: &Database) {
    let store = database.open().await;
    let (told, outcomes) = mpsc::channel();
    let tables: Vec<_> = (0..50).map(|number| format!("t{number}")).collect();
    // Without waiting in between, so that the writes share commits.
    for version in 1..=20 {
        for table in &tables {
            let told = told.clone();
            store.submit(write(table, version, 1), move |outcome| told.send(outcome).unwrap());
        }
    }
    drop(told);
    let outcomes: Vec<_> =
        tokio::task::spawn_blocking(|| outcomes.into_iter().collect()).await.unwrap();
    assert_eq!(outcomes, [Outcome::Stored; 1000]);
    for table in &tables {
        assert_has(&store, table, 1..21).await;
    }
}

pub(crate) async fn nothing_is_stored_after_a_refused_write_of_a_chain(database: &Database) {
    let [one, other] = database.nodes().await;
    stored(one.append(write("a", 1, 1)).await);
    let (stale, fresh) = (one.chain(), one.chain());
    // Another writer was first with version 2, so version 3 of the chain depends on a different 2.
    stored(other.append(write("a", 2, 1)).await);
    let outcomes = submit_all(&one, &[(stale, 2), (stale, 3), (fresh, 3), (stale, 4)]).await;
    assert_eq!(
        outcomes,
        [Outcome::Conflict, Outcome::Conflict, Outcome::Stored, Outcome::Conflict]
    );
    assert_eq!(submit_all(&one, &[(stale, 4)]).await, [Outcome::Conflict]);
    assert_eq!(submit_all(&one, &[(fresh, 4)]).await, [Outcome::Stored]);
    assert_has(&one, "a", 1..5).await;
}

async fn submit_all(store: &Store, writes: &[(store::Chain, u64)]) -> Vec<Outcome> {
    let (told, outcomes) = mpsc::channel();
    for &(chain, version) in writes {
        let told = told.clone();
        store.submit_on(chain, write("a", version, 1), move |outcome| told.send(outcome).unwrap());
    }
    drop(told);
    tokio::task::spawn_blocking(|| outcomes.into_iter().collect()).await.unwrap()
}

pub(crate) async fn a_bad_write_does_not_fail_others(database: &Database) {
    let store = database.open().await;
    let (told, outcomes) = mpsc::channel();
    for table in ["a", "bad", "c"] {
        let mut write = write(table, 1, 1);
        if table == "bad" {
            // No database accepts two players on one seat.
            let seat = store::SeatedPlayer { seat: 1, player: "p".to_owned() };
            write.tables[0].seats = Some(vec![seat.clone(), seat]);
        }
        let told = told.clone();
        store.submit(write, move |outcome| told.send(outcome).unwrap());
    }
    drop(told);
    let outcomes: Vec<_> =
        tokio::task::spawn_blocking(|| outcomes.into_iter().collect()).await.unwrap();
    assert_eq!(outcomes, [Outcome::Stored, Outcome::Unavailable, Outcome::Stored]);
    assert_has(&store, "bad", 1..1).await;
    assert_has(&store, "c", 1..2).await;
    stored(store.append(write("bad", 1, 1)).await);
}

pub(crate) async fn a_write_without_events_changes_the_index(database: &Database) {
    let store = database.open().await;
    stored(store.append(write("a", 1, 2)).await);
    let mut quiet = table_write("a", 3, 0);
    quiet.index.due_at = Some(7);
    stored(store.append(Write::one(quiet.clone())).await);
    assert_eq!(listed(&store, "a").await.unwrap().due_at, Some(7));
    assert_has(&store, "a", 1..3).await;
    quiet.first = 2;
    assert_eq!(store.append(Write::one(quiet)).await, Outcome::Conflict, "it looked at version 1");
}

pub(crate) async fn after_close_nothing_is_accepted(database: &Database) {
    let store = database.open().await;
    let (told, outcomes) = mpsc::channel();
    for version in 1..=100 {
        let told = told.clone();
        store.submit(write("a", version, 1), move |outcome| told.send(outcome).unwrap());
    }
    store.close().await;
    let outcomes: Vec<_> = outcomes.try_iter().collect();
    assert_eq!(outcomes, [Outcome::Stored; 100], "queued writes are finished first");
    let late = Write::one(store::TableWrite {
        events: vec![NewEvent { at: 0, body: "{}".to_owned() }],
        ..table_write("a", 101, 0)
    });
    assert_eq!(store.append(late).await, Outcome::Unavailable);
    store.close().await;
}
