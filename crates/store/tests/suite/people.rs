//! Devices of a person, and what is forgotten about one.

use store::{DEVICE_LIFETIME, Device, EndedDevice, NewContact, Proof, SeatedPlayer, Write};

use crate::database::{Database, stored, table_write};

fn device(identity: &str, device: &str, since: i64) -> Device {
    let (identity, device) = (identity.to_owned(), device.to_owned());
    Device { identity, device, browser: "Firefox, Linux".to_owned(), since, used: since }
}

fn list(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

pub(crate) async fn a_device_is_listed_until_it_is_signed_out(database: &Database) {
    let [one, other] = database.nodes().await;
    for each in [device("ana", "laptop", 1), device("ana", "phone", 2), device("ben", "pad", 3)] {
        one.put_device(&each).await.unwrap();
    }
    one.put_device(&device("ana", "phone", 9)).await.unwrap();
    one.use_device(&list(&["ana", "unknown"]), "laptop", 7, 5).await.unwrap();
    one.use_device(&list(&["ben"]), "laptop", 8, 8).await.unwrap();
    let laptop = Device { used: 7, ..device("ana", "laptop", 1) };
    let phone = Device { used: 9, ..device("ana", "phone", 2) };
    assert_eq!(other.devices(&list(&["ana"])).await.unwrap(), [laptop.clone(), phone]);
    // It was noted since then.
    one.use_device(&list(&["ana"]), "laptop", 9, 7).await.unwrap();
    assert_eq!(other.devices(&list(&["ana"])).await.unwrap()[0], laptop);
    other.end_device("ana", "phone", 20).await.unwrap();
    other.end_device("ana", "never stored", 30).await.unwrap();
    assert_eq!(one.devices(&list(&["ana"])).await.unwrap(), [laptop]);
    let never_stored = EndedDevice { key: "ananever stored".to_owned(), ended: 30 };
    assert!(never_stored.is_old(31 + DEVICE_LIFETIME) && !never_stored.is_old(DEVICE_LIFETIME));
    assert_eq!(one.ended_devices(21).await.unwrap(), [never_stored]);
    assert_eq!(one.ended_devices(20).await.unwrap().len(), 2);
    // Nothing signs it in again.
    one.put_device(&device("ana", "phone", 40)).await.unwrap();
    assert_eq!(one.devices(&list(&["ana"])).await.unwrap().len(), 1);
}

pub(crate) async fn a_device_that_nobody_uses_is_forgotten(database: &Database) {
    let store = database.open().await;
    for (name, used) in [("early", 1), ("late", 50)] {
        store.put_device(&device("ana", name, used)).await.unwrap();
        store.end_device("ben", name, used).await.unwrap();
    }
    store.end_device("ana", "old-cookies", 1).await.unwrap();
    store.delete_expired(DEVICE_LIFETIME + 50, 0).await.unwrap();
    let left = store.devices(&list(&["ana"])).await.unwrap();
    assert_eq!(left, [device("ana", "late", 50)]);
    let ended = store.ended_devices(0).await.unwrap();
    assert!(!ended.iter().any(|each| each.is_old(DEVICE_LIFETIME + 50)), "as in the store");
    let mut ended: Vec<_> = ended.into_iter().map(|each| each.key).collect();
    ended.sort();
    assert_eq!(ended, ["anaold-cookies", "benlate"], "a cookie without a device has no end");
}

pub(crate) async fn everybody_who_was_at_a_table_is_found_there_until_forgotten(
    database: &Database,
) {
    let [store, other] = database.nodes().await;
    let seated = |table: &str, first, players: &[&str]| {
        let seats = (1..).zip(players);
        let seats = seats.map(|(seat, &player)| SeatedPlayer { seat, player: player.to_owned() });
        let mut write = table_write(table, first, 1);
        write.seats = Some(seats.collect());
        Write::one(write)
    };
    stored(store.append(seated("a", 1, &["ana", "ben"])).await);
    stored(store.append(seated("a", 2, &["ben"])).await);
    stored(store.append(seated("b", 1, &["ana"])).await);
    stored(store.append(seated("c", 1, &["ana"])).await);
    store.delete_table("c").await.unwrap();
    let (ana, ben) = (list(&["ana", "ana-2"]), list(&["ben"]));
    assert_eq!(other.attended(&ana).await.unwrap(), ["a", "b"], "ana has left a");
    assert!(store.knows(&ana).await.unwrap());
    assert!(!store.knows(&list(&["cid"])).await.unwrap());
    let (mailbox, address_hash) = ("en ana@example.org".to_owned(), "hash".to_owned());
    let contact = NewContact { mailbox, address_hash, proof: Proof::Confirmed(1) };
    store.set_contact(&list(&["ana"]), &contact).await.unwrap();
    store.set_quiet_hours("ana-2", Some("22-8")).await.unwrap();
    store.set_quiet_hours("ben", Some("22-8")).await.unwrap();
    other.forget_players(&ana).await.unwrap();
    assert!(!store.knows(&ana).await.unwrap());
    assert_eq!(store.contact("ana").await.unwrap(), None);
    assert_eq!(store.quiet_hours("ben").await.unwrap().as_deref(), Some("22-8"));
    assert_eq!(store.attended(&ben).await.unwrap(), ["a"]);
}

pub(crate) async fn what_was_done_already_is_in_the_log(database: &Database) {
    let [one, other] = database.nodes().await;
    let id = one.log_command(5, "a player", "forgotten", "done").await.unwrap();
    assert_eq!(other.claim_commands(6, 60_000).await.unwrap(), [], "nobody has to do it");
    let finished = other.finished_commands(5).await.unwrap();
    assert_eq!(
        (finished.len(), finished[0].id, finished[0].result.as_deref()),
        (1, id, Some("done"))
    );
}
