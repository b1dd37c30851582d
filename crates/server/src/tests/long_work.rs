//! Work that takes a while: who waits, who is turned away, and what happens when a client hangs up.

use std::sync::Arc;
use std::sync::mpsc;

use axum::body::Body;
use axum::http::Request;
use bots::Halt;
use futures_util::FutureExt;
use serde_json::{Value, json};
use store::Location;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tower::ServiceExt;

use super::support::{Browser, serve, serve_with, within};
use crate::http::client::Client;
use crate::http::routes::router;
use crate::{Config, Running};

const RECORD: &str = "game uxmal\nrules 1\nplayers 2\n\norder JSQMT\n";

/// Sends a request and reads nothing.
async fn send(server: &Running, path: &str, body: &Value) -> TcpStream {
    let mut stream = TcpStream::connect(server.addr()).await.unwrap();
    let body = body.to_string();
    let length = body.len();
    let head =
        format!("POST {path} HTTP/1.1\r\nhost: sacbe.test\r\ncontent-length: {length}\r\n\r\n");
    stream.write_all((head + &body).as_bytes()).await.unwrap();
    stream
}

fn local() -> Client {
    let nobody = "".parse().unwrap();
    Client::of(&nobody, "127.0.0.1".parse().unwrap(), &axum::http::HeaderMap::new())
}

/// The client is gone, the work is asked to end, and the place is free only when it has ended.
#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_hangs_up_ends_its_work_and_makes_no_room_before_that() {
    let server = serve().await;
    let line = Arc::clone(&server.app().lines.advice);
    let (started, has_started) = oneshot::channel();
    let (halted, is_halted) = oneshot::channel();
    let (release, released) = mpsc::channel::<()>();
    let (app, of) = (Arc::clone(server.app()), Arc::clone(&line));
    let request = tokio::spawn(async move {
        let work = move |halt: &Halt| {
            started.send(()).unwrap();
            while !halt.is_set() {
                std::thread::yield_now();
            }
            halted.send(()).unwrap();
            released.recv().unwrap();
        };
        app.compute(&of, &local(), work).await
    });
    within(has_started).await.unwrap();
    request.abort();
    within(is_halted).await.unwrap();
    // The work still runs: nobody else gets its turn.
    let next = line.take(None).unwrap();
    assert_eq!(next.ahead(), 1);
    let mut turn = std::pin::pin!(next.turn());
    assert!(turn.as_mut().now_or_never().is_none());
    release.send(()).unwrap();
    drop(within(turn).await.unwrap());
    server.stop().await;
}

/// Every kind of work waits in a line of its kind, leaves it when its client hangs up, and those
/// beyond the limit are told when to come back.
#[tokio::test(flavor = "multi_thread")]
async fn hanging_up_gives_a_place_in_line_back() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let lines = &server.app().lines;
    let ask = json!({"record": RECORD});
    for (path, line) in [
        ("/api/advice", &lines.advice),
        ("/api/study", &lines.short),
        ("/api/verify", &lines.short),
        ("/api/card", &lines.short),
        ("/api/replay", &lines.short),
    ] {
        // All turns are taken.
        let mut busy = Vec::new();
        let mut turns = Vec::new();
        loop {
            let place = line.take(None).unwrap();
            let Some(turn) = place.turn().now_or_never() else { break };
            turns.push(turn.unwrap());
            busy.push(place);
        }
        line.until_in_line(busy.len()).await;
        let ask = if path == "/api/card" {
            json!({"record": RECORD, "names": [null]})
        } else {
            ask.clone()
        };
        let waiting = send(&server, path, &ask).await;
        within(line.until_in_line(busy.len() + 1)).await;
        drop(waiting);
        within(line.until_in_line(busy.len())).await;
        // The line is full.
        let rest: Vec<_> = (busy.len()..line.most).map(|_| line.take(None).unwrap()).collect();
        let refused = ana.post(path, &ask).await;
        assert_eq!(refused.problem(), (503, "server-busy".to_owned()), "{path}");
        assert!(refused.headers.contains_key("retry-after"), "{path}");
        drop((rest, busy, turns));
        within(line.until_in_line(0)).await;
        assert_ne!(ana.post(path, &ask).await.status, 503, "{path}");
    }
    server.stop().await;
}

/// A record with so many actions: the first player flies to and fro.
fn long_record(actions: usize) -> String {
    let head = "game pacal\nrules 1\nplayers 2\noption stall_rounds 0\n\n";
    let mut played = catalog::load(&format!("{head}place f6\nplace e5\n")).unwrap();
    while played.record().actions().count() < actions {
        let legal = played.legal();
        // Nothing is built, so that the game never ends.
        let is_quiet = |text: &str| !text.starts_with("build");
        let choice = legal.iter().find(|choice| is_quiet(&choice.text)).unwrap_or(&legal[0]);
        let text = choice.text.clone();
        played.play(&text).unwrap();
        if played.turn() == rules::Turn::Over {
            break;
        }
    }
    played.record().to_string()
}

