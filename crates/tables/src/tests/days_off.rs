//! Slow games: weekends and days off, in which the clock stands still.

use super::support::{Room, play};
use crate::{Event, Moment, Pace, Setup, TableCommand};

const HOUR: u64 = 60 * 60 * 1000;
const DAY: u64 = 24 * HOUR;

/// Monday, the 5th of January 1970, at midnight in UTC.
const MONDAY: u64 = 4 * DAY;

fn at(day: u64, hour: u64) -> Moment {
    Moment::from_millis(MONDAY + day * DAY + hour * HOUR)
}

/// A game whose first turn, of `ana`, begins at this time.
fn begun(pace: Pace, at: Moment) -> Room {
    let mut room = Room::empty(Setup { pace, ..Setup::of("pacal", 2) });
    room.now = at;
    room.begin(&["ana", "bo"]);
    room
}

fn weekends_off(days: u32, minutes_east: i32) -> Pace {
    Pace::Days { days, weekends_off: Some(minutes_east), days_off: 0 }
}

fn days_off(days_off: u32) -> Pace {
    Pace::Days { days: 2, weekends_off: None, days_off }
}

fn take(days: u32) -> TableCommand {
    TableCommand::TakeDaysOff { days }
}

#[track_caller]
fn deadline_is(room: &Room, expected: Moment) {
    assert_eq!(room.table.deadline(), Some(expected));
    assert_eq!(room.view("bo").turn.unwrap().deadline, Some(expected));
    room.is_the_fold_of_its_events();
}

#[test]
fn a_weekend_does_not_count() {
    // Two days from Friday, 18:00: 6 hours on Friday, all of Monday, 18 hours on Tuesday.
    deadline_is(&begun(weekends_off(2, 0), at(4, 18)), at(8, 18));
    // From Monday to Wednesday there is none.
    deadline_is(&begun(weekends_off(2, 0), at(0, 18)), at(2, 18));
    // What begins on a Saturday begins on Monday.
    deadline_is(&begun(weekends_off(1, 0), at(5, 10)), at(8, 0));
    // Ten working days have two weekends in between.
    deadline_is(&begun(weekends_off(10, 0), at(3, 12)), at(17, 12));
}

#[test]
fn a_weekend_begins_at_midnight_in_the_time_zone_of_the_table() {
    // 23:00 on Friday in UTC is Saturday two hours further east; Monday begins there on Sunday, 22:00.
    deadline_is(&begun(weekends_off(1, 120), at(4, 23)), at(7, 22));
    // West of UTC it is still Friday afternoon.
    deadline_is(&begun(weekends_off(1, -480), at(4, 23)), at(7, 23));
}

#[test]
fn a_pause_over_a_weekend_costs_nothing() {
    let mut room = begun(weekends_off(2, 0), at(4, 12));
    room.now = at(4, 18);
    for name in ["ana", "bo"] {
        room.ask(name, TableCommand::Pause { wanted: true }).unwrap();
    }
    room.now = at(9, 0);
    room.ask("bo", TableCommand::Resume).unwrap();
    // 6 hours were used on Friday.
    deadline_is(&room, at(9, 42));
    room.now = at(9, 10);
    for name in ["ana", "bo"] {
        room.ask(name, TableCommand::Pause { wanted: true }).unwrap();
    }
    room.now = at(10, 10);
    room.ask("bo", TableCommand::Resume).unwrap();
    deadline_is(&room, at(10, 42));
}

#[test]
fn days_off_move_the_deadline_and_are_used_up() {
    let mut room = begun(days_off(3), at(0, 0));
    room.now = at(0, 12);
    assert_eq!(room.view("bo").seats[0].days_off_left, Some(3));
    assert_eq!(room.view("bo").seats[0].off_until, None);
    let answer = room.ask("ana", take(2)).unwrap();
    assert!(matches!(answer.events[0].event, Event::DaysOff { days: 2, .. }));
    deadline_is(&room, at(4, 0));
    assert_eq!(room.view("bo").seats[0].off_until, Some(at(2, 12)));
    assert_eq!(room.refused("ana", take(2)), "table-no-days-off");
    assert_eq!(room.refused("ana", take(0)), "table-no-days-off");
    // One more follows on those before it.
    room.now = at(1, 0);
    room.ask("ana", take(1)).unwrap();
    deadline_is(&room, at(5, 0));
    assert_eq!(room.refused("ana", take(1)), "table-no-days-off");
    assert_eq!(room.view("bo").seats[0].days_off_left, Some(0));
}

#[test]
fn days_off_also_count_for_turns_that_begin_in_them() {
    let mut room = begun(days_off(7), at(0, 0));
    room.ask("bo", take(7)).unwrap();
    deadline_is(&room, at(2, 0));
    room.now = at(1, 0);
    room.ask("ana", play("place e5")).unwrap();
    room.ask("ana", TableCommand::EndTurn).unwrap();
    deadline_is(&room, at(9, 0));
    // A player who is back early simply plays.
    room.now = at(3, 0);
    assert!(room.any_step(&mut fastrand::Rng::with_seed(1)));
}

#[test]
fn the_time_runs_out_at_the_moved_deadline_only() {
    let mut room = begun(days_off(1), at(0, 0));
    room.ask("ana", take(1)).unwrap();
    assert!(room.table.tick(at(2, 23)).is_none());
    let answer = room.table.tick(at(3, 0)).unwrap();
    assert!(matches!(answer.events[0].event, Event::TimedOut { .. }));
    room.write_down(&answer);
    assert_eq!(room.refused("ana", take(1)), "table-stood-in");
}

#[test]
fn only_slow_games_have_days_off() {
    for pace in
        [Pace::Unhurried, Pace::days(2), Pace::Live { turn_seconds: 30, reserve_seconds: 0 }]
    {
        let mut room = begun(pace, at(0, 0));
        assert_eq!(room.refused("ana", take(1)), "table-no-days-off");
        assert_eq!(room.view("ana").seats[0].days_off_left, None);
    }
    let mut room = Room::empty(Setup { pace: days_off(2), ..Setup::of("pacal", 2) });
    assert_eq!(room.refused("ana", take(1)), "table-not-seated");
}

#[test]
fn a_time_zone_must_exist_and_days_off_are_limited() {
    let refused = |pace| {
        let setup = Setup { pace, ..Setup::of("pacal", 2) };
        crate::check(&setup).unwrap_err().code()
    };
    assert_eq!(refused(weekends_off(2, 15 * 60)), "table-bad-pace");
    assert_eq!(refused(weekends_off(2, i32::MIN)), "table-bad-pace");
    assert_eq!(refused(days_off(61)), "table-bad-pace");
}

#[test]
fn the_end_of_time_is_reached() {
    let late = Moment::from_millis(u64::MAX - 1);
    assert_eq!(
        begun(weekends_off(60, 0), late).table.deadline(),
        Some(Moment::from_millis(u64::MAX))
    );
}
