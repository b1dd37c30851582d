use bots::Level;

use super::support::{Room, player, seat, sit};
use crate::{
    Absences, Answer, Due, Pace, Refusal, STAND_IN_AFTER, Setup, StandInBy, TableCommand,
    Visibility,
};
use protocol::AwayReason;

/// A game of Ana, Bo and Cy.
fn playing() -> Room {
    Room::playing(setup(), &["ana", "bo", "cy"])
}

fn setup() -> Setup {
    Setup { visibility: Visibility::Open, stand_in: Level::Random, ..Setup::of("pacal", 3) }
}

fn let_bot_play(number: usize) -> TableCommand {
    TableCommand::LetBotPlay { seat: seat(number), wanted: true }
}

impl Room {
    /// These people are away from now on.
    fn leave_alone(&mut self, names: &[&str]) {
        let now = self.now;
        self.absences = Some(Absences::new(names.iter().map(|name| (player(name), now)).collect()));
    }

    /// Nobody knows when they left, but they are away for long enough.
    fn long_away(&mut self, names: &[&str]) {
        self.leave_alone(names);
        self.wait(STAND_IN_AFTER);
    }

    fn company(&mut self) -> Option<Answer> {
        let absences = self.absences.clone().unwrap();
        let answer = self.table.company_changed(&absences, self.now);
        if let Some(answer) = &answer {
            self.write_down(answer);
        }
        answer
    }

    fn away(&self, number: usize) -> Option<AwayReason> {
        self.view("ana").seats[number - 1].away
    }

    fn agreed(&self, number: usize) -> Vec<usize> {
        self.view("ana").seats[number - 1].bot_wanted_by.clone()
    }
}

#[test]
fn a_bot_plays_for_somebody_who_is_away_when_all_others_agree() {
    let mut room = playing();
    room.long_away(&["cy"]);
    room.ask("ana", let_bot_play(3)).unwrap();
    assert_eq!((room.agreed(3), room.away(3)), (vec![1], None));
    room.ask("bo", let_bot_play(3)).unwrap();
    assert_eq!((room.agreed(3), room.away(3)), (vec![], Some(AwayReason::Absent)));
    let away = &room.view("ana").seats[2];
    assert_eq!((away.bot, away.name.as_deref()), (Some(Level::Random), Some("cy")));
    room.is_the_fold_of_its_events();
}

#[test]
fn the_player_takes_the_seat_back_at_any_time() {
    let mut room = playing();
    room.long_away(&["ana"]);
    for name in ["bo", "cy"] {
        room.ask(name, let_bot_play(1)).unwrap();
    }
    assert!(matches!(room.table.due()[..], [Due::Bot { .. }]));
    room.ask("ana", TableCommand::TakeBack).unwrap();
    assert_eq!((room.away(1), room.table.due()), (None, vec![]));
    room.is_the_fold_of_its_events();
}

#[test]
fn nobody_is_replaced_before_the_minutes_are_over() {
    let mut room = playing();
    room.leave_alone(&["cy"]);
    room.wait(STAND_IN_AFTER - 1);
    let refusal = room.ask("ana", let_bot_play(3)).unwrap_err();
    assert_eq!(refusal, Refusal::AwayTooShort { wait: 1 });
    room.wait(1);
    room.ask("ana", let_bot_play(3)).unwrap();
}

#[test]
fn only_another_person_who_is_away_is_replaced() {
    let mut room = playing();
    assert_eq!(room.refused("ana", let_bot_play(3)), "table-not-away", "nobody knows who is away");
    room.long_away(&["cy"]);
    assert_eq!(room.refused("ana", let_bot_play(2)), "table-not-away");
    assert_eq!(room.refused("ana", let_bot_play(1)), "table-nobody-to-replace");
    assert_eq!(room.refused("ana", let_bot_play(4)), "table-no-such-seat");
    assert_eq!(room.refused("di", let_bot_play(3)), "table-not-seated");
    room.ask("bo", TableCommand::Leave).unwrap();
    assert_eq!(room.refused("bo", let_bot_play(3)), "table-stood-in");
    assert_eq!(room.refused("ana", let_bot_play(2)), "table-already-stood-in");
    let mut lobby = Room::empty(setup());
    lobby.ask("ana", sit("ana")).unwrap();
    assert_eq!(lobby.refused("ana", let_bot_play(2)), "table-not-started");
}

#[test]
fn where_a_clock_runs_the_clock_decides() {
    let pace = Pace::Days { days: 1, weekends_off: None, days_off: 0 };
    let mut room = Room::playing(Setup { pace, ..setup() }, &["ana", "bo", "cy"]);
    room.long_away(&["cy"]);
    assert_eq!(room.refused("ana", let_bot_play(3)), "table-has-clock");
}

