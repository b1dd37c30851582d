//! Devices of one person: listed, signed out, and nothing else is lost.

use serde_json::{Value, json};
use store::Location;
use tables::{Seed, Setup};

use super::known_tables::{KEY, Known, keep};
use super::support::{Browser, Reply, serve, serve_with};
use crate::http::credential::Credential;
use crate::http::device::Device;
use crate::http::identity::Identity;
use crate::{Config, Limits, Running};

const FIREFOX: (&str, &str) = ("user-agent", "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0");
const PHONE: (&str, &str) =
    ("user-agent", "Mozilla/5.0 (Linux; Android 15) Chrome/139.0 Mobile Safari/537.36");

fn new_table() -> Value {
    json!({"game": "pacal", "seats": 2, "places": [{"person": "Ana"}, {"open": true}]})
}

async fn offer(from: &mut Browser) -> String {
    let link = from.send("POST", "/api/continue", "", &[FIREFOX]).await.ok();
    link["link"].as_str().unwrap().strip_prefix("/continue#").unwrap().to_owned()
}

async fn take(to: &mut Browser, code: &str) -> Reply {
    to.send("POST", &format!("/api/continue/{code}"), "", &[PHONE]).await
}

async fn devices(browser: &mut Browser) -> Vec<Value> {
    browser.get("/api/devices").await.ok()["devices"].as_array().unwrap().clone()
}

async fn delete(browser: &mut Browser, path: &str) -> Reply {
    browser.send("DELETE", path, "", &[]).await
}

