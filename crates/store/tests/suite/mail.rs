//! Mail addresses, refusals and quotas.

use std::time::{SystemTime, UNIX_EPOCH};

use store::{Contact, MailQuota, NewContact, Proof};

use crate::database::Database;
use crate::files::older;

fn players(names: &[&str]) -> Vec<String> {
    names.iter().map(|&name| name.to_owned()).collect()
}

fn pending(code_hash: &str) -> NewContact {
    let proof = Proof::Pending { code_hash: code_hash.to_owned(), expires: 100 };
    NewContact { mailbox: "en ana@example.org".into(), address_hash: "ana".into(), proof }
}

fn contact(is_confirmed: bool) -> Contact {
    Contact { mailbox: "en ana@example.org".into(), is_confirmed }
}

pub(crate) async fn an_address_is_confirmed_once_and_in_time(database: &Database) {
    let [one, other] = database.nodes().await;
    one.set_contact(&players(&["p1", "p2"]), &pending("c1")).await.unwrap();
    one.set_contact(&players(&["p3"]), &pending("c3")).await.unwrap();
    assert_eq!(other.contact("p1").await.unwrap(), Some(contact(false)));
    assert!(!other.confirm_contact("c2", 50).await.unwrap(), "no such code");
    assert!(!other.confirm_contact("c1", 100).await.unwrap(), "too late");
    assert_eq!(other.players_at("ana").await.unwrap(), players(&[]));
    assert!(other.confirm_contact("c1", 99).await.unwrap());
    assert!(!one.confirm_contact("c1", 99).await.unwrap(), "once");
    assert_eq!(one.contact("p2").await.unwrap(), Some(contact(true)));
    assert_eq!(one.contact("p3").await.unwrap(), Some(contact(false)), "somebody else");
    assert_eq!(one.players_at("ana").await.unwrap(), players(&["p1", "p2"]));
    one.set_contact(&players(&["p1"]), &pending("c4")).await.unwrap();
    assert_eq!(other.contact("p1").await.unwrap(), Some(contact(false)), "a change starts again");
    let known = NewContact { proof: Proof::Confirmed(60), ..pending("") };
    one.set_contact(&players(&["p4"]), &known).await.unwrap();
    assert_eq!(other.contact("p4").await.unwrap(), Some(contact(true)));
    one.forget_contact(&players(&["p2", "p3"])).await.unwrap();
    assert_eq!(other.contact("p2").await.unwrap(), None);
    assert!(!one.confirm_contact("c3", 50).await.unwrap(), "its code is forgotten too");
}

pub(crate) async fn who_refuses_mail_is_forgotten(database: &Database) {
    let [one, other] = database.nodes().await;
    one.set_contact(&players(&["p1"]), &pending("c1")).await.unwrap();
    let other_address = NewContact { address_hash: "ben".into(), ..pending("c2") };
    one.set_contact(&players(&["p2"]), &other_address).await.unwrap();
    assert!(!other.refuses_mail("ana").await.unwrap());
    other.refuse_mail("ana", 70).await.unwrap();
    other.refuse_mail("ana", 80).await.unwrap();
    assert!(one.refuses_mail("ana").await.unwrap() && !one.refuses_mail("ben").await.unwrap());
    assert_eq!(one.contact("p1").await.unwrap(), None);
    assert!(!one.confirm_contact("c1", 50).await.unwrap());
    assert_eq!(one.contact("p2").await.unwrap(), Some(contact(false)));
    one.delete_old_mail(0, 80).await.unwrap();
    assert!(other.refuses_mail("ana").await.unwrap(), "not old yet");
    one.allow_mail("ana").await.unwrap();
    assert!(!other.refuses_mail("ana").await.unwrap());
}

