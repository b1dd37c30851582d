//! Contributions to the dice, over sockets; and the key of the server.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::{Location, Store};
use tables::{Known, PublicKey, hex};

use super::player::Player;
use super::support::{Browser, serve, within};
use crate::{Config, KeyError, KeySource, Server, StartError};

fn value(byte: u8) -> String {
    hex::write(&[byte; 16])
}

fn promise(byte: u8) -> Value {
    json!({"ask": "promise", "hash": hex::write(&Sha256::digest([byte; 16]))})
}

fn reveal(byte: u8) -> Value {
    json!({"ask": "reveal", "value": value(byte)})
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_contribute_and_the_signed_record_says_so() {
    let server = serve().await;
    let (mut ana, mut ben) = (Browser::at(server.addr()), Browser::at(server.addr()));
    let places = json!([{"person": "Ana"}, {"open": true}]);
    let table = ana.open(&json!({"game": "uxmal", "seats": 2, "places": places})).await;
    ben.ask(&table, 1, "sit", json!({"ask": "sit", "seat": null, "name": "Ben"})).await.ok();
    let mut first = Player::sit(&ana, &table, "", 1).await;
    let mut second = Player::sit(&ben, &table, "", 2).await;
    let commitment = first.view["commitment"].as_str().unwrap().to_owned();
    assert_eq!(first.ask(promise(1)).await["say"], "granted");
    assert_eq!(second.ask(promise(2)).await["say"], "granted");
    assert_eq!(second.ask(reveal(2)).await["code"], "table-not-closed");
    first.hear().await;
    assert_eq!(first.ask(json!({"ask": "start"})).await["say"], "granted");
    assert_eq!(
        (&first.view["phase"], &first.view["dice"]["closed"]),
        (&json!("gathering"), &json!(true))
    );
    assert_eq!(second.ask(reveal(3)).await["code"], "table-wrong-contribution");
    assert_eq!(first.ask(reveal(1)).await["say"], "granted");
    assert_eq!(first.view["phase"], "gathering");
    assert_eq!(second.ask(reveal(2)).await["say"], "granted");
    assert_eq!(second.view["phase"], "playing");
    tokio::join!(first.play_to_the_end(), second.play_to_the_end());

    let record = ana.get(&format!("/api/tables/{table}/record")).await.text;
    for line in
        [format!("# contribution 1 {}\n", value(1)), format!("# contribution 2 {}\n", value(2))]
    {
        assert!(record.contains(&line), "{record}");
    }
    let key = ana.get("/api/key").await.ok()["key"].as_str().unwrap().to_owned();
    let known = Known {
        commitment: tables::Commitment::read(&commitment),
        key: PublicKey::read(&key),
        ..Known::default()
    };
    assert_eq!(tables::verify_knowing(&record, &known).result, Ok(()));
    let asked = json!({"record": record, "commitment": commitment, "outcomes": true});
    let report = ana.post("/api/verify", &asked).await.ok();
    assert_eq!(report["holds"], true, "{report}");
    let rolls = report["rolls"].as_array().unwrap();
    assert_eq!(rolls[0]["outcomes"].as_array().unwrap().len(), 120);
    let other = json!({"record": record, "commitment": "00".repeat(32)});
    assert_eq!(ana.post("/api/verify", &other).await.ok()["holds"], false);
    let bad = json!({"record": record, "commitment": "00"});
    assert_eq!(ana.post("/api/verify", &bad).await.problem().1, "table-bad-seed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_never_starts_in_the_request_that_shows_the_commitment() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let places = json!([{"person": "Ana"}, {"bot": "random"}]);
    let new = json!({"game": "pacal", "seats": 2, "places": places, "start": true});
    let opened = ana.post("/api/tables", &new).await.ok();
    assert_eq!(
        (&opened["view"]["phase"], &opened["view"]["starts"]),
        (&json!("gathering"), &json!(true))
    );
    // A page sends both at once: its promise closes the seats.
    let table = opened["table"].as_str().unwrap();
    let mut player = Player::sit(&ana, table, "", 1).await;
    assert_eq!(player.ask(promise(1)).await["say"], "granted");
    assert_eq!(player.ask(reveal(1)).await["say"], "granted");
    assert_eq!(player.view["phase"], "playing");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_a_program_that_contributes_nothing_starts_by_itself() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let places = json!([{"person": "Ana"}, {"bot": "random"}]);
    let new = json!({"game": "pacal", "seats": 2, "places": places, "start": true});
    let opened = ana.post("/api/tables", &new).await.ok();
    let mut player = Player::sit(&ana, opened["table"].as_str().unwrap(), "", 1).await;
    within(async {
        while player.view["phase"] != "playing" {
            player.hear().await;
        }
    })
    .await;
    server.stop().await;
}

async fn start(location: &Location) -> Result<crate::Running, StartError> {
    Server::start(Config::local(location.clone())).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_seed_of_a_running_game_is_sealed_with_a_key_outside_of_the_database() {
    let folder = tempfile::tempdir().unwrap();
    let location = Location::in_folder(folder.path());
    let server = start(&location).await.unwrap();
    let mut ana = Browser::at(server.addr());
    let places = json!([{"person": "Ana"}, {"person": "Ben"}]);
    let new = json!({"game": "uxmal", "seats": 2, "places": places, "start": true});
    let table = ana.open(&new).await;
    server.stop().await;
    let store = Store::open_to_read(&location).await.unwrap();
    let opened = store.events(&table, 0).await.unwrap().remove(0).body;
    assert!(opened.contains(r#""seed":"sealed-"#), "{opened}");

    // The same key opens it.
    let server = start(&location).await.unwrap();
    let mut ana = Browser { addr: server.addr(), ..ana };
    let view = ana.get(&format!("/api/tables/{table}?as=1")).await.ok();
    assert_eq!(view["phase"], "playing");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_its_key_a_server_does_not_start_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let location = Location::in_folder(folder.path());
    let key = folder.path().join("sacbe.key");
    start(&location).await.unwrap().stop().await;
    let right = std::fs::read_to_string(&key).unwrap();

    std::fs::remove_file(&key).unwrap();
    let error = start(&location).await.unwrap_err();
    assert!(matches!(error, StartError::Key(KeyError::Missing(_))), "{error}");
    assert!(!key.exists(), "no new key takes its place");
    std::fs::write(&key, format!("{}\n", "ab".repeat(32))).unwrap();
    let error = start(&location).await.unwrap_err();
    assert!(matches!(error, StartError::Key(KeyError::Another(_))), "{error}");
    std::fs::write(&key, "no key").unwrap();
    let error = start(&location).await.unwrap_err();
    assert!(matches!(error, StartError::Key(KeyError::Malformed(_))), "{error}");
    std::fs::write(&key, right).unwrap();
    start(&location).await.unwrap().stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_that_was_not_finished_is_used() {
    let folder = tempfile::tempdir().unwrap();
    let location = Location::in_folder(folder.path());
    let text = format!("{}\n", "ab".repeat(32));
    std::fs::write(folder.path().join("sacbe.key.new"), &text).unwrap();
    start(&location).await.unwrap().stop().await;
    assert_eq!(std::fs::read_to_string(folder.path().join("sacbe.key")).unwrap(), text);
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_with_different_keys_do_not_share_a_database() {
    let location = Location::parse(&pgtest::Server::shared().database()).unwrap();
    let with = |byte: u8| {
        let key = KeySource::Fixed(tables::ServerKey::new([byte; 32]));
        Server::start(Config { key, ..Config::local(location.clone()) })
    };
    let one = with(1).await.unwrap();
    let same = with(1).await.unwrap();
    assert!(matches!(with(2).await.unwrap_err(), StartError::Key(KeyError::Another(_))));
    same.stop().await;
    one.stop().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn only_their_owner_can_read_the_files() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("deep/data");
    let location = Location::in_folder(&data);
    let server = start(&location).await.unwrap();
    Browser::at(server.addr()).open(&json!({"game": "pacal", "seats": 2})).await;
    let backup = folder.path().join("copy.sqlite");
    server.app().store.backup(&backup).await.unwrap();
    let mode =
        |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(&data), mode(&backup)), (0o700, 0o600));
    let files: Vec<_> =
        std::fs::read_dir(&data).unwrap().map(|file| file.unwrap().path()).collect();
    assert!(files.len() >= 4, "{files:?}");
    for file in files {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
    server.stop().await;
}
