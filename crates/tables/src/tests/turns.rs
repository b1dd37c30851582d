use protocol::ChatText;

use super::support::{Room, missed, play};
use crate::{Event, Refusal, Setup, TableCommand, Visibility};

/// Two people in Pacal's Rocket, ships placed, the die rolled for the first.
fn pacal() -> Room {
    let mut room = Room::playing(Setup::of("pacal", 2), &["ana", "bo"]);
    for (name, action) in [("ana", "place e5"), ("bo", "place g7")] {
        room.ask(name, play(action)).unwrap();
        room.ask(name, TableCommand::EndTurn).unwrap();
    }
    room
}

fn uxmal() -> Room {
    Room::playing(Setup::of("uxmal", 2), &["ana", "bo"])
}

fn first_legal(room: &Room, name: &str) -> String {
    room.view(name).you.unwrap().legal.actions()[0].action.clone()
}

fn kinds(room: &Room, from: usize) -> Vec<&'static str> {
    let kind = |event: &Event| match event {
        Event::Played { .. } => "played",
        Event::Rolled { .. } => "rolled",
        Event::TurnEnded { .. } => "ended",
        Event::Undone { .. } => "undone",
        _ => "other",
    };
    room.log[from..].iter().map(|stored| kind(&stored.event)).collect()
}

#[test]
fn a_turn_stands_only_when_its_player_says_so() {
    let mut room = Room::playing(Setup::of("pacal", 2), &["ana", "bo"]);
    room.ask("ana", play("place e5")).unwrap();
    let (ana, bo) = (room.view("ana"), room.view("bo"));
    assert_eq!(ana.position, bo.position, "others see the step at once");
    assert!(ana.you.as_ref().unwrap().may_end_turn && ana.you.unwrap().legal.is_empty());
    assert!(bo.you.unwrap().legal.is_empty());
    assert_eq!(room.refused("bo", play("place g7")), "table-not-your-turn");
    assert_eq!(room.refused("ana", play("place g7")), "table-turn-complete");
    room.ask("ana", TableCommand::EndTurn).unwrap();
    assert_eq!(room.refused("ana", TableCommand::Undo), "table-not-your-turn");
    room.ask("bo", play("place g7")).unwrap();
    room.is_the_fold_of_its_events();
}

#[test]
fn who_turned_that_off_is_not_asked() {
    let mut room = Room::playing(Setup::of("pacal", 2), &["ana", "bo"]);
    room.ask("ana", TableCommand::Confirm { on: false }).unwrap();
    let answer = room.ask("ana", play("place e5")).unwrap();
    assert_eq!(answer.last - answer.first, 1, "played and ended");
    assert_eq!(room.acting().as_deref(), Some("bo"));
}

#[test]
fn to_stop_being_asked_ends_a_turn_that_waits() {
    let mut room = Room::playing(Setup::of("pacal", 2), &["ana", "bo"]);
    room.ask("ana", play("place e5")).unwrap();
    room.ask("ana", TableCommand::Confirm { on: false }).unwrap();
    assert_eq!(room.acting().as_deref(), Some("bo"));
}

#[test]
fn the_die_is_rolled_after_the_end_of_the_turn_and_not_before() {
    let mut room = Room::playing(Setup::of("pacal", 2), &["ana", "bo"]);
    room.ask("ana", play("place e5")).unwrap();
    room.ask("ana", TableCommand::EndTurn).unwrap();
    let before = room.log.len();
    room.ask("bo", play("place g7")).unwrap();
    assert_eq!(kinds(&room, before), ["played"]);
    room.ask("bo", TableCommand::Undo).unwrap();
    room.ask("bo", play("place f6")).unwrap();
    room.ask("bo", TableCommand::EndTurn).unwrap();
    assert_eq!(kinds(&room, before), ["played", "undone", "played", "ended", "rolled"]);
}

#[test]
fn steps_are_taken_back_one_by_one_or_all_at_once_to_the_start_of_the_turn() {
    let mut room = pacal();
    let start = room.view("ana");
    for undo in [vec![TableCommand::UndoTurn], vec![TableCommand::Undo, TableCommand::Undo]] {
        for _ in 0..2 {
            let action = first_legal(&room, "ana");
            room.ask("ana", play(&action)).unwrap();
        }
        for what in undo {
            room.ask("ana", what).unwrap();
        }
        let back = room.view("ana");
        assert_eq!((&back.position, &back.you), (&start.position, &start.you));
        assert_eq!(room.refused("ana", TableCommand::Undo), "table-nothing-to-undo");
        room.is_the_fold_of_its_events();
    }
}

#[test]
fn a_complete_turn_can_be_taken_back_and_played_otherwise() {
    let mut room = Room::playing(Setup::of("pacal", 2), &["ana", "bo"]);
    assert_eq!(room.refused("ana", TableCommand::EndTurn), "table-turn-incomplete");
    room.ask("ana", play("place e5")).unwrap();
    room.ask("ana", TableCommand::Undo).unwrap();
    assert_eq!(room.refused("ana", TableCommand::EndTurn), "table-turn-incomplete");
    room.ask("ana", play("place f6")).unwrap();
    room.ask("ana", TableCommand::EndTurn).unwrap();
}

