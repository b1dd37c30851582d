//! Seeds, identities, the content of ships and the hands of others are never sent.

use serde_json::{Value, json};

use super::known_tables::credential;
use super::player::Player;
use super::support::{Browser, serve};

#[tokio::test(flavor = "multi_thread")]
async fn seeds_and_identities_never_leave_the_server() {
    let server = serve().await;
    let mut home = Browser::at(server.addr());
    let places = json!([{"person": "Ana"}, {"person": "Ben"}]);
    let new = json!({"game": "pacal", "seats": 2, "places": places, "start": true});
    let table = home.open(&new).await;
    let mut ana = Player::sit(&home, &table, "as=1", 1).await;
    let mut ben = Player::sit(&home, &table, "as=2", 2).await;
    let mut eve = Browser::at(server.addr()).live(&table, "").await;
    tokio::join!(ana.play_to_the_end(), ben.play_to_the_end());
    while !eve.heard.last().is_some_and(|last| last.contains("\"event\":\"ended\"")) {
        eve.next().await;
    }
    let seed = ana.view["seed"].as_str().unwrap().to_owned();
    let credential = credential(&home);
    let secret = tables::hex::write(credential.bytes());
    for heard in [&ana.socket.heard, &ben.socket.heard, &eve.heard] {
        let told = heard.iter().find(|message| message.contains(&seed)).unwrap();
        assert!(told.contains("\"event\":\"ended\""), "the seed before the end: {told}");
        for person in 1..=5 {
            let id = credential.player(person);
            assert!(heard.iter().all(|message| !message.contains(id.as_str())), "an identity");
        }
        assert!(heard.iter().all(|message| !message.contains(&secret)), "a credential");
    }
    server.stop().await;
}

/// Memory play: no position shows the content of ships.
#[tokio::test(flavor = "multi_thread")]
async fn in_memory_play_no_message_shows_the_content_of_a_ship() {
    let server = serve().await;
    let mut home = Browser::at(server.addr());
    let places = json!([{"person": "Ana"}, {"person": "Ben"}]);
    let new = json!({"game": "pacal", "seats": 2, "places": places, "start": true});
    let table = home.open(&new).await;
    let mut ana = Player::sit(&home, &table, "as=1", 11).await;
    let mut ben = Player::sit(&home, &table, "as=2", 12).await;
    tokio::join!(ana.play_to_the_end(), ben.play_to_the_end());
    let mut looked = 0;
    for message in ana.socket.heard.iter().chain(&ben.socket.heard) {
        let message: Value = serde_json::from_str(message).unwrap();
        let holder = if message["say"] == "view" { &message["view"] } else { &message["now"] };
        let seats = holder["position"]["seats"].as_array().into_iter().flatten();
        for seat in seats.filter(|_| holder["phase"] != "over") {
            assert!(seat["inside"].is_null(), "{seat}");
            looked += 1;
        }
    }
    assert!(looked > 100, "{looked}");
    let log = home.get(&format!("/api/tables/{table}/log")).await.ok();
    assert!(log["log"].as_array().unwrap().len() > 20);
    server.stop().await;
}

/// Two people at one browser, each with a socket of their own: neither is sent the other's cards.
#[tokio::test(flavor = "multi_thread")]
async fn in_memory_play_no_message_shows_the_hand_of_another() {
    let server = serve().await;
    let mut home = Browser::at(server.addr());
    let places = json!([{"person": "Ana"}, {"person": "Ben"}]);
    let new = json!({
        "game": "uxmal", "seats": 2, "places": places, "visibility": "memory", "start": true
    });
    let table = home.open(&new).await;
    let mut ana = Player::sit(&home, &table, "as=1", 11).await;
    let mut ben = Player::sit(&home, &table, "as=2", 12).await;
    let mut eve = Browser::at(server.addr()).live(&table, "").await;
    let closed = home.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(closed.json()["code"], "table-record-closed");
    tokio::join!(ana.play_to_the_end(), ben.play_to_the_end());
    while !eve.heard.last().is_some_and(|last| last.contains("\"event\":\"ended\"")) {
        eve.next().await;
    }
    let mut hidden = 0;
    for (own, heard) in [(0, &ana.socket.heard), (1, &ben.socket.heard), (9, &eve.heard)] {
        for message in heard {
            let message: Value = serde_json::from_str(message).unwrap();
            let holder = if message["say"] == "view" { &message["view"] } else { &message["now"] };
            let position = &holder["position"];
            if position.is_null() || holder["phase"] == "over" {
                continue;
            }
            for seat in (0..2).filter(|&seat| seat != own && position["hand_sizes"][seat] != 0) {
                assert!(position["hands"][seat].is_null(), "{position}");
                assert!(position["cards_worth"][seat].is_null(), "{position}");
                hidden += 1;
            }
        }
    }
    assert!(hidden > 100, "{hidden}");
    server.stop().await;
}

/// What a table plays that says nothing about it.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_has_the_visibility_of_its_game_unless_it_asks_for_another() {
    let server = serve().await;
    let mut home = Browser::at(server.addr());
    for (game, asked, played) in [
        ("pacal", None, "memory"),
        ("pacal", Some("open"), "open"),
        ("uxmal", None, "open"),
        ("uxmal", Some("memory"), "memory"),
    ] {
        let mut new = json!({
            "game": game, "seats": 2, "places": [{"person": "Ana"}, {"bot": "random"}], "start": true
        });
        if let Some(asked) = asked {
            new["visibility"] = json!(asked);
        }
        let table = home.open(&new).await;
        let view = home.get(&format!("/api/tables/{table}")).await.ok();
        assert_eq!(view["visibility"], played, "{game}, {asked:?}");
        let record = home.get(&format!("/api/tables/{table}/record")).await;
        assert_eq!(record.status.is_success(), played == "open", "{game}, {asked:?}");
    }
    server.stop().await;
}
