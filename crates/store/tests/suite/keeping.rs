//! Notices, contacts, handovers.

use store::{NewNotice, Notice, Outcome, Write};

use crate::place::{Place, part, stored};

pub(crate) async fn a_notice_is_first_only_once(place: &Place) {
    let nodes = place.nodes().await;
    let asked: Vec<_> = (0..10)
        .map(|number| {
            let store = nodes[number % 2].clone();
            tokio::spawn(async move { store.first_time("turn 7", 1).await.unwrap() })
        })
        .collect();
    let mut first = 0;
    for answer in asked {
        first += u32::from(answer.await.unwrap());
    }
    assert_eq!(first, 1);
    assert!(nodes[1].first_time("turn 8", 1).await.unwrap());
    assert_eq!(nodes[0].claim_notices(100, 10).await.unwrap(), [], "there is nothing to send");
}

fn notice(id: &str, not_before: i64) -> NewNotice {
    NewNotice { id: id.to_owned(), not_before, body: format!("about {id}") }
}

fn taken(id: &str, attempts: u32) -> Notice {
    Notice { id: id.to_owned(), body: format!("about {id}"), attempts }
}

pub(crate) async fn a_notice_is_taken_once_and_again_only_if_it_failed(place: &Place) {
    let [one, other] = place.nodes().await;
    let notices = vec![notice("n1", 100), notice("n2", 200)];
    stored(one.append(Write { parts: vec![part("a", 1, 1)], notices }).await);
    let again = Write { parts: vec![part("a", 2, 1)], notices: vec![notice("n1", 0)] };
    stored(one.append(again).await);
    assert_eq!(other.claim_notices(99, 10).await.unwrap(), []);
    assert_eq!(other.claim_notices(100, 10).await.unwrap(), [taken("n1", 0)]);
    assert_eq!(one.claim_notices(i64::MAX, 1).await.unwrap(), [taken("n2", 0)]);
    assert_eq!(one.claim_notices(i64::MAX, 10).await.unwrap(), [], "taken for good");
    other.notice_failed("n1", 300).await.unwrap();
    assert_eq!(one.claim_notices(299, 10).await.unwrap(), []);
    assert_eq!(one.claim_notices(300, 10).await.unwrap(), [taken("n1", 1)]);
    one.notice_done("n1").await.unwrap();
    one.notice_failed("n1", 0).await.unwrap();
    assert_eq!(one.claim_notices(i64::MAX, 10).await.unwrap(), [], "what is done stays done");
    assert!(!one.first_time("n1", 0).await.unwrap());
}

pub(crate) async fn a_notice_is_stored_with_its_write_or_not_at_all(place: &Place) {
    let store = place.open().await;
    let write = Write { parts: vec![part("a", 2, 1)], notices: vec![notice("n", 0)] };
    assert_eq!(store.append(write).await, Outcome::Conflict);
    assert_eq!(store.claim_notices(i64::MAX, 10).await.unwrap(), []);
}

pub(crate) async fn contacts_are_set_and_forgotten(place: &Place) {
    let store = place.open().await;
    assert_eq!(store.contact("ana").await.unwrap(), None);
    for email in ["ana@example.org", "a@example.org"] {
        store.set_contact("ana", Some(email)).await.unwrap();
        assert_eq!(store.contact("ana").await.unwrap().as_deref(), Some(email));
    }
    assert_eq!(store.contact("ben").await.unwrap(), None);
    store.set_contact("ana", None).await.unwrap();
    assert_eq!(store.contact("ana").await.unwrap(), None);
}

pub(crate) async fn a_handover_is_taken_once_and_in_time(place: &Place) {
    let [one, other] = place.nodes().await;
    one.put_handover("h1", b"\0sealed\xff", 100).await.unwrap();
    one.put_handover("h2", b"late", 100).await.unwrap();
    assert_eq!(other.take_handover("h3", 50).await.unwrap(), None);
    assert_eq!(other.take_handover("h1", 99).await.unwrap().as_deref(), Some(&b"\0sealed\xff"[..]));
    assert_eq!(one.take_handover("h1", 99).await.unwrap(), None);
    assert_eq!(one.take_handover("h2", 100).await.unwrap(), None);
    assert_eq!(one.take_handover("h2", 50).await.unwrap(), None, "it is gone");
}

pub(crate) async fn a_living_database_answers(place: &Place) {
    place.open().await.ping().await.unwrap();
}
