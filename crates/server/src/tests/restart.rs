//! A restarted server continues where it stopped.

use std::time::Duration;

use serde_json::json;
use store::Location;

use super::player::Player;
use super::support::{Browser, serve_with, within};
use crate::Config;

#[tokio::test(flavor = "multi_thread")]
async fn tables_bots_and_seats_survive_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let location = Location::in_folder(folder.path());
    let server = serve_with(Config::local(location.clone())).await;
    let mut ana = Browser::at(server.addr());
    let places = json!([{"person": "Ana"}, {"bot": "random"}, {"bot": "random"}]);
    let table =
        ana.open(&json!({"game": "pacal", "seats": 3, "places": places, "start": true})).await;
    let mut player = Player::sit(&ana, &table, "", 1).await;
    let until = player.version() + 30;
    player.play_while(|view| view["version"].as_u64().unwrap() < until).await;
    let seen = player.version();
    drop(player);
    server.stop().await;

    let server = serve_with(Config::local(location)).await;
    ana.addr = server.addr();
    let mut back = ana.live(&table, &format!("seen={seen}")).await;
    let first = back.next().await;
    assert!(first["say"] == "news" || first["say"] == "view", "{first}");
    let mut player = Player::sit(&ana, &table, "", 2).await;
    assert!(player.version() >= seen);
    player.play_to_the_end().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_tables_are_unloaded_and_loaded_again() {
    let idle = Duration::from_millis(30);
    let server = serve_with(Config { idle, ..Config::local(Location::Memory) }).await;
    let mut ana = Browser::at(server.addr());
    let places = json!([{"person": "Ana"}, {"person": "Ben"}]);
    let table =
        ana.open(&json!({"game": "uxmal", "seats": 2, "places": places, "start": true})).await;
    let mut player = Player::sit(&ana, &table, "as=1", 1).await;
    let mut other = Player::sit(&ana, &table, "as=2", 2).await;
    for _ in 0..3 {
        within(async {
            while !ana.get("/metrics").await.text.contains("sacbe_tables_loaded 0\n") {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        })
        .await;
        // The sockets stay connected meanwhile.
        let until = player.version() + 5;
        let some = |view: &serde_json::Value| view["version"].as_u64().unwrap() < until;
        tokio::join!(player.play_while(some), other.play_while(some));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_expired_during_the_restart_gives_the_seat_to_a_bot() {
    let folder = tempfile::tempdir().unwrap();
    let location = Location::in_folder(folder.path());
    let server = serve_with(Config::local(location.clone())).await;
    let mut home = Browser::at(server.addr());
    let pace = json!({"kind": "live", "turn_seconds": 5, "reserve_seconds": 0});
    let places = json!([{"person": "Ana"}, {"person": "Ben"}]);
    let new = json!({"game": "pacal", "seats": 2, "pace": pace, "stand_in": "random",
        "places": places, "start": true});
    let table = home.open(&new).await;
    server.stop().await;

    let server = serve_with(Config::local(location)).await;
    home.addr = server.addr();
    let mut ben = home.live(&table, "as=2").await;
    let view = ben.until("view").await["view"].clone();
    assert_eq!(view["turn"]["seat"], 1);
    loop {
        let news = ben.until("news").await;
        let events = news["events"].as_array().unwrap().clone();
        if events.iter().any(|event| event["event"] == "timed_out" && event["seat"] == 1) {
            break;
        }
    }
    // The bot keeps playing, and Ana can take her seat back.
    let back = home.ask(&table, 1, "back", json!({"ask": "take_back"})).await;
    assert_eq!(back.status, 200, "{}", back.text);
    server.stop().await;
}
