//! Playing with someone: people who ask for the same game meet.

use std::time::Duration;

use serde_json::{Value, json};
use store::Location;

use super::support::{Browser, Reply, serve, serve_with, within};
use crate::{Config, Limits};

fn wish(name: &str) -> Value {
    json!({"game": "pacal", "seats": 2, "name": name})
}

fn table(reply: Reply) -> String {
    reply.ok()["table"].as_str().unwrap().to_owned()
}

async fn pair(browser: &mut Browser, wish: &Value) -> String {
    table(browser.post("/api/pair", wish).await)
}

/// Asks again from the table where somebody waits.
async fn pair_again(browser: &mut Browser, wish: &Value, at: &str) -> String {
    let mut wish = wish.clone();
    wish["table"] = json!(at);
    pair(browser, &wish).await
}

async fn view(browser: &mut Browser, table: &str) -> Value {
    browser.get(&format!("/api/tables/{table}")).await.ok()
}

/// The view when the game has started. It waits a moment for contributions to the dice.
async fn begun(browser: &mut Browser, table: &str) -> Value {
    within(async {
        loop {
            let view = view(browser, table).await;
            if view["phase"] == "playing" {
                return view;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_ask_for_the_same_game_meet_and_it_starts() {
    let server = serve().await;
    let (mut ana, mut ben) = (Browser::at(server.addr()), Browser::at(server.addr()));
    let first = pair(&mut ana, &wish("Ana")).await;
    let waiting = view(&mut ana, &first).await;
    assert_eq!((&waiting["phase"], &waiting["pairing"]), (&json!("gathering"), &json!(true)));
    assert_eq!(waiting["spectators"], "public");
    assert_eq!(pair(&mut ben, &wish("Ben")).await, first);
    assert_eq!(view(&mut ben, &first).await["phase"], "gathering", "ben sees the commitment first");
    assert_eq!(begun(&mut ben, &first).await["you"]["seat"], 2);
    let mut cid = Browser::at(server.addr());
    assert_ne!(pair(&mut cid, &wish("Cid")).await, first, "that table is full");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_meet_only_for_the_same_game_and_number() {
    let server = serve().await;
    let mut tables = Vec::new();
    for wish in [
        wish("Ana"),
        json!({"game": "pacal", "seats": 3, "name": "Ben"}),
        json!({"game": "uxmal", "seats": 2, "name": "Cid"}),
    ] {
        tables.push(pair(&mut Browser::at(server.addr()), &wish).await);
    }
    tables.sort();
    tables.dedup();
    assert_eq!(tables.len(), 3);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn simultaneous_askers_meet() {
    let server = serve().await;
    let ask = |number: usize| {
        let mut browser = Browser::at(server.addr());
        // The same name: a number is added.
        async move { (number, pair(&mut browser, &wish("Guest")).await) }
    };
    let all = within(futures_util::future::join_all((0..10).map(ask))).await;
    let mut tables: Vec<_> = all.into_iter().map(|(_, table)| table).collect();
    tables.sort();
    assert!(tables.chunks(2).all(|pair| pair[0] == pair[1]), "{tables:?}");
    tables.dedup();
    assert_eq!(tables.len(), 5, "two at each");
    let begun = begun(&mut Browser::at(server.addr()), &tables[0]).await;
    assert_eq!(
        (&begun["seats"][0]["name"], &begun["seats"][1]["name"]),
        (&json!("Guest"), &json!("Guest 2"))
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_seated_with_somebody_who_is_gone() {
    let config = Config { grace: Duration::ZERO, ..Config::local(Location::Memory) };
    let clock = config.clock.clone();
    let server = serve_with(config).await;
    let (mut ana, mut ben, mut cid) =
        (Browser::at(server.addr()), Browser::at(server.addr()), Browser::at(server.addr()));
    let first = pair(&mut ana, &wish("Ana")).await;
    clock.advance(Duration::from_secs(11));
    let second = pair(&mut ben, &wish("Ben")).await;
    assert_ne!(first, second, "Ana never opened the page of her table");
    let listed = cid.get("/api/tables").await.ok();
    let listed: Vec<_> =
        listed["tables"].as_array().unwrap().iter().map(|each| &each["table"]).collect();
    assert_eq!(listed, [&json!(second)], "a deserted table is not listed");
    let mut socket = ben.live(&second, "").await;
    socket.until("view").await;
    clock.advance(Duration::from_secs(60));
    assert_eq!(pair(&mut cid, &wish("Cid")).await, second, "Ben is connected");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_of_somebody_who_went_away_is_free_again() {
    let config = Config { grace: Duration::ZERO, ..Config::local(Location::Memory) };
    let clock = config.clock.clone();
    let server = serve_with(config).await;
    let (mut ana, mut ben) = (Browser::at(server.addr()), Browser::at(server.addr()));
    let three = |name: &str| json!({"game": "pacal", "seats": 3, "name": name});
    let table = pair(&mut ana, &three("Ana")).await;
    assert_eq!(pair(&mut ben, &three("Ben")).await, table);
    let mut socket = ben.live(&table, "").await;
    while socket.presence().await["away"][0]["seat"] != 1 {}
    clock.advance(Duration::from_secs(11));
    assert_eq!(pair_again(&mut ben, &three("Ben"), &table).await, table);
    let alone = view(&mut ben, &table).await;
    assert_eq!((&alone["seats"][0]["kind"], &alone["you"]["host"]), (&json!("open"), &json!(true)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_lonely_tables_become_one() {
    let config = Config::local(Location::Memory);
    let clock = config.clock.clone();
    let server = serve_with(config).await;
    let (mut ana, mut ben) = (Browser::at(server.addr()), Browser::at(server.addr()));
    let older = pair(&mut ana, &wish("Ana")).await;
    clock.advance(Duration::from_secs(11));
    let newer = pair(&mut ben, &wish("Ben")).await;
    assert_ne!(older, newer);
    // Ana is back.
    assert_eq!(pair_again(&mut ana, &wish("Ana"), &older).await, older, "the newer one moves");
    assert_eq!(pair_again(&mut ben, &wish("Ben"), &newer).await, older);
    let both = view(&mut ana, &older).await;
    assert!(both["seats"].as_array().unwrap().iter().all(|seat| seat["kind"] == "person"));
    let left = view(&mut ben, &newer).await;
    assert_eq!((&left["phase"], &left["seats"][0]["kind"]), (&json!("gathering"), &json!("open")));
    assert_eq!(pair_again(&mut ana, &wish("Ana"), &older).await, older, "nobody leaves a game");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_fill_up_when_the_host_says_so_and_it_starts() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let table = pair(&mut ana, &json!({"game": "pacal", "seats": 3, "name": "Ana"})).await;
    for seat in [2, 3] {
        assert_eq!(view(&mut ana, &table).await["phase"], "gathering");
        let fill = json!({"ask": "fill_seat", "seat": seat, "level": "random"});
        ana.ask(&table, 1, &format!("fill-{seat}"), fill).await.ok();
    }
    begun(&mut ana, &table).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_wishes_are_refused_and_open_nothing() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    for (wish, code) in [
        (json!({"game": "chess", "seats": 2, "name": "Ana"}), "unknown-game"),
        (json!({"game": "pacal", "seats": 9, "name": "Ana"}), "wrong-players"),
        (json!({"game": "pacal", "seats": 2, "name": " "}), "table-bad-name"),
        (json!({"game": "pacal", "seats": 2, "name": "Ana\u{34f}"}), "table-name-character"),
        (json!({"game": "pacal", "seats": 2, "name": "bot 7"}), "table-name-bot"),
        (json!({"game": "pacal", "seats": 2, "name": "Ana", "table": "nowhere"}), "no-such-table"),
        (json!({"game": "pacal", "seats": 2}), "bad-field"),
    ] {
        assert_eq!(ana.post("/api/pair", &wish).await.problem().1, code, "{wish}");
    }
    assert_eq!(ana.get("/api/tables").await.ok()["tables"], json!([]));
    let table = pair(&mut ana, &wish("Ana")).await;
    let mut wish = wish("Eve");
    wish["table"] = json!(table);
    let stranger = Browser::at(server.addr()).post("/api/pair", &wish).await;
    assert_eq!(stranger.problem().1, "table-not-seated");
    // Nobody stops waiting because somebody else has a bad name.
    let mut eve = Browser::at(server.addr());
    let bad = json!({"game": "pacal", "seats": 2, "name": "\u{3164}"});
    assert_eq!(eve.post("/api/pair", &bad).await.problem().1, "table-name-character");
    assert_eq!(pair(&mut eve, &self::wish("Eve")).await, table);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn asking_is_limited_like_opening_tables() {
    let limits = Limits { tables: 2, ..Limits::default() };
    let server = serve_with(Config { limits, ..Config::local(Location::Memory) }).await;
    let mut ana = Browser::at(server.addr());
    let table = pair(&mut ana, &wish("Ana")).await;
    pair(&mut ana, &wish("Ana")).await;
    assert_eq!(
        ana.post("/api/pair", &wish("Ana")).await.problem(),
        (429, "too-many-tables".into())
    );
    assert_eq!(pair_again(&mut ana, &wish("Ana"), &table).await, table, "waiting costs nothing");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_nodes_meet() {
    let url = pgtest::Server::shared().database();
    let node = || serve_with(Config::local(Location::parse(&url).unwrap()));
    let (north, south) = (node().await, node().await);
    let (mut ana, mut ben) = (Browser::at(north.addr()), Browser::at(south.addr()));
    let wishes = [wish("Ana"), wish("Ben")];
    let (first, second) = tokio::join!(pair(&mut ana, &wishes[0]), pair(&mut ben, &wishes[1]));
    // Those who asked in the same moment at different nodes meet when they ask again.
    let (mut at, mut other) = (first, second);
    within(async {
        while at != other {
            at = pair_again(&mut ana, &wish("Ana"), &at).await;
            other = pair_again(&mut ben, &wish("Ben"), &other).await;
        }
    })
    .await;
    begun(&mut ana, &at).await;
    north.stop().await;
    south.stop().await;
}