pub(crate) async fn old_mail_is_deleted(database: &Database) {
    let store = database.open().await;
    store.set_contact(&players(&["p1"]), &pending("c1")).await.unwrap();
    store.set_contact(&players(&["p2"]), &pending("c2")).await.unwrap();
    store.confirm_contact("c2", 1).await.unwrap();
    store.refuse_mail("ben", 5).await.unwrap();
    assert_eq!(store.take_mail_quotas(&[quota("all", 1)], 0).await.unwrap(), None);
    store.delete_old_mail(99, 5).await.unwrap();
    assert_eq!(store.contact("p1").await.unwrap(), Some(contact(false)));
    assert_eq!(store.mail_counted_until("all").await.unwrap(), Some(100));
    store.delete_old_mail(100, 6).await.unwrap();
    assert_eq!(store.contact("p1").await.unwrap(), None);
    assert_eq!(store.contact("p2").await.unwrap(), Some(contact(true)), "confirmed ones stay");
    assert_eq!(store.mail_counted_until("all").await.unwrap(), None);
    assert!(!store.refuses_mail("ben").await.unwrap());
}

fn quota(name: &str, most: u32) -> MailQuota {
    MailQuota { name: name.to_owned(), most, within: 100 }
}

pub(crate) async fn quotas_hold_on_all_nodes(database: &Database) {
    let [one, other] = database.nodes().await;
    let both = [quota("wide", 3), quota("narrow", 1)];
    assert_eq!(one.take_mail_quotas(&both, 10).await.unwrap(), None);
    assert_eq!(one.mail_counted_until("narrow").await.unwrap(), Some(110));
    for _ in 0..5 {
        assert_eq!(other.take_mail_quotas(&both, 109).await.unwrap(), Some(110));
    }
    // What was refused did not count in the wide one.
    let wide = [quota("wide", 3)];
    assert_eq!(other.take_mail_quotas(&wide, 50).await.unwrap(), None);
    assert_eq!(one.take_mail_quotas(&wide, 50).await.unwrap(), None);
    assert_eq!(one.take_mail_quotas(&wide, 50).await.unwrap(), Some(110));
    one.return_mail_quotas(&wide).await.unwrap();
    assert_eq!(other.take_mail_quotas(&wide, 50).await.unwrap(), None);
    assert_eq!(other.take_mail_quotas(&wide, 50).await.unwrap(), Some(110));
    assert_eq!(one.take_mail_quotas(&both, 110).await.unwrap(), None, "a new time begins");
    // A mail that was not sent leaves no trace, so the next one begins its own time.
    one.return_mail_quotas(&both).await.unwrap();
    assert_eq!(one.mail_counted_until("narrow").await.unwrap(), None);
    assert_eq!(one.take_mail_quotas(&both, 150).await.unwrap(), None);
    assert_eq!(other.mail_counted_until("narrow").await.unwrap(), Some(250));
}

pub(crate) async fn concurrent_mails_do_not_exceed_a_quota(database: &Database) {
    let nodes = database.nodes().await;
    let take = |number: usize| {
        let store = nodes[number % 2].clone();
        let quotas = [quota("all", 100), quota("each", 7)];
        tokio::spawn(async move { store.take_mail_quotas(&quotas, 1).await.unwrap() })
    };
    let mut granted = 0;
    for taken in (0..40).map(take).collect::<Vec<_>>() {
        granted += usize::from(taken.await.unwrap().is_none());
    }
    assert_eq!(granted, 7);
}

#[tokio::test]
async fn an_older_address_has_to_be_confirmed() {
    let database = Database::sqlite();
    older(&database);
    let store = database.open().await;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis();
    let (now, day) = (i64::try_from(now).unwrap(), 24 * 60 * 60 * 1000);
    store.delete_old_mail(now + 29 * day, 0).await.unwrap();
    let kept = Contact { mailbox: "ana@example.org".into(), is_confirmed: false };
    assert_eq!(store.contact("ana").await.unwrap(), Some(kept));
    store.delete_old_mail(now + 31 * day, 0).await.unwrap();
    assert_eq!(store.contact("ana").await.unwrap(), None);
}
