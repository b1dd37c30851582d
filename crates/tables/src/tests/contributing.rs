//! The server commits, people promise, the seats are closed, people reveal, the game starts.

use bots::Level;
use fastrand::Rng;

use super::support::{Room, player, seat, sit, viewer};
use crate::{
    Contribution, Due, Moment, Pace, Phase, Promise, Seed, Setup, Table, TableCommand, TableId,
    verify,
};

pub(super) fn value(name: &str) -> Contribution {
    let mut bytes = [0; 16];
    bytes[..name.len()].copy_from_slice(name.as_bytes());
    Contribution::new(bytes)
}

fn promise_of(value: Contribution) -> TableCommand {
    TableCommand::Promise { hash: value.promise().to_string() }
}

pub(super) fn promise(name: &str) -> TableCommand {
    promise_of(value(name))
}

pub(super) fn reveal(name: &str) -> TableCommand {
    TableCommand::Reveal { value: value(name).to_string() }
}

/// A table where these people sit and have promised.
pub(super) fn promised(setup: Setup, people: &[&str]) -> Room {
    let mut room = Room::empty(setup);
    for name in people {
        room.ask(name, sit(name)).unwrap();
        room.ask(name, promise(name)).unwrap();
    }
    room
}

fn record(room: &mut Room) -> String {
    room.play_out(&mut Rng::with_seed(3));
    room.table.record(&viewer("ana")).unwrap()
}

#[test]
fn a_game_starts_when_everybody_has_revealed() {
    let mut room = promised(Setup::of("uxmal", 2), &["ana", "bo"]);
    assert_eq!(room.refused("bo", reveal("bo")), "table-not-closed");
    room.ask("ana", TableCommand::Start).unwrap();
    let view = room.view("bo");
    assert!(view.dice.closed && view.phase == Phase::Gathering);
    let setup = view.dice.setup.expect("it is fixed before anybody reveals");
    assert_eq!(view.seats[0].promise, Some(value("ana").promise().to_string()));
    assert_eq!(view.seats[0].contribution, None);
    room.ask("ana", reveal("ana")).unwrap();
    assert_eq!(room.view("bo").seats[0].contribution, Some(value("ana").to_string()));
    assert_eq!(room.view("bo").phase, Phase::Gathering);
    assert_eq!(room.view("bo").dice.setup, Some(setup));
    room.ask("bo", reveal("bo")).unwrap();
    let view = room.view("bo");
    assert_eq!(view.dice.setup, None, "now it is in the record");
    assert_eq!((view.phase, &view.seats[0].contribution), (Phase::Playing, &None));
    room.is_the_fold_of_its_events();
    let text = record(&mut room);
    let (ana, bo) = (value("ana"), value("bo"));
    assert!(
        text.contains(&format!("\n# round 1\n# contribution 1 {ana}\n# contribution 2 {bo}\n"))
    );
    assert_eq!(verify(&text).result, Ok(()));
}

