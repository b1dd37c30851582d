//! Postgres only: several nodes.

use store::{Change, ErrorKind, Location, Store};

use crate::database::{Database, assert_has, listed, stored, write};

#[tokio::test(flavor = "multi_thread")]
async fn nodes_can_start_at_the_same_time() {
    let database = Database::postgres();
    let opening: Vec<_> = (0..6)
        .map(|_| {
            let location = database.location.clone();
            tokio::spawn(async move { Store::open(&location).await.unwrap() })
        })
        .collect();
    for (number, opened) in opening.into_iter().enumerate() {
        let store = opened.await.unwrap();
        stored(store.append(write(&format!("t{number}"), 1, 1)).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_hears_of_the_writes_of_others_only() {
    let database = Database::postgres();
    let [one, other] = database.nodes().await;
    let mut heard = one.subscribe();
    stored(one.append(write("mine", 1, 1)).await);
    stored(other.append(write("theirs", 1, 3)).await);
    let changed =
        Change::Changed { table: "theirs".to_owned(), version: 3, node: other.node().to_owned() };
    assert_eq!(heard.next().await, changed);
    assert_has(&one, "theirs", 1..4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn leases_of_an_unknown_node_are_free() {
    let database = Database::postgres();
    let [one, other] = database.nodes().await;
    let mut held = write("a", 1, 1);
    (held.tables[0].index.due_at, held.tables[0].index.lease_until) = (Some(100), Some(9_000));
    stored(one.append(held).await);
    assert_eq!(other.claim_due(150, 50, 10).await.unwrap(), [], "it is there");
    let Location::Postgres(url) = &database.location else { panic!("{:?}", database.location) };
    pgtest::Server::shared().sql_at(url, "UPDATE tables SET lease_node = 'somebody gone'");
    assert_eq!(other.claim_due(150, 50, 10).await.unwrap().len(), 1);
    assert_eq!(one.claim_due(150, 50, 10).await.unwrap(), [], "the other has it now");
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_that_write_to_the_same_tables_do_not_deadlock() {
    let database = Database::postgres();
    let nodes = database.nodes().await;
    let writing: Vec<_> = nodes
        .iter()
        .flat_map(|store| (0..10).map(move |number| (store.clone(), number)))
        .map(|(store, number)| tokio::spawn(race(store, number)))
        .collect();
    for each in writing {
        each.await.unwrap();
    }
    let store = &nodes[0];
    for number in 0..10 {
        let rows = store.events(&format!("t{number}"), 0).await.unwrap();
        let versions: Vec<_> = rows.iter().map(|row| row.version).collect();
        assert_eq!(versions, (1..=20).collect::<Vec<_>>(), "two nodes wrote ten each");
    }
}

/// Writes ten events to a table that the other node writes to as well.
async fn race(store: Store, number: u32) {
    let table = format!("t{number}");
    let (mut version, mut left) = (0, 10);
    while left > 0 {
        match store.append(write(&table, version + 1, 1)).await {
            store::Outcome::Stored => left -= 1,
            outcome => assert_eq!(outcome, store::Outcome::Conflict),
        }
        version = listed(&store, &table).await.map_or(0, |listed| listed.version);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_node_frees_its_leases() {
    let database = Database::postgres();
    let [one, other] = database.nodes().await;
    let mut held = write("a", 1, 1);
    held.tables[0].index.due_at = Some(1);
    held.tables[0].index.lease_until = Some(i64::MAX);
    stored(one.append(held).await);
    assert_eq!(other.claim_due(5, 10, 10).await.unwrap(), []);
    one.close().await;
    assert_eq!(other.claim_due(5, 10, 10).await.unwrap().len(), 1);
}

#[tokio::test]
async fn no_password_is_ever_shown() {
    for url in [
        "postgres://sacbe:geheim@127.0.0.1:1/sacbe",
        "postgres://sacbe:geheim@127.0.0.1:geheim/sacbe",
        "postgres://sacbe:geheim@127.0.0.1:1/sacbe?geheim=geheim",
        "postgresql://geheim:geheim",
    ] {
        let location = Location::parse(url).unwrap();
        let error = Store::open(&location).await.unwrap_err();
        assert!(matches!(error.kind(), ErrorKind::Unavailable | ErrorKind::BadLocation));
        let shown = format!("{location} {location:?} {error} {error:?}");
        assert!(!shown.contains("geheim"), "{shown}");
    }
}

#[tokio::test]
async fn a_newer_database_is_refused_and_backups_are_not_supported() {
    let server = pgtest::Server::start();
    let url = server.database();
    let location = Location::Postgres(url.clone());
    let store = Store::open(&location).await.unwrap();
    let refused = store.backup("copy".as_ref()).await.unwrap_err();
    assert_eq!(refused.kind(), ErrorKind::Unsupported);
    store.close().await;
    server.sql_at(&url, "INSERT INTO migrations (number, name) VALUES (99, 'future')");
    for opened in [Store::open(&location).await, Store::open_to_read(&location).await] {
        let refused = opened.unwrap_err();
        assert_eq!(refused.kind(), ErrorKind::Newer, "{refused}");
    }
}

/// Two nodes that create the same table have no row to lock: the database notices the conflict only
/// on insert.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_nodes_that_create_a_table_one_succeeds() {
    let database = Database::postgres();
    let [one, other] = database.nodes().await;
    for number in 0..50 {
        let table = format!("t{number}");
        let (first, second) =
            tokio::join!(one.append(write(&table, 1, 2)), other.append(write(&table, 1, 2)));
        let mut outcomes = [first, second];
        outcomes.sort_by_key(|&outcome| outcome != store::Outcome::Stored);
        assert_eq!(outcomes, [store::Outcome::Stored, store::Outcome::Conflict]);
        assert_has(&one, &table, 1..3).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopping_node_tells_the_others_and_has_no_leases() {
    let database = Database::postgres();
    let [leaves, stays] = database.nodes().await;
    stored(leaves.append(leased("t")).await);
    let mut heard = stays.subscribe();
    assert_eq!(stays.claim_due(100, 50, 10).await.unwrap(), [], "held");
    leaves.close().await;
    // The notification of its write may arrive first.
    while heard.next().await != Change::Released {}
    assert_eq!(stays.claim_due(100, 50, 10).await.unwrap().len(), 1);
}

#[test]
fn leases_of_a_dead_node_are_free_when_its_connection_ends() {
    let database = Database::postgres();
    let (dies, lives) = (runtime(), runtime());
    let stays = lives.block_on(database.open());
    let dead = dies.block_on(async {
        let store = database.open().await;
        stored(store.append(leased("t")).await);
        store
    });
    assert_eq!(lives.block_on(stays.claim_due(100, 50, 10)).unwrap(), [], "held");
    // The node is gone without a notification.
    dies.shutdown_background();
    drop(dead);
    let freed = lives.block_on(async {
        for _ in 0..1000 {
            if let [due] = &stays.claim_due(100, 50, 10).await.unwrap()[..] {
                return Some(due.table.clone());
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        None
    });
    assert_eq!(freed.as_deref(), Some("t"), "long before the lease ends");
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap()
}

/// Due work with a lease that outlasts any test.
fn leased(table: &str) -> store::Write {
    let mut write = write(table, 1, 1);
    write.tables[0].index.due_at = Some(100);
    write.tables[0].index.lease_until = Some(i64::MAX);
    write
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_tells_the_others_what_is_not_stored() {
    let database = Database::postgres();
    let [one, other] = database.nodes().await;
    let (mut heard, mut own) = (one.subscribe(), other.subscribe());
    other.tell_nodes("two\nlines").await.unwrap();
    let told = Change::Told { text: "two\nlines".to_owned(), node: other.node().to_owned() };
    assert_eq!(heard.next().await, told);
    one.tell_nodes("back").await.unwrap();
    let told = Change::Told { text: "back".to_owned(), node: one.node().to_owned() };
    assert_eq!(own.next().await, told, "and nothing of its own before");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_database_knows_which_nodes_are_running() {
    let database = Database::postgres();
    let [one, other] = database.nodes().await;
    let nodes = [other.node().to_owned(), "somebody gone".to_owned()];
    assert_eq!(one.running_nodes(&nodes).await.unwrap(), [other.node()]);
    other.close().await;
    drop(other);
    let stopped = async {
        while !one.running_nodes(&nodes).await.unwrap().is_empty() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(30), stopped).await.expect("it is gone");
}
