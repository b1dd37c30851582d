//! What operators ask for: commands, bans, and changes of what is stored.

use store::{Ban, Phase, Store};

use crate::database::{Database, assert_has, body, listed, stored, write};

pub(crate) async fn a_command_is_taken_once_and_stays_in_the_log(database: &Database) {
    let [one, other] = database.nodes().await;
    let id = other.put_command(5, "ana", "delete it").await.unwrap();
    assert_eq!(one.command(id).await.unwrap().unwrap().result, None);
    let claimed = one.claim_commands().await.unwrap();
    assert_eq!((claimed.len(), claimed[0].id, claimed[0].who.as_str()), (1, id, "ana"));
    assert_eq!(other.claim_commands().await.unwrap(), []);
    assert_eq!(other.finished_commands(0).await.unwrap(), []);
    one.finish_command(id, 7, "done").await.unwrap();
    let finished = other.finished_commands(7).await.unwrap();
    assert_eq!(finished.len(), 1);
    assert_eq!(finished[0].result.as_deref(), Some("done"));
    assert_eq!(other.finished_commands(8).await.unwrap(), []);
    assert_eq!(one.commands(10).await.unwrap(), finished);
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
    assert_eq!(store.delete_finished(50, 10).await.unwrap(), 1);
    assert_eq!(store.delete_finished(50, 10).await.unwrap(), 0);
    assert_eq!(listed(&store, "old").await, None);
    assert_has(&store, "new", 1..3).await;
    assert_has(&store, "running", 1..3).await;
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
    assert_eq!(server.claim_commands().await.unwrap().len(), 20);
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
    store.rewrite_events("a", vec![(2, "gone".to_owned())]).await.unwrap();
    store.close().await;
    let store::Location::Sqlite(file) = &database.location else { unreachable!() };
    for entry in std::fs::read_dir(file.parent().unwrap()).unwrap() {
        let path = entry.unwrap().path();
        let content = std::fs::read(&path).unwrap();
        let found = content.windows(15).any(|part| part == b"very particular");
        assert!(!found, "{}", path.display());
    }
}
