//! The cookie: its names, its year, and cookies of older versions.

use std::time::Duration;

use serde_json::{Value, json};
use store::Location;
use tables::{Seed, Setup};

use super::known_tables::{Known, credential, keep};
use super::support::{Browser, Reply, serve, serve_with};
use crate::{Clock, Config, Running};

const HTTPS: (&str, &str) = ("x-forwarded-proto", "https");
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn new_table() -> Value {
    json!({"game": "pacal", "seats": 2, "places": [{"person": "Ana"}, {"open": true}]})
}

/// A server behind a proxy that speaks HTTPS with browsers.
async fn behind_tls(location: Location) -> Running {
    let trusted_proxies = "loopback".parse().unwrap();
    serve_with(Config { trusted_proxies, ..Config::local(location) }).await
}

fn set_cookies(reply: &Reply) -> Vec<String> {
    let all = reply.headers.get_all("set-cookie").iter();
    all.map(|value| value.to_str().unwrap().to_owned()).collect()
}

async fn seat(browser: &mut Browser, table: &str) -> Value {
    let path = format!("/api/tables/{table}");
    browser.send("GET", &path, "", &[HTTPS]).await.ok()["you"]["seat"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn over_tls_only_this_host_can_set_the_cookie() {
    let server = behind_tls(Location::Memory).await;
    let mut ana = Browser::at(server.addr());
    let reply = ana.send("POST", "/api/tables", &new_table().to_string(), &[HTTPS]).await;
    let set = set_cookies(&reply);
    assert!(set[0].starts_with("__Host-sacbe=2."), "{set:?}");
    for part in ["; Secure", "; Path=/", "; HttpOnly", "; SameSite=Lax", "; Max-Age=31536000"] {
        assert!(set[0].contains(part), "{part}: {set:?}");
    }
    assert!(!set[0].contains("Domain"), "{set:?}");
    let table = reply.ok()["table"].as_str().unwrap().to_owned();
    assert_eq!(seat(&mut ana, &table).await, 1);
    // A subdomain can add a plain cookie, before or after: it does not count.
    let mut eve = Browser::at(server.addr());
    eve.post("/api/tables", &new_table()).await.ok();
    let (own, planted) = (ana.cookie.clone().unwrap(), eve.cookie.unwrap());
    assert!(planted.starts_with("sacbe="), "{planted}");
    for both in [format!("{planted}; {own}"), format!("{own}; {planted}")] {
        ana.cookie = Some(both);
        assert_eq!(seat(&mut ana, &table).await, 1);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plain_cookie_is_replaced_over_tls_and_its_seat_stays() {
    let server = behind_tls(Location::Memory).await;
    let mut ana = Browser::at(server.addr());
    let table = ana.open(&new_table()).await;
    assert!(ana.cookie.as_ref().unwrap().starts_with("sacbe=2."));
    let reply = ana.send("GET", &format!("/api/tables/{table}"), "", &[HTTPS]).await;
    let set = set_cookies(&reply);
    assert!(set.len() == 2 && set[0].starts_with("__Host-sacbe=2."), "{set:?}");
    assert!(set[1].starts_with("sacbe=;") && set[1].contains("Max-Age=0"), "{set:?}");
    assert_eq!(reply.ok()["you"]["seat"], 1);
    assert_eq!(seat(&mut ana, &table).await, 1);
    let again = ana.send("GET", "/api/mine", "", &[HTTPS]).await;
    assert_eq!(set_cookies(&again), Vec::<String>::new(), "once is enough");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_of_an_older_version_keeps_its_seats() {
    let folder = tempfile::tempdir().unwrap();
    let location = Location::in_folder(folder.path());
    let known = Known::begin("old", Setup::of("pacal", 2), Seed::new([1; 32]), [7; 32], 1);
    keep(&location, [&known]).await;
    let server = serve_with(Config::local(location)).await;
    let mut ana = Browser::at(server.addr());
    ana.cookie = Some(format!("sacbe={}", "07".repeat(32)));
    assert_eq!(ana.clone().get("/api/tables/old").await.ok()["you"]["seat"], 1);
    // Sockets set it too.
    ana.live("old", "").await.until("view").await;
    let reply = ana.get("/api/mine").await;
    assert_eq!(reply.json()["tables"].as_array().unwrap().len(), 1);
    assert!(ana.cookie.as_ref().unwrap().starts_with("sacbe=2."), "{:?}", ana.cookie);
    assert_eq!(credential(&ana).bytes(), &[7; 32]);
    assert_eq!(ana.get("/api/tables/old").await.ok()["you"]["seat"], 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_invent_a_cookie() {
    let server = serve().await;
    let mut eve = Browser::at(server.addr());
    let invented = format!("sacbe={}", "ab".repeat(32));
    eve.cookie = Some(invented.clone());
    let table = eve.open(&new_table()).await;
    assert!(eve.cookie.as_ref().unwrap().starts_with("sacbe=2."), "she got another");
    assert!(!eve.cookie.as_ref().unwrap().contains(&"ab".repeat(32)));
    let mut victim = Browser { addr: server.addr(), cookie: Some(invented) };
    assert_eq!(victim.get(&format!("/api/tables/{table}")).await.ok()["you"], json!(null));
    // The secret alone, taken out of a cookie of today, is worth nothing.
    let secret = tables::hex::write(credential(&eve).bytes());
    let mut thief = Browser { addr: server.addr(), cookie: Some(format!("sacbe={secret}")) };
    assert_eq!(thief.get(&format!("/api/tables/{table}")).await.ok()["you"], json!(null));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_is_renewed_on_every_day_it_is_used_and_ends_after_a_year() {
    let clock = Clock::default();
    let config = Config { clock: clock.clone(), ..Config::local(Location::Memory) };
    let server = serve_with(config).await;
    let mut ana = Browser::at(server.addr());
    let table = ana.open(&new_table()).await;
    let first = ana.cookie.clone();
    assert_eq!(set_cookies(&ana.get("/api/mine").await), Vec::<String>::new());
    clock.advance(300 * DAY);
    let renewed = ana.get("/api/mine").await;
    assert!(set_cookies(&renewed)[0].contains("Max-Age=31536000"));
    assert_ne!(ana.cookie, first);
    assert_eq!(set_cookies(&ana.get("/api/mine").await), Vec::<String>::new());
    clock.advance(100 * DAY);
    let mut late = Browser { addr: server.addr(), cookie: first };
    assert_eq!(late.get(&format!("/api/tables/{table}")).await.ok()["you"], json!(null));
    assert_eq!(ana.get(&format!("/api/tables/{table}")).await.ok()["you"]["seat"], 1);
    server.stop().await;
}
