//! A writing program is killed at random moments, again and again: everything it had acknowledged is
//! stored exactly once and in order, and the next program continues from there.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::{env, io};

use store::{
    ListedTable, Location, NewEvent, Outcome, Phase, Store, TableIndex, TableWrite, Waits, Write,
};

/// The database of the program that is killed.
const LOCATION: &str = "STORE_CRASH_TEST_LOCATION";
const TABLES: u64 = 24;
const ROUNDS: u32 = 20;
/// The most events in one write, which may be stored without having been acknowledged.
const MAX_EVENTS: u64 = 3;

fn main() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    if let Ok(database) = env::var(LOCATION) {
        return runtime.block_on(write_forever(&database));
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("sacbe.sqlite");
    runtime.block_on(kill_again_and_again(file.to_str().unwrap()));
    let server = pgtest::Server::durable();
    runtime.block_on(kill_again_and_again(&server.database()));
}

async fn kill_again_and_again(database: &str) {
    let mut acknowledged = BTreeMap::new();
    for round in 0..ROUNDS {
        let before: u64 = acknowledged.values().sum();
        kill_one(database, fastrand::usize(20..800), &mut acknowledged);
        assert!(acknowledged.values().sum::<u64>() > before, "round {round} wrote something");
        let store = Store::open(&Location::parse(database).unwrap()).await.unwrap();
        for number in 0..TABLES {
            let table = table(number);
            let last = acknowledged.entry(table.clone()).or_default();
            *last = check(&store, &table, *last).await;
        }
        store.close().await;
    }
}

/// Starts the program, reads what it acknowledges, and kills it after some lines.
fn kill_one(database: &str, lines: usize, acknowledged: &mut BTreeMap<String, u64>) {
    let program = env::current_exe().unwrap();
    let mut child =
        Command::new(program).env(LOCATION, database).stdout(Stdio::piped()).spawn().unwrap();
    let told = BufReader::new(child.stdout.take().unwrap()).lines();
    for (number, line) in told.enumerate() {
        // Lines that arrive after the kill count too, except a partial one.
        let line = line.unwrap();
        let Some((table, version)) = line.strip_suffix(';').and_then(|line| line.split_once(' '))
        else {
            break;
        };
        let version = version.parse().unwrap();
        let last = acknowledged.insert(table.to_owned(), version).unwrap_or_default();
        assert!(version > last, "{table}: {version} after {last}");
        if number == lines {
            child.kill().unwrap();
        }
    }
    assert!(!child.wait().unwrap().success(), "it was killed");
}

/// Asserts that everything acknowledged is stored, and at most one write more. Returns how much is
/// stored.
async fn check(store: &Store, table: &str, acknowledged: u64) -> u64 {
    let rows = store.events(table, 0).await.unwrap();
    let found: Vec<_> = rows.iter().map(|row| (row.version, row.body.as_str())).collect();
    let last = rows.len() as u64;
    let bodies: Vec<_> = (1..=last).map(|version| body(table, version)).collect();
    let expected: Vec<_> = (1..).zip(bodies.iter().map(String::as_str)).collect();
    assert_eq!(found, expected, "{table}");
    assert!((acknowledged..=acknowledged + MAX_EVENTS).contains(&last), "{acknowledged}, {last}");
    let listed = listed(store, table).await;
    assert_eq!(listed.map_or(0, |listed| listed.version), last, "{table}");
    last
}

/// The table as lists show it.
async fn listed(store: &Store, table: &str) -> Option<ListedTable> {
    let tables = store.tables_after("", 1000).await.unwrap();
    tables.into_iter().find(|listed| listed.table == table)
}

async fn write_forever(database: &str) {
    let store = Store::open(&Location::parse(database).unwrap()).await.unwrap();
    let mut writing = Vec::new();
    for number in 0..TABLES {
        let table = table(number);
        let version = listed(&store, &table).await.map_or(0, |listed| listed.version);
        writing.push(tokio::spawn(write_table(store.clone(), table, version)));
    }
    for each in writing {
        each.await.unwrap();
    }
}

async fn write_table(store: Store, table: String, mut version: u64) {
    loop {
        let count = fastrand::u64(1..=MAX_EVENTS);
        let outcome = store.append(write(&table, version + 1, count)).await;
        assert_eq!(outcome, Outcome::Stored);
        version += count;
        // One call, so that a line is written as a whole.
        let line = format!("{table} {version};\n");
        io::stdout().write_all(line.as_bytes()).unwrap();
    }
}

fn write(table: &str, first: u64, count: u64) -> Write {
    let row = |version| NewEvent { at: 0, body: body(table, version) };
    let events = (first..first + count).map(row).collect();
    let index = TableIndex {
        game: "uxmal".to_owned(),
        public: true,
        phase: Phase::Playing,
        updated: 0,
        waits: Waits::NONE,
        due_at: Some(1),
        lease_until: Some(2),
    };
    Write::one(TableWrite { table: table.to_owned(), first, events, index, seats: None })
}

fn table(number: u64) -> String {
    format!("t{number}")
}

fn body(table: &str, version: u64) -> String {
    format!("{table} {version} {}", "x".repeat(usize::try_from(version % 200).unwrap()))
}
