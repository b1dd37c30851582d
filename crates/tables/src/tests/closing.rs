use bots::Level;
use fastrand::Rng;

use super::support::{Room, missed, play, seat, sit, viewer};
use crate::{
    Detail, EventKind, Phase, Setup, Spectators, TableCommand, Viewer, Visibility, verify,
};

fn closed(room: &mut Room) {
    let answer = room.table.close(room.now).unwrap();
    room.write_down(&answer);
}

fn in_play() -> Room {
    let setup = Setup { visibility: Visibility::Memory, ..Setup::of("pacal", 2) };
    let mut room = Room::playing(setup, &["ana", "bo"]);
    let mut rng = Rng::with_seed(5);
    (0..40).for_each(|_| assert!(room.any_step(&mut rng)));
    room
}

#[test]
fn a_closed_game_is_over_and_nobody_has_won() {
    let mut room = in_play();
    let before = room.table.version();
    closed(&mut room);
    let view = room.view("ana");
    assert_eq!((view.phase, view.closed, view.winners.len()), (Phase::Over, true, 0));
    assert!(view.turn.is_none() && view.seed.is_some());
    assert_eq!(view.asks.unwrap().key, "table-closed");
    assert!(view.you.unwrap().legal.actions().is_empty());
    let summary = room.table.summary();
    assert!(summary.closed && summary.result.is_none() && summary.phase == Phase::Over);
    assert!(room.table.due().is_empty() && room.table.notice().is_none());
    assert!(room.table.preview().is_none(), "there is no result to share");
    let events = missed(&room, before, "bo").unwrap();
    assert!(matches!(&events[..], [event] if matches!(event.kind, EventKind::Closed { .. })));
    room.is_the_fold_of_its_events();
}

#[test]
fn the_record_of_a_closed_game_says_so_and_its_dice_hold() {
    let mut room = in_play();
    assert!(room.table.record(&Viewer::WithLink).is_err(), "things are hidden");
    closed(&mut room);
    let record = room.table.record(&viewer("bo")).unwrap();
    assert!(record.contains("\n# closed by the operator\n"), "{record}");
    let verdict = verify(&record);
    assert_eq!(verdict.result, Ok(()));
    assert_eq!(verdict.findings.last().unwrap().phrase.key, "verify-cut-short");
}

#[test]
fn at_a_closed_table_people_can_only_leave() {
    let mut room = in_play();
    closed(&mut room);
    let words = protocol::ChatText::Text("why?".to_owned());
    for what in [
        play("place e5"),
        TableCommand::EndTurn,
        TableCommand::Undo,
        TableCommand::Say { words },
        TableCommand::Rematch { wanted: true },
        TableCommand::TakeBack,
        TableCommand::Pause { wanted: true },
        TableCommand::SwitchChat { on: true },
    ] {
        assert_eq!(room.refused("ana", what), "table-closed");
    }
    room.ask("ana", TableCommand::Leave).unwrap();
    assert!(room.table.due().is_empty());
    assert_eq!(room.table.close(room.now).unwrap_err().code(), "table-closed");
    room.is_the_fold_of_its_events();
}

#[test]
fn a_table_can_be_closed_before_its_game_starts() {
    let setup = Setup { spectators: Spectators::Link, pairing: true, ..Setup::of("uxmal", 2) };
    let mut room = Room::empty(setup);
    room.ask("ana", sit("ana")).unwrap();
    room.ask("bo", sit("bo")).unwrap();
    assert!(!room.table.due().is_empty(), "it would start by itself");
    closed(&mut room);
    assert!(room.table.due().is_empty());
    let view = room.view("bo");
    assert_eq!((view.phase, view.closed, view.seed), (Phase::Over, true, None));
    assert_eq!(room.refused("bo", sit("bo")), "table-closed");
    assert!(room.table.record(&viewer("bo")).is_err(), "nothing was played");
    assert!(room.table.tick(room.now.after(1_000_000)).is_none());
    room.ask("bo", TableCommand::Leave).unwrap();
    room.is_the_fold_of_its_events();
}

#[test]
fn bots_stop_and_a_pause_ends() {
    let mut room = Room::empty(Setup::of("uxmal", 2));
    room.ask("ana", TableCommand::FillSeat { seat: seat(1), level: Level::Random }).unwrap();
    room.begin(&["ana"]);
    let job = room.table.bot_job().unwrap();
    closed(&mut room);
    let action = job.choose(&bots::Budget::default());
    assert!(room.table.bot_plays(job.seat, job.version, &action, room.now).is_err());
    assert!(room.table.bot_job().is_none());

    let pace = crate::Pace::Live { turn_seconds: 60, reserve_seconds: 60 };
    let mut room = Room::playing(Setup { pace, ..Setup::of("pacal", 2) }, &["ana", "bo"]);
    for name in ["ana", "bo"] {
        room.ask(name, TableCommand::Pause { wanted: true }).unwrap();
    }
    closed(&mut room);
    assert_eq!(room.view("ana").phase, Phase::Over);
    room.is_the_fold_of_its_events();
}

#[test]
fn a_finished_game_keeps_its_winner() {
    let mut room = Room::playing(Setup::of("uxmal", 2), &["ana", "bo"]);
    room.play_out(&mut Rng::with_seed(2));
    assert_eq!(room.table.close(room.now).unwrap_err().code(), "table-over");
    assert!(!room.view("ana").winners.is_empty() && !room.view("ana").closed);
}

#[test]
fn who_is_connected_gets_the_closed_table_as_an_update() {
    let mut room = in_play();
    let seen = room.table.version();
    closed(&mut room);
    let update = room.table.update_since(seen, &viewer("ana"), Detail::Full, room.now).unwrap();
    let now = update.unwrap().now;
    assert_eq!((now.closed, now.phase, now.turn), (Some(true), Some(Phase::Over), Some(None)));
}
