//! Health, metrics, headers, stopping, memory: what matters to an operator.

use std::time::Duration;

use serde_json::json;
use store::Location;

use super::player::Player;
use super::support::{Browser, Heard, serve, serve_with, within};
use crate::{Config, Limits};

#[tokio::test(flavor = "multi_thread")]
async fn health_and_metrics() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    assert_eq!(ana.get("/health").await.text, "ok\n");
    let places = json!([{"person": "Ana"}, {"bot": "random"}]);
    let new = json!({"game": "uxmal", "seats": 2, "places": places, "start": true});
    let table = ana.open(&new).await;
    let mut player = Player::sit(&ana, &table, "", 1).await;
    // The start is a request too.
    let granted = player.play_to_the_end().await + 1;
    let metrics = ana.get("/metrics").await.text;
    assert!(metrics.contains(&format!("sacbe_actions_total {granted}\n")), "{metrics}");
    assert!(metrics.contains(&format!("sacbe_action_seconds_count {granted}\n")), "{metrics}");
    assert!(metrics.contains("sacbe_sockets 1\n"), "{metrics}");
    let sum = metrics.lines().find_map(|line| line.strip_prefix("sacbe_commit_writes_sum "));
    let writes: u64 = sum.unwrap().parse().unwrap();
    assert!(writes > granted, "the table, every action, every step of the bot: {metrics}");
    assert!(metrics.contains("sacbe_commit_writes_bucket{le=\"+Inf\"}"), "{metrics}");
    assert!(!metrics.contains(&table), "no names in {metrics}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_security_headers() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    for path in ["/", "/t/some-table", "/api/games", "/api/nothing", "/health"] {
        let headers = ana.get(path).await.headers;
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"));
        assert!(!policy.contains("script-src") && !policy.contains("unsafe"), "{policy}");
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert_eq!(headers["referrer-policy"], "no-referrer");
        assert!(headers.contains_key("permissions-policy"));
        assert!(
            path == "/" || !path.starts_with("/api/") || headers["cache-control"] == "no-store"
        );
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_path_without_extension_serves_the_page() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let start = ana.get("/").await;
    assert_eq!(start.status, 200);
    for path in [
        "/t/k3x9",
        "/learn/pacal",
        "/rules/uxmal",
        "/rules/uxmal/reference",
        "/replay",
        "/continue",
    ] {
        assert_eq!(ana.get(path).await.text, start.text, "{path}");
    }
    assert_eq!(ana.get("/assets/no-such-file.js").await.status, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_hear_of_a_stop() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let places = json!([{"person": "Ana"}, {"bot": "random"}]);
    let table =
        ana.open(&json!({"game": "pacal", "seats": 2, "places": places, "start": true})).await;
    let mut socket = ana.live(&table, "").await;
    socket.until("view").await;
    let stop = tokio::spawn(server.stop());
    let trouble = socket.until("trouble").await;
    assert_eq!(trouble["code"], "server-stopping");
    assert!(matches!(socket.hear().await, Heard::Closed(Some(_))));
    stop.await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn surplus_tables_are_unloaded_and_loaded_again() {
    let limits = Limits { in_memory: 4, ..Limits::default() };
    let config = Config { limits, ..Config::local(Location::Memory) };
    let server = serve_with(config).await;
    let mut ana = Browser::at(server.addr());
    let mut tables = Vec::new();
    for _ in 0..10 {
        tables.push(ana.open(&json!({"game": "pacal", "seats": 2})).await);
    }
    within(async {
        while !ana.get("/metrics").await.text.contains("sacbe_tables_loaded 3\n") {
            tokio::task::yield_now().await;
        }
    })
    .await;
    for table in &tables {
        assert_eq!(ana.get(&format!("/api/tables/{table}")).await.ok()["table"], json!(table));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn abandoned_tables_are_deleted() {
    let brief = Duration::from_millis(10);
    let config = Config { idle: brief, abandoned: Some(brief), ..Config::local(Location::Memory) };
    let server = serve_with(config).await;
    let mut ana = Browser::at(server.addr());
    let places = json!([{"person": "Ana"}, {"bot": "random"}]);
    let begun =
        ana.open(&json!({"game": "pacal", "seats": 2, "places": places, "start": true})).await;
    let gathering = ana.open(&json!({"game": "pacal", "seats": 2})).await;
    within(async {
        while ana.get(&format!("/api/tables/{gathering}")).await.status != 404 {
            tokio::time::sleep(brief).await;
        }
    })
    .await;
    assert_eq!(ana.get(&format!("/api/tables/{begun}")).await.status, 200);
    server.stop().await;
}