#[test]
fn what_was_drawn_cannot_be_taken_back() {
    let mut room = uxmal();
    let before = room.log.len();
    room.ask("ana", play("tile")).unwrap();
    assert_eq!(kinds(&room, before), ["played", "rolled"], "drawn within the turn, at once");
    assert_eq!(room.acting().as_deref(), Some("ana"));
    assert_eq!(room.view("ana").you.unwrap().undoable, 0);
    assert_eq!(room.refused("ana", TableCommand::Undo), "table-nothing-to-undo");
    let put = first_legal(&room, "ana");
    room.ask("ana", play(&put)).unwrap();
    assert_eq!(room.view("ana").you.unwrap().undoable, 1);
    room.ask("ana", TableCommand::UndoTurn).unwrap();
    assert_eq!(room.refused("ana", TableCommand::Undo), "table-nothing-to-undo");
    room.is_the_fold_of_its_events();
}

/// How many steps can be taken back after a ship with stones inside has flown off.
fn undoable_after_a_full_ship_flew(visibility: Visibility) -> usize {
    let mut room = Room::playing(Setup { visibility, ..Setup::of("pacal", 2) }, &["ana", "bo"]);
    let mut rng = fastrand::Rng::with_seed(2);
    loop {
        let name = room.acting().unwrap();
        let seat = room.table.notice().unwrap().seat.index();
        let position = room.table.play.as_ref().unwrap().game.full_position();
        let inside = position["seats"][seat]["inside"].as_array().unwrap();
        let is_full = inside.iter().any(|count| count != 0);
        room.any_step(&mut rng);
        let you = room.view(&name).you.unwrap();
        if position["step"] == "move" && is_full {
            return you.undoable;
        }
    }
}

#[test]
fn what_lay_hidden_and_came_to_light_cannot_be_taken_back() {
    assert_eq!(undoable_after_a_full_ship_flew(Visibility::Memory), 0, "that would be a peek");
    assert_eq!(undoable_after_a_full_ship_flew(Visibility::Open), 1, "nothing was hidden");
}

/// A flight that uncovers nothing shows that the ship was empty.
#[test]
fn an_empty_ship_that_flew_cannot_be_taken_back_while_stones_are_hidden() {
    let mut room = Room::playing(Setup::of("pacal", 2), &["ana", "bo"]);
    let mut rng = fastrand::Rng::with_seed(2);
    let (mut hidden_elsewhere, mut nothing_hidden) = (0, 0);
    while let Some(name) = room.acting() {
        let seat = room.table.notice().unwrap().seat.index();
        let position = room.table.play.as_ref().unwrap().game.full_position();
        let is_empty = |seat: &serde_json::Value| {
            seat["inside"].as_array().unwrap().iter().all(|count| count == 0)
        };
        let ships = position["seats"].as_array().unwrap();
        let (own, all) = (is_empty(&ships[seat]), ships.iter().all(is_empty));
        room.any_step(&mut rng);
        let moved = position["step"] == "move" && room.acting().as_ref() == Some(&name);
        let undoable = room.view(&name).you.unwrap().undoable;
        if moved && all {
            nothing_hidden += 1;
            assert!(undoable > 0);
        } else if moved && own {
            hidden_elsewhere += 1;
            assert_eq!(undoable, 0, "that would be a peek");
        }
    }
    assert!(hidden_elsewhere > 5 && nothing_hidden > 0, "{hidden_elsewhere} {nothing_hidden}");
}

/// Version 0 allowed that, and stored tables have it.
#[test]
fn an_undone_flight_that_is_stored_loads() {
    let mut undoable = crate::state::undo::Undoable::default();
    undoable.step(true);
    assert_eq!((undoable.steps(), undoable.undo(1), undoable.undo(1)), (0, Some(()), None));
}

#[test]
fn what_another_did_cannot_be_taken_back() {
    let mut room = Room::playing(Setup::of("pacal", 2), &["ana", "bo"]);
    room.ask("ana", play("place e5")).unwrap();
    room.ask("ana", TableCommand::EndTurn).unwrap();
    assert_eq!(room.refused("bo", TableCommand::Undo), "table-nothing-to-undo");
    assert_eq!(room.refused("ana", TableCommand::Undo), "table-not-your-turn");
}

#[test]
fn an_illegal_action_is_refused_with_the_reason_of_the_game() {
    let mut room = pacal();
    let refusal = room.ask("ana", play("fly a1")).unwrap_err();
    assert!(matches!(&refusal, Refusal::Game(_)), "{refusal}");
    assert!(refusal.rule().is_some() && refusal.code().starts_with("pacal-"), "{refusal}");
    assert_eq!(room.refused("ana", play("jump a1")), "not-an-action");
    let refusal = room.ask("ana", play("roll 3")).unwrap_err();
    assert!(matches!(refusal, Refusal::Game(_)), "nobody rolls for themselves: {refusal}");
}