#[test]
fn other_contributions_give_other_dice() {
    let rolls = |name: &str| {
        let mut room = promised(Setup::of("pacal", 2), &["ana"]);
        room.ask("bo", sit("bo")).unwrap();
        room.ask("bo", promise(name)).unwrap();
        room.ask("ana", TableCommand::Start).unwrap();
        room.ask("bo", reveal(name)).unwrap();
        room.ask("ana", reveal("ana")).unwrap();
        let text = record(&mut room);
        let rolls = text.lines().filter(|line| line.starts_with("roll "));
        rolls.take(20).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(rolls("bo"), rolls("bo"));
    assert_ne!(rolls("bo"), rolls("other"));
}

#[test]
fn what_was_not_promised_is_refused() {
    let mut room = promised(Setup::of("pacal", 2), &["ana"]);
    room.ask("bo", sit("bo")).unwrap();
    room.ask("ana", TableCommand::Start).unwrap();
    assert_eq!(room.refused("bo", reveal("bo")), "table-not-promised");
    assert_eq!(room.refused("bo", promise("bo")), "table-promises-closed");
    assert_eq!(room.refused("ana", reveal("bo")), "table-wrong-contribution");
    assert_eq!(room.refused("eve", reveal("ana")), "table-not-seated");
    let bad = TableCommand::Reveal { value: "00".repeat(15) };
    assert_eq!(room.refused("ana", bad), "table-bad-contribution");
    let bad = TableCommand::Promise { hash: "0X".repeat(32) };
    assert_eq!(room.refused("ana", bad), "table-bad-promise");
    room.ask("ana", reveal("ana")).unwrap();
    assert!(room.table.has_started());
    assert_eq!(room.refused("ana", reveal("ana")), "table-started");
    assert_eq!(room.refused("bo", promise("bo")), "table-started");
}

#[test]
fn a_contribution_is_revealed_once() {
    let mut room = promised(Setup::of("pacal", 2), &["ana", "bo"]);
    room.ask("ana", TableCommand::Start).unwrap();
    room.ask("ana", reveal("ana")).unwrap();
    assert_eq!(room.refused("ana", reveal("ana")), "table-already-revealed");
}

#[test]
fn the_host_may_start_without_those_that_are_missing_and_the_record_names_them() {
    let mut room = promised(Setup::of("uxmal", 3), &["ana", "bo"]);
    room.ask("ana", TableCommand::FillSeat { seat: seat(3), level: Level::Random }).unwrap();
    let seen = room.table.version();
    room.ask("ana", TableCommand::Start).unwrap();
    let again = room.ask_as("ana", "again", seen, TableCommand::Start).unwrap_err();
    assert_eq!(again.code(), "table-stale", "pressing twice by mistake starts nothing");
    room.ask("ana", reveal("ana")).unwrap();
    room.ask("ana", TableCommand::Start).unwrap();
    assert!(room.table.has_started());
    let text = room.table.full_record().unwrap();
    let lines = format!("\n# contribution 1 {}\n# missing 2\n", value("ana"));
    assert!(text.contains(&lines) && !text.contains("missing 3"), "bots contribute nothing");
}

#[test]
fn clients_that_contribute_nothing_play_as_before() {
    let mut room = Room::playing(Setup::of("pacal", 2), &["ana", "bo"]);
    let text = record(&mut room);
    assert!(text.contains("\n# missing 1\n# missing 2\n"));
    assert_eq!(verify(&text).result, Ok(()));
}

#[test]
fn whoever_changes_the_seats_after_a_contribution_was_revealed_begins_another_round() {
    let mut room = promised(Setup::of("pacal", 2), &["ana", "bo"]);
    room.ask("ana", TableCommand::Start).unwrap();
    room.ask("bo", reveal("bo")).unwrap();
    room.ask("bo", TableCommand::Leave).unwrap();
    let view = room.view("ana");
    assert_eq!((view.dice.closed, view.dice.round), (false, 1), "bo's went with bo");
    assert!(view.seats[0].promise.is_some(), "nobody knows what ana promised");
    room.ask("bo", sit("bo")).unwrap();
    room.ask("bo", promise("bo")).unwrap();
    room.ask("ana", TableCommand::Start).unwrap();
    room.ask("ana", reveal("ana")).unwrap();
    room.ask("ana", TableCommand::FreeSeat { seat: seat(2) }).unwrap();
    let view = room.view("ana");
    assert_eq!((view.dice.closed, view.dice.round), (false, 2));
    assert_eq!((&view.seats[0].promise, &view.seats[0].contribution), (&None, &None));
    room.ask("bo", sit("bo")).unwrap();
    room.ask("ana", promise("again")).unwrap();
    room.ask("ana", TableCommand::Start).unwrap();
    room.ask("ana", reveal("again")).unwrap();
    room.is_the_fold_of_its_events();
    let text = record(&mut room);
    assert!(text.contains("\n# round 2\n"));
    let verdict = verify(&text);
    assert_eq!(verdict.result, Ok(()));
    assert!(verdict.findings.iter().any(|finding| finding.phrase.key == "verify-rounds"));
}

#[test]
fn who_leaves_the_lobby_or_changes_seats_has_to_promise_again() {
    let mut room = promised(Setup::of("pacal", 3), &["ana", "bo"]);
    let sit_down = TableCommand::Sit { seat: Some(3), name: "bo".to_owned(), look: None };
    room.ask("bo", sit_down).unwrap();
    assert_eq!(room.view("ana").seats[2].promise, None);
    room.ask("ana", TableCommand::Leave).unwrap();
    assert!(room.view("bo").seats.iter().all(|seat| seat.promise.is_none()));
}

#[test]
fn a_promise_can_be_made_anew_until_the_seats_are_closed() {
    let mut room = promised(Setup::of("pacal", 2), &["ana", "bo"]);
    room.ask("bo", promise("other")).unwrap();
    room.ask("ana", TableCommand::Start).unwrap();
    assert_eq!(room.refused("bo", reveal("bo")), "table-wrong-contribution");
    room.ask("bo", reveal("other")).unwrap();
}

#[test]
fn a_table_opened_to_start_by_itself_starts_when_the_only_person_has_contributed() {
    let mut room = Room::empty(Setup { starts: true, ..Setup::of("pacal", 2) });
    room.ask("ana", TableCommand::FillSeat { seat: seat(2), level: Level::Random }).unwrap();
    room.ask("ana", sit("ana")).unwrap();
    assert!(!room.table.has_started());
    room.ask("ana", promise("ana")).unwrap();
    assert!(room.view("ana").dice.closed);
    room.ask("ana", reveal("ana")).unwrap();
    assert!(room.table.has_started());
}

#[test]
fn a_table_that_starts_by_itself_does_not_wait_forever() {
    let mut room = promised(Setup { starts: true, ..Setup::of("pacal", 2) }, &["ana"]);
    room.ask("bo", sit("bo")).unwrap();
    let wait = |room: &mut Room| {
        let [Due::Tick { at }] = room.table.due()[..] else { panic!("{:?}", room.table.due()) };
        room.now = at;
        let answer = room.table.tick(at).unwrap();
        room.write_down(&answer);
    };
    wait(&mut room);
    assert!(room.view("ana").dice.closed && !room.table.has_started());
    wait(&mut room);
    assert!(room.table.has_started());
    let text = room.table.full_record().unwrap();
    assert!(text.contains("\n# missing 1\n# missing 2\n"), "{text}");
}

#[test]
fn a_rematch_needs_new_contributions() {
    let pace = Pace::days(2);
    let mut room = promised(Setup { pace, ..Setup::of("uxmal", 2) }, &["ana", "bo"]);
    room.ask("ana", TableCommand::Start).unwrap();
    room.ask("ana", reveal("ana")).unwrap();
    room.ask("bo", reveal("bo")).unwrap();
    room.play_out(&mut Rng::with_seed(3));
    for name in ["ana", "bo"] {
        room.ask(name, TableCommand::Rematch { wanted: true }).unwrap();
    }
    let (id, seed) = (TableId::new("again").unwrap(), Seed::new([8; 32]));
    let rematch = room.table.start_rematch(id, seed, room.now).unwrap();
    let view = rematch.table.view(&viewer("ana"), room.now).unwrap();
    assert!(view.starts && view.phase == Phase::Gathering);
    assert!(view.seats.iter().all(|seat| seat.promise.is_none()));
    let [Due::Tick { at }] = rematch.table.due()[..] else { panic!("{:?}", rematch.table.due()) };
    assert!(at.since(room.now) > 86_400_000, "in a slow game people come back later");
    let mut table = rematch.table;
    let mut ask = |from: &str, what: TableCommand| {
        let seen_version = table.version();
        let id = crate::RequestId::new(&format!("r{seen_version}")).unwrap();
        let request = crate::Request { id, seen_version, from: player(from), what };
        table.ask(&request, Moment::from_millis(9_000_000)).unwrap();
        table.has_started()
    };
    assert!(!ask("ana", promise("ana")) && !ask("bo", promise("bo")));
    assert!(!ask("bo", reveal("bo")));
    assert!(ask("ana", reveal("ana")));
}

#[test]
fn a_table_of_the_first_scheme_takes_no_contributions() {
    let old = serde_json::json!({
        "version": 1, "at": 5, "event": "opened", "table": "t", "host": "ana",
        "seed": "00".repeat(32), "setup": {"game": "pacal", "seats": 2},
    });
    let stored: crate::Stored = serde_json::from_value(old).unwrap();
    let table = Table::from_events([stored]).unwrap();
    let mut room = Room::of(table);
    room.ask("ana", sit("ana")).unwrap();
    room.ask("bo", sit("bo")).unwrap();
    assert_eq!(room.refused("ana", promise("ana")), "table-old-dice");
    assert_eq!(room.view("ana").dice.scheme, 1);
    room.ask("ana", TableCommand::Start).unwrap();
    let text = record(&mut room);
    assert!(!text.contains("# dice") && !text.contains("# missing"));
    assert_eq!(verify(&text).findings[0].phrase.key, "verify-scheme-seed");
    assert_eq!(verify(&text).result, Ok(()));
}

#[test]
fn a_promise_is_the_hash_of_the_contribution() {
    // SHA-256 of sixteen zero bytes.
    let known = "374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb";
    assert_eq!(Contribution::new([0; 16]).promise(), Promise::read(known).unwrap());
}
