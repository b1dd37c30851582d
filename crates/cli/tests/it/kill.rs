//! Kills `sacbe serve` without warning, again and again, while people play: every acknowledged
//! action is stored exactly once, all clients resume where they were, and every table continues.

use std::sync::Arc;
use std::time::Duration;

use fastrand::Rng;
use tokio::task::block_in_place;
use tokio::time::sleep;

use crate::served::{Serve, key_in};
use crate::town::{Plan, Town};

/// How often the server is killed.
const KILLS: usize = 20;

const PLANS: [Plan; 8] = [
    Plan { game: "pacal", people: 2, bots: 0 },
    Plan { game: "pacal", people: 2, bots: 0 },
    Plan { game: "pacal", people: 3, bots: 0 },
    Plan { game: "pacal", people: 1, bots: 1 },
    Plan { game: "uxmal", people: 2, bots: 0 },
    Plan { game: "uxmal", people: 4, bots: 0 },
    Plan { game: "uxmal", people: 2, bots: 1 },
    Plan { game: "uxmal", people: 1, bots: 1 },
];

async fn survives(place: &[String], seed: u64) {
    let mut rng = Rng::with_seed(seed);
    let mut serve = block_in_place(|| Serve::start(place));
    let town = Town::new(vec![serve.addr.parse().unwrap()], &PLANS);
    let streets = town.open();
    town.all_have_played().await;
    for _ in 0..KILLS {
        // Kill it at a random moment.
        sleep(Duration::from_micros(rng.u64(0..100_000))).await;
        serve = block_in_place(|| {
            serve.kill();
            town.await_all();
            Serve::start(place)
        });
        town.move_to(0, serve.addr.parse().unwrap());
        town.all_have_played().await;
    }
    town.close();
    reckon(&town, streets).await;
    serve.kill();
}

async fn reckon(
    town: &Arc<Town>,
    streets: Vec<tokio::task::JoinHandle<Vec<crate::town::Finished>>>,
) {
    let (mut granted, mut resumed) = (0, 0);
    for street in streets {
        for mut table in street.await.unwrap() {
            table.settle(town).await;
            granted += table.people().iter().map(|person| person.granted.len()).sum::<usize>();
            resumed += table.people().iter().map(|person| person.resumed).sum::<usize>();
        }
    }
    let people: usize = PLANS.iter().map(|plan| plan.people).sum();
    // A player may have been between two tables.
    assert!(resumed > people * KILLS / 2, "{resumed} times somebody resumed");
    assert!(granted > people * KILLS, "{granted} requests were granted");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_survives_being_killed() {
    let folder = std::env::temp_dir().join(format!("sacbe-kill-{}", std::process::id()));
    survives(&["--data".to_owned(), folder.display().to_string()], 1).await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_survives_being_killed() {
    let (server, folder) = (block_in_place(pgtest::Server::durable), tempfile::tempdir().unwrap());
    let [option, file] = key_in(&folder);
    survives(&["--database".to_owned(), server.database(), option, file], 2).await;
}
