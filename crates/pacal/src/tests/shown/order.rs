use rules::{Seat, Tabletop};
use serde_json::{Value, json};

use super::{each_position, set_up};
use crate::shown::Upcoming;
use crate::tests::support::draw;
use crate::{Pacal, Step};

fn upcoming(game: &Pacal, state: &crate::State) -> Vec<Upcoming> {
    game.full_position(state).upcoming
}

fn told(drawing: &str) -> Value {
    let position = draw(drawing);
    json!(upcoming(&position.game, &position.state))
}

/// Rules 4.2, 4.3.
#[test]
fn whoever_starts_a_round_is_last_in_the_next() {
    let state = set_up(3, &json!({})).full_position(&crate::Pacal::first_state()).upcoming;
    let turns: Vec<_> = state.iter().map(|turn| (turn.seat.number(), turn.round)).collect();
    assert_eq!(turns, [(1, 0), (2, 0), (3, 0), (2, 1), (3, 1), (1, 1)]);
}

/// Ruling A61.
#[test]
fn two_players_alternate() {
    let turns = told(
        "
            a    b    c
        1  (1)   .   (2)
        rolled 3
        ",
    );
    let expected =
        json!([{"seat": 2, "round": 0}, {"seat": 1, "round": 1}, {"seat": 2, "round": 1}]);
    assert_eq!(turns, expected);
}

/// Rules 4.2, 9.2: the announced order comes true, turn by turn, unless the game ends before.
#[test]
fn the_turns_that_are_told_are_the_turns_that_come() {
    for (seed, players) in (0..12).zip([2, 3, 4, 5].into_iter().cycle()) {
        let game = set_up(players, &json!({}));
        let mut turns: Vec<Seat> = Vec::new();
        let mut told: Vec<(usize, bool, Vec<Upcoming>)> = Vec::new();
        each_position(&game, seed, |state, _| {
            if !matches!(state.step(), Step::Place | Step::Over) {
                // Nobody has two turns in a row.
                if turns.last() != Some(&state.seat()) {
                    turns.push(state.seat());
                }
                told.push((turns.len(), state.is_closing(), upcoming(&game, state)));
            }
            if state.step() == Step::Over {
                assert_eq!(upcoming(&game, state), []);
            }
        });
        for (taken, closing, upcoming) in told {
            let seats: Vec<Seat> = upcoming.iter().map(|turn| turn.seat).collect();
            let come = &turns[taken..turns.len().min(taken + seats.len())];
            assert_eq!(&seats[..come.len()], come);
            let rest = players - 1 - (taken - 1) % players;
            let rounds: Vec<u8> = upcoming.iter().map(|turn| turn.round).collect();
            let next = if closing { 0 } else { players };
            assert_eq!(rounds, [vec![0; rest], vec![1; next]].concat());
            assert!(!closing || turns.len() - taken <= seats.len(), "the last round is known");
        }
    }
}
