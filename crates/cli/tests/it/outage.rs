//! Stops the database for ten seconds under two servers while people play on both: all clients are
//! notified, no acknowledged action is lost, and play continues when it is back.

use std::collections::BTreeSet;
use std::time::Duration;

use tokio::task::block_in_place;
use tokio::time::{Instant, sleep_until};

use crate::served::{Serve, body, key_in, send};
use crate::town::{Plan, Town};

const OUTAGE: Duration = Duration::from_secs(10);

/// Pause between two requests to servers without a database.
const PAUSE: Duration = Duration::from_millis(500);

const PLANS: [Plan; 5] = [
    Plan { game: "pacal", people: 2, bots: 0 },
    Plan { game: "pacal", people: 3, bots: 0 },
    Plan { game: "uxmal", people: 2, bots: 0 },
    Plan { game: "uxmal", people: 4, bots: 0 },
    Plan { game: "uxmal", people: 2, bots: 1 },
];

const TOLD: &str = "storage-unavailable";

/// HTTP requests during the outage get an error without internal details.
fn is_told(addr: &str) {
    let new = r#"{"game": "pacal", "seats": 2}"#;
    for (method, path, sent) in
        [("GET", "/health", ""), ("GET", "/api/tables", ""), ("POST", "/api/tables", new)]
    {
        let (status, text) = send(addr, "", method, path, sent).unwrap();
        let told = body(&text).unwrap();
        assert_eq!((status, &told["code"]), (503, &TOLD.into()), "{path}: {text}");
        let said = told["message"].as_str().unwrap().to_lowercase();
        for inside in ["postgres", "sql", "database", "os error", "/tmp", "connection"] {
            assert!(!said.contains(inside), "{said}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_gone_for_ten_seconds_is_told_and_nothing_is_lost() {
    let database = block_in_place(pgtest::Server::durable);
    let folder = tempfile::tempdir().unwrap();
    let [option, file] = key_in(&folder);
    let place = ["--database".to_owned(), database.database(), option, file];
    let serves = block_in_place(|| [(); 2].map(|()| Serve::start(&place)));
    let town = Town::new(serves.each_ref().map(|serve| serve.addr.parse().unwrap()).into(), &PLANS);
    let streets = town.open();
    town.all_have_played().await;

    let end = Instant::now() + OUTAGE;
    block_in_place(|| database.stop_immediately());
    town.await_all();
    while Instant::now() < end {
        for serve in &serves {
            block_in_place(|| is_told(&serve.addr));
        }
        sleep_until((Instant::now() + PAUSE).min(end)).await;
    }
    block_in_place(|| database.start_again());
    town.all_have_played().await;
    town.close();

    for street in streets {
        let mut was_told = false;
        for mut table in street.await.unwrap() {
            table.settle(&town).await;
            let troubles: Vec<&BTreeSet<String>> =
                table.people().iter().map(|person| &person.troubles).collect();
            was_told |= troubles.iter().all(|codes| codes.contains(TOLD));
            assert!(troubles.iter().all(|codes| codes.iter().all(|code| code == TOLD)));
        }
        assert!(was_told, "there was a table at which somebody was not told");
    }
}