async fn seat(browser: &mut Browser, table: &str) -> Value {
    browser.get(&format!("/api/tables/{table}")).await.ok()["you"]["seat"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn devices_are_listed_without_an_address() {
    let server = serve().await;
    let (mut ana, mut phone) = (Browser::at(server.addr()), Browser::at(server.addr()));
    assert_eq!(devices(&mut ana).await, Vec::<Value>::new());
    ana.open(&new_table()).await;
    let alone = devices(&mut ana).await;
    assert_eq!((alone.len(), &alone[0]["here"]), (1, &json!(true)));
    let code = offer(&mut ana).await;
    assert_eq!(take(&mut phone, &code).await.status, 204);
    let seen = devices(&mut ana).await;
    assert_eq!(seen.len(), 2);
    assert_eq!(seen[1]["browser"], "Chrome, Android");
    assert_eq!(seen[1]["here"], false);
    assert!(seen.iter().all(|each| each["since"].as_u64() <= each["used"].as_u64()), "{seen:?}");
    let keys: Vec<_> = seen[1].as_object().unwrap().keys().cloned().collect();
    assert_eq!(keys.len(), 5, "no address: {keys:?}");
    let there = devices(&mut phone).await;
    assert_eq!((there.len(), &there[0]["here"]), (2, &json!(true)));
    assert_eq!(there[1]["browser"], "Firefox, Linux");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_that_is_signed_out_keeps_only_what_it_had_before() {
    let server = serve().await;
    let (mut ana, mut phone) = (Browser::at(server.addr()), Browser::at(server.addr()));
    let table = ana.open(&new_table()).await;
    let own = phone.open(&new_table()).await;
    let code = offer(&mut ana).await;
    assert_eq!(take(&mut phone, &code).await.status, 204);
    assert_eq!(seat(&mut phone, &table).await, 1);
    let mut live = phone.live(&table, "").await;
    let mut at_home = ana.live(&table, "").await;
    live.until("view").await;
    at_home.until("view").await;
    let (stolen, thief_code) = (phone.cookie.clone(), offer(&mut phone).await);
    let id = devices(&mut ana).await[1]["id"].as_str().unwrap().to_owned();
    assert_eq!(delete(&mut ana, &format!("/api/devices/{id}")).await.status, 204);
    assert_eq!(live.until_closed().await, ["signed-out"]);
    // Its cookie counts no more, whether it was renewed or not; what it had before does.
    assert_eq!(seat(&mut phone, &table).await, json!(null));
    assert_eq!(seat(&mut phone, &own).await, 1);
    let mut thief = Browser { addr: server.addr(), cookie: stolen };
    assert_eq!(seat(&mut thief, &table).await, json!(null));
    // Neither does a link that it made before.
    let mut friend = Browser::at(server.addr());
    assert_eq!(take(&mut friend, &thief_code).await.status, 204, "its own games can be shared");
    assert_eq!(seat(&mut friend, &table).await, json!(null));
    assert_eq!(seat(&mut friend, &own).await, 1);
    assert_eq!(devices(&mut ana).await.len(), 1);
    assert_eq!(seat(&mut ana, &table).await, 1, "the others stay");
    let said = json!({"ask": "say", "words": {"text": "still here"}});
    assert_eq!(at_home.ask("1", 9, said).await["say"], "granted");
    let gone = delete(&mut ana, &format!("/api/devices/{id}")).await;
    assert_eq!(gone.problem(), (404, "no-such-device".into()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_signs_out_devices_of_others() {
    let server = serve().await;
    let (mut ana, mut phone) = (Browser::at(server.addr()), Browser::at(server.addr()));
    let mut eve = Browser::at(server.addr());
    let table = ana.open(&new_table()).await;
    eve.open(&new_table()).await;
    let code = offer(&mut ana).await;
    take(&mut phone, &code).await;
    let id = devices(&mut ana).await[1]["id"].as_str().unwrap().to_owned();
    let refused = delete(&mut eve, &format!("/api/devices/{id}")).await;
    assert_eq!(refused.problem(), (404, "no-such-device".into()));
    assert_eq!(delete(&mut eve, "/api/devices").await.status, 204);
    assert_eq!(seat(&mut phone, &table).await, 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_others_are_signed_out_also_those_with_an_old_cookie() {
    let folder = tempfile::tempdir().unwrap();
    let location = Location::in_folder(folder.path());
    let known = Known::begin("old", Setup::of("pacal", 2), Seed::new([1; 32]), [7; 32], 1);
    keep(&location, [&known]).await;
    let server = serve_with(Config::local(location.clone())).await;
    let old = || Some(format!("sacbe={}", "07".repeat(32)));
    let mut ana = Browser { addr: server.addr(), cookie: old() };
    let mut phone = Browser { addr: server.addr(), cookie: old() };
    ana.send("GET", "/api/mine", "", &[FIREFOX]).await.ok();
    phone.send("GET", "/api/mine", "", &[PHONE]).await.ok();
    assert_eq!(devices(&mut ana).await.len(), 2);
    assert_eq!(delete(&mut ana, "/api/devices").await.status, 204);
    let mut forgotten = Browser { addr: server.addr(), cookie: old() };
    assert_eq!(seat(&mut forgotten, "old").await, json!(null), "the cookie of the older version");
    assert_eq!(seat(&mut phone, "old").await, json!(null));
    assert_eq!(seat(&mut ana, "old").await, 1);
    server.stop().await;
    // A restart forgets nothing of it.
    let server = serve_with(Config::local(location)).await;
    for each in [&mut forgotten, &mut phone, &mut ana] {
        each.addr = server.addr();
    }
    forgotten.cookie = old();
    assert_eq!(seat(&mut forgotten, "old").await, json!(null));
    assert_eq!(seat(&mut ana, "old").await, 1);
    server.stop().await;
}

/// A cookie of somebody who has never done anything.
fn stranger(server: &Running) -> Browser {
    let known = Identity { credential: Credential::random(&KEY), device: Device::random() };
    let header = known.cookie(server.app()).header(&KEY, false);
    let cookie = header.to_str().unwrap().split(';').next().unwrap().to_owned();
    Browser { addr: server.addr(), cookie: Some(cookie) }
}

/// Anyone can be a stranger at every request, so they must leave nothing behind.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_stored_of_a_stranger_who_signs_out() {
    let server = serve().await;
    let own = devices(&mut stranger(&server)).await[0]["id"].as_str().unwrap().to_owned();
    assert_eq!(own.len(), 32);
    for number in 0..3 {
        let mut eve = stranger(&server);
        let own = devices(&mut eve).await[0]["id"].as_str().unwrap().to_owned();
        let reply = match number {
            0 => delete(&mut eve, "/api/devices").await,
            1 => delete(&mut eve, &format!("/api/devices/{own}")).await,
            _ => eve.post("/api/forget", &json!({"everything": true})).await,
        };
        assert_eq!(reply.status, 204, "{}", reply.text);
    }
    assert_eq!(server.app().store.ended_devices(0).await.unwrap(), []);
    // Who has a seat is signed out, and a cookie of the present kind is never without a device.
    let mut ana = Browser::at(server.addr());
    let table = ana.open(&new_table()).await;
    assert_eq!(delete(&mut ana, "/api/devices").await.status, 204);
    assert_eq!(server.app().store.ended_devices(0).await.unwrap(), []);
    let (own, mut thief) = (devices(&mut ana).await[0]["id"].clone(), ana.clone());
    let path = format!("/api/devices/{}", own.as_str().unwrap());
    assert_eq!(delete(&mut ana, &path).await.status, 204);
    assert_eq!(server.app().store.ended_devices(0).await.unwrap().len(), 1);
    assert_eq!(seat(&mut thief, &table).await, json!(null));
    server.stop().await;
}

/// An old cookie is a new device with every name of a browser.
#[tokio::test(flavor = "multi_thread")]
async fn devices_of_an_old_cookie_count_for_the_network() {
    let folder = tempfile::tempdir().unwrap();
    let location = Location::in_folder(folder.path());
    let known = Known::begin("old", Setup::of("pacal", 2), Seed::new([1; 32]), [7; 32], 1);
    keep(&location, [&known]).await;
    let trusted_proxies = "loopback".parse().unwrap();
    let limits = Limits { stored_kilobytes: 1, ..Limits::default() };
    let config = Config { trusted_proxies, limits, ..Config::local(location) };
    let server = serve_with(config).await;
    let mut refused = 0;
    for number in 0..20 {
        let cookie = Some(format!("sacbe={}", "07".repeat(32)));
        let mut eve = Browser { addr: server.addr(), cookie };
        let agent = format!("browser {number}");
        let headers = [("x-forwarded-for", "198.51.100.7"), ("user-agent", &agent)];
        let reply = eve.send("GET", "/api/mine", "", &headers).await;
        if reply.status != 200 {
            assert_eq!(reply.problem(), (429, "too-much-stored".to_owned()));
            refused += 1;
        }
    }
    // Four fit, and a little more with time.
    assert!(refused >= 10, "{refused}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_node_hears_of_it() {
    let url = pgtest::Server::shared().database();
    let config = Config::local(Location::parse(&url).unwrap());
    let (one, other) = (serve_with(config.clone()).await, serve_with(config).await);
    let (mut ana, mut phone) = (Browser::at(one.addr()), Browser::at(other.addr()));
    let table = ana.open(&new_table()).await;
    let code = offer(&mut ana).await;
    assert_eq!(take(&mut phone, &code).await.status, 204);
    let mut live = phone.live(&table, "").await;
    live.until("view").await;
    assert_eq!(delete(&mut ana, "/api/devices").await.status, 204);
    assert_eq!(live.until_closed().await, ["signed-out"]);
    assert_eq!(seat(&mut phone, &table).await, json!(null));
    one.stop().await;
    other.stop().await;
}
