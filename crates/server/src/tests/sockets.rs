//! The manners of a socket: repeats, stale requests, coming back.

use serde_json::{Value, json};

use super::player::Player;
use super::support::{Browser, serve};

fn solo() -> Value {
    json!({"game": "pacal", "seats": 2, "visibility": "open",
        "places": [{"person": "Ana"}, {"person": "Ben"}], "start": true})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeat_is_answered_again_and_not_done_twice() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let table = ana.open(&solo()).await;
    let mut socket = ana.live(&table, "").await;
    let view = socket.until("view").await["view"].clone();
    let seen = view["version"].as_u64().unwrap();
    let play = json!({"ask": "play", "action": view["you"]["legal"][0]["action"]});
    let granted = socket.ask("r1", seen, play.clone()).await;
    assert_eq!(granted["say"], "granted");
    assert_eq!(socket.ask("r1", seen, play.clone()).await, granted);
    // By another way too.
    let body = json!({"id": "r1", "seen": seen, "what": play});
    let http = ana.post(&format!("/api/tables/{table}/requests"), &body).await.ok();
    assert_eq!((&http["first"], &http["last"]), (&granted["first"], &granted["last"]));
    let now = ana.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!(now["version"], granted["last"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_request_is_told_the_current_version() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let table = ana.open(&solo()).await;
    let mut socket = ana.live(&table, "").await;
    let view = socket.until("view").await["view"].clone();
    let seen = view["version"].as_u64().unwrap();
    let play = json!({"ask": "play", "action": view["you"]["legal"][0]["action"]});
    let stale = socket.ask("old", seen - 1, play.clone()).await;
    assert_eq!((&stale["code"], &stale["args"]["current"]), (&json!("table-stale"), &json!(seen)));
    assert_eq!(socket.ask("new", seen, play).await["say"], "granted");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_gets_what_they_missed() {
    let server = serve().await;
    let mut home = Browser::at(server.addr());
    let table = home.open(&solo()).await;
    let mut ana = Player::sit(&home, &table, "as=1", 1).await;
    let mut ben = Player::sit(&home, &table, "as=2", 2).await;
    let seen = ana.version();
    let some = |view: &Value| view["version"].as_u64().unwrap() < seen + 8;
    tokio::join!(ana.play_while(some), ben.play_while(some));
    let now = home.get(&format!("/api/tables/{table}")).await.ok()["version"].as_u64().unwrap();

    let mut back = home.live(&table, &format!("as=1&seen={seen}")).await;
    let news = back.next().await;
    assert_eq!((&news["say"], &news["version"]), (&json!("news"), &json!(now)));
    let versions: Vec<_> = news["events"]
        .as_array()
        .unwrap()
        .iter()
        .map(|each| each["version"].as_u64().unwrap())
        .collect();
    assert_eq!(versions, (seen + 1..=now).collect::<Vec<_>>());
    // Too long ago, or never: the whole table.
    let more = |view: &Value| view["version"].as_u64().unwrap() < seen + 60;
    tokio::join!(ana.play_while(more), ben.play_while(more));
    for query in ["as=1", "as=1&seen=1", "as=1&seen=99999"] {
        let mut back = home.live(&table, query).await;
        assert_eq!(back.next().await["say"], "view", "{query}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_may_ask_why() {
    let server = serve().await;
    let mut home = Browser::at(server.addr());
    let table = home.open(&solo()).await;
    let mut socket = home.live(&table, "as=1&lang=de").await;
    let view = socket.until("view").await["view"].clone();
    let legal = view["you"]["legal"][0]["action"].clone();
    socket.say(&json!({"say": "why", "id": "w1", "action": legal})).await;
    assert_eq!(socket.until("allowed").await["id"], "w1");
    socket.say(&json!({"say": "why", "id": "w2", "action": "place a1"})).await;
    let refused = socket.until("refused").await;
    assert!(refused["rule"].is_string() && refused["id"] == "w2", "{refused}");
    let after = home.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!(after["version"], view["version"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_talk_and_mute_each_other() {
    let server = serve().await;
    let mut home = Browser::at(server.addr());
    let table = home.open(&solo()).await;
    let mut ana = Player::sit(&home, &table, "as=1", 1).await;
    let mut ben = Player::sit(&home, &table, "as=2", 2).await;
    let hello = json!({"ask": "say", "words": {"preset": "table-say-hello"}});
    assert_eq!(ana.ask(hello).await["say"], "granted");
    let news = ben.hear().await;
    assert_eq!(news["events"][0]["words"]["preset"], "table-say-hello");
    assert_eq!(ana.ask(json!({"ask": "mute", "seat": 2, "on": true})).await["say"], "granted");
    let secret = json!({"ask": "say", "words": {"text": "psst"}});
    assert_eq!(ben.ask(secret).await["say"], "granted");
    assert_eq!(ana.hear().await["events"][0]["event"], "aside");
    assert!(!ana.socket.heard.join("").contains("psst"));
    server.stop().await;
}
