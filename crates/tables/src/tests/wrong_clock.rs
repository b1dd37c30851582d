//! The clock of a server was wrong for a while.

use super::support::Room;
use crate::{Moment, Pace, Setup, Table, TableCommand};

const MINUTE: u64 = 60_000;
const DAY: u64 = 24 * 60 * MINUTE;

fn live() -> Setup {
    let pace = Pace::Live { turn_seconds: 60, reserve_seconds: 60 };
    Setup { pace, ..Setup::of("pacal", 2) }
}

fn say(room: &mut Room, name: &str) -> Result<(), &'static str> {
    let words = protocol::ChatText::Text("hello".to_owned());
    room.ask(name, TableCommand::Say { words }).map(drop).map_err(|refusal| refusal.code())
}

/// A table that was used while the clock was four days ahead; now it is right again.
fn used_in_the_future() -> Room {
    let mut room = Room::playing(live(), &["ana", "bo"]);
    let right = room.now;
    room.wait(4 * DAY);
    let mut rng = fastrand::Rng::with_seed(1);
    while room.table.notice().unwrap().turn < 3 {
        assert!(room.any_step(&mut rng));
    }
    (0..5).for_each(|_| say(&mut room, "ana").unwrap());
    room.now = right.after(1000);
    room
}

#[test]
fn a_table_does_not_stay_in_the_future() {
    let mut room = used_in_the_future();
    // The rate limit of the chat does not last for four days.
    say(&mut room, "ana").unwrap();
    assert_eq!(say(&mut room, "ana"), Err("table-chat-too-fast"), "the last ones count as now");
    room.wait(11_000);
    say(&mut room, "ana").unwrap();
    // The clock of the turn runs from now on.
    let deadline = room.table.deadline().unwrap();
    assert!(deadline <= room.now.after(2 * MINUTE), "{deadline:?} {:?}", room.now);
    room.now = deadline;
    let answer = room.table.tick(room.now).unwrap();
    room.write_down(&answer);
    room.is_the_fold_of_its_events();
}

#[test]
fn a_small_difference_makes_no_table_go_back() {
    let mut room = Room::playing(live(), &["ana", "bo"]);
    room.wait(4 * MINUTE);
    say(&mut room, "ana").unwrap();
    let last = room.log.last().unwrap().at;
    room.now = Moment::from_millis(1000);
    say(&mut room, "bo").unwrap();
    assert_eq!(room.log.last().unwrap().at, last);
    // Stored events that go back a little were written by nobody.
    let mut events: Vec<_> = room.log.iter().map(|stored| (**stored).clone()).collect();
    events.last_mut().unwrap().at = Moment::from_millis(1000);
    assert!(Table::from_events(events).is_err());
}

#[test]
fn days_off_that_were_taken_in_the_future_begin_now() {
    let pace = Pace::Days { days: 2, weekends_off: None, days_off: 7 };
    let mut room = Room::playing(Setup { pace, ..Setup::of("pacal", 2) }, &["ana", "bo"]);
    let right = room.now;
    room.wait(40 * DAY);
    room.ask("ana", TableCommand::TakeDaysOff { days: 3 }).unwrap();
    room.now = right.after(1000);
    say(&mut room, "bo").unwrap();
    let seats = room.view("ana").seats;
    assert_eq!(seats[0].off_until, Some(room.now.after(3 * DAY)));
    room.is_the_fold_of_its_events();
}
