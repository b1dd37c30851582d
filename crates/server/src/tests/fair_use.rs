//! One network cannot use up what belongs to everybody: bots, games, the store.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use store::Location;
use tokio_tungstenite::tungstenite::Message;

use super::known_tables;
use super::push_service::Device;
use super::support::{Browser, Heard, Reply, serve, serve_with, within};
use crate::{Config, Limits, Notices, Push, Running};

const EVE: (&str, &str) = ("x-forwarded-for", "198.51.100.7");
const ANA: (&str, &str) = ("x-forwarded-for", "203.0.113.9");

fn behind(limits: Limits) -> Config {
    let trusted_proxies = "loopback".parse().unwrap();
    let config = Config::local(Location::Memory);
    Config { trusted_proxies, limits, bot_threads: 1, ..config }
}

async fn behind_a_proxy(limits: Limits) -> Running {
    serve_with(behind(limits)).await
}

fn against(level: &str, seats: usize) -> Value {
    let mut places = vec![json!({"person": "Ana"})];
    places.resize(seats, json!({"bot": level}));
    // The bots are first.
    places.reverse();
    json!({"game": "pacal", "seats": seats, "places": places, "start": true})
}

async fn open(server: &Running, from: (&str, &str), new: &Value) -> Reply {
    // Every request comes from a new browser.
    let mut browser = Browser::at(server.addr());
    let opened = browser.send("POST", "/api/tables", &new.to_string(), &[from]).await;
    if opened.status == 201 && new["start"] == true {
        let view = &opened.json()["view"];
        let start = json!({"id": "start", "seen": view["version"], "what": {"ask": "start"}});
        let path = format!("/api/tables/{}/requests", view["table"].as_str().unwrap());
        browser.send("POST", &path, &start.to_string(), &[from]).await.ok();
    }
    opened
}

/// The table that was opened, and its version once the game has started, which is one event more.
fn opened(reply: Reply) -> (String, u64) {
    let answer = reply.ok();
    let version = answer["view"]["version"].as_u64().unwrap() + 1;
    (answer["table"].as_str().unwrap().to_owned(), version)
}

/// Whether nothing has happened at a table since its game started.
async fn is_untouched(server: &Running, (table, version): &(String, u64)) -> bool {
    let view = Browser::at(server.addr()).get(&format!("/api/tables/{table}")).await.ok();
    view["version"] == *version
}

