//! The OpenAPI description is correct: every route is called with good and bad requests, and every
//! answer matches its schema.

use serde_json::{Value, json};
use store::Location;

use super::notice_receivers;
use super::player::Player;
use super::push_service::Device;
use super::schema::faults;
use super::support::{Browser, Reply, serve_with};
use crate::{Config, Notices, Push};

/// Checks an answer against the description.
fn holds(document: &Value, method: &str, route: &str, reply: &Reply) {
    let operation = &document["paths"][route][method];
    assert!(operation.is_object(), "{method} {route} is described");
    let response = &operation["responses"][reply.status.as_str()];
    assert!(response.is_object(), "{method} {route}: {} is described", reply.status);
    let kind = reply.headers.get("content-type").map(|kind| kind.to_str().unwrap());
    let Some(content) = response["content"].as_object() else {
        assert_eq!(reply.text, "", "{method} {route} answers nothing");
        return;
    };
    let kind = kind.unwrap_or_default().split(';').next().unwrap();
    let schema = &content.get(kind).unwrap_or_else(|| panic!("{method} {route}: {kind}"))["schema"];
    if kind == "application/json" {
        let wrong = faults(document, schema, &reply.json());
        assert!(wrong.is_empty(), "{method} {route}: {wrong:#?}");
    }
}

async fn served() -> (crate::Running, Browser, Value) {
    // Who receives the mails is gone when they are sent to nobody.
    let sink = notice_receivers::mail().await;
    let notices = Notices { push: Push::On, ..notice_receivers::mailing(&sink) };
    let server = serve_with(Config { notices, ..Config::local(Location::Memory) }).await;
    let mut ana = Browser::at(server.addr());
    let document = ana.get("/api/openapi.json").await.ok();
    (server, ana, document)
}

fn subscription() -> Value {
    Device::new(7).subscription("https://push.example.org/a")
}

