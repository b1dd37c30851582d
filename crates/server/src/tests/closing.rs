//! The operator closes tables: everyone there is notified, on every node, and the game stops.

use serde_json::{Value, json};
use store::{Location, Store};

use super::player::Player;
use super::support::{Browser, serve, serve_with, within};
use crate::{AdminCommand, AdminResult, Config};

/// Asks as `sacbe admin` does, and waits for what comes of it.
pub(super) async fn operator(store: &Store, command: &AdminCommand) -> AdminResult {
    let body = serde_json::to_string(command).unwrap();
    let id = store.put_command(1, "root", &body).await.unwrap();
    let done = async {
        loop {
            if let Some(result) = store.command(id).await.unwrap().unwrap().result {
                return AdminResult::named(&result);
            }
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    };
    within(done).await
}

fn close(table: &str) -> AdminCommand {
    AdminCommand::CloseTable { table: table.to_owned() }
}

fn with_bot() -> Value {
    let places = json!([{"person": "Ana"}, {"bot": "random"}]);
    json!({"game": "uxmal", "seats": 2, "places": places, "start": true})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_tells_everyone_there_and_stays_closed() {
    let server = serve().await;
    let store = server.app().store.clone();
    let mut ana = Browser::at(server.addr());
    let table = ana.open(&with_bot()).await;
    let mut player = Player::sit(&ana, &table, "", 1).await;
    let until = player.version() + 5;
    player.play_while(|view| view["version"].as_u64().unwrap() < until).await;

    assert_eq!(operator(&store, &close(&table)).await, AdminResult::Done);
    while player.view["phase"] != "over" {
        player.hear().await;
    }
    assert_eq!(player.view["closed"], true);
    assert_eq!((&player.view["winners"], &player.view["turn"]), (&json!([]), &Value::Null));
    let refused = player.ask(json!({"ask": "rematch", "wanted": true})).await;
    assert_eq!(refused["code"], "table-closed");
    let version = player.version();

    let record = ana.get(&format!("/api/tables/{table}/record")).await.text;
    assert!(record.contains("# closed by the operator\n"), "{record}");
    let mine = ana.get("/api/mine").await.ok();
    assert_eq!(
        (&mine["tables"][0]["closed"], &mine["tables"][0]["waits"]),
        (&json!(true), &json!(false))
    );
    assert_eq!(operator(&store, &close(&table)).await, AdminResult::AlreadyOver);
    assert_eq!(operator(&store, &close("nothing")).await, AdminResult::NothingFound);
    let view = ana.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!(view["version"], version, "no bot has played on");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_gathers_can_be_closed_and_nobody_is_seated_there_any_more() {
    let server = serve().await;
    let store = server.app().store.clone();
    let (mut ana, mut ben) = (Browser::at(server.addr()), Browser::at(server.addr()));
    let table = ana.open(&json!({"game": "pacal", "seats": 2, "spectators": "public"})).await;
    assert_eq!(operator(&store, &close(&table)).await, AdminResult::Done);
    let sit = json!({"ask": "sit", "name": "Ben"});
    assert_eq!(ben.ask(&table, 1, "sit", sit).await.problem(), (409, "table-closed".to_owned()));
    let listed = ben.get("/api/tables").await.ok();
    assert_eq!(listed["tables"], json!([]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_of_another_node_see_that_a_table_was_closed() {
    let url = pgtest::Server::shared().database();
    let node = async || serve_with(Config::local(Location::parse(&url).unwrap())).await;
    let (north, south) = (node().await, node().await);
    let mut ana = Browser::at(north.addr());
    let table = ana.open(&with_bot()).await;
    let here = Player::sit(&ana, &table, "", 1).await;
    ana.addr = south.addr();
    let there = Player::sit(&ana, &table, "", 1).await;
    let store = north.app().store.clone();
    assert_eq!(operator(&store, &close(&table)).await, AdminResult::Done);
    for mut player in [here, there] {
        while player.view["closed"] != true {
            player.hear().await;
        }
    }
    north.stop().await;
    south.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_that_a_server_has_left_undone_is_carried_out_by_the_next() {
    let folder = tempfile::tempdir().unwrap();
    let location = Location::in_folder(folder.path());
    let server = serve_with(Config::local(location.clone())).await;
    let mut ana = Browser::at(server.addr());
    let table = ana.open(&with_bot()).await;
    server.stop().await;

    // One that died between taking a command and doing it.
    let died = Store::open(&location).await.unwrap();
    let body = serde_json::to_string(&close(&table)).unwrap();
    let id = died.put_command(1, "root", &body).await.unwrap();
    assert_eq!(died.claim_commands(1, i64::MAX / 2).await.unwrap().len(), 1);
    died.close().await;

    let server = serve_with(Config::local(location)).await;
    let store = server.app().store.clone();
    within(async {
        while store.command(id).await.unwrap().unwrap().result.is_none() {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    })
    .await;
    assert_eq!(store.command(id).await.unwrap().unwrap().result.as_deref(), Some("done"));
    server.stop().await;
}
