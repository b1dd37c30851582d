use bots::Level;
use fastrand::Rng;

use super::support::{Room, seat, sit};
use crate::{Due, Rematch, Seed, Setup, Table, TableCommand, TableId};

fn played_out(leaver: Option<&str>) -> Room {
    let mut room = Room::empty(Setup::of("uxmal", 3));
    for name in ["ana", "bo"] {
        room.ask(name, sit(name)).unwrap();
    }
    room.ask("ana", TableCommand::FillSeat { seat: seat(3), level: Level::Random }).unwrap();
    room.ask("ana", TableCommand::ChooseStandIn { level: Level::Random }).unwrap();
    room.ask("bo", TableCommand::Confirm { on: false }).unwrap();
    room.ask("ana", TableCommand::Start).unwrap();
    if let Some(name) = leaver {
        room.ask(name, TableCommand::Leave).unwrap();
    }
    let mut rng = Rng::with_seed(1);
    while !room.table.is_over() {
        if let Some(job) = room.table.bot_job() {
            let action = job.choose(&bots::Budget::default());
            let answer = room.table.bot_plays(job.seat, job.version, &action, room.now).unwrap();
            room.write_down(&answer);
        } else {
            room.any_step(&mut rng);
        }
    }
    room
}

fn start(room: &mut Room) -> Rematch {
    assert_eq!(room.table.due(), [Due::Rematch]);
    let (id, seed) = (TableId::new("again").unwrap(), Seed::new([8; 32]));
    let rematch = room.table.start_rematch(id, seed, room.now).unwrap();
    room.write_down(&rematch.answer);
    rematch
}

fn names(table: &Table) -> Vec<String> {
    let seats = table.view(&crate::Viewer::WithLink, crate::Moment::default()).unwrap().seats;
    seats.iter().map(|seat| seat.name.clone().unwrap_or_else(|| "bot".to_owned())).collect()
}

fn looks(table: &Table) -> Vec<usize> {
    let view = table.view(&crate::Viewer::WithLink, crate::Moment::default()).unwrap();
    view.seats.iter().map(|seat| seat.look).collect()
}

#[test]
fn a_rematch_starts_when_all_want_it_with_the_seats_rotated() {
    let mut room = played_out(None);
    room.ask("ana", TableCommand::Rematch { wanted: true }).unwrap();
    assert_eq!(room.table.due(), []);
    room.ask("bo", TableCommand::Rematch { wanted: true }).unwrap();
    let rematch = start(&mut room);
    assert_eq!(names(&rematch.table), ["bo", "bot", "ana"]);
    assert_eq!(looks(&rematch.table), [2, 3, 1], "colors belong to people, not to seats");
    assert!(!rematch.table.has_started(), "nobody has seen the commitment yet");
    let view = rematch.table.view(&super::support::viewer("bo"), crate::Moment::default()).unwrap();
    assert_eq!(view.rematch_of.as_ref().map(TableId::as_str), Some("example"));
    assert!(!view.you.unwrap().confirms, "preferences come along");
    assert_eq!(room.view("bo").rematch.as_ref().map(TableId::as_str), Some("again"));
    assert_eq!(room.table.due(), []);
    assert_eq!(room.refused("bo", TableCommand::Rematch { wanted: true }), "table-over");
    room.is_the_fold_of_its_events();
    let again = Table::from_events(rematch.events).unwrap();
    assert_eq!(format!("{again:?}"), format!("{:?}", rematch.table));
}

#[test]
fn who_left_is_not_waited_for_and_not_dragged_along() {
    let mut room = played_out(Some("ana"));
    room.ask("bo", TableCommand::Rematch { wanted: true }).unwrap();
    let rematch = start(&mut room);
    assert_eq!(names(&rematch.table), ["bo", "bot", "bot"]);
}

#[test]
fn there_is_no_rematch_before_the_end_nor_one_that_nobody_wants() {
    let mut room = Room::playing(Setup::of("pacal", 2), &["ana", "bo"]);
    assert_eq!(room.refused("ana", TableCommand::Rematch { wanted: true }), "table-not-over");
    let mut room = played_out(None);
    for name in ["ana", "bo"] {
        room.ask(name, TableCommand::Rematch { wanted: true }).unwrap();
    }
    room.ask("ana", TableCommand::Rematch { wanted: false }).unwrap();
    let (id, seed) = (TableId::new("again").unwrap(), Seed::new([8; 32]));
    let refusal = room.table.start_rematch(id, seed, room.now).unwrap_err();
    assert_eq!(refusal.code(), "table-no-rematch");
}
