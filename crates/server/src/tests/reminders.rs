//! Reminders before the deadline of a slow game. The clock is moved by putting tables into the store
//! that were opened days ago.

use std::sync::Arc;

use protocol::{Moment, RequestId, TableCommand, TableId};
use serde_json::Value;
use store::{Location, Outcome, Store, Write};
use tables::{Pace, Request, Seed, Setup, Stored, Table};

use super::push_service::Device;
use super::support::{Browser, serve_with, within};
use super::{notice_receivers, push_service};
use crate::background::notices;
use crate::http::cookie::Credential;
use crate::operations::clock;
use crate::table::to_store::{self, DueWork};
use crate::{Config, Notices, Push, Running};

const HOUR: u64 = 60 * 60 * 1000;
const DAY: u64 = 24 * HOUR;

/// A slow game of two people that began so long ago.
struct Old {
    table: Table,
    events: Vec<Arc<Stored>>,
    now: Moment,
}

impl Old {
    fn begun(age: u64, pace: Pace) -> Old {
        let now = Moment::from_millis(clock::now().as_millis() - age);
        let setup = Setup { pace, ..Setup::of("pacal", 2) };
        let (id, seed) = (TableId::new("slow").unwrap(), Seed::new([7; 32]));
        let (table, events) = Table::open(id, setup, person(1), seed, now).unwrap();
        let mut old = Old { table, events, now };
        for (number, name) in [(1, "Ana"), (2, "Ben")] {
            old.ask(number, TableCommand::Sit { seat: None, name: name.to_owned(), look: None });
        }
        old.ask(1, TableCommand::Start);
        old
    }

    fn ask(&mut self, number: u8, what: TableCommand) {
        let seen_version = self.table.version();
        let id = RequestId::new(&format!("r{seen_version}")).unwrap();
        let request = Request { id, seen_version, from: person(number), what };
        self.events.extend(self.table.ask(&request, self.now).unwrap().events);
    }

    /// Stores it as a server would have done, with the notices of the turn that began first.
    async fn store(&self, store: &Store, config: &Notices, first: &tables::Notice) {
        let due = DueWork::of(&self.table);
        let mut write = to_store::table_write(
            &super::known_tables::KEY,
            &self.table,
            &self.events,
            due,
            self.now,
        );
        write.index.lease_until = None;
        let notices = notices::reminders(config, &self.table, first);
        let write = Write { notices, ..Write::one(write) };
        assert_eq!(store.append(write).await, Outcome::Stored);
    }
}

fn person(number: u8) -> tables::PlayerId {
    Credential::from_bytes([3; 32]).player(number)
}

/// A server with this table, and what its webhook gets.
async fn served(old: &Old, first: &tables::Notice) -> (Running, notice_receivers::Receiver<Value>) {
    let sink = notice_receivers::webhook(0).await;
    let webhook = Some(format!("http://{}/turns", sink.addr));
    let notices = Notices { webhook, ..Notices::default() };
    let server = serve_with(Config { notices, ..Config::local(Location::Memory) }).await;
    old.store(&server.app.store, &server.app.config.notices, first).await;
    server.app.new_notices.notify_one();
    (server, sink)
}

