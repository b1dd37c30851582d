//! Misbehaving clients are disconnected, and others notice nothing.

use std::time::Duration;

use serde_json::json;
use store::Location;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use super::player::Player;
use super::support::{Browser, Heard, serve, serve_with, within};
use crate::{Config, Limits};

/// A table where a player plays against a bot.
async fn table(browser: &mut Browser) -> String {
    let places = json!([{"person": "Ana"}, {"bot": "random"}]);
    browser.open(&json!({"game": "pacal", "seats": 2, "places": places, "start": true})).await
}

/// Asserts that the table still works.
async fn plays_on(ana: &Browser, table: &str) {
    let mut player = Player::sit(ana, table, "", 1).await;
    let until = player.version() + 20;
    player.play_while(|view| view["version"].as_u64().unwrap() < until).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unreadable_messages_are_reported_and_then_end_the_connection() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let table = table(&mut ana).await;
    let mut eve = Browser::at(server.addr()).live(&table, "").await;
    for _ in 0..200 {
        if eve.say_raw(Message::text("{\"say\":\"ask\",")).await.is_err() {
            break;
        }
    }
    let troubles = eve.until_closed().await;
    assert!(troubles.iter().any(|code| code == "bad-json"), "{troubles:?}");
    assert!(troubles.len() < 100, "{troubles:?}");
    plays_on(&ana, &table).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_too_large_ends_the_connection() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let table = table(&mut ana).await;
    for message in [Message::text("x".repeat(20_000)), Message::binary(vec![0; 5_000_000])] {
        let mut eve = Browser::at(server.addr()).live(&table, "").await;
        // The connection may end before everything is sent.
        let _ = eve.say_raw(message).await;
        eve.until_closed().await;
    }
    plays_on(&ana, &table).await;
    server.stop().await;
}

/// Small enough to arrive whole, so that nothing unread resets the connection before the answer.
#[tokio::test(flavor = "multi_thread")]
async fn a_client_is_told_that_its_message_was_too_large() {
    let limits = Limits { message: 64, ..Limits::default() };
    let server = serve_with(Config { limits, ..Config::local(Location::Memory) }).await;
    let mut ana = Browser::at(server.addr());
    let table = table(&mut ana).await;
    let mut eve = Browser::at(server.addr()).live(&table, "").await;
    eve.until("view").await;
    eve.say_raw(Message::text("x".repeat(100))).await.unwrap();
    assert_eq!(eve.until("trouble").await["code"], "too-large");
    let Heard::Closed(Some(frame)) = eve.hear().await else { panic!("it is closed with a reason") };
    assert_eq!((u16::from(frame.code), frame.reason.as_str()), (1009, "too-large"));
    server.stop().await;
}

/// No piece is a message that could be counted, and none adds to its size.
#[tokio::test(flavor = "multi_thread")]
async fn endless_empty_pieces_of_a_message_end_the_connection() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let table = table(&mut ana).await;
    let mut eve = Browser::at(server.addr()).live(&table, "").await;
    let piece = |kind| Message::Frame(Frame::message("", OpCode::Data(kind), false));
    eve.say_raw(piece(Data::Text)).await.unwrap();
    for _ in 0..40_000 {
        if eve.feed_raw(piece(Data::Continue)).await.is_err() {
            break;
        }
    }
    // The connection may have ended before everything was sent.
    let _ = eve.say_raw(piece(Data::Continue)).await;
    let troubles = eve.until_closed().await;
    assert_eq!(troubles, ["too-large"]);
    plays_on(&ana, &table).await;
    server.stop().await;
}

/// A socket that was never opened is not counted as one that was closed.
#[tokio::test(flavor = "multi_thread")]
async fn clients_that_are_gone_before_their_socket_is_open_are_not_counted() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let table = table(&mut ana).await;
    let request = format!(
        "GET /api/tables/{table}/live HTTP/1.1\r\nhost: sacbe.test\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    for _ in 0..200 {
        let mut client = TcpStream::connect(server.addr()).await.unwrap();
        client.write_all(request.as_bytes()).await.unwrap();
        // Its end is a reset, also for what the server writes.
        client.set_zero_linger().unwrap();
    }
    plays_on(&ana, &table).await;
    within(async {
        let metrics = &server.app().metrics;
        while metrics.sockets.get() != 0 || metrics.connections.get() != 0 {
            tokio::task::yield_now().await;
        }
    })
    .await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_thousand_messages_at_once_are_too_many() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let table = table(&mut ana).await;
    let mut eve = Browser::at(server.addr()).live(&table, "").await;
    let ask = json!({"say": "why", "id": "1", "action": "fly a1"}).to_string();
    for _ in 0..10_000 {
        if eve.feed_raw(Message::text(ask.clone())).await.is_err() {
            break;
        }
    }
    let mut answers = 0;
    let end = loop {
        match eve.hear().await {
            Heard::Said(message) if message["say"] == "trouble" => break message,
            Heard::Said(_) => answers += 1,
            Heard::Closed(_) => break json!({}),
        }
    };
    assert!(answers < 5000, "{answers}");
    assert!(end["code"] == "too-many-requests" || end["code"].is_null(), "{end}");
    plays_on(&ana, &table).await;
    server.stop().await;
}

