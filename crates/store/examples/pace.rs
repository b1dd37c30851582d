//! How many writes a second a database takes: `cargo run --release -p store --example pace --
//! LOCATION [CALLERS] [SECONDS]`. Each caller has a table and waits for its last write.

use std::env;
use std::error::Error;
use std::io::{Write as _, stdout};
use std::time::{Duration, Instant};

use store::{Location, NewEvent, Outcome, Phase, Store, TableIndex, TableWrite, Waits, Write};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let location = arguments.next().ok_or("pace LOCATION [CALLERS] [SECONDS]")?;
    let callers: u32 = arguments.next().map_or(Ok(500), |text| text.parse())?;
    let seconds: u64 = arguments.next().map_or(Ok(5), |text| text.parse())?;
    let store = Store::open(&Location::parse(&location)?).await?;
    let end = Instant::now() + Duration::from_secs(seconds);
    let writing: Vec<_> = (0..callers)
        .map(|_| {
            tokio::spawn(write_until(store.clone(), format!("{:016x}", fastrand::u64(..)), end))
        })
        .collect();
    let mut waits = Vec::new();
    for each in writing {
        waits.extend(each.await?);
    }
    waits.sort_unstable();
    let at = |share: usize| waits.get(waits.len() * share / 100).copied().unwrap_or_default();
    let rate = waits.len() as u64 / seconds.max(1);
    writeln!(stdout(), "{rate} writes a second, p50 {:?}, p99 {:?}", at(50), at(99))?;
    store.close().await;
    Ok(())
}

/// How long each write took.
async fn write_until(store: Store, table: String, end: Instant) -> Vec<Duration> {
    let mut waits = Vec::new();
    for version in 1.. {
        let started = Instant::now();
        if started > end || store.append(write(&table, version)).await != Outcome::Stored {
            break;
        }
        waits.push(started.elapsed());
    }
    waits
}

/// As large as an event usually is, with a clock that runs.
fn write(table: &str, version: u64) -> Write {
    let body = format!(
        r#"{{"version":{version},"at":1790000000000,"event":"played","seat":1,"action":"fly f9",
            "by":{{"request":"r{version}","player":"0123456789abcdef0123456789abcdef"}}}}"#
    );
    let index = TableIndex {
        game: "pacal".to_owned(),
        public: false,
        phase: Phase::Playing,
        updated: 1_790_000_000_000,
        waits: Waits::from_iter([1]),
        due_at: i64::try_from(version).ok(),
        lease_until: None,
    };
    let events = vec![NewEvent { at: index.updated, body }];
    Write::one(TableWrite { table: table.to_owned(), first: version, events, index, seats: None })
}
