//! Bans end what is open, on every node, and outlive a restart.

use serde_json::json;
use store::{Ban, Location};

use super::closing::operator;
use super::support::{Browser, Heard, Socket, serve_with, within};
use crate::{AdminCommand, AdminResult, Config, Running};

const BANNED: &str = "192.0.2.7";
const OTHER: &str = "198.51.100.7";

async fn node(location: &Location) -> Running {
    let trusted_proxies = "loopback".parse().unwrap();
    serve_with(Config { trusted_proxies, ..Config::local(location.clone()) }).await
}

fn ban() -> AdminCommand {
    AdminCommand::Ban { network: "192.0.2.0/24".parse().unwrap(), until: None }
}

async fn socket_from(browser: &Browser, table: &str, address: &str) -> Socket {
    let headers = [("x-forwarded-for", address)];
    let mut socket = browser.try_live(table, "", &headers).await.unwrap();
    socket.until("view").await;
    socket
}

/// The code that the socket is closed with.
async fn closed(mut socket: Socket) -> String {
    let trouble = socket.until("trouble").await;
    assert!(matches!(socket.hear().await, Heard::Closed(Some(_))));
    trouble["code"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ban_closes_the_sockets_of_that_network_on_every_node_and_no_others() {
    let location = Location::parse(&pgtest::Server::shared().database()).unwrap();
    let (north, south) = (node(&location).await, node(&location).await);
    let mut ana = Browser::at(north.addr());
    let table = ana.open(&json!({"game": "pacal", "seats": 2})).await;
    let here = socket_from(&ana, &table, BANNED).await;
    let mut other = socket_from(&ana, &table, OTHER).await;
    ana.addr = south.addr();
    let there = socket_from(&ana, &table, BANNED).await;

    let store = north.app().store.clone();
    assert_eq!(operator(&store, &ban()).await, AdminResult::Done);
    assert_eq!(closed(here).await, "network-banned");
    assert_eq!(closed(there).await, "network-banned");
    ana.addr = north.addr();
    let sit = json!({"ask": "sit", "name": "Ana"});
    ana.ask(&table, 1, "sit", sit).await.ok();
    other.until("news").await;
    north.stop().await;
    south.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ban_ends_the_stream_of_the_lobby() {
    let server = node(&Location::Memory).await;
    let from = [("x-forwarded-for", BANNED)];
    let mut zoe = Browser::at(server.addr());
    let watching = tokio::spawn(async move { zoe.send("GET", "/api/lobby", "", &from).await });
    within(async {
        while server.app().lobby.watchers() == 0 {
            tokio::task::yield_now().await;
        }
    })
    .await;
    let store = server.app().store.clone();
    assert_eq!(operator(&store, &ban()).await, AdminResult::Done);
    // An answer that ends is complete.
    within(watching).await.unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ban_holds_from_the_first_request_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let location = Location::in_folder(folder.path());
    let server = node(&location).await;
    let network = "192.0.2.0/24".to_owned();
    server.app().store.set_ban(Ban { network, until: None }).await.unwrap();
    server.stop().await;
    for _ in 0..3 {
        let server = node(&location).await;
        let from = [("x-forwarded-for", BANNED)];
        let reply = Browser::at(server.addr()).send("GET", "/api/games", "", &from).await;
        assert_eq!(reply.problem(), (403, "network-banned".to_owned()));
        server.stop().await;
    }
}
