use std::collections::BTreeSet;

use crate::Schedule;

fn seats(schedule: &Schedule) -> Vec<Vec<usize>> {
    (0..schedule.games()).map(|game| schedule.fixture(game).seats).collect()
}

#[test]
fn two_bots_change_seats_and_keep_the_dice() {
    let schedule = Schedule::of_match(2, 2, 4).unwrap();
    assert_eq!(seats(&schedule), [[0, 1], [1, 0], [0, 1], [1, 0]]);
    let deals: Vec<_> = (0..4).map(|game| schedule.fixture(game).deal).collect();
    assert_eq!(deals, [0, 0, 1, 1]);
}

#[test]
fn with_more_seats_than_bots_the_first_is_alone() {
    let schedule = Schedule::of_match(2, 4, 4).unwrap();
    assert_eq!(seats(&schedule), [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]);
}

#[test]
fn as_many_bots_as_seats_play_every_seat_equally_in_every_order() {
    for players in 3..=5 {
        let orders: usize = (1..=players).product();
        let schedule = Schedule::of_match(players, players, orders).unwrap();
        let all: BTreeSet<_> = seats(&schedule).into_iter().collect();
        assert_eq!(all.len(), orders, "every order of {players} comes once");
        for group in seats(&schedule).chunks(players) {
            for seat in 0..players {
                let sat: BTreeSet<_> = group.iter().map(|seats| seats[seat]).collect();
                assert_eq!(sat.len(), players, "everybody sits on every seat: {group:?}");
            }
        }
    }
}

#[test]
fn in_a_tournament_every_two_bots_meet_equally_often() {
    for players in 2..=4 {
        let schedule = Schedule::of_tournament(4, players, 2 * players).unwrap();
        assert_eq!(schedule.games(), 6 * 2 * players);
        for one in 0..4 {
            for two in one + 1..4 {
                let is_theirs = |seats: &&Vec<usize>| seats.contains(&one) && seats.contains(&two);
                let all = seats(&schedule);
                let met: Vec<_> = all.iter().filter(is_theirs).collect();
                assert_eq!(met.len(), 2 * players);
                for seat in 0..players {
                    let sat = met.iter().filter(|seats| seats[seat] == one).count();
                    assert_eq!(sat, players, "{one} and {two} share seat {seat}");
                }
            }
        }
    }
}

#[test]
fn a_tournament_is_made_of_whole_groups() {
    assert_eq!(Schedule::of_tournament(3, 2, 5).unwrap().games(), 3 * 6);
}

#[test]
fn too_few_and_too_many_bots_are_refused() {
    let code = |schedule: Result<Schedule, rules::Refusal>| schedule.unwrap_err().code();
    assert_eq!(code(Schedule::of_match(1, 2, 4)), "arena-few-bots");
    assert_eq!(code(Schedule::of_tournament(1, 2, 4)), "arena-few-bots");
    assert_eq!(code(Schedule::of_match(3, 2, 4)), "arena-many-bots");
    assert_eq!(code(Schedule::of_match(3, 4, 4)), "arena-many-bots");
}
