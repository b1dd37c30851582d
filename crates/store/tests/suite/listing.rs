//! Lists of tables.

use store::{ListedTable, Phase, SeatedPlayer, Store, Waits, Write};

use crate::database::{Database, assert_has, listed, stored, table_write, write};

fn seats(players: &[&str]) -> Vec<SeatedPlayer> {
    let seat = |(seat, player): (u8, &&str)| SeatedPlayer { seat, player: (*player).to_owned() };
    (1..).zip(players).map(seat).collect()
}

fn names(tables: &[ListedTable]) -> Vec<&str> {
    tables.iter().map(|listed| listed.table.as_str()).collect()
}

pub(crate) async fn the_index_has_what_was_last_written(database: &Database) {
    let store = database.open().await;
    let mut first = table_write("a", 1, 1);
    first.index.phase = Phase::Gathering;
    first.index.updated = 500;
    first.seats = Some(seats(&["ana"]));
    stored(store.append(Write::one(first)).await);
    let mut second = table_write("a", 2, 2);
    second.index.public = true;
    second.index.updated = 600;
    second.index.waits = Waits::from_iter([2]);
    second.index.due_at = Some(900);
    second.seats = Some(seats(&["ana", "ben"]));
    stored(store.append(Write::one(second)).await);
    stored(store.append(write("b", 1, 1)).await);
    let expected = ListedTable {
        table: "a".to_owned(),
        version: 3,
        game: "pacal".to_owned(),
        public: true,
        phase: Phase::Playing,
        created: 500,
        updated: 600,
        waits: Waits::from_iter([2]),
        due_at: Some(900),
        seats: seats(&["ana", "ben"]),
    };
    assert_eq!(listed(&store, "a").await, Some(expected));
    assert_eq!(listed(&store, "c").await, None);
    stored(store.append(write("a", 4, 1)).await);
    let listed = listed(&store, "a").await.unwrap();
    assert_eq!(listed.seats, seats(&["ana", "ben"]), "as they were");
    assert_eq!(
        (listed.due_at, listed.waits),
        (None, Waits::NONE),
        "every write replaces the whole index"
    );
}

async fn put(store: &Store, table: &str, phase: Phase, public: bool, updated: i64) {
    let mut change = table_write(table, 1, 1);
    change.index = store::TableIndex { phase, public, updated, ..change.index };
    stored(store.append(Write::one(change)).await);
}

pub(crate) async fn public_tables_gather_first_and_are_not_over(database: &Database) {
    let store = database.open().await;
    put(&store, "playing", Phase::Playing, true, 5).await;
    put(&store, "old", Phase::Gathering, true, 1).await;
    put(&store, "new", Phase::Gathering, true, 2).await;
    put(&store, "over", Phase::Over, true, 9).await;
    put(&store, "private", Phase::Gathering, false, 9).await;
    put(&store, "paused", Phase::Paused, true, 7).await;
    let tables = store.public_tables(10).await.unwrap();
    assert_eq!(names(&tables), ["new", "old", "playing", "paused"]);
    assert_eq!(names(&store.public_tables(2).await.unwrap()), ["new", "old"]);
}

pub(crate) async fn my_tables_come_with_those_that_wait_for_me_first(database: &Database) {
    let store = database.open().await;
    let tables = [
        ("over", Phase::Over, 9, Waits::NONE, &["ana", "ben"]),
        ("waits for ben", Phase::Playing, 8, Waits::from_iter([2]), &["ana", "ben"]),
        ("newer", Phase::Playing, 10, Waits::from_iter([1]), &["zoe", "ana"]),
        ("waits for ana", Phase::Playing, 1, Waits::from_iter([1]), &["ana", "ben"]),
        ("not mine", Phase::Playing, 99, Waits::from_iter([1]), &["zoe", "ben"]),
    ];
    for (table, phase, updated, waits, players) in tables {
        let mut change = table_write(table, 1, 1);
        change.index = store::TableIndex { phase, updated, waits, ..change.index };
        change.seats = Some(seats(players));
        stored(store.append(Write::one(change)).await);
    }
    let ana = ["ana".to_owned()];
    let mine = store.mine(&ana, 10).await.unwrap();
    assert_eq!(names(&mine), ["waits for ana", "newer", "waits for ben", "over"]);
    assert_eq!(mine[0].seats, seats(&["ana", "ben"]));
    assert_eq!(names(&store.mine(&ana, 1).await.unwrap()), ["waits for ana"]);
    let both = ["\"ana\\".to_owned(), "ben".to_owned(), "zoe".to_owned()];
    let mine = store.mine(&both, 10).await.unwrap();
    assert_eq!(names(&mine), ["not mine", "newer", "waits for ben", "waits for ana", "over"]);
    assert_eq!(store.mine(&[], 10).await.unwrap(), []);
}

pub(crate) async fn all_tables_come_in_pages(database: &Database) {
    let store = database.open().await;
    let all = ["A", "Zz", "a", "a-b", "ab", "é"];
    for table in all {
        stored(store.append(write(table, 1, 1)).await);
    }
    let (mut found, mut last) = (Vec::new(), String::new());
    loop {
        let page = store.tables_after(&last, 2).await.unwrap();
        let Some(listed) = page.last() else { break };
        last.clone_from(&listed.table);
        found.extend(page.into_iter().map(|listed| listed.table));
    }
    assert_eq!(found, all);
}

pub(crate) async fn abandoned_tables_are_deleted_whole(database: &Database) {
    let store = database.open().await;
    for (table, phase, updated) in
        [("old", Phase::Gathering, 1), ("new", Phase::Gathering, 5), ("playing", Phase::Playing, 1)]
    {
        let mut change = table_write(table, 1, 2);
        change.index = store::TableIndex { phase, updated, ..change.index };
        change.seats = Some(seats(&["ana"]));
        stored(store.append(Write::one(change)).await);
    }
    assert_eq!(store.delete_abandoned(5).await.unwrap(), 1);
    assert_has(&store, "old", 1..1).await;
    assert_has(&store, "new", 1..3).await;
    assert_has(&store, "playing", 1..3).await;
    assert_eq!(store.mine(&["ana".to_owned()], 10).await.unwrap().len(), 2);
    assert_eq!(store.append(write("old", 3, 1)).await, store::Outcome::Conflict);
    stored(store.append(write("old", 1, 1)).await);
}
