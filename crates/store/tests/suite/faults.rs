//! Postgres only: the server goes away.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use pgtest::Server;
use store::{Change, ErrorKind, Location, NewEvent, Outcome, Store, Write};
use tokio::time::sleep;

use crate::database::{stored, table_write, write};

/// Only a hang takes this long.
const TIMEOUT: Duration = Duration::from_secs(60);

async fn until(what: &str, mut check: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !check().await {
            sleep(Duration::from_millis(20)).await;
        }
    };
    assert!(tokio::time::timeout(TIMEOUT, waiting).await.is_ok(), "{what}");
}

/// A client that keeps writing. A write that was not stored is retried with another body: if it was
/// stored after all, the retry is a conflict.
async fn play(
    store: Store,
    table: String,
    go_on: Arc<AtomicBool>,
    count: Arc<AtomicU64>,
) -> Vec<String> {
    let (mut acknowledged, mut attempt) = (Vec::new(), 0);
    while go_on.load(Ordering::Relaxed) {
        attempt += 1;
        let body = format!("{table} attempt {attempt}");
        let mut change = table_write(&table, acknowledged.len() as u64 + 1, 0);
        change.events.push(NewEvent { at: attempt, body: body.clone() });
        match store.append(Write::one(change)).await {
            Outcome::Stored => {
                acknowledged.push(body);
                count.fetch_add(1, Ordering::Relaxed);
            }
            Outcome::Unavailable => sleep(Duration::from_millis(5)).await,
            outcome => panic!("{outcome:?} for {body}"),
        }
    }
    acknowledged
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crash_under_load_loses_nothing_and_writing_resumes() {
    let server = Server::durable();
    let store = Store::open(&Location::Postgres(server.database())).await.unwrap();
    let (go_on, count) = (Arc::new(AtomicBool::new(true)), Arc::new(AtomicU64::new(0)));
    let tables: Vec<_> = (0..40).map(|number| format!("t{number}")).collect();
    let player = |table: &String| {
        tokio::spawn(play(store.clone(), table.clone(), Arc::clone(&go_on), Arc::clone(&count)))
    };
    let players: Vec<_> = tables.iter().map(player).collect();
    for _ in 0..4 {
        let before = count.load(Ordering::Relaxed);
        until("writing resumes", async || count.load(Ordering::Relaxed) > before + 200).await;
        tokio::task::block_in_place(|| server.stop_immediately());
        until("writes fail", async || {
            store.append(write("other", 9, 1)).await == Outcome::Unavailable
        })
        .await;
        assert_eq!(store.events("t0", 0).await.unwrap_err().kind(), ErrorKind::Unavailable);
        assert!(store.ping().await.is_err());
        tokio::task::block_in_place(|| server.start_again());
    }
    let before = count.load(Ordering::Relaxed);
    until("writing resumes", async || count.load(Ordering::Relaxed) > before + 200).await;
    go_on.store(false, Ordering::Relaxed);
    for (table, player) in tables.iter().zip(players) {
        let acknowledged = player.await.unwrap();
        let rows = store.events(table, 0).await.unwrap();
        let bodies: Vec<_> = rows.into_iter().map(|row| row.body).collect();
        assert_eq!(bodies, acknowledged, "exactly what was acknowledged, in order");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_subscriber_hears_that_it_missed_changes() {
    let server = Server::durable();
    let url = server.database();
    let store = Store::open(&Location::Postgres(url.clone())).await.unwrap();
    let mut heard = store.subscribe();
    let mut next = async || tokio::time::timeout(TIMEOUT, heard.next()).await.unwrap();
    tokio::task::block_in_place(|| server.stop_immediately());
    assert_eq!(next().await, Change::Lost);
    tokio::task::block_in_place(|| server.start_again());
    assert_eq!(next().await, Change::Lagged);
    let other = Store::open(&Location::Postgres(url)).await.unwrap();
    stored(other.append(write("a", 1, 1)).await);
    let node = other.node().to_owned();
    assert_eq!(heard.next().await, Change::Changed { table: "a".to_owned(), version: 1, node });
}

/// A commit that waits for a standby which does not exist is stored, but not acknowledged. Then the
/// connection is cut.
#[tokio::test(flavor = "multi_thread")]
async fn the_outcome_of_an_interrupted_commit_is_looked_up() {
    let server = Server::durable();
    let store = Store::open(&Location::Postgres(server.database())).await.unwrap();
    stored(store.append(write("a", 1, 1)).await);
    let waiting = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
    let standbys = |names: &str| {
        server.sql(&format!("ALTER SYSTEM SET synchronous_standby_names = '{names}'"));
        server.sql("SELECT pg_reload_conf()");
    };
    standbys("nobody");
    // The database takes a while to apply the new settings.
    let mut version = 1;
    let appending = loop {
        version += 1;
        let store = store.clone();
        let appending = tokio::spawn(async move { store.append(write("a", version, 1)).await });
        until("the commit waits, or does not", async || {
            !server.sql(waiting).is_empty() || appending.is_finished()
        })
        .await;
        if !appending.is_finished() {
            break appending;
        }
        stored(appending.await.unwrap());
    };
    let pid = server.sql(waiting);
    server.sql(&format!("SELECT pg_terminate_backend({pid})"));
    let alive = format!("SELECT pid FROM pg_stat_activity WHERE pid = {pid}");
    until("the connection is closed", async || server.sql(&alive).is_empty()).await;
    standbys("");
    stored(tokio::time::timeout(TIMEOUT, appending).await.unwrap().unwrap());
    crate::database::assert_has(&store, "a", 1..version + 1).await;
}

#[tokio::test]
async fn an_unreachable_server_is_an_error() {
    let server = Server::start();
    let location = Location::Postgres(server.database());
    drop(server);
    assert_eq!(Store::open(&location).await.unwrap_err().kind(), ErrorKind::Unavailable);
}
