//! Opening tables, taking seats, identities.

use serde_json::json;

use store::Location;

use super::known_tables::credential;
use super::support::{Browser, serve, serve_with};
use crate::Config;

fn two() -> serde_json::Value {
    json!({"game": "pacal", "seats": 2, "places": [{"person": "Ana"}, {"open": true}]})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_is_identified_by_a_cookie_that_scripts_cannot_read() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let reply = ana.post("/api/tables", &two()).await;
    assert_eq!(reply.status, 201);
    let cookie = reply.headers["set-cookie"].to_str().unwrap().to_owned();
    let value = cookie.strip_prefix("sacbe=").unwrap().split(';').next().unwrap();
    let value = value.rsplit('.').next().unwrap();
    assert!(value.len() == 64, "256 bits: {cookie}");
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
        assert!(cookie.contains(part), "{part} in {cookie}");
    }
    assert!(!cookie.contains("Secure"), "not without https: {cookie}");
    // A known browser does not get another cookie.
    let again = ana.post("/api/tables", &two()).await;
    assert!(!again.headers.contains_key("set-cookie"));
    // No answer contains the secret.
    assert!(!reply.text.contains(value) && !again.text.contains(value));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_with_https_the_cookie_is_secure() {
    for (trusted, is_secure) in [("loopback", true), ("10.0.0.0/8", false), ("", false)] {
        let trusted_proxies = trusted.parse().unwrap();
        let config = Config { trusted_proxies, ..Config::local(Location::Memory) };
        let server = serve_with(config).await;
        let mut ana = Browser::at(server.addr());
        let https = [("x-forwarded-proto", "https")];
        let reply = ana.send("POST", "/api/tables", &two().to_string(), &https).await;
        let cookie = reply.headers["set-cookie"].to_str().unwrap().to_owned();
        assert_eq!(cookie.contains("; Secure"), is_secure, "{cookie}");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn joining_is_a_link() {
    let server = serve().await;
    let (mut ana, mut ben) = (Browser::at(server.addr()), Browser::at(server.addr()));
    let table = ana.open(&two()).await;
    let view = ben.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!((&view["seats"][1]["kind"], &view["you"]), (&json!("open"), &json!(null)));
    let sit = json!({"ask": "sit", "seat": null, "name": "Ben"});
    let granted = ben.ask(&table, 1, "s", sit).await.ok();
    assert_eq!(granted["id"], "s");
    assert!(ben.cookie.is_some());
    let view = ben.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!((&view["you"]["seat"], &view["you"]["host"]), (&json!(2), &json!(false)));
    assert_eq!(view["seats"][1]["name"], "Ben");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_people_share_a_screen() {
    let server = serve().await;
    let mut home = Browser::at(server.addr());
    let places = json!([{"person": "Ana"}, {"person": "Ben"}, {"bot": "easy"}]);
    let new = json!({"game": "uxmal", "seats": 3, "places": places, "start": true});
    let table = home.open(&new).await;
    for (person, seat) in [(1, json!(1)), (2, json!(2))] {
        let view = home.get(&format!("/api/tables/{table}?as={person}")).await.ok();
        assert_eq!(view["you"]["seat"], seat);
    }
    let view = home.get(&format!("/api/tables/{table}?as=3")).await.ok();
    assert_eq!(view["you"], json!(null));
    let mine = home.get("/api/mine").await.ok();
    let mine = mine["tables"].as_array().unwrap();
    assert_eq!(mine.len(), 2);
    assert_eq!((&mine[0]["as"], &mine[0]["waits"]), (&json!(1), &json!(true)), "{mine:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_arranges_the_seats() {
    let server = serve().await;
    let (mut ana, mut ben) = (Browser::at(server.addr()), Browser::at(server.addr()));
    let table = ana.open(&two()).await;
    let sit = json!({"ask": "sit", "seat": 2, "name": "Ben"});
    ben.ask(&table, 1, "1", sit.clone()).await.ok();
    let free = json!({"ask": "free_seat", "seat": 2});
    assert_eq!(ben.ask(&table, 1, "2", free.clone()).await.problem().1, "table-not-host");
    ana.ask(&table, 1, "3", free).await.ok();
    ana.ask(&table, 1, "4", json!({"ask": "fill_seat", "seat": 2, "level": "hard"})).await.ok();
    let taken = ben.ask(&table, 1, "5", sit).await;
    assert_eq!(taken.problem(), (409, "table-seat-taken".into()));
    ana.ask(&table, 1, "6", json!({"ask": "open_seat"})).await.ok();
    ana.ask(&table, 1, "7", json!({"ask": "close_seat", "seat": 3})).await.ok();
    ana.ask(&table, 1, "8", json!({"ask": "start"})).await.ok();
    let view = ana.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!((&view["phase"], &view["seats"][1]["bot"]), (&json!("playing"), &json!("9")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_are_admitted_as_the_table_allows() {
    let server = serve().await;
    let (mut ana, mut eve) = (Browser::at(server.addr()), Browser::at(server.addr()));
    for (spectators, sees, is_listed) in
        [("none", false, false), ("link", true, false), ("public", true, true)]
    {
        let new = json!({"game": "pacal", "seats": 2, "spectators": spectators,
            "places": [{"person": "Ana"}, {"bot": "easy"}], "start": true});
        let table = ana.open(&new).await;
        let reply = eve.get(&format!("/api/tables/{table}")).await;
        let live = eve.try_live(&table, "", &[]).await;
        if sees {
            assert_eq!(reply.ok()["you"], json!(null));
            assert_eq!(live.unwrap().next().await["say"], "view");
        } else {
            assert_eq!(reply.problem(), (403, "table-no-spectators".into()));
            assert!(live.is_err());
        }
        let list = eve.get("/api/tables").await.ok();
        let listed = list["tables"].as_array().unwrap().iter().any(|each| each["table"] == *table);
        assert_eq!(listed, is_listed, "{spectators}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_can_be_continued_on_another_device_once() {
    let server = serve().await;
    let (mut ana, mut phone) = (Browser::at(server.addr()), Browser::at(server.addr()));
    let table = ana.open(&two()).await;
    let link = ana.post("/api/continue", &json!({})).await.ok();
    let code = link["link"].as_str().unwrap().strip_prefix("/continue#").unwrap().to_owned();
    assert!(code.len() >= 32, "128 bits: {code}");
    let taken = phone.post(&format!("/api/continue/{code}"), &json!({})).await;
    assert_eq!(taken.status, 204);
    assert!(credential(&phone) == credential(&ana));
    assert_ne!(phone.cookie, ana.cookie, "each is a device of its own");
    let view = phone.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!(view["you"]["seat"], 1);
    let mut thief = Browser::at(server.addr());
    let late = thief.post(&format!("/api/continue/{code}"), &json!({})).await;
    assert_eq!(late.problem(), (404, "no-such-code".into()));
    assert!(thief.cookie.is_none());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_second_device_keeps_its_own_tables() {
    let server = serve().await;
    let (mut ana, mut phone) = (Browser::at(server.addr()), Browser::at(server.addr()));
    let (table, own) = (ana.open(&two()).await, phone.open(&two()).await);
    let link = ana.post("/api/continue", &json!({})).await.ok();
    let code = link["link"].as_str().unwrap().strip_prefix("/continue#").unwrap().to_owned();
    assert_eq!(phone.post(&format!("/api/continue/{code}"), &json!({})).await.status, 204);
    let mine = phone.get("/api/mine").await.ok();
    let mut listed: Vec<_> = mine["tables"].as_array().unwrap().iter().collect();
    listed.sort_by_key(|each| each["as"].as_u64());
    let listed: Vec<_> = listed.iter().map(|each| (&each["table"], &each["as"])).collect();
    assert_eq!(listed, [(&json!(table), &json!(1)), (&json!(own), &json!(6))]);
    let view = phone.get(&format!("/api/tables/{own}?as=6")).await.ok();
    assert_eq!(view["you"]["seat"], 1);
    phone.ask(&own, 6, "leave", json!({"ask": "leave"})).await.ok();
    // Both devices are the same person at new tables.
    let next = phone.open(&two()).await;
    assert_eq!(ana.get(&format!("/api/tables/{next}")).await.ok()["you"]["seat"], 1);
    let foreign = ana.get(&format!("/api/tables/{own}?as=6")).await;
    assert_eq!(foreign.problem().1, "bad-request", "the first device got nothing of the second");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_continues_for_few_devices_and_a_refusal_keeps_the_link() {
    let server = serve().await;
    let mut phone = Browser::at(server.addr());
    phone.open(&two()).await;
    for devices in 2..=5 {
        let mut ana = Browser::at(server.addr());
        ana.open(&two()).await;
        let link = ana.post("/api/continue", &json!({})).await.ok();
        let path = format!("/api{}", link["link"].as_str().unwrap().replace('#', "/"));
        let before = phone.cookie.clone();
        let taken = phone.post(&path, &json!({})).await;
        if devices <= 4 {
            assert_eq!(taken.status, 204);
            continue;
        }
        assert_eq!(taken.problem(), (409, "too-many-devices".into()));
        assert_eq!(phone.cookie, before);
        let mut tablet = Browser::at(server.addr());
        assert_eq!(tablet.post(&path, &json!({})).await.status, 204);
        assert_eq!(tablet.post(&path, &json!({})).await.problem().1, "no-such-code");
    }
    assert_eq!(phone.get("/api/mine").await.ok()["tables"].as_array().unwrap().len(), 4);
    server.stop().await;
}
