//! Names and messages that were taken out are gone, and nothing else is.

use crate::redact::{REDACTED, Redaction};
use crate::{PlayerId, Stored, Table};

/// A finished game of a released version, with names.
fn finished() -> Vec<Stored> {
    let lines = include_str!("../../tests/corpus/rules-1/pacal-finished.jsonl");
    lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn with(events: &[Stored], changed: Vec<Stored>) -> Vec<Stored> {
    let mut all = events.to_vec();
    for stored in changed {
        let index = all.iter().position(|each| each.version == stored.version).unwrap();
        all[index] = stored;
    }
    all
}

fn first_player(events: &[Stored]) -> (PlayerId, String) {
    let table = Table::from_events(events.to_vec()).unwrap();
    let (seat, player) = table.people().next().map(|(seat, who)| (seat, who.clone())).unwrap();
    let name = table.summary().seats[seat.index()].name.clone();
    (player, name.unwrap())
}

#[test]
fn a_name_that_was_taken_out_is_nowhere_and_the_record_verifies() {
    let events = finished();
    let (player, name) = first_player(&events);
    let changed = Redaction::Name(player).of(&events);
    assert!(!changed.is_empty());
    let after = with(&events, changed);
    let stored: Vec<_> = after.iter().map(|each| serde_json::to_string(each).unwrap()).collect();
    assert!(stored.iter().all(|line| !line.contains(&format!("\"{name}\""))), "{name}");
    let (before, after) = (Table::from_events(events).unwrap(), Table::from_events(after).unwrap());
    let record = after.full_record().unwrap();
    assert!(record.contains(REDACTED) && !record.contains(&format!(" {name}\n")));
    assert_eq!(crate::verify(&record).result, Ok(()));
    assert_eq!(before.version(), after.version());
}

#[test]
fn taking_out_twice_changes_nothing_more() {
    let events = finished();
    let (player, _) = first_player(&events);
    let once = with(&events, Redaction::Person(player.clone()).of(&events));
    assert_eq!(Redaction::Person(player).of(&once), []);
    assert_eq!(Redaction::Message(1).of(&events), [], "the first event is no message");
}
