//! Players report something to the operator.

use serde_json::{Value, json};
use store::{Location, Store};

use super::closing::operator;
use super::support::{Browser, Reply, serve, serve_with};
use crate::{AdminCommand, AdminResult, Config};

async fn report(browser: &mut Browser, table: &str, body: &Value) -> Reply {
    browser.post(&format!("/api/tables/{table}/reports"), body).await
}

fn about_chat(seat: usize) -> Value {
    json!({"seat": seat, "reason": "chat", "words": "insults\nme\u{202e}"})
}

async fn opened(ana: &mut Browser, spectators: &str) -> String {
    let places = json!([{"person": "Ana"}, {"bot": "random"}]);
    let new = json!({"game": "uxmal", "seats": 2, "places": places, "start": true,
        "spectators": spectators});
    ana.open(&new).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_reaches_the_operator_and_is_handled() {
    let server = serve().await;
    let store: Store = server.app().store.clone();
    let (mut ana, mut zoe) = (Browser::at(server.addr()), Browser::at(server.addr()));
    let table = opened(&mut ana, "link").await;
    assert_eq!(report(&mut ana, &table, &about_chat(1)).await.status, 204);
    // A spectator with the link, about the table.
    assert_eq!(report(&mut zoe, &table, &json!({"reason": "name"})).await.status, 204);

    let reports = store.open_reports(10).await.unwrap();
    let [from_zoe, from_ana] = &reports[..] else { panic!("{reports:?}") };
    assert_eq!((from_ana.sent.seat, from_ana.sent.from_seat), (Some(1), Some(1)));
    assert_eq!((from_ana.sent.reason.as_str(), &from_ana.sent.table), ("chat", &table));
    assert_eq!(from_ana.sent.words, "insults me", "one line, nothing invisible");
    assert_eq!((from_zoe.sent.seat, from_zoe.sent.from_seat), (None, None));
    let metrics = ana.get("/metrics").await.text;
    assert!(metrics.contains("sacbe_reports_total 2\n"), "{metrics}");

    let handled = AdminCommand::HandleReport { report: from_ana.id };
    assert_eq!(operator(&store, &handled).await, AdminResult::Done);
    assert_eq!(operator(&store, &handled).await, AdminResult::NothingFound);
    assert_eq!(store.open_reports(10).await.unwrap().len(), 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_that_nobody_can_use_is_refused() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let table = opened(&mut ana, "link").await;
    let long = "x".repeat(501);
    for (body, status, code) in [
        (json!({"reason": "boredom"}), 400, "bad-field"),
        (json!({"reason": "chat", "player": "Ben"}), 400, "bad-field"),
        (json!({"reason": "other"}), 400, "report-needs-words"),
        (json!({"reason": "other", "words": " \u{200b} "}), 400, "report-needs-words"),
        (json!({"reason": "chat", "words": long}), 400, "report-too-long"),
        (json!({"reason": "chat", "seat": 9}), 409, "table-no-such-seat"),
        (json!({"reason": "chat", "seat": 0}), 409, "table-no-such-seat"),
        (json!({"reason": "name", "seat": 2}), 409, "table-nobody-to-report"),
    ] {
        let reply = report(&mut ana, &table, &body).await;
        assert_eq!(reply.problem(), (status, code.to_owned()), "{body}");
    }
    let nowhere = report(&mut ana, "nowhere", &about_chat(1)).await;
    assert_eq!(nowhere.problem(), (404, "no-such-table".to_owned()));
    assert_eq!(server.app().store.reports(10).await.unwrap(), []);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_not_watch_may_not_report() {
    let server = serve().await;
    let (mut ana, mut zoe) = (Browser::at(server.addr()), Browser::at(server.addr()));
    let table = opened(&mut ana, "none").await;
    let refused = report(&mut zoe, &table, &about_chat(1)).await;
    assert_eq!(refused.problem(), (403, "table-no-spectators".to_owned()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn reports_are_limited_for_a_browser_a_network_and_a_table() {
    let trusted_proxies = "loopback".parse().unwrap();
    let config = Config { trusted_proxies, ..Config::local(Location::Memory) };
    let server = serve_with(config).await;
    let mut ana = Browser::at(server.addr());
    let table = opened(&mut ana, "link").await;
    let path = format!("/api/tables/{table}/reports");
    let body = about_chat(1).to_string();
    // Browsers without a cookie, from one network.
    let mut statuses = Vec::new();
    for _ in 0..12 {
        let from = [("x-forwarded-for", "192.0.2.1")];
        let reply = Browser::at(server.addr()).send("POST", &path, &body, &from).await;
        statuses.push(reply.status.as_u16());
    }
    assert_eq!(statuses, [vec![204; 10], vec![429; 2]].concat());
    // One browser, from everywhere.
    let other = opened(&mut ana, "link").await;
    let path = format!("/api/tables/{other}/reports");
    let mut codes = Vec::new();
    for number in 0..11 {
        let address = format!("198.51.100.{number}");
        let reply = ana.send("POST", &path, &body, &[("x-forwarded-for", &address)]).await;
        codes.push(reply.status.as_u16());
    }
    assert_eq!(codes, [vec![204; 10], vec![429; 1]].concat());
    // All together, about one table.
    let path = format!("/api/tables/{table}/reports");
    let mut stored = 10;
    loop {
        let address = format!("203.0.113.{stored}");
        let from = [("x-forwarded-for", address.as_str())];
        let reply = Browser::at(server.addr()).send("POST", &path, &body, &from).await;
        if reply.status != 204 {
            assert_eq!(reply.problem(), (409, "reported-enough".to_owned()));
            break;
        }
        stored += 1;
    }
    assert_eq!(stored, 20);
    server.stop().await;
}