/// What the server makes ahead of its reader is bounded, whatever the record.
#[tokio::test(flavor = "multi_thread")]
async fn a_replay_is_made_while_it_is_read() {
    let server = serve().await;
    let record = long_record(4_000);
    let mut ana = Browser::at(server.addr());
    let whole = ana.post("/api/replay", &json!({"record": record})).await;
    let size = whole.text.len();
    let replay = whole.ok();
    let actions = catalog::load(&record).unwrap().record().actions().count();
    let frames = replay["frames"].as_array().unwrap();
    assert_eq!(frames.len(), actions + 1);
    assert!(size > 4_000_000, "{size}");
    // A client that does not read keeps its place and no more than the buffers of the network.
    let line = &server.app().lines.replays;
    let mut slow = send(&server, "/api/replay", &json!({"record": record})).await;
    let mut start = vec![0; 100];
    within(slow.read_exact(&mut start)).await.unwrap();
    assert!(String::from_utf8_lossy(&start).starts_with("HTTP/1.1 200"));
    within(line.until_in_line(1)).await;
    drop(slow);
    within(line.until_in_line(0)).await;
    server.stop().await;
}

/// The frames are those of the game, and the last one is its result.
#[tokio::test(flavor = "multi_thread")]
async fn a_replay_tells_every_action_and_position() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let record = long_record(300);
    let replay = ana.post("/api/replay", &json!({"record": record})).await.ok();
    let mut played = catalog::load(&record).unwrap();
    let log = played.log();
    let frames = replay["frames"].as_array().unwrap();
    for (number, frame) in frames.iter().enumerate().rev() {
        assert_eq!(frame["position"], played.full_position(), "{number}");
        assert_eq!(frame["scores"], json!(played.scores().to_vec()));
        let line = number.checked_sub(1).map(|before| &log[before]);
        assert_eq!(frame["after"]["action"].as_str(), line.map(|line| line.action.as_str()));
        assert_eq!(frame["after"]["told"]["key"].as_str(), line.map(|line| line.phrase.key));
        let seat = line.and_then(|line| line.turn.seat()).map(rules::Seat::number);
        assert_eq!(frame["after"]["seat"].as_u64(), seat.map(|seat| seat as u64));
        played.undo();
    }
    assert_eq!(replay["options"], json!({"stall_rounds": 0}));
    server.stop().await;
}

/// The log is told without the lock of the table and off the network threads.
#[tokio::test(flavor = "multi_thread")]
async fn a_log_waits_in_line_and_the_table_does_not() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let places = json!([{"person": "Ana"}, {"person": "Bo"}]);
    let new = json!({"game": "uxmal", "seats": 2, "places": places, "start": true});
    let table = ana.open(&new).await;
    let line = &server.app().lines.short;
    let places: Vec<_> = (0..2).map(|_| line.take(None).unwrap()).collect();
    let mut turns = Vec::new();
    for place in &places {
        turns.push(within(place.turn()).await.unwrap());
    }
    let (path, mut bo) = (format!("/api/tables/{table}/log"), ana.clone());
    let log = tokio::spawn(async move { bo.get(&path).await });
    within(line.until_in_line(3)).await;
    assert_eq!(ana.get(&format!("/api/tables/{table}")).await.status, 200);
    drop((turns, places));
    assert_eq!(within(log).await.unwrap().ok()["log"].as_array().unwrap().len(), 1);
    server.stop().await;
}

/// What a slow reader has not read yet keeps its place in line, so there is a bounded amount of it.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_nobody_reads_keeps_its_place() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let places = json!([{"person": "Ana"}, {"person": "Bo"}]);
    let new = json!({"game": "uxmal", "seats": 2, "places": places, "start": true});
    let table = ana.open(&new).await;
    let line = &server.app().lines.short;
    let ask = json!({"record": RECORD, "names": [null]}).to_string();
    let only = json!({"record": RECORD}).to_string();
    for (method, path, body) in [
        ("POST", "/api/study".to_owned(), &only),
        ("POST", "/api/verify".to_owned(), &only),
        ("POST", "/api/card".to_owned(), &ask),
        ("GET", format!("/api/tables/{table}/log"), &String::new()),
        ("GET", format!("/api/tables/{table}/record"), &String::new()),
    ] {
        let request = Request::builder().method(method).uri(&path).extension(local());
        let request = request.body(Body::from(body.clone())).unwrap();
        let answer = router(Arc::clone(server.app())).oneshot(request).await.unwrap();
        assert_eq!(answer.status(), 200, "{path}");
        assert_eq!(line.count(), 1, "{path}");
        drop(answer);
        assert_eq!(line.count(), 0, "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_opening_is_refused() {
    let server = serve_with(Config::local(Location::Memory)).await;
    let mut ana = Browser::at(server.addr());
    let opening = vec!["tile"; 3_001];
    let new = json!({"game": "uxmal", "seats": 2, "opening": opening});
    let refused = ana.post("/api/tables", &new).await;
    assert_eq!(refused.problem(), (409, "table-long-opening".to_owned()));
    server.stop().await;
}
