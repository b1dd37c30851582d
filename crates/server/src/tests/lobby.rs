//! The list of public tables that updates by itself.

use std::time::Duration;

use axum::body::Bytes;
use axum::http::Request;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use store::Location;
use tokio::net::TcpStream;

use super::support::{Browser, serve, serve_with, within};
use crate::{Config, Limits, Running};

/// Somebody who watches the list.
struct Watcher {
    body: Incoming,
    rest: String,
}

impl Watcher {
    async fn at(server: &Running) -> Watcher {
        let stream = TcpStream::connect(server.addr()).await.unwrap();
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.unwrap();
        tokio::spawn(connection);
        let request = Request::get("/api/lobby").header("host", "sacbe.test");
        let request = request.body(Full::new(Bytes::new())).unwrap();
        let response = within(sender.send_request(request)).await.unwrap();
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        Watcher { body: response.into_body(), rest: String::new() }
    }

    /// The next event or heartbeat as it was sent; none when the server ends it.
    async fn raw(&mut self) -> Option<String> {
        loop {
            if let Some((event, rest)) = self.rest.split_once("\n\n") {
                let event = event.to_owned();
                self.rest = rest.to_owned();
                return Some(event);
            }
            let frame = within(self.body.frame()).await?.ok()?;
            self.rest += std::str::from_utf8(frame.data_ref()?).unwrap();
        }
    }

    /// The next list.
    async fn next(&mut self) -> Value {
        loop {
            let event = self.raw().await.expect("the list goes on");
            if let Some(data) = event.strip_prefix("data: ") {
                return serde_json::from_str(data).unwrap();
            }
        }
    }

    /// Reads until the list has this.
    async fn until(&mut self, is_so: impl Fn(&[Value]) -> bool) -> Vec<Value> {
        loop {
            let list = self.next().await;
            let tables = list["tables"].as_array().unwrap();
            if is_so(tables) {
                return tables.clone();
            }
        }
    }
}

fn new(spectators: &str) -> Value {
    let places = json!([{"person": "Ana"}, {"open": true}]);
    json!({"game": "pacal", "seats": 2, "spectators": spectators, "places": places})
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_follows_public_tables_by_itself() {
    let server = serve().await;
    let mut watcher = Watcher::at(&server).await;
    assert_eq!(watcher.next().await["tables"], json!([]), "first the list as it is");
    let (mut ana, mut ben) = (Browser::at(server.addr()), Browser::at(server.addr()));
    ana.open(&new("link")).await;
    let table = ana.open(&new("public")).await;
    let listed = watcher.until(|tables| !tables.is_empty()).await;
    assert_eq!(listed.len(), 1, "a table with a link only is not listed");
    assert_eq!((&listed[0]["table"], &listed[0]["phase"]), (&json!(table), &json!("gathering")));
    ben.ask(&table, 1, "sit", json!({"ask": "sit", "seat": 2, "name": "Ben"})).await.ok();
    watcher.until(|tables| tables[0]["seats"][1]["name"] == "Ben").await;
    ana.ask(&table, 1, "start", json!({"ask": "start"})).await.ok();
    watcher.until(|tables| tables[0]["phase"] == "playing").await;
    let eve = Browser::at(server.addr()).live(&table, "").await;
    watcher.until(|tables| tables[0]["watching"] == 1).await;
    drop(eve);
    watcher.until(|tables| tables[0].get("watching").is_none()).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_a_second_watcher_is_the_same_and_current() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let mut first = Watcher::at(&server).await;
    first.next().await;
    drop(first);
    within(async {
        while server.app().lobby.watchers() > 0 {
            tokio::task::yield_now().await;
        }
    })
    .await;
    let table = ana.open(&new("public")).await;
    let mut second = Watcher::at(&server).await;
    assert_eq!(second.next().await["tables"][0]["table"], json!(table));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quiet_list_sends_heartbeats_and_ends_when_the_server_stops() {
    let ping = Duration::from_millis(50);
    let server = serve_with(Config { ping, ..Config::local(Location::Memory) }).await;
    let mut watcher = Watcher::at(&server).await;
    watcher.next().await;
    assert!(watcher.raw().await.unwrap().starts_with(':'), "a comment keeps the connection alive");
    let stopping = tokio::spawn(server.stop());
    while watcher.raw().await.is_some() {}
    within(stopping).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn watchers_count_as_connections() {
    let limits = Limits { connections: 2, ..Limits::default() };
    let server = serve_with(Config { limits, ..Config::local(Location::Memory) }).await;
    let (mut one, mut two) = (Watcher::at(&server).await, Watcher::at(&server).await);
    one.next().await;
    two.next().await;
    let stream = TcpStream::connect(server.addr()).await.unwrap();
    let mut byte = [0];
    let read = within(async { stream.readable().await.map(|()| stream.try_read(&mut byte)) }).await;
    assert!(!matches!(read, Ok(Ok(1..))), "the third is closed at once: {read:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_another_node_show_as_well() {
    let url = pgtest::Server::shared().database();
    let node = || serve_with(Config::local(Location::parse(&url).unwrap()));
    let (north, south) = (node().await, node().await);
    let mut watcher = Watcher::at(&south).await;
    watcher.next().await;
    let table = Browser::at(north.addr()).open(&new("public")).await;
    let listed = watcher.until(|tables| !tables.is_empty()).await;
    assert_eq!(listed[0]["table"], json!(table));
    north.stop().await;
    south.stop().await;
}
