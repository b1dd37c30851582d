//! Whole games, played over sockets.

use serde_json::{Value, json};

use super::player::Player;
use super::support::{Browser, serve};

/// Two people in two browsers.
async fn pair(addr: std::net::SocketAddr, setup: Value) -> (Browser, Browser, String) {
    let (mut ana, mut ben) = (Browser::at(addr), Browser::at(addr));
    let mut new = json!({"seats": 2, "places": [{"person": "Ana"}, {"open": true}]});
    new.as_object_mut().unwrap().extend(setup.as_object().unwrap().clone());
    let table = ana.open(&new).await;
    ben.ask(&table, 1, "sit", json!({"ask": "sit", "seat": null, "name": "Ben"})).await.ok();
    ana.ask(&table, 1, "start", json!({"ask": "start"})).await.ok();
    (ana, ben, table)
}

async fn game_to_the_end(setup: Value, seed: u64) {
    let server = serve().await;
    let (mut ana, ben, table) = pair(server.addr(), setup).await;
    let mut first = Player::sit(&ana, &table, "", seed).await;
    let mut second = Player::sit(&ben, &table, "", seed + 1).await;
    let (one, other) = tokio::join!(first.play_to_the_end(), second.play_to_the_end());
    assert!(one > 10 && other > 10, "{one} {other}");

    // The view assembled from news equals the view of a new client.
    let shown = ana.get(&format!("/api/tables/{table}")).await.ok();
    for field in shown.as_object().unwrap().keys().filter(|field| *field != "now") {
        assert_eq!(shown[field], first.view[field], "{field}");
    }
    assert_eq!(shown["winners"], second.view["winners"]);

    let record = ana.get(&format!("/api/tables/{table}/record")).await;
    let seed_line = format!("# seed {}", shown["seed"].as_str().unwrap());
    assert!(record.text.contains(&seed_line), "{}", record.text);
    let verified = ana.post("/api/verify", &json!({"record": record.text})).await.ok();
    assert_eq!(verified["holds"], true, "{verified}");
    let replay = ana.post("/api/replay", &json!({"record": record.text})).await.ok();
    let last = replay["frames"].as_array().unwrap().last().unwrap().clone();
    assert_eq!((&last["scores"], &last["position"]), (&shown["scores"], &shown["position"]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_pacal() {
    game_to_the_end(json!({"game": "pacal"}), 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_pacal_with_everything_open() {
    game_to_the_end(json!({"game": "pacal", "visibility": "open"}), 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_uxmal() {
    game_to_the_end(json!({"game": "uxmal"}), 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_against_bots() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let places = json!([{"person": "Ana"}, {"bot": "random"}, {"bot": "easy"}]);
    let new = json!({"game": "pacal", "seats": 3, "places": places, "start": true});
    let table = ana.open(&new).await;
    let mut player = Player::sit(&ana, &table, "", 5).await;
    assert!(player.play_to_the_end().await > 10);
    assert_eq!(player.view["scores"].as_array().unwrap().len(), 3);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_can_ask_for_views_without_positions() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let new = json!({"game": "uxmal", "seats": 2, "places": [{"person": "Ana"}, {"bot": "random"}], "start": true});
    let table = ana.open(&new).await;
    let mut player = Player::sit(&ana, &table, "detail=plain", 6).await;
    player.play_to_the_end().await;
    let heard = player.socket.heard.join("\n");
    assert!(!heard.contains("\"position\":{") && !heard.contains("\"board\":{"));
    assert!(!heard.contains("\"hint\":"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_has_the_seats_rotated() {
    let server = serve().await;
    let (ana, ben, table) = pair(server.addr(), json!({"game": "pacal"})).await;
    let mut first = Player::sit(&ana, &table, "", 7).await;
    let mut second = Player::sit(&ben, &table, "", 8).await;
    tokio::join!(first.play_to_the_end(), second.play_to_the_end());
    let wanted = json!({"ask": "rematch", "wanted": true});
    assert_eq!(first.ask(wanted.clone()).await["say"], "granted");
    assert_eq!(second.ask(wanted).await["say"], "granted");
    while first.view["rematch"].is_null() {
        first.hear().await;
    }
    let next = first.view["rematch"].as_str().unwrap().to_owned();
    let mut again = Player::sit(&ana, &next, "", 9).await;
    assert_eq!(again.view["phase"], "gathering", "the commitment comes first");
    while again.view["phase"] != "playing" {
        again.hear().await;
    }
    assert_eq!(again.view["you"]["seat"], 2);
    assert_eq!(again.view["rematch_of"], table.as_str());
    server.stop().await;
}
