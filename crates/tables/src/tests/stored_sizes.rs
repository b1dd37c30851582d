//! What is stored can be read again, and nobody can fill the store with what has no effect.

use serde_json::{Value, json};

use super::support::{Room, play, player, sit};
use crate::{Moment, Refusal, Seed, Setup, Stored, Table, TableCommand, TableId, check};

/// A value with so many arrays inside each other.
fn nested(depth: usize) -> Value {
    (0..depth).fold(json!(1), |inner, _| json!([inner]))
}

/// Our own board with one more field or another value of a field.
fn board(field: &str, value: Value) -> Setup {
    let mut board: Value =
        serde_json::from_str(include_str!("../../../pacal/data/board.json")).unwrap();
    board["values"]["A"] = json!(7);
    board[field] = value;
    Setup { options: [("board".to_owned(), board)].into(), ..Setup::of("pacal", 2) }
}

fn open(setup: Setup) -> Result<String, Refusal> {
    let id = TableId::new("example").unwrap();
    let opened =
        Table::open(id, setup, player("ana"), Seed::new([7; 32]), Moment::from_millis(1000));
    opened.map(|(_, events)| serde_json::to_string(&*events[0]).unwrap())
}

#[test]
fn facts_about_components_are_not_stored() {
    let plain = open(board("facts", json!([]))).unwrap();
    assert_eq!(open(board("facts", json!("x".repeat(200_000)))).unwrap(), plain);
    assert!(!plain.contains("facts") && plain.contains("\"board\""), "{plain}");
    assert!(!open(Setup::of("pacal", 2)).unwrap().contains("board"));
}

/// JSON inside an event is nested more deeply than in the request that caused it.
#[test]
fn whatever_is_nested_comes_back_from_the_store() {
    for depth in 0..=127 {
        let stored = open(board("facts", nested(depth))).unwrap();
        let read: Stored = serde_json::from_str(&stored).unwrap();
        assert!(Table::from_events([read]).is_ok(), "{depth}");
        for field in ["rows", "values", "river", "covers"] {
            if let Ok(stored) = open(board(field, nested(depth))) {
                assert!(serde_json::from_str::<Stored>(&stored).is_ok(), "{field} {depth}");
            }
        }
    }
}

#[test]
fn an_opening_has_a_greatest_length() {
    let setup =
        |count: usize| Setup { opening: vec!["fly a1".into(); count], ..Setup::of("pacal", 2) };
    assert_eq!(check(&setup(3_000)).unwrap_err().code(), "table-bad-opening");
    assert_eq!(check(&setup(3_001)).unwrap_err(), Refusal::LongOpening { most: 3_000 });
}

#[test]
fn a_table_does_not_grow_forever_when_somebody_switches_something_on_and_off() {
    let mut room = Room::playing(Setup::of("pacal", 2), &["ana", "bo"]);
    let first = play("place e5");
    let mut switches = 0;
    let refusal = loop {
        let confirm = TableCommand::Confirm { on: switches % 2 == 0 };
        let id = format!("s{switches}");
        let (seen, table) = (room.table.version(), &mut room.table);
        let id = crate::RequestId::new(&id).unwrap();
        let request = crate::Request { id, seen_version: seen, from: player("bo"), what: confirm };
        match table.ask(&request, room.now) {
            Ok(answer) => room.write_down(&answer),
            Err(refusal) => break refusal,
        }
        switches += 1;
        assert!(switches < 20_000, "there is an end");
    };
    assert_eq!(refusal, Refusal::Full);
    assert_eq!(room.table.version(), 10_000);
    // The game goes on.
    room.ask("ana", first).unwrap();
    assert_eq!(room.refused("ana", TableCommand::Undo), "table-full");
    room.ask("ana", TableCommand::EndTurn).unwrap();
    room.ask("bo", TableCommand::Leave).unwrap();
    assert!(room.table.bot_job().is_some());
    room.is_the_fold_of_its_events();
}

#[test]
fn a_repeat_is_known_after_many_requests_of_the_same_and_of_others() {
    let mut room = Room::empty(Setup::of("pacal", 2));
    room.ask("ana", sit("ana")).unwrap();
    room.ask("bo", sit("bo")).unwrap();
    let hello = TableCommand::Say { words: protocol::ChatText::Text("hello".to_owned()) };
    let once = room.ask_as("ana", "hello", 3, hello.clone()).unwrap();
    for number in 0..200 {
        room.ask("bo", TableCommand::Confirm { on: number % 2 == 0 }).unwrap();
    }
    for number in 0..50 {
        room.ask("ana", TableCommand::Confirm { on: number % 2 == 0 }).unwrap();
    }
    for table in [None, Some(Table::from_events(room.log.clone()).unwrap())] {
        room.table = table.unwrap_or(room.table);
        let twice = room.ask_as("ana", "hello", 3, hello.clone()).unwrap();
        assert_eq!((twice.first, twice.last, twice.events.len()), (once.first, once.last, 0));
    }
}
