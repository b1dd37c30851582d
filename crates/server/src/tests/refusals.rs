//! Every error has a status, a stable code and a sentence, and changes nothing.

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::support::{Browser, serve};

async fn version(browser: &mut Browser, table: &str) -> Value {
    browser.get(&format!("/api/tables/{table}")).await.ok()["version"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn unreadable_requests_are_refused() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let table = ana.open(&json!({"game": "pacal", "seats": 2})).await;
    let before = version(&mut ana, &table).await;
    let requests = format!("/api/tables/{table}/requests");
    for (method, path, body, status, code) in [
        ("GET", "/api/tables/nobody", "", 404, "no-such-table"),
        ("GET", "/api/tables/no%20body", "", 400, "table-bad-id"),
        ("GET", "/api/tables/nobody/live", "", 400, "bad-request"),
        ("GET", "/api/nothing", "", 404, "no-such-page"),
        ("GET", "/nothing.js", "", 404, "no-such-page"),
        ("POST", "/nothing", "{}", 404, "no-such-page"),
        ("DELETE", "/api/tables", "", 405, "bad-method"),
        ("GET", "/api/study", "", 405, "bad-method"),
        ("POST", "/api/tables", "", 400, "bad-json"),
        ("POST", "/api/tables", "{\"game\":", 400, "bad-json"),
        ("POST", "/api/tables", "{\"game\":\"pacal\",\"seats\":2,\"x\":1}", 400, "bad-field"),
        ("POST", "/api/tables", "{\"game\":\"chess\",\"seats\":2}", 409, "unknown-game"),
        ("POST", "/api/tables", "{\"game\":\"pacal\",\"seats\":9}", 409, "wrong-players"),
        ("POST", "/api/tables?as=6", "{}", 400, "bad-request"),
        ("POST", requests.as_str(), "[]", 400, "bad-field"),
        (
            "POST",
            requests.as_str(),
            "{\"id\":\"\",\"seen\":1,\"what\":{\"ask\":\"start\"}}",
            400,
            "bad-field",
        ),
        (
            "POST",
            requests.as_str(),
            "{\"id\":\"1\",\"seen\":1,\"what\":{\"ask\":\"fly\"}}",
            400,
            "bad-field",
        ),
        ("POST", "/api/continue/zzz", "", 404, "no-such-code"),
        ("POST", "/api/study", "{\"record\":\"\"}", 400, "record-header-missing"),
        ("POST", "/api/replay", "{\"record\":\"game chess\\n\"}", 400, "unknown-game"),
        ("GET", "/api/notices", "", 404, "no-notices"),
        ("POST", "/api/notices/confirm/zzz", "", 404, "no-notices"),
        ("POST", "/unsubscribe/zzz", "", 404, "no-notices"),
    ] {
        let reply = ana.send(method, path, body, &[]).await;
        let (found, told) = reply.problem();
        assert_eq!((found, told.as_str()), (status, code), "{method} {path} {body}");
    }
    assert_eq!(version(&mut ana, &table).await, before);
    server.stop().await;
}

/// A request that is JSON but not of the expected shape: which field is named, and how it is wrong.
#[tokio::test(flavor = "multi_thread")]
async fn a_field_that_is_missing_unknown_or_wrong_is_named() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let table = ana.open(&json!({"game": "pacal", "seats": 2})).await;
    let requests = format!("/api/tables/{table}/requests");
    for (path, body, field, wrong) in [
        ("/api/study", json!({}), "record", "missing"),
        ("/api/study", json!({"record": "", "how": 1}), "how", "unknown"),
        ("/api/study", json!({"record": 7}), "record", "value"),
        ("/api/study", json!({"record": "", "moves": ["a", 2]}), "moves[1]", "value"),
        ("/api/study", json!([]), "request", "shape"),
        ("/api/study", json!("record"), "request", "shape"),
        ("/api/tables", json!({"game": "pacal"}), "seats", "missing"),
        ("/api/tables", json!({"game": "pacal", "seats": 2, "x": 1}), "x", "unknown"),
        (&requests, json!({"id": "1", "seen": 1}), "what", "missing"),
        (&requests, json!({"id": "", "seen": 1, "what": {"ask": "start"}}), "id", "value"),
        (&requests, json!({"id": "1", "seen": 1, "what": {"ask": "fly"}}), "what.ask", "value"),
        (
            &requests,
            json!({"id": "1", "seen": 1, "what": {"ask": "play"}}),
            "what.action",
            "missing",
        ),
    ] {
        let reply = ana.post(path, &body).await;
        assert_eq!(reply.problem(), (400, "bad-field".into()), "{path} {body}");
        let told = reply.json();
        assert_eq!(
            (&told["args"]["field"], &told["args"]["wrong"]),
            (&json!(field), &json!(wrong)),
            "{told}"
        );
        if wrong != "shape" {
            assert!(told["message"].as_str().unwrap().contains(field), "{told}");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_on_a_socket_is_told_which_field_is_wrong() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let table = ana.open(&json!({"game": "pacal", "seats": 2})).await;
    let mut socket = ana.live(&table, "").await;
    for (message, code, field) in [
        ("{\"say\":", "bad-json", Value::Null),
        ("{\"id\":\"1\"}", "bad-field", json!("say")),
        ("{\"say\":\"why\",\"id\":\"1\"}", "bad-field", json!("action")),
    ] {
        socket.say_raw(Message::text(message)).await.unwrap();
        let trouble = socket.until("trouble").await;
        assert_eq!(trouble["code"], code, "{trouble}");
        assert_eq!(trouble["args"]["field"], field, "{trouble}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn illegal_requests_are_refused_with_the_rule() {
    let server = serve().await;
    let (mut ana, mut eve) = (Browser::at(server.addr()), Browser::at(server.addr()));
    let places = json!([{"person": "Ana"}, {"bot": "random"}]);
    let new = json!({"game": "pacal", "seats": 2, "places": places, "start": true});
    let table = ana.open(&new).await;
    let refused = ana.ask(&table, 1, "1", json!({"ask": "play", "action": "place a1"})).await;
    let body = refused.json();
    assert_eq!(refused.status, 409);
    assert!(
        body["rule"].is_string() && body["code"].as_str().unwrap().starts_with("pacal-"),
        "{body}"
    );
    let nonsense = ana.ask(&table, 1, "2", json!({"ask": "play", "action": "jump"})).await;
    assert_eq!(nonsense.problem(), (409, "not-an-action".into()));
    let stranger = eve.ask(&table, 1, "3", json!({"ask": "undo"})).await;
    assert_eq!(stranger.problem(), (409, "table-not-seated".into()));
    let closed = ana.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(closed.problem(), (409, "table-record-closed".into()));
    let moves = json!({"record": "game pacal\nrules 1\nplayers 2\n\n", "moves": ["place a1"]});
    assert!(ana.post("/api/study", &moves).await.problem().1.starts_with("pacal-"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_has_a_limit() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let record = "x".repeat(300_000);
    let reply = ana.post("/api/study", &json!({"record": record})).await;
    assert_eq!(reply.problem(), (413, "too-large".into()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_origins_may_not_act() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let body = json!({"game": "pacal", "seats": 2}).to_string();
    let foreign = [("origin", "https://strange.example")];
    let reply = ana.send("POST", "/api/tables", &body, &foreign).await;
    assert_eq!(reply.problem(), (403, "bad-origin".into()));
    assert!(ana.cookie.is_none());
    let own = [("origin", "https://sacbe.test")];
    let reply = ana.send("POST", "/api/tables", &body, &own).await;
    let table = reply.ok()["table"].as_str().unwrap().to_owned();
    assert!(ana.try_live(&table, "", &foreign).await.is_err());
    assert_eq!(ana.send("GET", "/api/tables", "", &foreign).await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn errors_are_in_the_language_of_the_client() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    for (accepted, sentence) in [
        ("de-AT, en;q=0.5", "Diesen Tisch gibt es nicht."),
        ("tlh, fr;q=0.2, en;q=0.1", "Cette table n’existe pas."),
        ("tlh", "There is no such table."),
        ("", "There is no such table."),
    ] {
        let headers = [("accept-language", accepted)];
        let reply = ana.send("GET", "/api/tables/nobody", "", &headers).await;
        assert_eq!(reply.json()["message"], sentence);
    }
    let reply = ana.get("/api/tables/nobody?lang=cs").await;
    assert_eq!(reply.json()["message"], "Takový stůl není.");
    server.stop().await;
}
