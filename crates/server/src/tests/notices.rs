//! Turn notices, with receivers on this machine.

use serde_json::{Value, json};
use store::Location;

use super::notice_receivers;
use super::support::{Browser, serve_with, within};
use crate::{Config, Notices};

pub(super) fn slow() -> Value {
    let places = json!([{"person": "Ana"}, {"person": "Ben"}]);
    json!({"game": "pacal", "seats": 2, "pace": {"kind": "days", "days": 2},
        "places": places, "start": true})
}

/// Plays one turn: legal actions of one player until it is another player's turn.
pub(super) async fn take_a_turn(home: &mut Browser, table: &str, person: u8) {
    for step in 0.. {
        let view = home.get(&format!("/api/tables/{table}?as={person}")).await.ok();
        if view["turn"]["seat"] != person {
            return;
        }
        let what = match view["you"]["legal"][0]["action"].as_str() {
            Some(action) => json!({"ask": "play", "action": action}),
            None => json!({"ask": "end_turn"}),
        };
        let id = format!("{}-{step}", view["version"]);
        home.ask(table, person, &id, what).await.ok();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_gets_every_turn_once() {
    let mut sink = notice_receivers::webhook(0).await;
    let notices = Notices {
        webhook: Some(format!("http://{}/turns", sink.addr)),
        link: Some("https://games.example.org/".into()),
        ..Notices::default()
    };
    let server = serve_with(Config { notices, ..Config::local(Location::Memory) }).await;
    let mut home = Browser::at(server.addr());
    let table = home.open(&slow()).await;
    let mut ids = Vec::new();
    for person in [1, 2, 1] {
        take_a_turn(&mut home, &table, person).await;
        let notice = within(sink.taken.recv()).await.unwrap();
        assert_eq!(notice["table"], table.as_str());
        assert_eq!((&notice["seat"], &notice["kind"]), (&json!(3 - person), &json!("turn")));
        assert_eq!(notice["link"], format!("https://games.example.org/t/{table}"));
        assert!(notice["deadline"].as_u64() > notice["since"].as_u64(), "{notice}");
        assert!(notice.get("player").is_none(), "{notice}");
        ids.push(notice["notice"].as_str().unwrap().to_owned());
    }
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), 3);
    server.stop().await;
    assert!(sink.taken.try_recv().is_err(), "no turn twice");
}

/// So a name that an operator removes is in no notice that is sent afterwards.
#[test]
fn a_stored_notice_contains_no_name() {
    use tables::{Moment, Pace, PlayerId, Request, RequestId, Seed, Setup, Table, TableCommand};

    let (now, host) = (Moment::from_millis(1000), PlayerId::new("p").unwrap());
    let setup = Setup { pace: Pace::days(2), ..Setup::of("pacal", 2) };
    let id = protocol::TableId::new("t").unwrap();
    let (mut table, _) = Table::open(id, setup, host.clone(), Seed::new([7; 32]), now).unwrap();
    for (number, name) in [(1, "Zoraya"), (2, "Quirin")] {
        let what = TableCommand::Sit { seat: Some(number), name: name.into(), look: None };
        let from = PlayerId::new(&format!("p{number}")).unwrap();
        let id = RequestId::new("sit").unwrap();
        table.ask(&Request { id, seen_version: table.version(), from, what }, now).unwrap();
    }
    let (seen_version, what) = (table.version(), TableCommand::Start);
    let id = RequestId::new("start").unwrap();
    table.ask(&Request { id, seen_version, from: host, what }, now).unwrap();
    let webhook = Some("http://localhost".to_owned());
    let config = Notices { webhook, smtp: Some("smtp://localhost".into()), ..Notices::default() };
    let notice = table.notice().unwrap();
    let notices = crate::background::notices::new(&config, &table, &notice, now);
    assert!(notices.len() >= 2, "{notices:?}");
    for notice in notices {
        assert!(!notice.body.contains("Zoraya") && !notice.body.contains("Quirin"), "{notice:?}");
    }
}
