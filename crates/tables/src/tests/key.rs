//! Seeds in the store, sealed with the key of the server.

use fastrand::Rng;

use super::support::{Room, viewer};
use crate::{
    Event, KeptSeed, PublicKey, Seed, ServerKey, Setup, Stored, Table, TableId, hex, verify,
};

fn stored(room: &Room, key: &ServerKey) -> Vec<Stored> {
    let write = |stored: &Stored| serde_json::to_string(&key.sealed(stored)).unwrap();
    let lines: Vec<String> = room.log.iter().map(|stored| write(stored)).collect();
    lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn the_seed_of_a_running_game_is_not_in_what_is_stored() {
    let room = Room::playing(Setup::of("uxmal", 2), &["ana", "bo"]);
    let key = ServerKey::new([1; 32]);
    let events = stored(&room, &key);
    let text = serde_json::to_string(&events).unwrap();
    assert!(!text.contains(&"07".repeat(32)), "{text}");
    let opened = events.into_iter().map(|event| key.unsealed(event).unwrap());
    let again = Table::from_events(opened).unwrap();
    assert_eq!(format!("{again:?}"), format!("{:?}", room.table));
}

#[test]
fn without_the_key_a_table_can_be_read_but_not_played() {
    let room = Room::playing(Setup::of("uxmal", 2), &["ana", "bo"]);
    let events = stored(&room, &ServerKey::new([1; 32]));
    let other = ServerKey::new([2; 32]);
    assert_eq!(other.unsealed(events[0].clone()), None);
    let table = Table::from_events(events).unwrap();
    assert_eq!(table.commitment(), room.table.commitment());
    assert_eq!(table.bot_job(), None);
    assert!(!table.full_record().unwrap().contains("# seed"));
}

#[test]
fn the_game_that_is_over_needs_no_key() {
    let mut room = Room::playing(Setup::of("pacal", 2), &["ana", "bo"]);
    room.play_out(&mut Rng::with_seed(1));
    let table = Table::from_events(stored(&room, &ServerKey::new([1; 32]))).unwrap();
    let record = table.record(&viewer("ana")).unwrap();
    assert_eq!(record, room.table.record(&viewer("ana")).unwrap());
    assert_eq!(verify(&record).result, Ok(()));
}

#[test]
fn seeds_that_were_stored_open_stay_readable() {
    let room = Room::playing(Setup::of("pacal", 2), &["ana", "bo"]);
    let key = ServerKey::new([1; 32]);
    for stored in &room.log {
        assert_eq!(key.unsealed((**stored).clone()).as_ref(), Some(&**stored));
    }
}

#[test]
fn a_sealed_seed_belongs_to_its_table_and_cannot_be_changed() {
    let (key, seed) = (ServerKey::new([1; 32]), Seed::new([7; 32]));
    let (one, other) = (TableId::new("one").unwrap(), TableId::new("other").unwrap());
    let KeptSeed::Sealed(mut bytes) = key.seal(&one, &seed) else { panic!("it is sealed") };
    assert_eq!(key.open(&other, &KeptSeed::Sealed(bytes)), None);
    assert_eq!(key.open(&one, &KeptSeed::Sealed(bytes)), Some(seed));
    bytes[3] ^= 1;
    assert_eq!(key.open(&one, &KeptSeed::Sealed(bytes)), None);
}

#[test]
fn an_end_with_another_seed_is_corrupt() {
    let mut room = Room::playing(Setup::of("pacal", 2), &["ana", "bo"]);
    room.play_out(&mut Rng::with_seed(1));
    let mut events = stored(&room, &ServerKey::new([1; 32]));
    let last = events.last_mut().unwrap();
    assert!(matches!(last.event, Event::Ended { seed: Some(_) }));
    last.event = Event::Ended { seed: Some(Seed::new([8; 32])) };
    assert!(Table::from_events(events).is_err());
}

/// With a key of small order one signature fits every record.
#[test]
fn a_key_that_signs_everything_signs_nothing() {
    let identity = format!("01{}", "00".repeat(31));
    let key = PublicKey::read(&identity).unwrap();
    let mut signature = [0; 64];
    signature[0] = 1;
    assert!(!key.has_signed("game uxmal\n", 9, &signature));
}

/// The numbers are OpenSSL's: what other libraries have sealed and signed stays readable.
#[test]
fn seeds_are_sealed_and_records_signed_as_by_any_other_library() {
    let (key, table) = (ServerKey::new([1; 32]), TableId::new("example").unwrap());
    let sealed = "32c2f353999d727cc62f42e85eaef662f22f45a5d3c7b2e08871e6ba29618f0c\
        b6e2ea7306951496b0a25033cccec50f";
    let sealed = KeptSeed::Sealed(hex::read(sealed).unwrap());
    assert_eq!(key.seal(&table, &Seed::new([7; 32])), sealed);
    assert_eq!(key.open(&table, &sealed), Some(Seed::new([7; 32])));
    let signed = "game uxmal\n\
        # key 59516d57f63a6c0fc4fe6b765e79ea6a9239859b3853dada7a50e69a34745a86\n\
        # signature b849271d80e7959e5d50666eef82fbda4b6a946244b1790da73412e8d452ad2e\
        662266e1be50dfc40a66e41b290bb8ecffd6248284af4dfb93d41a2162b28303\n\ntile\n";
    assert_eq!(key.sign("game uxmal\n\ntile\n"), signed);
}
