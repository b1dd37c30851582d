//! A person who wants to be forgotten: name and messages are gone, games stay.

use std::time::Duration;

use serde_json::{Value, json};
use store::{Location, NewContact, Proof};

use super::known_tables::credential;
use super::player::Player;
use super::support::{Browser, Reply, serve, serve_with, within};
use crate::{Config, Running};

const NAME: &str = "Xochitl";

fn new_table(opponent: &Value) -> Value {
    json!({"game": "pacal", "seats": 2, "spectators": "public",
        "places": [{"person": NAME}, opponent]})
}

async fn forget(browser: &mut Browser) -> Reply {
    browser.post("/api/forget", &json!({"everything": true})).await
}

async fn say(browser: &mut Browser, table: &str, id: &str, words: &str) {
    browser.ask(table, 1, id, json!({"ask": "say", "words": {"text": words}})).await.ok();
}

async fn stored(server: &Running, table: &str) -> String {
    let events = server.app().store.events(table, 0).await.unwrap();
    events.into_iter().map(|event| event.body).collect()
}

/// A table where Ben sits opposite, with a message from each.
async fn with_ben(ana: &mut Browser, ben: &mut Browser) -> String {
    let table = ana.open(&new_table(&json!({"open": true}))).await;
    ben.ask(&table, 1, "sit", json!({"ask": "sit", "seat": 2, "name": "Ben"})).await.ok();
    say(ana, &table, "say", "I live in Uxmal").await;
    say(ben, &table, "say", "Hello!").await;
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn name_and_messages_are_gone_from_what_is_shown_and_stored() {
    let server = serve().await;
    let (mut ana, mut ben) = (Browser::at(server.addr()), Browser::at(server.addr()));
    let running = with_ben(&mut ana, &mut ben).await;
    ana.ask(&running, 1, "start", json!({"ask": "start"})).await.ok();
    // A table that she has left.
    let left = with_ben(&mut ana, &mut ben).await;
    ana.ask(&left, 1, "leave", json!({"ask": "leave"})).await.ok();
    let mut socket = ben.live(&running, "").await;
    socket.until("view").await;
    for table in [&running, &left] {
        assert!(stored(&server, table).await.contains(NAME));
    }
    assert_eq!(forget(&mut ana).await.status, 204);
    for table in [&running, &left] {
        let kept = stored(&server, table).await;
        assert!(!kept.contains(NAME) && !kept.contains("I live in"), "{kept}");
        assert!(kept.contains("Ben") && kept.contains("Hello!"), "the others stay: {kept}");
        let view = ben.get(&format!("/api/tables/{table}")).await.text;
        assert!(!view.contains(NAME) && !view.contains("I live in"), "{view}");
    }
    let view = ben.get(&format!("/api/tables/{running}")).await.ok();
    assert_eq!(
        (&view["seats"][0]["name"], &view["seats"][0]["away"]),
        (&json!("…"), &json!("left"))
    );
    let list = Browser::at(server.addr()).get("/api/tables").await.text;
    assert!(!list.contains(NAME), "{list}");
    // Those who are connected see it too.
    within(async {
        loop {
            let view = socket.until("view").await;
            if view["view"]["seats"][0]["name"] == "…" {
                break;
            }
        }
    })
    .await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_browser_is_a_stranger_afterwards() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let table = ana.open(&new_table(&json!({"open": true}))).await;
    let players = credential(&ana).player_ids();
    let store = &server.app().store;
    let (mailbox, address_hash) = ("en ana@example.org".to_owned(), "hash".to_owned());
    let contact = NewContact { mailbox, address_hash, proof: Proof::Confirmed(1) };
    store.set_contact(&players[..1], &contact).await.unwrap();
    store.set_quiet_hours(&players[1], Some("22-8")).await.unwrap();
    let (before, mut socket) = (ana.cookie.clone(), ana.live(&table, "").await);
    let reply = forget(&mut ana).await;
    let cookie = reply.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("sacbe=;") && cookie.contains("Max-Age=0"), "{cookie}");
    assert!(socket.until_closed().await.contains(&"signed-out".to_owned()));
    assert!(!store.knows(&players).await.unwrap());
    let mut again = Browser { addr: server.addr(), cookie: before };
    let view = again.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!(view["you"], json!(null));
    assert_eq!(view["seats"][0]["kind"], "open", "before the start the seat is free");
    assert_eq!(again.get("/api/mine").await.ok()["tables"], json!([]));
    // The audit log says that somebody was forgotten, but not who.
    let log = store.commands(10).await.unwrap();
    assert_eq!((log.len(), log[0].who.as_str()), (1, "a player"));
    assert!(!log[0].body.contains(NAME) && !log[0].body.contains(&players[0]), "{log:?}");
    assert!(log[0].body.contains(&table));
    // Asking again is harmless, and so is asking without ever having played.
    assert_eq!(forget(&mut again).await.status, 204);
    assert_eq!(forget(&mut Browser::at(server.addr())).await.status, 204);
    let unsure = again.post("/api/forget", &json!({"everything": false})).await;
    assert_eq!(unsure.problem().0, 400);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dice_of_a_finished_game_verify_as_before() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let mut new = new_table(&json!({"bot": "random"}));
    new["start"] = json!(true);
    let table = ana.open(&new).await;
    Player::sit(&ana, &table, "", 1).await.play_to_the_end().await;
    let path = format!("/api/tables/{table}/record");
    let before = ana.get(&path).await.text;
    assert!(before.contains(NAME));
    assert_eq!(forget(&mut ana).await.status, 204);
    let mut eve = Browser::at(server.addr());
    let after = eve.get(&path).await.text;
    assert!(!after.contains(NAME), "{after}");
    let actions = |record: &str| record.split_once("\n\n").unwrap().1.to_owned();
    assert_eq!(actions(&before), actions(&after));
    for record in [before, after] {
        let report = eve.post("/api/verify", &json!({"record": record})).await.ok();
        let findings = report["findings"].as_array().unwrap();
        assert!(findings.len() > 3, "{report}");
        assert!(findings.iter().all(|finding| finding["holds"] == true), "{report}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_node_shows_it_too() {
    let url = pgtest::Server::shared().database();
    let config = Config::local(Location::parse(&url).unwrap());
    let (one, other) = (serve_with(config.clone()).await, serve_with(config).await);
    let (mut ana, mut ben) = (Browser::at(one.addr()), Browser::at(other.addr()));
    let table = with_ben(&mut ana, &mut ben).await;
    ana.ask(&table, 1, "start", json!({"ask": "start"})).await.ok();
    let mut socket = ben.live(&table, "").await;
    assert_eq!(socket.until("view").await["view"]["seats"][0]["name"], NAME);
    assert_eq!(forget(&mut ana).await.status, 204);
    within(async {
        loop {
            let text = ben.get(&format!("/api/tables/{table}")).await.text;
            if !text.contains(NAME) && !text.contains("I live in") {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    one.stop().await;
    other.stop().await;
}
