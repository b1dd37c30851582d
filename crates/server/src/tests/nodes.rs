//! Several servers on one database.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use serde_json::{Value, json};
use store::Location;

use super::player::Player;
use super::support::{Browser, serve_with};
use crate::{Config, Running};

async fn node(url: &str) -> Running {
    serve_with(Config::local(Location::parse(url).unwrap())).await
}

fn new() -> Value {
    json!({"game": "pacal", "seats": 2, "places": [{"person": "Ana"}, {"open": true}]})
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_serve_one_table() {
    let url = pgtest::Server::shared().database();
    let (north, south) = (node(&url).await, node(&url).await);
    let (mut ana, mut ben) = (Browser::at(north.addr()), Browser::at(south.addr()));
    let table = ana.open(&new()).await;
    let mut first = Player::sit(&ana, &table, "", 1).await;
    let sit = json!({"ask": "sit", "seat": 2, "name": "Ben"});
    ben.ask(&table, 1, "sit", sit).await.ok();
    // Clients of one node get the news from the other.
    while first.view["seats"][1]["name"] != "Ben" {
        first.hear().await;
    }
    assert_eq!(first.ask(json!({"ask": "start"})).await["say"], "granted");
    let mut second = Player::sit(&ben, &table, "", 2).await;
    tokio::join!(first.play_to_the_end(), second.play_to_the_end());
    assert_eq!(first.view["scores"], second.view["scores"]);
    north.stop().await;
    south.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_a_node_stops_the_other_continues() {
    let url = pgtest::Server::shared().database();
    let (north, south) = (node(&url).await, node(&url).await);
    let mut ana = Browser::at(north.addr());
    let places = json!([{"person": "Ana"}, {"bot": "random"}]);
    let table =
        ana.open(&json!({"game": "uxmal", "seats": 2, "places": places, "start": true})).await;
    let mut player = Player::sit(&ana, &table, "", 1).await;
    let until = player.version() + 20;
    player.play_while(|view| view["version"].as_u64().unwrap() < until).await;
    let seen = player.version();
    north.stop().await;
    ana.addr = south.addr();
    let mut player = Player::sit(&ana, &table, "", 2).await;
    assert!(player.version() >= seen);
    player.play_to_the_end().await;
    south.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_hear_of_a_lost_database_and_nothing_is_lost() {
    let database = pgtest::Server::start();
    let server = node(&database.database()).await;
    let mut home = Browser::at(server.addr());
    let places = json!([{"person": "Ana"}, {"person": "Ben"}]);
    let table =
        home.open(&json!({"game": "pacal", "seats": 2, "places": places, "start": true})).await;
    let mut ana = Player::sit(&home, &table, "as=1", 1).await;
    let mut ben = Player::sit(&home, &table, "as=2", 2).await;
    let until = ana.version() + 10;
    let some = |view: &Value| view["version"].as_u64().unwrap() < until;
    tokio::join!(ana.play_while(some), ben.play_while(some));
    let seen = ana.version().max(ben.version());

    database.stop_immediately();
    let say = json!({"ask": "say", "words": {"text": "still there?"}});
    let asked = json!({"say": "ask", "id": "lost", "seen": seen, "what": say});
    ana.socket.say(&asked).await;
    let told = loop {
        let message = ana.hear().await;
        let is_answer = message["id"] == "lost" || message["say"] == "trouble";
        if is_answer {
            break message;
        }
    };
    assert_eq!(told["code"], "storage-unavailable", "{told}");

    database.start_again();
    let mut ana = Player::sit_with_retries(&home, &table, "as=1", 3).await;
    let mut ben = Player::sit_with_retries(&home, &table, "as=2", 4).await;
    assert!(ana.version() >= seen);
    tokio::join!(ana.play_to_the_end(), ben.play_to_the_end());
    server.stop().await;
}

/// Longer than the server needs, and shorter than the lease of a bot's turn.
const SOON: Duration = Duration::from_secs(8);

/// More tables than a moment's luck brings through.
const TABLES: u64 = 24;

/// How long the database is away, in seconds: to measure with, `OUTAGE=3 cargo test -p server
/// after_an_outage -- --nocapture` prints when each table has gone on.
fn outage() -> Duration {
    let seconds = std::env::var("OUTAGE").ok().and_then(|seconds| seconds.parse().ok());
    Duration::from_secs(seconds.unwrap_or(0))
}

#[tokio::test(flavor = "multi_thread")]
async fn after_an_outage_bots_go_on_before_their_leases_expire() {
    let database = pgtest::Server::start();
    let url = database.database();
    let server = node(&url).await;
    // From now on the steps of bots cannot be stored.
    let refuse = "ALTER TABLE events ADD CONSTRAINT no_bots
        CHECK (body NOT LIKE '%\"played\",\"seat\":2%') NOT VALID";
    database.sql_at(&url, refuse);
    let mut ana = Browser::at(server.addr());
    let places = json!([{"person": "Ana"}, {"bot": "random"}]);
    let new = json!({"game": "uxmal", "seats": 2, "places": places, "start": true});
    let mut players = Vec::new();
    for seed in 0..TABLES {
        let table = ana.open(&new).await;
        let mut player = Player::sit(&ana, &table, "", seed).await;
        player.play_while(|view| view["turn"]["seat"] == 1).await;
        while player.hear().await["say"] != "trouble" {}
        players.push(player);
    }
    database.stop_immediately();
    tokio::time::sleep(outage()).await;
    database.start_again();
    database.sql_at(&url, "ALTER TABLE events DROP CONSTRAINT no_bots");
    while ana.get("/readyz").await.status != 200 {}
    let back = Instant::now();
    let went_on = |mut player: Player| async move {
        let seen = player.version();
        while player.version() <= seen {
            player.hear().await;
        }
        back.elapsed()
    };
    let all = join_all(players.into_iter().map(went_on));
    let mut times = tokio::time::timeout(SOON, all).await.expect("a bot stands still");
    times.sort();
    eprintln!("tables went on after {times:?}");
    server.stop().await;
}