#[tokio::test(flavor = "multi_thread")]
async fn one_reminder_comes_half_a_day_before_the_deadline() {
    let old = Old::begun(2 * DAY - 11 * HOUR, Pace::days(2));
    let (server, mut sink) = served(&old, &old.table.notice().unwrap()).await;
    let reminder = within(sink.taken.recv()).await.unwrap();
    assert_eq!((&reminder["kind"], &reminder["name"]), (&"reminder".into(), &"Ana".into()));
    assert_eq!(reminder["notice"], "slow.1.reminder");
    let claimed = server.app.store.claim_notices(i64::MAX, 10).await.unwrap();
    assert_eq!(claimed, [], "no other is planned");
    server.app.new_notices.notify_one();
    server.stop().await;
    assert!(sink.taken.try_recv().is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_goes_through_every_channel() {
    let (mut hook, mut mail) = (notice_receivers::webhook(0).await, notice_receivers::mail().await);
    let (mut push, device) = (push_service::service().await, Device::new(7));
    let notices = Notices {
        webhook: Some(format!("http://{}/turns", hook.addr)),
        push: Push::AlsoLoopback,
        ..notice_receivers::mailing(&mail)
    };
    let server = serve_with(Config { notices, ..Config::local(Location::Memory) }).await;
    let mut ana = Browser::at(server.addr());
    ana.cookie = Some(format!("sacbe={}", tables::hex::write(&[3; 32])));
    let endpoint = format!("http://{}/device", push.addr);
    assert_eq!(ana.post("/api/push", &device.subscription(&endpoint)).await.status, 204);
    notice_receivers::confirm(&mut ana, &mut mail, "ana@example.org").await;
    let old = Old::begun(2 * DAY - 11 * HOUR, Pace::days(2));
    let first = old.table.notice().unwrap();
    old.store(&server.app.store, &server.app.config.notices, &first).await;
    server.app.new_notices.notify_one();

    assert_eq!(within(hook.taken.recv()).await.unwrap()["kind"], "reminder");
    let mail = within(mail.taken.recv()).await.unwrap();
    assert!(mail.contains("RCPT TO:<ana@example.org>"), "{mail}");
    assert!(mail.contains("You have 11 more hours") && mail.contains("/t/slow"), "{mail}");
    let posted = within(push.taken.recv()).await.unwrap();
    assert_eq!(posted.headers["urgency"], "high");
    assert_eq!(device.read(&posted)["body"], "Ana, you have 11 more hours for your turn.");
    server.stop().await;
}

/// The notices that wait at a time, once the server has looked at those that are due.
async fn waiting(server: &Running, at: Moment) -> Vec<store::Notice> {
    let store = &server.app.store;
    within(async {
        loop {
            for notice in store.claim_notices(clock::now_millis(), 10).await.unwrap() {
                store.put_notice_back(&notice, 0).await.unwrap();
            }
            server.app.new_notices.notify_one();
            let found = store.claim_notices(clock::millis(at), 10).await.unwrap();
            if !found.is_empty() {
                break found;
            }
        }
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn before_that_there_is_none() {
    let old = Old::begun(2 * DAY - 13 * HOUR, Pace::days(2));
    let (server, mut sink) = served(&old, &old.table.notice().unwrap()).await;
    let due = old.now.after(36 * HOUR);
    let store = &server.app.store;
    assert_eq!(store.claim_notices(clock::millis(due) - 1, 10).await.unwrap(), []);
    assert_eq!(store.claim_notices(clock::millis(due), 10).await.unwrap().len(), 1);
    server.stop().await;
    assert!(sink.taken.try_recv().is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn days_off_move_the_reminder_too() {
    let pace = Pace::Days { days: 2, weekends_off: None, days_off: 5 };
    let mut old = Old::begun(2 * DAY - 11 * HOUR, pace);
    let first = old.table.notice().unwrap();
    old.ask(1, TableCommand::TakeDaysOff { days: 3 });
    let (server, mut sink) = served(&old, &first).await;
    let moved = old.now.after(5 * DAY - 12 * HOUR);
    let store = &server.app.store;
    let found = waiting(&server, moved).await;
    assert_eq!((found.len(), found[0].attempts), (1, 0));
    // It was moved to exactly that time.
    store.put_notice_back(&found[0], clock::millis(moved)).await.unwrap();
    assert_eq!(store.claim_notices(clock::millis(moved) - 1, 10).await.unwrap(), []);
    server.stop().await;
    assert!(sink.taken.try_recv().is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_pause_nobody_is_reminded() {
    let mut old = Old::begun(2 * DAY - 11 * HOUR, Pace::days(2));
    let first = old.table.notice().unwrap();
    for number in [1, 2] {
        old.ask(number, TableCommand::Pause { wanted: true });
    }
    let (server, mut sink) = served(&old, &first).await;
    // The server looks again an hour after it has looked, whenever that is.
    let found = waiting(&server, clock::now().after(2 * HOUR)).await;
    assert_eq!(found.len(), 1);
    server.stop().await;
    assert!(sink.taken.try_recv().is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn games_without_days_have_no_reminder() {
    for pace in [Pace::Unhurried, Pace::Live { turn_seconds: 3600, reserve_seconds: 86_400 }] {
        let old = Old::begun(HOUR, pace);
        let config = Notices { webhook: Some("http://127.0.0.1:9".into()), ..Notices::default() };
        let notice = old.table.notice().unwrap();
        assert_eq!(notices::reminders(&config, &old.table, &notice), []);
        assert_eq!(notices::new(&config, &old.table, &notice, old.now).len(), 1);
    }
}
