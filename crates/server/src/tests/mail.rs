//! Mail: only to confirmed addresses, not too often, and it can be ended.

use std::time::Duration;

use serde_json::{Value, json};
use store::Location;

use super::notice_receivers::{self, Receiver, after, confirm, enter, mailing};
use super::notices::{slow, take_a_turn};
use super::support::{Browser, serve_with, within};
use crate::operations::clock;
use crate::{Clock, Config, Running};

const HOUR: Duration = Duration::from_secs(3600);

/// A server that sends mail, and who receives it.
async fn served() -> (Running, Receiver<String>, Clock) {
    let sink = notice_receivers::mail().await;
    let config = Config { notices: mailing(&sink), ..Config::local(Location::Memory) };
    let clock = config.clock.clone();
    (serve_with(config).await, sink, clock)
}

/// A slow table of two people at two browsers, where the first has to play.
async fn table_of(ana: &mut Browser, ben: &mut Browser) -> String {
    let mut new = slow();
    new["places"] = json!([{"person": "Ana"}, {"open": true}]);
    new["start"] = json!(false);
    let table = ana.open(&new).await;
    let sit = json!({"ask": "sit", "seat": 2, "name": "http://evil.test"});
    ben.ask(&table, 1, "sit", sit).await.ok();
    ana.ask(&table, 1, "start", json!({"ask": "start"})).await.ok();
    table
}

