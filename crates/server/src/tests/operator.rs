//! Health, metrics, headers, stopping, memory: what matters to an operator.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use protocol::Moment;
use serde_json::json;
use store::{Location, NewEvent, Outcome, Phase, Store, TableIndex, TableWrite, Waits, Write};
use tables::{Seed, Setup};

use super::known_tables::{Known, keep};
use super::player::Player;
use super::support::{Browser, Heard, serve, serve_with, within};
use crate::table::to_store;
use crate::{Config, Limits};

#[tokio::test(flavor = "multi_thread")]
async fn health_and_metrics() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    for path in ["/livez", "/readyz", "/health"] {
        assert_eq!(ana.get(path).await.text, "ok\n");
    }
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
        // WebAssembly of our own, and no code from texts.
        assert!(policy.contains("; script-src 'self' 'wasm-unsafe-eval'; "), "{policy}");
        let unsafes = policy.split([' ', ';']).filter(|source| source.contains("unsafe"));
        assert_eq!(unsafes.collect::<Vec<_>>(), ["'wasm-unsafe-eval'"], "{policy}");
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert_eq!(headers["referrer-policy"], "no-referrer");
        assert_eq!(headers["cross-origin-opener-policy"], "same-origin");
        assert_eq!(headers["cross-origin-resource-policy"], "same-origin");
        assert!(!headers.contains_key("strict-transport-security"), "not without TLS");
        assert!(headers.contains_key("permissions-policy"));
        assert!(
            path == "/" || !path.starts_with("/api/") || headers["cache-control"] == "no-store"
        );
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_served_and_every_other_path_is_404() {
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
    for path in ["/assets/no-such-file.js", "/healthz", "/.git/config", "/t/a/b", "/metrics/", "/x"]
    {
        let reply = ana.get(path).await;
        assert_eq!(reply.problem(), (404, "no-such-page".to_owned()), "{path}");
        let reply = ana.send("GET", path, "", &[("accept", "text/html,*/*;q=0.8")]).await;
        assert_eq!((reply.status.as_u16(), reply.text), (404, start.text.clone()), "{path}");
    }
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

/// Only where the operator wants it, and not while somebody plays.
#[tokio::test(flavor = "multi_thread")]
async fn games_that_nobody_plays_any_more_are_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let location = Location::in_folder(folder.path());
    let known = Known::begin("idle", Setup::of("pacal", 2), Seed::new([1; 32]), [7; 32], 0);
    keep(&location, [&known]).await;
    let brief = Duration::from_millis(10);
    let config = Config { idle: brief, ..Config::local(location.clone()) };
    let server = serve_with(config.clone()).await;
    let mut ana = Browser::at(server.addr());
    let places = json!([{"person": "Ana"}, {"bot": "random"}]);
    let new = json!({"game": "pacal", "seats": 2, "places": places, "start": true});
    let played = ana.open(&new).await;
    tokio::time::sleep(brief * 10).await;
    assert_eq!(ana.get("/api/tables/idle").await.status, 200, "by default they are kept");
    server.stop().await;
    let day = Duration::from_secs(24 * 60 * 60);
    let server = serve_with(Config { keep_idle: Some(day), ..config }).await;
    let mut ana = Browser { addr: server.addr(), ..ana };
    within(async {
        while ana.get("/api/tables/idle").await.status != 404 {
            tokio::time::sleep(brief).await;
        }
    })
    .await;
    assert_eq!(ana.get(&format!("/api/tables/{played}")).await.status, 200);
    server.stop().await;
}