#[test]
fn with_one_other_person_here_that_one_is_enough() {
    let mut room = playing();
    room.long_away(&["bo", "cy"]);
    room.ask("ana", let_bot_play(2)).unwrap();
    room.ask("ana", let_bot_play(3)).unwrap();
    assert_eq!((room.away(2), room.away(3)), (Some(AwayReason::Absent), Some(AwayReason::Absent)));
}

#[test]
fn the_vote_of_somebody_who_goes_away_is_not_waited_for() {
    let mut room = playing();
    room.long_away(&["cy"]);
    room.ask("ana", let_bot_play(3)).unwrap();
    assert_eq!(room.company(), None, "Bo is here and has not agreed");
    room.leave_alone(&["cy", "bo"]);
    assert!(room.company().is_some());
    assert_eq!((room.away(2), room.away(3)), (None, Some(AwayReason::Absent)));
    room.is_the_fold_of_its_events();
}

#[test]
fn the_vote_of_somebody_who_leaves_counts_no_more_and_is_not_waited_for() {
    let mut room = playing();
    room.long_away(&["cy"]);
    room.ask("bo", let_bot_play(3)).unwrap();
    room.ask("bo", TableCommand::Leave).unwrap();
    assert_eq!((room.agreed(3), room.away(3)), (vec![], None));
    let mut room = playing();
    room.long_away(&["cy"]);
    room.ask("ana", let_bot_play(3)).unwrap();
    room.ask("bo", TableCommand::Leave).unwrap();
    assert_eq!(room.away(3), Some(AwayReason::Absent), "Ana is the only one left");
}

#[test]
fn nobody_decides_at_a_table_where_all_are_away() {
    let mut room = playing();
    room.long_away(&["cy"]);
    room.ask("ana", let_bot_play(3)).unwrap();
    room.leave_alone(&["ana", "bo", "cy"]);
    assert_eq!(room.company(), None);
}

#[test]
fn a_vote_is_dropped_when_the_player_is_back_and_can_be_withdrawn() {
    let mut room = playing();
    room.long_away(&["cy"]);
    room.ask("ana", let_bot_play(3)).unwrap();
    room.ask("ana", TableCommand::LetBotPlay { seat: seat(3), wanted: false }).unwrap();
    assert_eq!(room.agreed(3), [0; 0]);
    room.ask("ana", let_bot_play(3)).unwrap();
    room.leave_alone(&[]);
    assert!(room.company().is_some());
    assert_eq!((room.agreed(3), room.away(3)), (vec![], None));
    assert_eq!(room.company(), None, "once is enough");
    room.is_the_fold_of_its_events();
}

#[test]
fn the_host_decides_alone_where_the_table_says_so() {
    let host = || Setup { stand_in_by: StandInBy::Host, ..setup() };
    let mut room = Room::playing(host(), &["ana", "bo", "cy"]);
    room.long_away(&["cy"]);
    assert_eq!(room.refused("bo", let_bot_play(3)), "table-not-host");
    room.ask("ana", let_bot_play(3)).unwrap();
    assert_eq!(room.away(3), Some(AwayReason::Absent));
    // While the host is away, the others decide together.
    let mut room = Room::playing(host(), &["ana", "bo", "cy"]);
    room.long_away(&["ana"]);
    room.ask("bo", let_bot_play(1)).unwrap();
    assert_eq!(room.away(1), None);
    room.ask("cy", let_bot_play(1)).unwrap();
    assert_eq!(room.away(1), Some(AwayReason::Absent));
}

#[test]
fn bots_that_stand_in_for_everybody_wait() {
    let mut room = playing();
    room.long_away(&["bo", "cy"]);
    room.ask("ana", let_bot_play(2)).unwrap();
    room.ask("ana", let_bot_play(3)).unwrap();
    room.ask("ana", TableCommand::Leave).unwrap();
    assert_eq!(room.table.due(), []);
}

#[test]
fn the_bot_goes_on_with_a_half_finished_turn_and_what_was_done_stays() {
    let mut room = playing();
    let action = room.view("ana").you.unwrap().legal.actions()[0].action.clone();
    room.ask("ana", super::support::play(&action)).unwrap();
    room.long_away(&["ana"]);
    for name in ["bo", "cy"] {
        room.ask(name, let_bot_play(1)).unwrap();
    }
    // The turn was complete and waited for a press of its player.
    assert_eq!(room.acting().as_deref(), Some("bo"));
    room.ask("ana", TableCommand::TakeBack).unwrap();
    assert_eq!(room.refused("ana", TableCommand::Undo), "table-not-your-turn");
}