#[test]
fn a_repeat_is_answered_again_and_not_played_twice() {
    let mut room = pacal();
    let seen = room.table.version();
    let action = first_legal(&room, "ana");
    let once = room.ask_as("ana", "same", seen, play(&action)).unwrap();
    let twice = room.ask_as("ana", "same", seen, play(&action)).unwrap();
    assert_eq!((once.first, once.last), (twice.first, twice.last));
    assert!(twice.events.is_empty());
    let again = crate::Table::from_events(room.log.clone());
    room.table = again.unwrap();
    let thrice = room.ask_as("ana", "same", seen, play(&action)).unwrap();
    assert_eq!(thrice, twice, "also after a restart");
    // The name of a request is its sender's own.
    assert_eq!(room.ask_as("bo", "same", seen, play(&action)).unwrap_err().code(), "table-stale");
}

#[test]
fn a_repeat_of_a_refused_request_is_refused_again() {
    let mut room = Room::playing(Setup::of("pacal", 2), &["ana", "bo"]);
    let seen = room.table.version();
    let refusal = room.ask_as("bo", "early", seen, play("place g7")).unwrap_err();
    room.ask("ana", play("place e5")).unwrap();
    room.ask("ana", TableCommand::EndTurn).unwrap();
    let now = room.table.version();
    assert_eq!(room.ask_as("bo", "early", now, play("place g7")).unwrap_err(), refusal);
    assert!(room.ask_as("bo", "now", now, play("place g7")).is_ok());
}

#[test]
fn who_looked_at_an_old_version_is_told_the_current_one() {
    let mut room = pacal();
    let current = room.table.version();
    for seen in [0, current - 1, current + 1, u64::MAX] {
        let id = format!("v{seen}");
        let action = play("fly e4");
        let refusal = room.ask_as("ana", &id, seen, action).unwrap_err();
        assert_eq!(refusal, Refusal::Stale { current }, "{seen}");
    }
}

#[test]
fn talk_does_not_make_a_request_stale() {
    let mut room = pacal();
    let seen = room.table.version();
    let words = ChatText::Preset("table-say-hello".into());
    room.ask("bo", TableCommand::Say { words }).unwrap();
    let action = first_legal(&room, "ana");
    assert!(room.ask_as("ana", "mine", seen, play(&action)).is_ok());
}

#[test]
fn the_game_is_over_when_the_last_turn_is_ended() {
    for game in ["pacal", "uxmal"] {
        let mut room = Room::playing(Setup::of(game, 2), &["ana", "bo"]);
        room.play_out(&mut fastrand::Rng::with_seed(3));
        let view = room.view("ana");
        assert_eq!(view.phase, crate::Phase::Over);
        assert!(!view.winners.is_empty() && view.seed.is_some());
        assert_eq!(room.refused("ana", TableCommand::Undo), "table-over");
        assert_eq!(room.refused("ana", play("tile")), "table-over");
        room.is_the_fold_of_its_events();
    }
}

#[test]
fn a_table_is_the_fold_of_its_events_at_every_step() {
    for (game, seed) in [("pacal", 1), ("uxmal", 2)] {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut room = Room::playing(Setup::of(game, 3), &["ana", "bo", "cy"]);
        for _ in 0..120 {
            room.any_step(&mut rng);
            if let Some(name) = room.acting().filter(|_| rng.u8(..4) == 0) {
                let _ = room.ask(&name, TableCommand::Undo);
            }
            room.is_the_fold_of_its_events();
        }
    }
}

#[test]
fn a_notice_has_an_id_of_its_own_for_every_turn() {
    let mut room = Room::playing(Setup::of("uxmal", 2), &["ana", "bo"]);
    let mut rng = fastrand::Rng::with_seed(5);
    let mut ids = vec![room.table.notice().unwrap().id];
    for _ in 0..200 {
        let Some(name) = room.acting() else { break };
        let legal = room.view(&name).you.unwrap().legal.actions();
        let what = rng.choice(&legal).map_or(TableCommand::EndTurn, |legal| play(&legal.action));
        if let Some(notice) = room.ask(&name, what).unwrap().notice {
            assert_ne!(notice.player.as_str(), name);
            assert_eq!(room.table.notice().as_ref(), Some(&notice));
            assert!(!ids.contains(&notice.id));
            ids.push(notice.id);
        }
    }
    assert!(ids.len() > 20);
}

#[test]
fn a_person_is_told_what_they_missed_or_to_look_at_everything() {
    let mut room = pacal();
    let seen = room.table.version();
    let action = first_legal(&room, "ana");
    room.ask("ana", play(&action)).unwrap();
    let events = missed(&room, seen, "bo").unwrap();
    assert_eq!(events.len(), 1);
    assert_eq!(events[0].version, seen + 1);
    let now = room.table.version();
    assert_eq!(missed(&room, now, "bo").unwrap(), []);
    assert_eq!(missed(&room, now + 1, "bo"), None);
    let mut rng = fastrand::Rng::with_seed(5);
    for _ in 0..30 {
        room.any_step(&mut rng);
    }
    assert_eq!(missed(&room, seen, "bo"), None);
}