/// It sends requests and reads nothing: its queue is bounded, and it is disconnected.
#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_is_disconnected() {
    let limits = Limits { messages: 0, ..Limits::default() };
    let server = serve_with(Config { limits, ..Config::local(Location::Memory) }).await;
    let mut ana = Browser::at(server.addr());
    let table = table(&mut ana).await;
    let mut eve = Browser::at(server.addr()).live(&table, "").await;
    let ask = json!({"say": "why", "id": "1", "action": "fly a1"}).to_string();
    // Only the server ends this.
    let until_cut_off = async { while eve.say_raw(Message::text(ask.clone())).await.is_ok() {} };
    tokio::join!(within(until_cut_off), plays_on(&ana, &table));
    let metrics = ana.get("/metrics").await.text;
    assert!(metrics.contains("sacbe_cut_off_total{reason=\"too-slow\"} 1\n"), "{metrics}");
    server.stop().await;
}

/// Connects, sends this, and waits for the server to close the connection.
async fn until_ended(addr: std::net::SocketAddr, said: &str) -> String {
    let mut half = TcpStream::connect(addr).await.unwrap();
    half.write_all(said.as_bytes()).await.unwrap();
    let mut rest = Vec::new();
    // Only the server ends this.
    within(half.read_to_end(&mut rest)).await.ok();
    String::from_utf8_lossy(&rest).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_request_does_not_hold_a_connection_forever() {
    let server = serve().await;
    let addr = server.addr();
    let mut ana = Browser::at(addr);
    let table = table(&mut ana).await;
    let socket = format!("GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: webs");
    let (nothing, headers, socket, body, chunks, ()) = tokio::join!(
        until_ended(addr, ""),
        until_ended(addr, "GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow"),
        until_ended(addr, &socket),
        until_ended(addr, "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"),
        until_ended(
            addr,
            "POST /api/study HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"
        ),
        plays_on(&ana, &table),
    );
    assert_eq!(nothing, "");
    for text in [headers, socket] {
        assert!(text.is_empty() || text.starts_with("HTTP/1.1 4"), "{text}");
    }
    for text in [body, chunks] {
        assert!(text.starts_with("HTTP/1.1 408") && text.contains("too-slow"), "{text}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_reads_no_answers_does_not_hold_a_connection_forever() {
    let server = serve().await;
    let mut client = TcpStream::connect(server.addr()).await.unwrap();
    let ask = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n";
    // It sends until the server accepts no more, and keeps trying.
    within(async { while client.write_all(ask).await.is_ok() {} }).await;
    let mut operator = Browser::at(server.addr());
    within(async {
        // One is the connection of this request.
        while !operator.get("/metrics").await.text.contains("sacbe_connections 1\n") {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_answers_no_ping_is_disconnected() {
    let ping = Duration::from_millis(30);
    let server = serve_with(Config { ping, ..Config::local(Location::Memory) }).await;
    let mut ana = Browser::at(server.addr());
    let table = table(&mut ana).await;
    let mut there = ana.live(&table, "").await;
    there.until("view").await;
    // It is connected but neither reads nor writes.
    let gone = Browser::at(server.addr()).live(&table, "").await;
    let mut operator = Browser::at(server.addr());
    within(async {
        loop {
            tokio::select! {
                _ = there.hear() => {}
                metrics = operator.get("/metrics") => {
                    if metrics.text.contains("sacbe_sockets 1\n") {
                        break;
                    }
                }
            }
        }
    })
    .await;
    there.say(&json!({"say": "why", "id": "1", "action": "fly a1"})).await;
    there.until("refused").await;
    drop(gone);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_are_limited() {
    // Enough for the requests that open a table, even if none of them is closed in time.
    let limits = Limits { connections: 4, ..Limits::default() };
    let server = serve_with(Config { limits, ..Config::local(Location::Memory) }).await;
    let mut ana = Browser::at(server.addr());
    let table = table(&mut ana).await;
    let all_closed = async {
        while server.app().metrics.connections.get() > 0 {
            tokio::task::yield_now().await;
        }
    };
    within(all_closed).await;
    let mut first = ana.live(&table, "").await;
    first.until("view").await;
    let mut others = Vec::new();
    for _ in 0..3 {
        others.push(TcpStream::connect(server.addr()).await.unwrap());
    }
    let mut last = TcpStream::connect(server.addr()).await.unwrap();
    let mut rest = Vec::new();
    within(last.read_to_end(&mut rest)).await.ok();
    assert!(rest.is_empty());
    drop(others);
    first.say(&json!({"say": "why", "id": "1", "action": "fly a1"})).await;
    first.until("refused").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn new_tables_of_a_browser_are_limited() {
    let limits = Limits { tables: 3, ..Limits::default() };
    let server = serve_with(Config { limits, ..Config::local(Location::Memory) }).await;
    let mut ana = Browser::at(server.addr());
    let new = json!({"game": "pacal", "seats": 2});
    for _ in 0..3 {
        assert_eq!(ana.post("/api/tables", &new).await.status, 201);
    }
    let refused = ana.post("/api/tables", &new).await;
    assert_eq!(refused.problem(), (429, "too-many-tables".into()));
    let mut ben = Browser::at(server.addr());
    assert_eq!(ben.post("/api/tables", &new).await.status, 201);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_of_an_address_are_limited() {
    let limits = Limits { requests: 1, ..Limits::default() };
    let mut config = Config { limits, ..Config::local(Location::Memory) };
    config.trusted_proxies = "loopback".parse().unwrap();
    let server = serve_with(config).await;
    let mut ana = Browser::at(server.addr());
    let from = [("x-forwarded-for", "198.51.100.7")];
    let mut last = ana.send("GET", "/api/games", "", &from).await;
    for _ in 0..20 {
        last = ana.send("GET", "/api/games", "", &from).await;
    }
    assert_eq!(last.problem(), (429, "too-many-requests".into()));
    assert_eq!(last.headers["retry-after"], "1");
    let other = [("x-forwarded-for", "198.51.100.8")];
    assert_eq!(ana.send("GET", "/api/games", "", &other).await.status, 200);
    server.stop().await;
}

/// A server that believes proxies on this machine.
async fn behind_a_proxy(limits: Limits) -> crate::Running {
    let trusted_proxies = "loopback".parse().unwrap();
    serve_with(Config { trusted_proxies, limits, ..Config::local(Location::Memory) }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_forwards_itself_as_this_machine_is_limited_all_the_same() {
    let server = behind_a_proxy(Limits { requests: 1, ..Limits::default() }).await;
    let mut ana = Browser::at(server.addr());
    // The client sent the first address, the proxy added the second.
    let spoofed = [("x-forwarded-for", "127.0.0.1"), ("x-forwarded-for", "198.51.100.7")];
    let mut statuses = Vec::new();
    for _ in 0..20 {
        statuses.push(ana.send("GET", "/api/games", "", &spoofed).await.status);
    }
    assert_eq!(statuses.last(), Some(&429.try_into().unwrap()), "{statuses:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn new_tables_of_a_network_are_limited_also_without_a_cookie() {
    let server = behind_a_proxy(Limits { tables: 3, ..Limits::default() }).await;
    let new = json!({"game": "pacal", "seats": 2}).to_string();
    let open = async |address: &str| {
        // Every request comes from a new browser.
        let mut stranger = Browser::at(server.addr());
        stranger.send("POST", "/api/tables", &new, &[("x-forwarded-for", address)]).await
    };
    for host in 0..3 {
        assert_eq!(open(&format!("2001:db8:1:2::{host}")).await.status, 201);
    }
    let refused = open("2001:db8:1:2::99").await;
    assert_eq!(refused.problem(), (429, "too-many-tables".into()));
    let wait: u64 = refused.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1100..=1201).contains(&wait), "three an hour: {wait}");
    assert_eq!(open("2001:db8:1:3::1").await.status, 201, "another network");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_behind_a_proxy_count_for_their_client() {
    let server = behind_a_proxy(Limits { connections_each: 2, ..Limits::default() }).await;
    let table = Browser::at(server.addr()).open(&json!({"game": "pacal", "seats": 2})).await;
    let connect = async |address: &'static str| {
        let browser = Browser::at(server.addr());
        browser.try_live(&table, "", &[("x-forwarded-for", address)]).await
    };
    let one = connect("198.51.100.7").await;
    let two = connect("198.51.100.7").await;
    assert!(one.is_ok() && two.is_ok());
    assert!(connect("198.51.100.7").await.is_err(), "a third one of the same client");
    assert!(connect("198.51.100.8").await.is_ok(), "one of another client");
    drop(two);
    // The server notices the closed socket by itself.
    let mut again = connect("198.51.100.7").await;
    while again.is_err() {
        tokio::task::yield_now().await;
        again = connect("198.51.100.7").await;
    }
    server.stop().await;
}
