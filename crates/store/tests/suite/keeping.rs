//! Notices, push subscriptions, secrets, handovers.

use store::{NewNotice, Notice, Outcome, PushSubscription, Write};

use crate::database::{Database, stored, table_write};

fn notice(id: &str, not_before: i64) -> NewNotice {
    NewNotice { id: id.to_owned(), not_before, body: format!("about {id}") }
}

fn taken(id: &str, attempts: u32) -> Notice {
    Notice { id: id.to_owned(), body: format!("about {id}"), attempts }
}

pub(crate) async fn a_notice_is_claimed_once_and_again_only_if_it_failed(database: &Database) {
    let [one, other] = database.nodes().await;
    let notices = vec![notice("n1", 100), notice("n2", 200)];
    stored(one.append(Write { tables: vec![table_write("a", 1, 1)], notices }).await);
    let again = Write { tables: vec![table_write("a", 2, 1)], notices: vec![notice("n1", 0)] };
    stored(one.append(again).await);
    assert_eq!(other.claim_notices(99, 10).await.unwrap(), []);
    assert_eq!(other.claim_notices(100, 10).await.unwrap(), [taken("n1", 0)]);
    assert_eq!(one.claim_notices(i64::MAX, 1).await.unwrap(), [taken("n2", 0)]);
    assert_eq!(one.claim_notices(i64::MAX, 10).await.unwrap(), [], "claimed for good");
    other.put_notice_back(&taken("n1", 1), 300).await.unwrap();
    assert_eq!(one.claim_notices(299, 10).await.unwrap(), []);
    assert_eq!(one.claim_notices(300, 10).await.unwrap(), [taken("n1", 1)]);
    one.notice_done("n1").await.unwrap();
    one.put_notice_back(&taken("n1", 2), 0).await.unwrap();
    assert_eq!(
        one.claim_notices(i64::MAX, 10).await.unwrap(),
        [],
        "a sent notice is not sent again"
    );
    let again = Write { tables: vec![table_write("a", 3, 1)], notices: vec![notice("n1", 0)] };
    stored(one.append(again).await);
    assert_eq!(one.claim_notices(i64::MAX, 10).await.unwrap(), [], "its id is remembered");
}

pub(crate) async fn a_notice_is_stored_with_its_write_or_not_at_all(database: &Database) {
    let store = database.open().await;
    let write = Write { tables: vec![table_write("a", 2, 1)], notices: vec![notice("n", 0)] };
    assert_eq!(store.append(write).await, Outcome::Conflict);
    assert_eq!(store.claim_notices(i64::MAX, 10).await.unwrap(), []);
}

pub(crate) async fn a_notice_is_put_back_as_it_is_now(database: &Database) {
    let [one, other] = database.nodes().await;
    let notices = vec![notice("n", 0)];
    stored(one.append(Write { tables: vec![table_write("a", 1, 1)], notices }).await);
    let claimed = one.claim_notices(10, 10).await.unwrap().pop().unwrap();
    let changed = Notice { body: "half sent".into(), ..claimed.clone() };
    one.put_notice_back(&changed, 500).await.unwrap();
    assert_eq!(other.claim_notices(499, 10).await.unwrap(), []);
    assert_eq!(other.claim_notices(500, 10).await.unwrap(), [changed], "no attempt was counted");
    other.notice_done("n").await.unwrap();
    one.put_notice_back(&claimed, 0).await.unwrap();
    assert_eq!(one.claim_notices(i64::MAX, 10).await.unwrap(), [], "it was sent");
}

pub(crate) async fn a_secret_stays_what_it_was_first(database: &Database) {
    let [one, other] = database.nodes().await;
    assert_eq!(one.shared_secret("key", b"\0first").await.unwrap(), b"\0first");
    assert_eq!(other.shared_secret("key", b"second").await.unwrap(), b"\0first");
    assert_eq!(other.shared_secret("other", b"second").await.unwrap(), b"second");
}

pub(crate) async fn a_person_has_a_few_push_subscriptions(database: &Database) {
    let store = database.open().await;
    let at = |number: i64| PushSubscription {
        endpoint: format!("https://push.example.org/{number}"),
        body: format!("keys {number}"),
    };
    for number in 1..=4 {
        store.put_push_subscription("ana", &at(number), number, 3).await.unwrap();
    }
    assert_eq!(store.push_subscriptions("ana").await.unwrap(), [at(2), at(3), at(4)]);
    let renewed = PushSubscription { body: "new keys".into(), ..at(2) };
    store.put_push_subscription("ana", &renewed, 5, 3).await.unwrap();
    store.put_push_subscription("ben", &at(4), 6, 3).await.unwrap();
    assert_eq!(store.push_subscriptions("ana").await.unwrap(), [at(3), at(4), renewed.clone()]);
    store.remove_push_subscription("ana", &at(3).endpoint).await.unwrap();
    store.forget_push_endpoint(&at(4).endpoint).await.unwrap();
    assert_eq!(store.push_subscriptions("ana").await.unwrap(), [renewed]);
    assert_eq!(store.push_subscriptions("ben").await.unwrap(), []);
}

pub(crate) async fn quiet_hours_are_set_and_forgotten(database: &Database) {
    let store = database.open().await;
    assert_eq!(store.quiet_hours("ana").await.unwrap(), None);
    for hours in ["22-8", "23-7"] {
        store.set_quiet_hours("ana", Some(hours)).await.unwrap();
        assert_eq!(store.quiet_hours("ana").await.unwrap().as_deref(), Some(hours));
    }
    store.set_quiet_hours("ana", None).await.unwrap();
    assert_eq!(store.quiet_hours("ana").await.unwrap(), None);
}

pub(crate) async fn a_handover_is_taken_once_and_in_time(database: &Database) {
    let [one, other] = database.nodes().await;
    one.put_handover("h1", b"\0sealed\xff", 100).await.unwrap();
    one.put_handover("h2", b"late", 100).await.unwrap();
    assert_eq!(other.take_handover("h3", 50).await.unwrap(), None);
    assert_eq!(other.take_handover("h1", 99).await.unwrap().as_deref(), Some(&b"\0sealed\xff"[..]));
    assert_eq!(one.take_handover("h1", 99).await.unwrap(), None);
    assert_eq!(one.take_handover("h2", 100).await.unwrap(), None);
    assert_eq!(one.take_handover("h2", 50).await.unwrap(), None, "it is gone");
}

pub(crate) async fn ping_works(database: &Database) {
    database.open().await.ping().await.unwrap();
}
