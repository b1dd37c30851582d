//! Advice of a bot on records.

use serde_json::{Value, json};

use super::player::Player;
use super::support::{Browser, serve};

const RECORD: &str = "game uxmal\nrules 1\nplayers 2\n\n";

/// The record of a game in which everyone plays the first legal action.
async fn record(ana: &mut Browser, actions: usize) -> String {
    let mut record = RECORD.to_owned();
    for _ in 0..actions {
        let study = ana.post("/api/study", &json!({"record": record})).await.ok();
        let first = study["legal"][0]["action"].as_str().unwrap().to_owned();
        let next = ana.post("/api/study", &json!({"record": record, "moves": [first]})).await.ok();
        record = next["record"].as_str().unwrap().to_owned();
    }
    record
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_explains_the_best_actions() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let record = record(&mut ana, 6).await;
    let mut asked = 0;
    for at in 0..=6 {
        let ask = json!({"record": record, "at": at, "bot": "hard", "ms": 200});
        let reply = ana.post("/api/advice", &ask).await;
        let cut = cut(&record, at);
        let study = ana.post("/api/study", &json!({"record": cut})).await.ok();
        if study["whose"] == "chance" {
            assert_eq!(reply.problem(), (409, "go-at-chance".into()));
            continue;
        }
        let advice = reply.ok();
        assert_eq!(advice["seat"], study["whose"]["seat"], "{at}");
        let best = advice["best"].as_array().unwrap();
        let legal = study["legal"].as_array().unwrap();
        // Those that it has tried in this time.
        assert!((1..=legal.len().min(5)).contains(&best.len()), "{at}: {advice}");
        assert!(best.iter().all(|line| legal.contains(&line["play"])), "{advice}");
        if legal.len() > 1 {
            asked += 1;
            assert!(best.iter().all(|line| line["win"].as_array().unwrap().len() == 2));
            assert_eq!(best[0]["line"][0], best[0]["play"]["action"]);
            let seat = usize::try_from(advice["seat"].as_u64().unwrap()).unwrap() - 1;
            let win = |line: &Value| line["win"][seat].as_f64().unwrap();
            assert!(best.is_sorted_by(|one, next| win(one) >= win(next)), "{advice}");
        }
    }
    assert!(asked > 0, "a player had a choice");
    server.stop().await;
}

/// The record with only this many actions.
fn cut(record: &str, actions: usize) -> String {
    let (header, played) = record.split_once("\n\n").unwrap();
    let played: Vec<&str> = played.lines().take(actions).collect();
    format!("{header}\n\n{}\n", played.join("\n"))
}

#[tokio::test(flavor = "multi_thread")]
async fn advice_needs_a_bot_and_a_record() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    for (ask, code) in [
        (json!({"record": RECORD, "bot": "genius"}), "unknown-bot"),
        (json!({"record": "", "bot": "hard"}), "record-header-missing"),
        (json!({"record": RECORD, "how": 1}), "bad-field"),
    ] {
        assert_eq!(ana.post("/api/advice", &ask).await.problem().1, code, "{ask}");
    }
    server.stop().await;
}

/// Advice about the table's record as anybody may download it.
async fn advice_about(ana: &mut Browser, table: &str) -> (u16, String) {
    let record = ana.get(&format!("/api/tables/{table}/record")).await.text;
    assert!(record.contains(&format!("# table {table}\n")), "{record}");
    let reply = ana.post("/api/advice", &json!({"record": record, "bot": "easy", "ms": 1})).await;
    if reply.status.is_success() { (200, String::new()) } else { reply.problem() }
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_no_advice_while_people_play_each_other() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let places = json!([{"person": "Ana"}, {"person": "Bo"}]);
    let new = json!({
        "game": "uxmal", "seats": 2, "places": places, "visibility": "open", "start": true
    });
    let table = ana.open(&new).await;
    let refused = (409, "advice-while-playing".to_owned());
    assert_eq!(advice_about(&mut ana, &table).await, refused);
    let mut eve = Browser::at(server.addr());
    assert_eq!(advice_about(&mut eve, &table).await, refused, "no matter who asks");
    let mut one = Player::sit(&ana, &table, "as=1", 1).await;
    let mut two = Player::sit(&ana, &table, "as=2", 2).await;
    tokio::join!(one.play_to_the_end(), two.play_to_the_end());
    assert_eq!(advice_about(&mut ana, &table).await, (409, "go-when-over".to_owned()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_advice_in_a_game_against_bots() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let places = json!([{"person": "Ana"}, {"bot": "random"}]);
    let new = json!({
        "game": "uxmal", "seats": 2, "places": places, "visibility": "open", "start": true
    });
    let table = ana.open(&new).await;
    let (_, code) = advice_about(&mut ana, &table).await;
    assert_ne!(code, "advice-while-playing");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_from_elsewhere_gets_advice() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let played = record(&mut ana, 6).await;
    for line in ["# table elsewhere", "# table no/table", "# table "] {
        let told = played.replacen("\n\n", &format!("\n{line}\n\n"), 1);
        let (one, other) = (json!({"record": played, "ms": 1}), json!({"record": told, "ms": 1}));
        let plain = ana.post("/api/advice", &one).await.status;
        assert_eq!(ana.post("/api/advice", &other).await.status, plain, "{line}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn any_position_of_a_record_can_be_studied_with_the_probabilities_of_chance() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let record = record(&mut ana, 12).await;
    let mut chances = 0;
    for at in 0..=12 {
        let study = ana.post("/api/study", &json!({"record": record, "at": at})).await.ok();
        assert_eq!(study["record"], cut(&record, at).replace("\n\n\n", "\n\n"), "{at}");
        if study["whose"] != "chance" {
            assert_eq!(study["probabilities"], Value::Null, "{at}");
            continue;
        }
        chances += 1;
        let probabilities = study["probabilities"].as_array().unwrap();
        assert_eq!(probabilities.len(), study["legal"].as_array().unwrap().len());
        let sum: f64 = probabilities.iter().map(|each| each.as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{probabilities:?}");
    }
    assert!(chances > 0, "tiles were drawn");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_says_what_it_would_do_for_you_alone_also_in_memory_play() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let places = json!([{"person": "Ana"}, {"bot": "random"}]);
    let new = json!({
        "game": "pacal", "seats": 2, "places": places, "visibility": "memory", "start": true
    });
    let table = ana.open(&new).await;
    let view = ana.get(&format!("/api/tables/{table}?as=1")).await.ok();
    let hint = ana.get(&format!("/api/tables/{table}/hint?as=1")).await.ok();
    let legal = view["you"]["legal"].as_array().unwrap();
    let known = |line: &Value| legal.iter().any(|one| one["action"] == line["play"]["action"]);
    assert!(hint["best"].as_array().unwrap().iter().all(known), "{hint}");
    assert_eq!(hint["seat"], 1);
    assert!((1..=5).contains(&hint["best"].as_array().unwrap().len()), "{hint}");
    let mut eve = Browser::at(server.addr());
    let (status, code) = eve.get(&format!("/api/tables/{table}/hint")).await.problem();
    assert_eq!((status, code.as_str()), (409, "table-not-seated"));

    let people = json!([{"person": "Ana"}, {"person": "Bo"}]);
    let new = json!({"game": "pacal", "seats": 2, "places": people, "start": true});
    let table = ana.open(&new).await;
    let (status, code) = ana.get(&format!("/api/tables/{table}/hint?as=1")).await.problem();
    assert_eq!((status, code.as_str()), (409, "table-hint-among-people"));
    server.stop().await;
}
