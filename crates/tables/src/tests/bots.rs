use bots::{Budget, Level};

use super::support::{Room, play, seat, sit};
use crate::{Due, Setup, TableCommand, Visibility};

fn against(level: Level, setup: Setup) -> Room {
    let mut room = Room::empty(setup);
    room.ask("ana", sit("Ana")).unwrap();
    room.ask("ana", TableCommand::FillSeat { seat: seat(2), level }).unwrap();
    room.ask("ana", TableCommand::Start).unwrap();
    room
}

/// Lets bots act as long as the table asks for them.
fn bots_act(room: &mut Room) -> usize {
    let mut actions = 0;
    while let Some(job) = room.table.bot_job() {
        let due = Due::Bot { seat: job.seat, level: job.level, version: job.version };
        assert!(room.table.due().contains(&due));
        let action = job.choose(&Budget { playouts: Some(2), ..Budget::default() });
        let answer = room.table.bot_plays(job.seat, job.version, &action, room.now).unwrap();
        room.write_down(&answer);
        actions += 1;
    }
    actions
}

#[test]
fn a_person_and_a_bot_play_to_the_end() {
    for (game, level, visibility) in [
        ("pacal", Level::Four, Visibility::Memory),
        ("pacal", Level::Random, Visibility::Open),
        ("uxmal", Level::Seven, Visibility::Hidden),
        ("uxmal", Level::Four, Visibility::Hidden),
    ] {
        let mut room = against(level, Setup { visibility, ..Setup::of(game, 2) });
        let mut rng = fastrand::Rng::with_seed(11);
        while room.any_step(&mut rng) {
            bots_act(&mut room);
        }
        assert!(room.table.is_over(), "{game} {level}");
        assert_eq!(room.table.due(), []);
        room.is_the_fold_of_its_events();
    }
}

#[test]
fn the_same_job_gives_the_same_choice() {
    let mut room = against(Level::Four, Setup::of("pacal", 2));
    room.ask("ana", play("place e5")).unwrap();
    room.ask("ana", TableCommand::EndTurn).unwrap();
    let job = room.table.bot_job().unwrap();
    let again = crate::Table::from_events(room.log.clone()).unwrap().bot_job().unwrap();
    assert_eq!(job, again);
    let budget = Budget { playouts: Some(2), ..Budget::default() };
    assert_eq!(job.choose(&budget), again.choose(&budget));
}

#[test]
fn a_table_of_bots_only_stops_by_itself() {
    let mut room = Room::empty(Setup::of("pacal", 2));
    for number in [1, 2] {
        let fill = TableCommand::FillSeat { seat: seat(number), level: Level::Random };
        room.ask("ana", fill).unwrap();
    }
    room.ask("ana", TableCommand::Start).unwrap();
    assert_eq!((room.table.due(), room.table.bot_job()), (vec![], None));
}

#[test]
fn a_bot_stands_in_for_who_left_and_rests_when_nobody_is_there() {
    let mut room = Room::empty(Setup::of("pacal", 2));
    room.ask("ana", sit("ana")).unwrap();
    room.ask("bo", sit("bo")).unwrap();
    let choose = TableCommand::ChooseStandIn { level: Level::Random };
    assert_eq!(room.refused("bo", choose.clone()), "table-not-host");
    room.ask("ana", choose).unwrap();
    room.ask("ana", TableCommand::Start).unwrap();
    // The host must not choose how well an opponent plays who ran out of time.
    let weaker = TableCommand::ChooseStandIn { level: Level::One };
    assert_eq!(room.refused("ana", weaker), "table-started");
    room.ask("ana", TableCommand::Leave).unwrap();
    assert_eq!(room.view("bo").seats[0].bot, Some(bots::Level::Random));
    assert!(room.view("bo").you.unwrap().host, "and the next person is host");
    assert_eq!(bots_act(&mut room), 1, "the ship of Ana is placed, then it is Bo's turn");
    room.ask("bo", play(&room.view("bo").you.unwrap().legal.actions()[0].action)).unwrap();
    room.ask("bo", TableCommand::EndTurn).unwrap();
    room.ask("bo", TableCommand::Leave).unwrap();
    assert_eq!(room.table.due(), []);
    room.ask("ana", TableCommand::TakeBack).unwrap();
    assert!(room.view("ana").you.unwrap().host);
    room.is_the_fold_of_its_events();
}

#[test]
fn what_a_bot_thought_of_before_the_player_came_back_is_stale() {
    let mut room = Room::playing(Setup::of("pacal", 2), &["ana", "bo"]);
    room.ask("ana", TableCommand::Leave).unwrap();
    let job = room.table.bot_job().unwrap();
    let action = job.choose(&Budget { playouts: Some(2), ..Budget::default() });
    room.ask("ana", TableCommand::TakeBack).unwrap();
    let late = room.table.bot_plays(job.seat, job.version, &action, room.now);
    assert_eq!(late.unwrap_err().code(), "table-stale");
    let now = room.table.version();
    let cheek = room.table.bot_plays(job.seat, now, &action, room.now);
    assert_eq!(cheek.unwrap_err().code(), "table-not-stood-in");
    room.ask("ana", play(&action)).unwrap();
}

#[test]
fn who_comes_back_cannot_take_back_what_the_bot_did() {
    let mut room = Room::playing(Setup::of("uxmal", 2), &["ana", "bo"]);
    room.ask("ana", play("tile")).unwrap();
    let put = room.view("ana").you.unwrap().legal.actions()[0].action.clone();
    room.ask("ana", play(&put)).unwrap();
    let undoable = room.view("ana").you.unwrap().undoable;
    assert_eq!(undoable, 1);
    if room.view("ana").you.unwrap().may_end_turn {
        return;
    }
    room.ask("ana", TableCommand::Leave).unwrap();
    room.ask("ana", TableCommand::TakeBack).unwrap();
    assert_eq!(room.refused("ana", TableCommand::Undo), "table-nothing-to-undo");
}

#[test]
fn the_turn_of_somebody_who_leaves_stands_if_it_is_complete() {
    let mut room = Room::playing(Setup::of("pacal", 2), &["ana", "bo"]);
    room.ask("ana", play("place e5")).unwrap();
    room.ask("ana", TableCommand::Leave).unwrap();
    assert_eq!(room.acting().as_deref(), Some("bo"));
}

/// Versions with four levels read the tables that this version stores with one of those.
#[test]
fn a_level_is_stored_by_its_old_name_if_it_has_one_and_otherwise_by_its_number() {
    for (level, stored) in [(Level::Three, "3"), (Level::Four, "easy"), (Level::Ten, "master")] {
        let event = crate::Event::Filled { seat: seat(2), level };
        let text = serde_json::to_string(&event).unwrap();
        assert!(text.contains(&format!(r#""level":"{stored}""#)), "{text}");
        for name in [stored, level.name()] {
            let text = text.replace(&format!("\"{stored}\""), &format!("\"{name}\""));
            assert_eq!(serde_json::from_str::<crate::Event>(&text).unwrap(), event);
        }
    }
}