fn quiet_hours() -> Value {
    json!({"hours": {"from": 1320, "to": 480, "minutes_east": 60}})
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_answers_as_described() {
    let (server, mut ana, document) = served().await;
    let places = json!([{"person": "Ana"}, {"bot": "random"}]);
    let new = json!({"game": "uxmal", "seats": 2, "places": places, "start": true, "spectators": "public"});
    let opened = ana.post("/api/tables", &new).await;
    holds(&document, "post", "/api/tables", &opened);
    let table = opened.json()["table"].as_str().unwrap().to_owned();
    let say = json!({"ask": "say", "words": {"preset": "table-say-hello"}});
    let asked = ana.ask(&table, 1, "say", say).await;
    assert_eq!(asked.status, 200);
    holds(&document, "post", "/api/tables/{table}/requests", &asked);
    Player::sit(&ana, &table, "", 1).await.play_to_the_end().await;
    let record = ana.get(&format!("/api/tables/{table}/record")).await;
    holds(&document, "get", "/api/tables/{table}/record", &record);
    // Until a player has drawn a tile and must place it.
    let is_before = |line: &&str| !line.contains("put ");
    let cut: String = record.text.split_inclusive('\n').take_while(is_before).collect();
    assert_ne!(cut, record.text);

    for (method, route, path, body) in [
        ("get", "/api/games", "/api/games".to_owned(), Value::Null),
        ("get", "/api/tables", "/api/tables".into(), Value::Null),
        ("get", "/api/tables/{table}", format!("/api/tables/{table}"), Value::Null),
        ("get", "/api/tables/{table}/log", format!("/api/tables/{table}/log"), Value::Null),
        (
            "post",
            "/api/tables/{table}/reports",
            format!("/api/tables/{table}/reports?as=1"),
            json!({"seat": 1, "reason": "other", "words": "x"}),
        ),
        ("get", "/api/mine", "/api/mine".into(), Value::Null),
        ("get", "/api/mine", "/api/mine?page=1".into(), Value::Null),
        (
            "post",
            "/api/pair",
            "/api/pair".into(),
            json!({"game": "uxmal", "seats": 2, "name": "Ana", "look": 2}),
        ),
        ("post", "/api/study", "/api/study".into(), json!({"record": cut, "moves": []})),
        ("post", "/api/advice", "/api/advice".into(), json!({"record": cut, "bot": "medium"})),
        ("post", "/api/replay", "/api/replay".into(), json!({"record": record.text})),
        ("post", "/api/verify", "/api/verify".into(), json!({"record": record.text})),
        ("post", "/api/card", "/api/card".into(), json!({"record": record.text, "names": [null]})),
        (
            "post",
            "/api/components",
            "/api/components".into(),
            json!({"game": "pacal", "players": 3, "options": {}}),
        ),
        (
            "post",
            "/api/components",
            "/api/components".into(),
            json!({"game": "pacal", "options": {"board": {}, "die": [0]}}),
        ),
        ("get", "/api/notices", "/api/notices".into(), Value::Null),
        ("put", "/api/notices", "/api/notices".into(), json!({"email": "ana@example.org"})),
        ("put", "/api/notices", "/api/notices".into(), json!({"email": null})),
        ("post", "/api/push", "/api/push".into(), subscription()),
        ("delete", "/api/push", "/api/push".into(), json!({"endpoint": "https://example.org/a"})),
        ("put", "/api/quiet", "/api/quiet".into(), quiet_hours()),
        ("get", "/api/quiet", "/api/quiet".into(), Value::Null),
        ("put", "/api/quiet", "/api/quiet".into(), json!({"hours": null})),
        ("get", "/api/quiet", "/api/quiet".into(), Value::Null),
        ("post", "/api/continue", "/api/continue".into(), Value::Null),
        ("get", "/livez", "/livez".into(), Value::Null),
        ("get", "/readyz", "/readyz".into(), Value::Null),
        ("get", "/health", "/health".into(), Value::Null),
        ("get", "/metrics", "/metrics".into(), Value::Null),
    ] {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let reply = ana.send(&method.to_uppercase(), &path, &body, &[]).await;
        assert!(reply.status.is_success(), "{method} {path}: {} {}", reply.status, reply.text);
        holds(&document, method, route, &reply);
    }
    let link =
        ana.post("/api/continue", &json!({})).await.ok()["link"].as_str().unwrap().to_owned();
    let code = link.split('#').nth(1).unwrap();
    let taken = ana.post(&format!("/api/continue/{code}"), &json!({})).await;
    assert_eq!(taken.status, 204);
    holds(&document, "post", "/api/continue/{code}", &taken);
    server.stop().await;
}

/// A parameter that is described has an effect: a wrong value is refused.
#[tokio::test(flavor = "multi_thread")]
async fn the_person_is_a_parameter_where_it_matters() {
    let (server, mut ana, document) = served().await;
    let table = ana.open(&json!({"game": "pacal", "seats": 2})).await;
    let mut checked = 0;
    for (route, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let parameters = operation["parameters"].as_array().unwrap();
            let is_described = parameters.iter().any(|each| each["name"] == "as");
            assert_eq!(is_described, route.contains("{table}"), "{method} {route}");
            if is_described {
                let path = format!("{}?as=99", route.replace("{table}", &table));
                let reply = ana.send(&method.to_uppercase(), &path, "{}", &[]).await;
                assert_eq!(reply.problem(), (400, "bad-request".to_owned()), "{method} {path}");
                checked += 1;
            }
        }
    }
    assert!(checked >= 4, "{checked}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_refuses_as_described() {
    let (server, mut ana, document) = served().await;
    let methods = ["get", "post", "put", "delete", "patch"];
    for (route, item) in document["paths"].as_object().unwrap() {
        for path in [
            route.replace("{table}", "nobody"),
            route.replace("{table}", "%00"),
            format!("{route}?as=0"),
        ] {
            let path = path.replace("{table}", "nobody").replace("{code}", "0");
            for method in methods {
                for body in ["", "{}", "[", "{\"record\":7}", "\u{fffd}"] {
                    let reply = ana.send(&method.to_uppercase(), &path, body, &[]).await;
                    let is_described = item[method].is_object();
                    // The page at this path, with a button that sends the others.
                    let is_page = method == "get" && route.starts_with("/unsubscribe/");
                    if is_page {
                        assert_eq!(reply.status, 200);
                    } else if is_described {
                        holds(&document, method, route, &reply);
                    } else {
                        assert!(reply.status == 405, "{method} {path}: {}", reply.status);
                        reply.problem();
                    }
                    assert!(reply.status != 500, "{method} {path} {body}");
                }
            }
        }
    }
    server.stop().await;
}
