use super::support::{Room, play, viewer};
use crate::{Setup, TableCommand, Viewer};

#[test]
fn why_says_what_a_request_would_be_told_and_changes_nothing() {
    let mut room = Room::playing(Setup::of("pacal", 2), &["ana", "bo"]);
    let why = |room: &Room, name: &str, action: &str| {
        let before = format!("{:?}", room.table);
        let answer = room.table.why(&viewer(name), action).map_err(|refusal| refusal.code());
        assert_eq!(format!("{:?}", room.table), before);
        answer
    };
    let legal = room.view("ana").you.unwrap().legal.actions()[0].action.clone();
    assert_eq!(why(&room, "ana", &legal), Ok(()));
    assert_eq!(why(&room, "bo", &legal), Err("table-not-your-turn"));
    assert_eq!(why(&room, "zoe", &legal), Err("table-not-seated"));
    assert_eq!(why(&room, "ana", "jump"), Err("not-an-action"));
    assert_eq!(room.table.why(&Viewer::WithLink, &legal).unwrap_err().code(), "table-not-seated");

    let refusal = room.table.why(&viewer("ana"), "place a1").unwrap_err();
    assert!(refusal.rule().is_some());
    assert_eq!(room.ask("ana", play("place a1")).unwrap_err(), refusal);

    room.ask("ana", play(&legal)).unwrap();
    assert_eq!(why(&room, "ana", &legal), Err("table-turn-complete"));
    room.ask("ana", TableCommand::Leave).unwrap();
    assert_eq!(why(&room, "ana", &legal), Err("table-stood-in"));
}

#[test]
fn why_is_not_remembered_as_an_answer() {
    let mut room = Room::playing(Setup::of("pacal", 2), &["ana", "bo"]);
    let legal = room.view("ana").you.unwrap().legal.actions()[0].action.clone();
    for _ in 0..40 {
        assert!(room.table.why(&viewer("ana"), "place a1").is_err());
    }
    assert!(room.ask_as("ana", "r1", room.table.version(), play(&legal)).is_ok());
}

#[test]
fn nobody_is_told_why_at_a_table_that_they_may_not_see() {
    let setup = Setup { spectators: crate::Spectators::None, ..Setup::of("pacal", 2) };
    let room = Room::playing(setup, &["ana", "bo"]);
    let refusal = room.table.why(&viewer("zoe"), "place a1").unwrap_err();
    assert_eq!(refusal.code(), "table-no-spectators");
}