/// Forty tables with the strongest bots from one network, and a weak bot of somebody else: it acts
/// while strong ones still wait that came before it.
#[tokio::test(flavor = "multi_thread")]
async fn a_weak_bot_does_not_wait_for_the_strong_ones_of_others() {
    let server = behind_a_proxy(Limits::default()).await;
    let mut masters = Vec::new();
    for _ in 0..40 {
        masters.push(opened(open(&server, EVE, &against("10", 4)).await));
    }
    let (mut took, mut waiting) = (Vec::new(), 0);
    for number in 0..10 {
        let own = opened(open(&server, ANA, &against("2", 2)).await);
        let start = Instant::now();
        within(async {
            while is_untouched(&server, &own).await {
                tokio::task::yield_now().await;
            }
        })
        .await;
        took.push(start.elapsed());
        for master in masters.iter().filter(|_| number == 0) {
            waiting += usize::from(is_untouched(&server, master).await);
        }
    }
    assert!(waiting > 0, "first come, first served would have answered all of them before");
    took.sort();
    // For docs/performance.md.
    eprintln!("the weak bot took {:?}, at most {:?}", took[took.len() / 2], took[took.len() - 1]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_network_plays_so_many_games_with_bots_at_once() {
    let server = behind_a_proxy(Limits { bot_games: 2, ..Limits::default() }).await;
    let new = against("1", 2);
    for _ in 0..2 {
        assert_eq!(open(&server, EVE, &new).await.status, 201);
    }
    let refused = open(&server, EVE, &new).await;
    assert_eq!(refused.problem(), (429, "too-many-bot-games".to_owned()));
    assert!(refused.headers.contains_key("retry-after"));
    // A game between people, and a table where nobody has started yet.
    let places = json!([{"person": "Ana"}, {"person": "Bo"}]);
    let people = json!({"game": "pacal", "seats": 2, "places": places, "start": true});
    assert_eq!(open(&server, EVE, &people).await.status, 201);
    assert_eq!(open(&server, ANA, &new).await.status, 201, "another network");

    // Starting later is no way around it.
    let mut eve = Browser::at(server.addr());
    let places = json!([{"person": "Eve"}, {"bot": "1"}]);
    let later = json!({"game": "pacal", "seats": 2, "places": places}).to_string();
    let opened = eve.send("POST", "/api/tables", &later, &[EVE]).await.ok();
    let path = format!("/api/tables/{}/requests", opened["table"].as_str().unwrap());
    let seen = &opened["view"]["version"];
    let start = json!({"id": "1", "seen": seen, "what": {"ask": "start"}}).to_string();
    let refused = eve.send("POST", &path, &start, &[EVE]).await;
    assert_eq!(refused.problem(), (429, "too-many-bot-games".to_owned()));
    assert!(refused.headers.contains_key("retry-after"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_network_stores_so_much_in_an_hour() {
    let server = behind_a_proxy(Limits { stored_kilobytes: 4, ..Limits::default() }).await;
    let mut eve = Browser::at(server.addr());
    let places = json!([{"person": "Eve"}, {"person": "Bo"}]);
    let new = json!({"game": "pacal", "seats": 2, "places": places, "start": true}).to_string();
    let opened = eve.send("POST", "/api/tables", &new, &[EVE]).await.ok();
    let table = opened["table"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{table}/requests");
    let confirm = |number: usize| {
        let what = json!({"ask": "confirm", "on": number.is_multiple_of(2)});
        json!({"id": format!("c{number}"), "seen": 0, "what": what}).to_string()
    };
    let mut number = 0;
    let refused = loop {
        let reply = eve.send("POST", &path, &confirm(number), &[EVE]).await;
        if reply.status != 200 {
            break reply;
        }
        number += 1;
        assert!(number < 100);
    };
    assert_eq!(refused.problem(), (429, "too-much-stored".to_owned()));
    assert!(refused.headers.contains_key("retry-after"));
    // What was granted is answered again, new tables are refused, and so is a socket.
    assert_eq!(eve.send("POST", &path, &confirm(0), &[EVE]).await.status, 200);
    let another = eve.send("POST", "/api/tables", &new, &[EVE]).await;
    assert_eq!(another.problem(), (429, "too-much-stored".to_owned()));
    let mut socket = eve.try_live(&table, "", &[EVE]).await.unwrap();
    let answer = socket.ask("s1", 0, json!({"ask": "confirm", "on": true})).await;
    assert_eq!(answer["code"], "too-much-stored", "{answer}");
    // The same person elsewhere can go on.
    assert_eq!(eve.send("POST", &path, &confirm(number), &[ANA]).await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_second_limit_is_asked_before_the_first_is_charged() {
    let server = behind_a_proxy(Limits { tables: 2, ..Limits::default() }).await;
    let new = json!({"game": "pacal", "seats": 2}).to_string();
    let mut ana = Browser::at(server.addr());
    // The network of Eve is used up by others.
    for _ in 0..2 {
        assert_eq!(open(&server, EVE, &json!({"game": "pacal", "seats": 2})).await.status, 201);
    }
    for _ in 0..5 {
        ana = known_tables::browser(server.addr(), [0xab; 32]);
        assert_eq!(ana.send("POST", "/api/tables", &new, &[EVE]).await.status, 429);
    }
    for _ in 0..2 {
        assert_eq!(ana.send("POST", "/api/tables", &new, &[ANA]).await.status, 201);
    }
    server.stop().await;
}

/// Not only tables take room: subscriptions, quiet hours and links do too, and every request can come
/// from a new browser.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_stored_outside_of_tables_counts_too() {
    let notices = Notices { push: Push::AlsoLoopback, ..Notices::default() };
    let limits = Limits { stored_kilobytes: 8, ..Limits::default() };
    let server = serve_with(Config { notices, ..behind(limits) }).await;
    let device = Device::new(7).subscription("https://push.example.org/device-7");
    let hours = json!({"hours": {"from": 1320, "to": 480, "minutes_east": 60}});
    let key = [0xab; 32];
    let tries = [("POST", "/api/push", device), ("PUT", "/api/quiet", hours)];
    for (number, (method, path, body)) in (1_u8..).zip(tries) {
        let from = format!("198.51.100.{number}");
        let from = ("x-forwarded-for", from.as_str());
        let mut stored = 0;
        let refused = loop {
            let mut browser = Browser::at(server.addr());
            let reply = browser.send(method, path, &body.to_string(), &[from]).await;
            if reply.status == 429 {
                break reply;
            }
            assert!(reply.status.is_success(), "{path} {} {}", reply.status, reply.text);
            stored += 1;
            assert!(stored < 200, "{path} is not counted");
        };
        assert_eq!(refused.problem(), (429, "too-much-stored".to_owned()), "{path}");
        let mut other = Browser::at(server.addr());
        assert!(other.send(method, path, &body.to_string(), &[ANA]).await.status.is_success());
    }
    let mut browser = known_tables::browser(server.addr(), key);
    let from = ("x-forwarded-for", "198.51.100.99");
    let mut links = 0;
    while browser.send("POST", "/api/continue", "", &[from]).await.status == 200 {
        links += 1;
        assert!(links < 100, "links are not counted");
    }
    let refused = browser.send("POST", "/api/continue", "", &[from]).await;
    assert_eq!(refused.problem(), (429, "too-much-stored".to_owned()));
    server.stop().await;
}

/// Somebody whose network has stored too much waits for others: that is no reason to refuse these.
#[tokio::test(flavor = "multi_thread")]
async fn who_waits_for_others_does_not_lend_them_the_limits_of_their_network() {
    let server = behind_a_proxy(Limits { stored_kilobytes: 4, ..Limits::default() }).await;
    let wish = |name: &str| json!({"game": "pacal", "seats": 3, "name": name}).to_string();
    let mut eve = Browser::at(server.addr());
    let waits = eve.send("POST", "/api/pair", &wish("Eve"), &[EVE]).await.ok();
    let table = waits["table"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{table}/requests");
    for number in 0..100 {
        let what = json!({"ask": "confirm", "on": number % 2 == 0});
        let ask = json!({"id": format!("c{number}"), "seen": 0, "what": what}).to_string();
        if eve.send("POST", &path, &ask, &[EVE]).await.status == 429 {
            break;
        }
    }
    let refused = Browser::at(server.addr()).send("POST", "/api/pair", &wish("Bo"), &[EVE]).await;
    assert_eq!(refused.problem(), (429, "too-much-stored".to_owned()));
    let mut ana = Browser::at(server.addr());
    let met = ana.send("POST", "/api/pair", &wish("Ana"), &[ANA]).await.ok();
    assert_eq!(met["table"], table.as_str());
    server.stop().await;
}

/// The others would wait for somebody who is gone.
#[tokio::test(flavor = "multi_thread")]
async fn everybody_can_leave_and_be_forgotten_whatever_their_network_has_stored() {
    let server = behind_a_proxy(Limits { stored_kilobytes: 4, ..Limits::default() }).await;
    let places = json!([{"person": "Eve"}, {"person": "Bo"}]);
    let new = json!({"game": "pacal", "seats": 2, "places": places}).to_string();
    for way in ["leave", "forget"] {
        let from = if way == "leave" { EVE } else { ("x-forwarded-for", "198.51.100.8") };
        let mut eve = Browser::at(server.addr());
        let opened = eve.send("POST", "/api/tables", &new, &[from]).await.ok();
        let table = opened["table"].as_str().unwrap().to_owned();
        let path = format!("/api/tables/{table}/requests");
        for number in 0..100 {
            let what = json!({"ask": "confirm", "on": number % 2 == 0});
            let ask = json!({"id": format!("c{number}"), "seen": 0, "what": what}).to_string();
            if eve.send("POST", &path, &ask, &[from]).await.status == 429 {
                break;
            }
            assert!(number < 99);
        }
        let left = if way == "leave" {
            let ask = json!({"id": "leave", "seen": 0, "what": {"ask": "leave"}}).to_string();
            eve.send("POST", &path, &ask, &[from]).await
        } else {
            eve.send("POST", "/api/forget", &json!({"everything": true}).to_string(), &[from]).await
        };
        assert!(left.status.is_success(), "{way} {} {}", left.status, left.text);
        let view = Browser::at(server.addr()).get(&format!("/api/tables/{table}")).await.ok();
        assert_eq!(view["seats"][0]["kind"], "open", "{way}");
    }
    server.stop().await;
}

/// Components with much that has no effect: neither the store nor anybody's list grows by it.
#[tokio::test(flavor = "multi_thread")]
async fn lists_and_views_have_nothing_that_has_no_effect() {
    let server = serve().await;
    let mut eve = Browser::at(server.addr());
    let mut board: Value =
        serde_json::from_str(include_str!("../../../pacal/data/board.json")).unwrap();
    board["values"]["A"] = json!(7);
    let deep = format!("{}0{}", "[".repeat(120), "]".repeat(120));
    for facts in [json!("x".repeat(240_000)), serde_json::from_str(&deep).unwrap()] {
        board["facts"] = facts;
        let new = json!({
            "game": "pacal", "seats": 2, "spectators": "public", "options": {"board": board},
        });
        let table = eve.open(&new).await;
        let view = eve.get(&format!("/api/tables/{table}")).await;
        assert!(view.text.len() < 4_000 && !view.text.contains("facts"), "{}", view.text.len());
    }
    let list = Browser::at(server.addr()).get("/api/tables").await;
    assert!(list.text.len() < 2_000 && !list.text.contains("options"), "{}", list.text);
    server.stop().await;
}

/// A client that floods a socket gets the reason for closing, although much of what it sent is unread.
#[tokio::test(flavor = "multi_thread")]
async fn who_floods_a_socket_learns_the_reason() {
    let limits = Limits { messages: 10, ..Limits::default() };
    let server = serve_with(Config { limits, ..Config::local(Location::Memory) }).await;
    let mut ana = Browser::at(server.addr());
    let table = ana.open(&json!({"game": "pacal", "seats": 2})).await;
    for _ in 0..10 {
        let mut eve = Browser::at(server.addr()).live(&table, "").await;
        let ask = json!({"say": "why", "id": "1", "action": "fly a1"}).to_string();
        for _ in 0..3_000 {
            if eve.feed_raw(Message::text(ask.clone())).await.is_err() {
                break;
            }
        }
        let mut told = None;
        let closed = loop {
            match eve.hear().await {
                Heard::Said(message) if message["say"] == "trouble" => told = Some(message),
                Heard::Said(_) => {}
                Heard::Closed(frame) => break frame,
            }
        };
        assert_eq!(told.unwrap()["code"], "too-many-requests");
        assert_eq!(closed.unwrap().reason.as_str(), "too-many-requests");
    }
    server.stop().await;
}

/// Many sockets of one network are read more slowly together; those of others are not.
#[tokio::test(flavor = "multi_thread")]
async fn the_sockets_of_a_network_share_what_they_may_send() {
    let limits = Limits { network_messages: 100, ..Limits::default() };
    let server = behind_a_proxy(limits).await;
    let mut host = Browser::at(server.addr());
    let table = host.open(&json!({"game": "pacal", "seats": 2})).await;
    let browser = Browser::at(server.addr());
    let start = Instant::now();
    let mut sockets = Vec::new();
    for _ in 0..3 {
        let mut eve = browser.try_live(&table, "", &[EVE]).await.unwrap();
        for number in 0..200 {
            let why = json!({"say": "why", "id": number.to_string(), "action": "fly a1"});
            eve.feed_raw(Message::text(why.to_string())).await.unwrap();
        }
        eve.say(&json!({"say": "why", "id": "last", "action": "fly a1"})).await;
        sockets.push(eve);
    }
    let mut ana = browser.try_live(&table, "", &[ANA]).await.unwrap();
    ana.say(&json!({"say": "why", "id": "only", "action": "fly a1"})).await;
    assert_eq!(ana.until("refused").await["id"], "only");
    let ana_after = start.elapsed();
    for mut eve in sockets {
        while eve.until("refused").await["id"] != "last" {}
    }
    // 400 at once, and two seconds for the rest.
    let all_after = start.elapsed();
    assert!(all_after > Duration::from_secs(1), "{all_after:?}");
    assert!(ana_after < all_after, "{ana_after:?} {all_after:?}");
    server.stop().await;
}