/// An older version stored seeds as they are: they are sealed although nobody opens the table.
#[tokio::test(flavor = "multi_thread")]
async fn seeds_that_an_older_version_stored_are_sealed() {
    let folder = tempfile::tempdir().unwrap();
    let location = Location::in_folder(folder.path());
    let seed = "c7".repeat(32);
    let known = Known::begin("old", Setup::of("pacal", 2), Seed::new([0xc7; 32]), [7; 32], 0);
    let now = Moment::from_millis(1_700_000_000_000);
    let write = to_store::write_without_opening(&known.table, &known.events, now);
    let store = Store::open(&location).await.unwrap();
    assert_eq!(store.append(Write::one(write)).await, Outcome::Stored);
    assert!(store.events("old", 0).await.unwrap()[0].body.contains(&seed));
    store.close().await;
    let server = serve_with(Config::local(location)).await;
    let is_anywhere = || {
        let files = std::fs::read_dir(folder.path()).unwrap();
        let contents = files.map(|entry| std::fs::read(entry.unwrap().path()).unwrap());
        let has = |content: Vec<u8>| content.windows(64).any(|part| part == seed.as_bytes());
        contents.into_iter().any(has)
    };
    within(async {
        while is_anywhere() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    let first = server.app().store.events("old", 0).await.unwrap()[0].body.clone();
    assert!(first.contains("\"seed\":\"sealed-"), "{first}");
    // It can be played on.
    let mut ana = known.browser(server.addr());
    let step = known.any_step(&mut fastrand::Rng::with_seed(1)).unwrap();
    let (person, command) = step;
    let what = serde_json::to_value(&command).unwrap();
    ana.ask("old", u8::try_from(person).unwrap(), "1", what).await.ok();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_came_over_tls_comes_over_tls_again() {
    let trusted_proxies = "loopback".parse().unwrap();
    let config = Config { trusted_proxies, ..Config::local(Location::Memory) };
    let server = serve_with(config).await;
    let mut ana = Browser::at(server.addr());
    for (scheme, is_safe) in [("https", true), ("HTTPS, http", true), ("http", false)] {
        let forwarded = [("x-forwarded-for", "192.0.2.1"), ("x-forwarded-proto", scheme)];
        let headers = ana.send("GET", "/api/games", "", &forwarded).await.headers;
        assert_eq!(headers.contains_key("strict-transport-security"), is_safe, "{scheme}");
    }
    let shared = ana.get("/preview/none.png").await.headers;
    assert_eq!(shared["cross-origin-resource-policy"], "cross-origin", "for other sites");
    server.stop().await;
}

/// The rules of OpenMetrics that a scraper relies on.
fn assert_conventional(metrics: &str) {
    let (mut families, mut samples) = (BTreeMap::new(), BTreeSet::new());
    let mut helped = BTreeSet::new();
    for line in metrics.lines() {
        if let Some(help) = line.strip_prefix("# HELP ") {
            let (name, help) = help.split_once(' ').unwrap();
            assert!(helped.insert(name.to_owned()) && !help.is_empty(), "{line}");
        } else if let Some(kind) = line.strip_prefix("# TYPE ") {
            let (name, kind) = kind.split_once(' ').unwrap();
            assert!(helped.contains(name), "{name} has no help");
            assert_eq!(name.ends_with("_total"), kind == "counter", "{line}");
            let family = name.trim_end_matches("_total").to_owned();
            assert!(families.insert(family, kind).is_none(), "two families: {line}");
        } else {
            let (series, value) = line.rsplit_once(' ').unwrap();
            assert!(value.parse::<f64>().is_ok() && samples.insert(series.to_owned()), "{line}");
            let name = series.split('{').next().unwrap();
            let ends = ["_total", "_bucket", "_sum", "_count"];
            let family = ends.iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name);
            assert!(families.contains_key(family) || families.contains_key(name), "{line}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_follow_the_conventions_and_have_bounded_labels() {
    let folder = tempfile::tempdir().unwrap();
    let server = serve_with(Config::local(Location::in_folder(folder.path()))).await;
    let mut ana = Browser::at(server.addr());
    let table = ana.open(&json!({"game": "pacal", "seats": 2})).await;
    for number in 0..50 {
        ana.get(&format!("/nowhere-{number}")).await;
        ana.get(&format!("/api/tables/none{number}")).await;
    }
    ana.get(&format!("/api/tables/{table}")).await;
    ana.get("/readyz").await;
    let metrics = ana.get("/metrics").await.text;
    assert_conventional(&metrics);
    for line in [
        "sacbe_http_requests_total{route=\"/api/tables/{id}\",status=\"2xx\"} 1\n",
        "sacbe_http_requests_total{route=\"/api/tables/{id}\",status=\"4xx\"} 50\n",
        "sacbe_http_requests_total{route=\"other\",status=\"4xx\"} 50\n",
        "sacbe_http_problems_total{reason=\"no-such-page\"} 50\n",
        "sacbe_http_problems_total{reason=\"no-such-table\"} 50\n",
        "sacbe_failed_writes_total 0\n",
        "sacbe_ready 1\n",
        concat!("sacbe_build_info{version=\"", env!("CARGO_PKG_VERSION"), "\"} 1\n"),
    ] {
        assert!(metrics.contains(line), "{line}{metrics}");
    }
    for name in ["sacbe_database_bytes", "sacbe_disk_free_bytes", "process_open_fds"] {
        let value = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        assert!(value.is_some_and(|value| value.parse::<u64>().unwrap() > 0), "{name}");
    }
    assert!(!metrics.contains("nowhere") && !metrics.contains(&table), "{metrics}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unreadable_events_count_as_faults() {
    let folder = tempfile::tempdir().unwrap();
    let location = Location::in_folder(folder.path());
    let store = Store::open(&location).await.unwrap();
    let index = TableIndex {
        game: "pacal".to_owned(),
        public: false,
        phase: Phase::Gathering,
        updated: 1,
        waits: Waits::NONE,
        due_at: None,
        lease_until: None,
    };
    let events = vec![NewEvent { at: 1, body: "{".to_owned() }];
    let write = TableWrite { table: "damaged".to_owned(), first: 1, events, index, seats: None };
    assert_eq!(store.append(Write::one(write)).await, Outcome::Stored);
    store.close().await;
    let server = serve_with(Config { abandoned: None, ..Config::local(location) }).await;
    let mut ana = Browser::at(server.addr());
    assert_eq!(ana.get("/api/tables/damaged").await.problem(), (500, "server-fault".to_owned()));
    let metrics = ana.get("/metrics").await.text;
    assert!(metrics.contains("sacbe_faults_total 1\n"), "{metrics}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn expired_codes_do_not_stay_in_the_database() {
    let brief = Duration::from_millis(10);
    let server = serve_with(Config { idle: brief, ..Config::local(Location::Memory) }).await;
    let store = server.app().store.clone();
    let now = crate::operations::clock::now_millis();
    store.put_handover("old", b"sealed", now - 1).await.unwrap();
    store.put_handover("valid", b"sealed", now + 600_000).await.unwrap();
    within(async {
        // Asked as of a time at which it had not expired, so only a deletion hides it.
        while store.take_handover("old", now - 2).await.unwrap().is_some() {
            store.put_handover("old", b"sealed", now - 1).await.unwrap();
            tokio::time::sleep(brief).await;
        }
    })
    .await;
    assert!(store.take_handover("valid", now).await.unwrap().is_some());
    server.stop().await;
}
