//! Reviews of finished games: the stream, the queue, who is refused.

use serde_json::{Value, json};
use store::Location;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::player::Player;
use super::support::{Browser, Reply, serve_with, within};
use crate::{Config, Running};

async fn serve_reviews(playouts: u32) -> Running {
    let config = Config::local(Location::Memory);
    serve_with(Config { review_playouts: playouts, ..config }).await
}

fn new_table(opponent: &Value, visibility: &str) -> Value {
    let places = json!([{"person": "Ana"}, opponent]);
    json!({"game": "uxmal", "seats": 2, "places": places, "visibility": visibility, "start": true})
}

/// A finished game against a bot, in memory play.
async fn finished(ana: &mut Browser) -> String {
    let table = ana.open(&new_table(&json!({"bot": "random"}), "memory")).await;
    Player::sit(ana, &table, "", 1).await.play_to_the_end().await;
    table
}

fn lines(reply: &Reply) -> Vec<Value> {
    assert_eq!(reply.status, 200, "{}", reply.text);
    assert_eq!(reply.headers["content-type"], "application/x-ndjson");
    reply.text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn says<'a>(lines: &'a [Value], say: &str) -> Vec<&'a Value> {
    lines.iter().filter(|line| line["say"] == say).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_comes_line_by_line_and_is_kept() {
    let server = serve_reviews(1).await;
    let mut ana = Browser::at(server.addr());
    let table = finished(&mut ana).await;
    let told = lines(&ana.get(&format!("/api/tables/{table}/review")).await);
    let [started] = says(&told, "started")[..] else { panic!("{told:?}") };
    let progress = says(&told, "progress");
    assert_eq!(progress.len() as u64, started["of"].as_u64().unwrap());
    let choices: usize =
        progress.iter().map(|line| line["choices"].as_array().unwrap().len()).sum();
    let done = told.last().unwrap();
    assert_eq!(done["say"], "done");
    let review = &done["review"];
    assert_eq!(review["choices"].as_array().unwrap().len(), choices);
    for player in review["players"].as_array().unwrap() {
        let number = |name: &str| player[name].as_f64().unwrap();
        let sum = number("start") + number("luck") + number("own") + number("others");
        assert!((sum - number("end")).abs() < 1e-6, "{player}");
    }
    // The same record again, by anybody: it is kept.
    let record = ana.get(&format!("/api/tables/{table}/record")).await.text;
    let mut eve = Browser::at(server.addr());
    let again = lines(&eve.post("/api/review", &json!({"record": record})).await);
    assert_eq!(again, std::slice::from_ref(done));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_not_over_is_not_reviewed() {
    let server = serve_reviews(1).await;
    let mut ana = Browser::at(server.addr());
    // Between people: nobody gets anything, whatever the record says.
    let table = ana.open(&new_table(&json!({"person": "Bo"}), "open")).await;
    let record = ana.get(&format!("/api/tables/{table}/record")).await.text;
    let reply = ana.post("/api/review", &json!({"record": record})).await;
    assert_eq!(reply.problem(), (409, "advice-while-playing".to_owned()));
    let reply = ana.get(&format!("/api/tables/{table}/review")).await;
    assert_eq!(reply.problem(), (409, "review-unfinished".to_owned()));
    // In memory play the record itself is a secret until the game is over.
    let table = ana.open(&new_table(&json!({"person": "Bo"}), "memory")).await;
    let hidden = ana.get(&format!("/api/tables/{table}/record")).await.problem();
    assert_eq!(ana.get(&format!("/api/tables/{table}/review")).await.problem(), hidden);
    // A record from elsewhere.
    let record = "game uxmal\nrules 1\nplayers 2\n\norder SJMQT\n";
    let reply = ana.post("/api/review", &json!({"record": record})).await;
    assert_eq!(reply.problem(), (409, "review-unfinished".to_owned()));
    let reply = ana.post("/api/review", &json!({"record": "a diary"})).await;
    assert_eq!(reply.status, 400, "{}", reply.text);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn reviews_beyond_the_limit_are_asked_to_come_back() {
    let server = serve_reviews(1).await;
    let mut ana = Browser::at(server.addr());
    let table = finished(&mut ana).await;
    let line = &server.app().lines.reviews;
    let all: Vec<_> = (0..line.most).map(|_| line.take(None).unwrap()).collect();
    let refused = ana.get(&format!("/api/tables/{table}/review")).await;
    assert_eq!(refused.problem(), (503, "review-busy".to_owned()));
    assert!(refused.headers.contains_key("retry-after"));
    drop(all);
    let told = lines(&ana.get(&format!("/api/tables/{table}/review")).await);
    assert_eq!(told.last().unwrap()["say"], "done");
    server.stop().await;
}

/// Asks for a review and reads until this text has come.
async fn ask_until(server: &Running, record: &str, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.addr()).await.unwrap();
    let body = json!({"record": record}).to_string();
    let length = body.len();
    let head = format!(
        "POST /api/review HTTP/1.1\r\nhost: sacbe.test\r\ncontent-length: {length}\r\n\r\n"
    );
    stream.write_all((head + &body).as_bytes()).await.unwrap();
    let mut received = Vec::new();
    while !String::from_utf8_lossy(&received).contains(text) {
        let count = within(stream.read_buf(&mut received)).await.unwrap();
        assert_ne!(count, 0, "{}", String::from_utf8_lossy(&received));
    }
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_leaves_ends_its_review_and_gives_up_its_place() {
    // So many playouts that it would never end by itself.
    let server = serve_reviews(u32::MAX).await;
    let mut ana = Browser::at(server.addr());
    let table = finished(&mut ana).await;
    let record = ana.get(&format!("/api/tables/{table}/record")).await.text;
    let working = ask_until(&server, &record, "\"started\"").await;
    let waiting = ask_until(&server, &record, r#"{"say":"queued","ahead":1}"#).await;
    let last = ask_until(&server, &record, r#"{"say":"queued","ahead":2}"#).await;
    drop(waiting);
    within(server.app().lines.reviews.until_in_line(2)).await;
    drop(working);
    within(server.app().lines.reviews.until_in_line(1)).await;
    drop(last);
    within(server.app().lines.reviews.until_in_line(0)).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_does_not_wait_for_a_review() {
    let server = serve_reviews(u32::MAX).await;
    let mut ana = Browser::at(server.addr());
    let table = finished(&mut ana).await;
    let record = ana.get(&format!("/api/tables/{table}/record")).await.text;
    let _working = ask_until(&server, &record, "\"started\"").await;
    within(server.stop()).await;
}
