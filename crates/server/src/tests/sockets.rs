//! Sockets: repeated requests, stale requests, reconnecting.

use serde_json::{Value, json};

use super::player::Player;
use super::support::{Browser, Socket, serve};
use crate::Running;

/// A game that Ana and Ben have started at one browser.
struct Begun {
    server: Running,
    home: Browser,
    table: String,
}

impl Begun {
    async fn new() -> Begun {
        let server = serve().await;
        let mut home = Browser::at(server.addr());
        let places = json!([{"person": "Ana"}, {"person": "Ben"}]);
        let new = json!({"game": "pacal", "seats": 2, "visibility": "open", "places": places,
            "start": true});
        let table = home.open(&new).await;
        Begun { server, home, table }
    }

    async fn players(&self) -> (Player, Player) {
        let ana = Player::sit(&self.home, &self.table, "as=1", 1).await;
        (ana, Player::sit(&self.home, &self.table, "as=2", 2).await)
    }

    /// Ana's socket, with her first view.
    async fn ana(&self, query: &str) -> (Socket, Value) {
        let mut socket = self.home.live(&self.table, &format!("as=1{query}")).await;
        let view = socket.until("view").await["view"].clone();
        (socket, view)
    }

    async fn version(&mut self) -> u64 {
        let view = self.home.get(&format!("/api/tables/{}", self.table)).await.ok();
        version(&view)
    }
}

fn version(view: &Value) -> u64 {
    view["version"].as_u64().unwrap()
}

fn first_legal(view: &Value) -> Value {
    json!({"ask": "play", "action": view["you"]["legal"][0]["action"]})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_request_is_answered_again_and_not_done_twice() {
    let mut begun = Begun::new().await;
    let (mut ana, view) = begun.ana("").await;
    let (seen, play) = (version(&view), first_legal(&view));
    let granted = ana.ask("r1", seen, play.clone()).await;
    assert_eq!(granted["say"], "granted");
    assert_eq!(ana.ask("r1", seen, play.clone()).await, granted);
    // The same over HTTP.
    let body = json!({"id": "r1", "seen": seen, "what": play});
    let path = format!("/api/tables/{}/requests", begun.table);
    let http = begun.home.post(&path, &body).await.ok();
    assert_eq!((&http["first"], &http["last"]), (&granted["first"], &granted["last"]));
    assert_eq!(granted["last"], begun.version().await);
    begun.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_request_is_refused_with_the_current_version() {
    let begun = Begun::new().await;
    let (mut ana, view) = begun.ana("").await;
    let (seen, play) = (version(&view), first_legal(&view));
    let stale = ana.ask("old", seen - 1, play.clone()).await;
    assert_eq!((&stale["code"], &stale["args"]["current"]), (&json!("table-stale"), &json!(seen)));
    assert_eq!(ana.ask("new", seen, play).await["say"], "granted");
    begun.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reconnecting_client_gets_what_it_missed() {
    let mut begun = Begun::new().await;
    let (mut ana, mut ben) = begun.players().await;
    let seen = ana.version();
    let some = |view: &Value| version(view) < seen + 8;
    tokio::join!(ana.play_while(some), ben.play_while(some));
    let now = begun.version().await;

    let mut back = begun.home.live(&begun.table, &format!("as=1&seen={seen}")).await;
    let news = back.next().await;
    assert_eq!((&news["say"], &news["version"]), (&json!("news"), &json!(now)));
    let versions: Vec<_> = news["events"].as_array().unwrap().iter().map(version).collect();
    assert_eq!(versions, (seen + 1..=now).collect::<Vec<_>>());
    // Too long ago, or never: a whole view.
    let more = |view: &Value| version(view) < seen + 60;
    tokio::join!(ana.play_while(more), ben.play_while(more));
    for query in ["as=1", "as=1&seen=1", "as=1&seen=99999"] {
        let mut back = begun.home.live(&begun.table, query).await;
        assert_eq!(back.next().await["say"], "view", "{query}");
    }
    begun.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_can_ask_why() {
    let mut begun = Begun::new().await;
    let (mut ana, view) = begun.ana("&lang=de").await;
    let legal = view["you"]["legal"][0]["action"].clone();
    ana.say(&json!({"say": "why", "id": "w1", "action": legal})).await;
    assert_eq!(ana.until("allowed").await["id"], "w1");
    ana.say(&json!({"say": "why", "id": "w2", "action": "place a1"})).await;
    let refused = ana.until("refused").await;
    assert!(refused["rule"].is_string() && refused["id"] == "w2", "{refused}");
    assert_eq!(begun.version().await, version(&view));
    begun.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_chat_and_mute_each_other() {
    let begun = Begun::new().await;
    let (mut ana, mut ben) = begun.players().await;
    let hello = json!({"ask": "say", "words": {"preset": "table-say-hello"}});
    assert_eq!(ana.ask(hello).await["say"], "granted");
    let news = ben.hear().await;
    assert_eq!(news["events"][0]["words"]["preset"], "table-say-hello");
    assert_eq!(ana.ask(json!({"ask": "mute", "seat": 2, "on": true})).await["say"], "granted");
    let secret = json!({"ask": "say", "words": {"text": "psst"}});
    assert_eq!(ben.ask(secret).await["say"], "granted");
    assert_eq!(ana.hear().await["events"][0]["event"], "aside");
    assert!(!ana.socket.heard.join("").contains("psst"));
    begun.server.stop().await;
}
