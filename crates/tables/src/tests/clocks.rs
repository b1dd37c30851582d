use super::support::{Room, play, seat};
use crate::{Due, Event, Moment, Pace, Phase, Setup, TableCommand};

fn live() -> Room {
    let pace = Pace::Live { turn_seconds: 30, reserve_seconds: 60 };
    Room::playing(Setup { pace, ..Setup::of("pacal", 2) }, &["ana", "bo"])
}

fn reserve(room: &Room, index: usize) -> u64 {
    room.view("ana").seats[index].reserve.unwrap()
}

fn tick(room: &mut Room) -> bool {
    let answer = room.table.tick(room.now);
    if let Some(answer) = &answer {
        room.write_down(answer);
    }
    room.is_the_fold_of_its_events();
    answer.is_some()
}

fn turn_of_ana(room: &mut Room, millis: u64) {
    room.wait(millis);
    room.ask("ana", play("place e5")).unwrap();
    room.ask("ana", TableCommand::EndTurn).unwrap();
}

#[test]
fn what_is_left_of_the_allowance_is_lost_and_what_is_over_it_costs_reserve() {
    let mut room = live();
    turn_of_ana(&mut room, 29_000);
    assert_eq!(reserve(&room, 0), 60_000);
    let mut room = live();
    turn_of_ana(&mut room, 45_000);
    assert_eq!(reserve(&room, 0), 45_000);
    assert_eq!(reserve(&room, 1), 60_000);
    room.is_the_fold_of_its_events();
}

#[test]
fn the_clock_runs_until_the_turn_is_ended() {
    let mut room = live();
    room.ask("ana", play("place e5")).unwrap();
    room.wait(50_000);
    room.ask("ana", TableCommand::EndTurn).unwrap();
    assert_eq!(reserve(&room, 0), 40_000);
}

#[test]
fn a_seat_whose_time_is_up_is_given_to_a_bot_and_taken_back_at_any_moment() {
    let mut room = live();
    let deadline = room.now.after(90_000);
    assert_eq!(room.table.due(), [Due::Tick { at: deadline }]);
    room.wait(89_999);
    assert!(!tick(&mut room));
    room.wait(1);
    assert!(tick(&mut room) && !tick(&mut room));
    assert_eq!(room.view("bo").seats[0].away, Some(protocol::AwayReason::OutOfTime));
    assert_eq!(reserve(&room, 0), 0);
    assert!(matches!(room.table.due()[..], [Due::Bot { .. }]), "{:?}", room.table.due());
    assert_eq!(room.refused("ana", play("place e5")), "table-stood-in");

    room.wait(5_000);
    room.ask("ana", TableCommand::TakeBack).unwrap();
    assert_eq!(room.refused("ana", TableCommand::TakeBack), "table-not-stood-in");
    assert_eq!(room.table.due(), [Due::Tick { at: room.now.after(30_000) }], "a new allowance");
    room.ask("ana", play("place e5")).unwrap();
    room.is_the_fold_of_its_events();
}

#[test]
fn a_turn_that_only_waits_to_be_ended_is_ended_when_the_time_is_up() {
    let mut room = live();
    room.ask("ana", play("place e5")).unwrap();
    room.wait(90_000);
    assert!(tick(&mut room));
    assert_eq!(room.acting().as_deref(), Some("bo"));
}

#[test]
fn days_are_days_and_nobody_has_a_reserve() {
    let setup = Setup { pace: Pace::days(2), ..Setup::of("uxmal", 2) };
    let mut room = Room::playing(setup, &["ana", "bo"]);
    let two_days = 2 * 24 * 60 * 60 * 1000;
    assert_eq!(room.table.deadline(), Some(room.now.after(two_days)));
    assert_eq!(room.view("ana").seats[0].reserve, None);
    room.wait(two_days);
    assert!(tick(&mut room));
}

#[test]
fn without_a_clock_nobody_is_hurried() {
    let mut room = Room::playing(Setup::of("pacal", 2), &["ana", "bo"]);
    room.wait(u64::MAX);
    assert!(!tick(&mut room));
    assert_eq!(room.table.due(), []);
    assert_eq!(room.refused("ana", TableCommand::Pause { wanted: true }), "table-no-clock");
}

#[test]
fn a_game_is_paused_when_all_agree_and_the_time_stands_still() {
    let mut room = live();
    room.wait(10_000);
    room.ask("ana", TableCommand::Pause { wanted: true }).unwrap();
    assert_eq!(room.view("bo").phase, Phase::Playing);
    room.ask("ana", TableCommand::Pause { wanted: false }).unwrap();
    room.ask("bo", TableCommand::Pause { wanted: true }).unwrap();
    assert_eq!(room.view("bo").phase, Phase::Playing);
    room.ask("ana", TableCommand::Pause { wanted: true }).unwrap();
    assert_eq!(room.view("bo").phase, Phase::Paused);
    assert_eq!(room.table.due(), []);
    assert_eq!(room.refused("ana", play("place e5")), "table-paused");
    assert_eq!(room.refused("ana", TableCommand::Pause { wanted: true }), "table-paused");

    room.wait(1_000_000);
    assert!(!tick(&mut room));
    room.ask("bo", TableCommand::Resume).unwrap();
    assert_eq!(room.refused("bo", TableCommand::Resume), "table-not-paused");
    assert_eq!(room.table.deadline(), Some(room.now.after(80_000)));
    turn_of_ana(&mut room, 20_000);
    assert_eq!(reserve(&room, 0), 60_000);
    room.is_the_fold_of_its_events();
}

#[test]
fn who_is_away_need_not_agree_to_a_pause() {
    let mut room = live();
    room.ask("bo", TableCommand::Leave).unwrap();
    room.ask("ana", TableCommand::Pause { wanted: true }).unwrap();
    assert_eq!(room.view("ana").phase, Phase::Paused);
}

#[test]
fn nothing_happens_in_a_pause_even_if_somebody_leaves() {
    let mut room = live();
    room.ask("ana", play("place e5")).unwrap();
    room.ask("ana", TableCommand::Pause { wanted: true }).unwrap();
    room.ask("bo", TableCommand::Pause { wanted: true }).unwrap();
    let answer = room.ask("ana", TableCommand::Leave).unwrap();
    assert!(!answer.events.iter().any(|stored| matches!(stored.event, Event::TurnEnded { .. })));
    room.ask("bo", TableCommand::Resume).unwrap();
    assert_eq!(room.acting().as_deref(), Some("bo"), "then the turn that waited stands");
    room.is_the_fold_of_its_events();
}

#[test]
fn a_clock_that_goes_backwards_does_no_harm() {
    let mut room = live();
    room.now = Moment::from_millis(0);
    room.ask("ana", play("place e5")).unwrap();
    room.ask("ana", TableCommand::EndTurn).unwrap();
    assert_eq!(reserve(&room, 0), 60_000);
    assert_eq!(room.log.last().unwrap().at, Moment::from_millis(1000));
    assert_eq!(room.view("bo").turn.unwrap().seat, seat(2).number());
}
