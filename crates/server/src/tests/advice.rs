//! Advice of a bot on records.

use serde_json::json;

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
        assert_eq!(best.len(), legal.len().min(5), "{at}");
        assert!(best.iter().all(|line| legal.contains(&line["play"])), "{advice}");
        if legal.len() > 1 {
            asked += 1;
            assert!(best.iter().all(|line| line["win"].as_array().unwrap().len() == 2));
            assert_eq!(best[0]["line"][0], best[0]["play"]["action"]);
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
        (json!({"record": RECORD, "how": 1}), "bad-json"),
    ] {
        assert_eq!(ana.post("/api/advice", &ask).await.problem().1, code, "{ask}");
    }
    server.stop().await;
}
