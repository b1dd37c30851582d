//! Push messages to browsers, with a push service on this machine.

use serde_json::{Value, json};
use store::Location;

use super::known_tables::credential;
use super::notice_receivers::Receiver;
use super::notices::{slow, take_a_turn};
use super::push_service::{Device, Posted, claims, service};
use super::support::{Browser, Reply, serve_with, within};
use crate::operations::clock;
use crate::{Config, Notices, Push, Running};

fn config(location: Location) -> Config {
    let link = Some("https://games.example.org".into());
    let notices = Notices { push: Push::AlsoLoopback, link, ..Notices::default() };
    Config { notices, ..Config::local(location) }
}

async fn served() -> (Running, Browser, Receiver<Posted>) {
    let server = serve_with(config(Location::Memory)).await;
    let browser = Browser::at(server.addr());
    (server, browser, service().await)
}

async fn subscribe(home: &mut Browser, device: &Device, endpoint: &str) -> Reply {
    let body = device.subscription(endpoint).to_string();
    home.send("POST", "/api/push", &body, &[("accept-language", "de")]).await
}

async fn key(home: &mut Browser) -> String {
    home.get("/api/games").await.ok()["push"].as_str().unwrap().to_owned()
}

/// The subscriptions of the first person of a browser.
async fn kept(server: &Running, home: &Browser) -> usize {
    let player = credential(home).player(1);
    server.app.store.push_subscriptions(player.as_str()).await.unwrap().len()
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_browser_can_read_a_message_and_the_service_knows_who_sent_it() {
    let (server, mut home, mut sink) = served().await;
    let (device, key) = (Device::new(7), key(&mut home).await);
    let endpoint = format!("http://{}/device-7", sink.addr);
    assert_eq!(subscribe(&mut home, &device, &endpoint).await.status, 204);
    let table = home.open(&slow()).await;
    take_a_turn(&mut home, &table, 1).await;
    let posted = within(sink.taken.recv()).await.unwrap();
    assert_eq!(posted.path, "device-7");
    let claims = claims(&posted, &key);
    assert_eq!(claims["aud"], format!("http://{}", sink.addr));
    assert_eq!(claims["sub"], "https://games.example.org");
    let header = |name: &str| posted.headers[name].as_str();
    let two_days = 2 * 24 * 60 * 60;
    assert!((two_days - 60..=two_days).contains(&header("ttl").parse::<u64>().unwrap()));
    assert_eq!(header("urgency"), "normal");
    assert!((1..=32).contains(&header("topic").len()) && !header("topic").contains(&table));
    let expected = json!({
        "title": "Pacal's Rocket: Du bist dran",
        "body": "Ben, du bist am Zug.",
        "language": "de",
        "link": format!("/t/{table}"),
        "tag": format!("turn-{table}"),
    });
    assert_eq!(device.read(&posted), expected, "and nothing else");
    server.stop().await;
    assert!(sink.taken.try_recv().is_err(), "one message for a turn");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_subscription_that_is_gone_is_forgotten() {
    for status in [404, 410] {
        let (server, mut home, mut sink) = served().await;
        let gone = format!("http://{}/{status}-device", sink.addr);
        subscribe(&mut home, &Device::new(7), &gone).await;
        assert_eq!(kept(&server, &home).await, 1);
        let table = home.open(&slow()).await;
        take_a_turn(&mut home, &table, 1).await;
        within(sink.taken.recv()).await.unwrap();
        within(async {
            while kept(&server, &home).await > 0 {
                tokio::task::yield_now().await;
            }
        })
        .await;
        take_a_turn(&mut home, &table, 2).await;
        server.stop().await;
        assert!(sink.taken.try_recv().is_err(), "{status}: it is not tried again");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_device_that_failed_gets_it_again() {
    let (server, mut home, mut sink) = served().await;
    for (number, path) in [(1, "device"), (2, "503-device")] {
        subscribe(&mut home, &Device::new(number), &format!("http://{}/{path}", sink.addr)).await;
    }
    let table = home.open(&slow()).await;
    take_a_turn(&mut home, &table, 1).await;
    let mut paths = Vec::new();
    for _ in 0..2 {
        paths.push(within(sink.taken.recv()).await.unwrap().path);
    }
    paths.sort();
    assert_eq!(paths, ["503-device", "device"]);
    // The retry comes after a pause: move its time to now.
    let store = &server.app.store;
    let later = clock::now_millis() + 60_000;
    let waiting = within(async {
        loop {
            if let Some(notice) = store.claim_notices(later, 1).await.unwrap().pop() {
                break notice;
            }
        }
    })
    .await;
    assert_eq!(waiting.attempts, 1);
    store.put_notice_back(&waiting, 0).await.unwrap();
    server.app.new_notices.notify_one();
    assert_eq!(within(sink.taken.recv()).await.unwrap().path, "503-device");
    server.stop().await;
    assert!(sink.taken.try_recv().is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_endpoint_in_the_network_of_the_operator_is_refused() {
    let notices = Notices { push: Push::On, ..Notices::default() };
    let server = serve_with(Config { notices, ..Config::local(Location::Memory) }).await;
    let mut home = Browser::at(server.addr());
    let device = Device::new(7);
    for endpoint in [
        "http://push.example.org/a",
        "http://127.0.0.1:8080/a",
        "https://127.0.0.1/a",
        "https://localhost/a",
        "https://192.168.0.1/a",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/a",
        "https://[fd00::1]/a",
        "https://push.example.org:22/a",
        "file:///etc/passwd",
        "",
    ] {
        let refused = subscribe(&mut home, &device, endpoint).await;
        assert_eq!(refused.problem(), (400, "bad-push-endpoint".into()), "{endpoint}");
    }
    let good = "https://push.example.org/a";
    for (field, value) in [("p256dh", "BAAA"), ("auth", "AAAA"), ("auth", "no base64!")] {
        let mut body = device.subscription(good);
        body[field] = json!(value);
        let refused = home.post("/api/push", &body).await;
        assert_eq!(refused.problem(), (400, "bad-push-key".into()), "{field} {value}");
    }
    assert_eq!(subscribe(&mut home, &device, good).await.status, 204);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_a_few_devices_and_can_end_each() {
    let (server, mut home, _) = served().await;
    let endpoint = |number: u8| format!("https://push.example.org/{number}");
    for number in 1..=9 {
        subscribe(&mut home, &Device::new(number), &endpoint(number)).await;
    }
    assert_eq!(kept(&server, &home).await, 5);
    // A stranger who knows the endpoint cannot end it.
    let body = json!({"endpoint": endpoint(9)}).to_string();
    let mut stranger = Browser::at(server.addr());
    assert_eq!(stranger.send("DELETE", "/api/push", &body, &[]).await.status, 204);
    assert_eq!(kept(&server, &home).await, 5);
    assert_eq!(home.send("DELETE", "/api/push", &body, &[]).await.status, 204);
    assert_eq!(kept(&server, &home).await, 4);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_push_there_is_no_key_and_no_subscription() {
    let server = serve_with(Config::local(Location::Memory)).await;
    let mut home = Browser::at(server.addr());
    assert!(home.get("/api/games").await.ok().get("push").is_none());
    let refused = subscribe(&mut home, &Device::new(7), "https://push.example.org/a").await;
    assert_eq!(refused.problem(), (404, "no-push".into()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_key_stays_the_same_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let mut keys: Vec<String> = Vec::new();
    for _ in 0..2 {
        let server = serve_with(config(Location::in_folder(folder.path()))).await;
        keys.push(key(&mut Browser::at(server.addr())).await);
        assert_eq!(format!("{:?}", server.app.vapid), "Some(VapidKey(secret))");
        server.stop().await;
    }
    assert_eq!(keys[0], keys[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_nodes_one_sends() {
    let url = pgtest::Server::shared().database();
    let north = serve_with(config(Location::parse(&url).unwrap())).await;
    let south = serve_with(config(Location::parse(&url).unwrap())).await;
    let (mut home, mut sink) = (Browser::at(north.addr()), service().await);
    let (device, key_of_north) = (Device::new(7), key(&mut home).await);
    assert_eq!(key(&mut Browser::at(south.addr())).await, key_of_north);
    subscribe(&mut home, &device, &format!("http://{}/device", sink.addr)).await;
    let table = home.open(&slow()).await;
    for person in [1, 2, 1] {
        take_a_turn(&mut home, &table, person).await;
        south.app.new_notices.notify_one();
        let posted = within(sink.taken.recv()).await.unwrap();
        claims(&posted, &key_of_north);
        assert_eq!(device.read(&posted)["link"], format!("/t/{table}"));
    }
    north.stop().await;
    south.stop().await;
    assert!(sink.taken.try_recv().is_err(), "no turn twice");
}

/// Quiet hours around now, and when they end.
fn quiet_now() -> (Value, i64) {
    let minute = clock::now_millis() / 60_000;
    let of_day = |minute: i64| minute.rem_euclid(24 * 60);
    let hours = json!({"from": of_day(minute - 60), "to": of_day(minute + 60), "minutes_east": 0});
    (json!({"hours": hours}), (minute + 60) * 60_000)
}

#[tokio::test(flavor = "multi_thread")]
async fn in_quiet_hours_a_notice_waits_and_is_dropped_if_the_turn_is_over() {
    let (server, mut home, mut sink) = served().await;
    subscribe(&mut home, &Device::new(7), &format!("http://{}/device", sink.addr)).await;
    let (quiet, end) = quiet_now();
    assert_eq!(home.send("PUT", "/api/quiet", &quiet.to_string(), &[]).await.ok(), quiet);
    assert_eq!(home.get("/api/quiet").await.ok(), quiet);
    let table = home.open(&slow()).await;
    take_a_turn(&mut home, &table, 1).await;
    let store = &server.app.store;
    let waiting = within(async {
        loop {
            // Not claimed by the server yet: it has to do that first.
            for notice in store.claim_notices(end - 1, 10).await.unwrap() {
                store.put_notice_back(&notice, 0).await.unwrap();
            }
            server.app.new_notices.notify_one();
            if let Some(notice) = store.claim_notices(end, 1).await.unwrap().pop() {
                break notice;
            }
        }
    })
    .await;
    assert!(sink.taken.try_recv().is_err());
    assert_eq!(waiting.attempts, 0, "waiting is no failure");
    // The quiet hours are over, and so is the turn.
    let none = json!({"hours": null}).to_string();
    home.send("PUT", "/api/quiet", &none, &[]).await.ok();
    take_a_turn(&mut home, &table, 2).await;
    within(sink.taken.recv()).await.unwrap();
    store.put_notice_back(&waiting, 0).await.unwrap();
    server.app.new_notices.notify_one();
    take_a_turn(&mut home, &table, 1).await;
    within(sink.taken.recv()).await.unwrap();
    server.stop().await;
    assert!(sink.taken.try_recv().is_err(), "the outdated notice was dropped");
}

#[tokio::test(flavor = "multi_thread")]
async fn after_quiet_hours_a_notice_is_sent() {
    let (server, mut home, mut sink) = served().await;
    subscribe(&mut home, &Device::new(7), &format!("http://{}/device", sink.addr)).await;
    let minute = clock::now_millis() / 60_000;
    // They ended a minute ago.
    let of_day = |minute: i64| minute.rem_euclid(24 * 60);
    let hours = json!({"from": of_day(minute - 61), "to": of_day(minute - 1), "minutes_east": 0});
    home.send("PUT", "/api/quiet", &json!({"hours": hours}).to_string(), &[]).await.ok();
    let table = home.open(&slow()).await;
    take_a_turn(&mut home, &table, 1).await;
    within(sink.taken.recv()).await.unwrap();
    for (from, to, minutes_east) in [(0, 0, 0), (0, 721, 0), (1440, 60, 0), (0, 60, 900)] {
        let hours = json!({"from": from, "to": to, "minutes_east": minutes_east});
        let body = json!({"hours": hours}).to_string();
        let refused = home.send("PUT", "/api/quiet", &body, &[]).await;
        assert_eq!(refused.problem(), (400, "bad-quiet-hours".into()));
    }
    server.stop().await;
}