/// Waits until no notice is to be sent any more before `later` milliseconds have passed.
async fn all_sent(server: &Running, later: i64) {
    server.app.new_notices.notify_one();
    let store = &server.app.store;
    let wait = async {
        // The ones being sent are claimed; when one of a mail is put back, it is not due.
        loop {
            let now = clock::millis(server.app.config.clock.now());
            let due = store.claim_notices(now + later, 100).await.unwrap();
            for notice in &due {
                store.put_notice_back(notice, now).await.unwrap();
            }
            if due.is_empty() {
                return;
            }
            server.app.new_notices.notify_one();
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    within(wait).await;
}

fn contact(address: Option<&str>, confirmed: bool) -> Value {
    json!({"email": address, "confirmed": confirmed})
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_nobody_confirmed_gets_one_mail_whatever_happens() {
    let (server, mut sink, _) = served().await;
    let (mut ana, mut ben) = (Browser::at(server.addr()), Browser::at(server.addr()));
    let table = table_of(&mut ana, &mut ben).await;
    let victim = "victim@example.org";
    assert_eq!(enter(&mut ben, victim).await.ok(), contact(Some(victim), false));
    let mail = within(sink.taken.recv()).await.unwrap();
    assert!(mail.contains("RCPT TO:<victim@example.org>"), "{mail}");
    assert!(!mail.contains("evil"), "{mail}");
    // Asked again and again, by everybody and in every spelling.
    for spelling in [victim, "Victim@Example.org", "vic.tim+1@example.org"] {
        for mut browser in [ben.clone(), ana.clone(), Browser::at(server.addr())] {
            let refused = enter(&mut browser, spelling).await;
            assert_eq!(refused.problem(), (429, "too-many-mails".into()));
        }
    }
    for _ in 0..16 {
        take_a_turn(&mut ana, &table, 1).await;
        take_a_turn(&mut ben, &table, 1).await;
    }
    // Scanners of mail servers follow links.
    let code = after(&mail, "https://games.example.org/confirm#").to_owned();
    ben.get("/confirm").await;
    assert_eq!(ben.get(&format!("/api/notices/confirm/{code}")).await.status, 405);
    let stop = after(&mail, "List-Unsubscribe: <https://games.example.org").to_owned();
    ben.get(&stop).await;
    assert_eq!(ben.get("/api/notices").await.ok(), contact(Some(victim), false));
    all_sent(&server, 0).await;
    server.stop().await;
    assert!(sink.taken.try_recv().is_err(), "no other mail");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_confirmed_address_gets_one_mail_an_hour_that_names_all_turns() {
    let (server, mut sink, clock) = served().await;
    let (mut ana, mut ben) = (Browser::at(server.addr()), Browser::at(server.addr()));
    confirm(&mut ben, &mut sink, "ben@example.org").await;
    assert_eq!(ben.get("/api/notices").await.ok(), contact(Some("ben@example.org"), true));
    let first = table_of(&mut ana, &mut ben).await;
    take_a_turn(&mut ana, &first, 1).await;
    let mail = within(sink.taken.recv()).await.unwrap();
    assert!(mail.contains("RCPT TO:<ben@example.org>"), "{mail}");
    assert!(mail.contains("From: games@example.org"), "{mail}");
    assert!(mail.contains(&format!("https://games.example.org/t/{first}")), "{mail}");
    assert!(mail.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{mail}");
    assert!(!mail.contains("evil") && !mail.contains("Ana"), "no name of a player: {mail}");
    let (second, third) = (table_of(&mut ana, &mut ben).await, table_of(&mut ana, &mut ben).await);
    take_a_turn(&mut ana, &second, 1).await;
    take_a_turn(&mut ana, &third, 1).await;
    all_sent(&server, 0).await;
    assert!(sink.taken.try_recv().is_err(), "an hour has not passed");
    clock.advance(HOUR + Duration::from_secs(60));
    server.app.new_notices.notify_one();
    let mail = within(sink.taken.recv()).await.unwrap();
    for table in [&first, &second, &third] {
        assert!(mail.contains(&format!("https://games.example.org/t/{table}")), "{mail}");
    }
    all_sent(&server, 2 * 3600 * 1000).await;
    server.stop().await;
    assert!(sink.taken.try_recv().is_err(), "every turn was named");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_works_once_and_in_time_and_only_for_its_address() {
    let (server, mut sink, clock) = served().await;
    let mut ben = Browser::at(server.addr());
    let mail = confirm(&mut ben, &mut sink, "ben@example.org").await;
    let path = |mail: &str| {
        format!("/api/notices/confirm/{}", after(mail, "https://games.example.org/confirm#"))
    };
    let again = ben.post(&path(&mail), &json!({})).await;
    assert_eq!(again.problem(), (404, "no-such-mail-link".into()));
    // Confirmed is confirmed: no mail, also in another language.
    let contact_of_ben = json!({"email": "ben@example.org"}).to_string();
    let german = [("accept-language", "de")];
    let known = ben.send("PUT", "/api/notices", &contact_of_ben, &german).await.ok();
    assert_eq!(known["confirmed"], true);
    // Another address starts again, and the first is forgotten.
    enter(&mut ben, "benno@example.org").await.ok();
    let late = within(sink.taken.recv()).await.unwrap();
    assert!(late.contains("benno@example.org"), "{late}");
    assert_eq!(ben.get("/api/notices").await.ok(), contact(Some("benno@example.org"), false));
    clock.advance(48 * HOUR);
    let refused = ben.post(&path(&late), &json!({})).await;
    assert_eq!(refused.problem(), (404, "no-such-mail-link".into()));
    let none = ben.send("PUT", "/api/notices", "{\"email\":null}", &[]).await.ok();
    assert_eq!(none, contact(None, false));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unsubscribing_sticks_until_the_owner_takes_it_back() {
    let (server, mut sink, clock) = served().await;
    let (mut ana, mut ben) = (Browser::at(server.addr()), Browser::at(server.addr()));
    let mail = confirm(&mut ben, &mut sink, "ben@example.org").await;
    let link = after(&mail, "List-Unsubscribe: <https://games.example.org").to_owned();
    // A mail program sends a form, and knows no cookie.
    let mut program = Browser::at(server.addr());
    let sent = program.send("POST", &link, "List-Unsubscribe=One-Click", &[]).await;
    assert_eq!(sent.status, 204);
    assert_eq!(ben.get("/api/notices").await.ok(), contact(None, false));
    let table = table_of(&mut ana, &mut ben).await;
    take_a_turn(&mut ana, &table, 1).await;
    clock.advance(24 * HOUR);
    // The answer does not reveal that somebody has unsubscribed, but nothing is sent.
    let asked = enter(&mut ben, "Ben+games@example.org").await.ok();
    assert_eq!(asked, contact(Some("Ben+games@example.org"), false));
    all_sent(&server, 0).await;
    assert!(sink.taken.try_recv().is_err(), "nothing is sent");
    // Its own link takes it back, no other one.
    let other = format!("{}0", &link[..link.len() - 1]);
    let forged = if other == link { format!("{}1", &link[..link.len() - 1]) } else { other };
    let refused = program.send("DELETE", &forged, "", &[]).await;
    assert_eq!(refused.problem(), (404, "no-such-mail-link".into()));
    assert_eq!(program.send("DELETE", &link, "", &[]).await.status, 204);
    clock.advance(24 * HOUR);
    confirm(&mut ben, &mut sink, "ben@example.org").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_browser_and_one_network_cannot_write_to_many() {
    let sink = notice_receivers::mail().await;
    let trusted_proxies = "127.0.0.1".parse().unwrap();
    let config =
        Config { notices: mailing(&sink), trusted_proxies, ..Config::local(Location::Memory) };
    let server = serve_with(config).await;
    let put = async |browser: &mut Browser, from: &str, number: u32| {
        let contact = json!({"email": format!("a{number}@example.org")}).to_string();
        let headers = [("x-forwarded-for", from)];
        browser.send("PUT", "/api/notices", &contact, &headers).await.status.as_u16()
    };
    let mut ben = Browser::at(server.addr());
    for number in 0..5 {
        assert_eq!(put(&mut ben, "203.0.113.1", number).await, 200);
    }
    assert_eq!(put(&mut ben, "203.0.113.2", 5).await, 429, "a browser, from anywhere");
    for number in 6..11 {
        assert_eq!(put(&mut Browser::at(server.addr()), "203.0.113.1", number).await, 200);
    }
    let mut ana = Browser::at(server.addr());
    assert_eq!(put(&mut ana, "203.0.113.1", 11).await, 429, "a network, with any browser");
    assert_eq!(put(&mut ana, "203.0.113.3", 11).await, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_server_that_is_away_changes_nothing() {
    let sink = notice_receivers::mail().await;
    let smtp = Some("smtp://127.0.0.1:9".into());
    let notices = crate::Notices { smtp, ..mailing(&sink) };
    let server = serve_with(Config { notices, ..Config::local(Location::Memory) }).await;
    let mut ben = Browser::at(server.addr());
    for _ in 0..3 {
        let refused = enter(&mut ben, "ben@example.org").await;
        assert_eq!(refused.problem(), (503, "email-not-sent".into()));
    }
    assert_eq!(ben.get("/api/notices").await.ok(), contact(None, false));
    let bad = enter(&mut ben, "a..b@c.d").await;
    assert_eq!(bad.problem(), (400, "bad-address".into()));
    let bad = enter(&mut ben, "ben@example.org\r\nBcc: all@example.org").await;
    assert_eq!(bad.problem(), (400, "bad-address".into()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_send_no_more_than_one() {
    let url = pgtest::Server::shared().database();
    let mut sink = notice_receivers::mail().await;
    let location = Location::parse(&url).unwrap();
    let config = Config { notices: mailing(&sink), ..Config::local(location) };
    let (north, south) = (serve_with(config.clone()).await, serve_with(config).await);
    let (mut ana, mut ben) = (Browser::at(north.addr()), Browser::at(south.addr()));
    assert_eq!(enter(&mut ana, "ben@example.org").await.status, 200);
    let refused = enter(&mut ben, "ben@example.org").await;
    assert_eq!(refused.problem(), (429, "too-many-mails".into()));
    within(sink.taken.recv()).await.unwrap();
    confirm(&mut ben, &mut sink, "benno@example.org").await;
    ana.addr = south.addr();
    let first = table_of(&mut ana, &mut ben).await;
    take_a_turn(&mut ana, &first, 1).await;
    within(sink.taken.recv()).await.unwrap();
    (ana.addr, ben.addr) = (north.addr(), north.addr());
    let second = table_of(&mut ana, &mut ben).await;
    take_a_turn(&mut ana, &second, 1).await;
    all_sent(&north, 0).await;
    all_sent(&south, 0).await;
    north.stop().await;
    south.stop().await;
    assert!(sink.taken.try_recv().is_err(), "one mail an hour from both");
}
