//! Every action is parsed and checked once: the tests of `catalog` hold `Prepared` to that, and these
//! tests check that a table prepares no action twice.

use fastrand::Rng;

use super::support::{Room, play};
use crate::state::play::PREPARED;
use crate::{Event, Setup, Stored, Table, Visibility};

fn prepared<T>(work: impl FnOnce() -> T) -> (usize, T) {
    PREPARED.set(0);
    let out = work();
    (PREPARED.get(), out)
}

fn actions(log: &[std::sync::Arc<Stored>]) -> usize {
    let is_action = |stored: &&std::sync::Arc<Stored>| {
        matches!(stored.event, Event::Played { .. } | Event::Rolled { .. })
    };
    log.iter().filter(is_action).count()
}

#[test]
fn every_action_of_a_game_is_prepared_once() {
    for game in ["pacal", "uxmal"] {
        for visibility in [Visibility::Hidden, Visibility::Open] {
            let setup = Setup { visibility, ..Setup::of(game, 2) };
            let (count, room) = prepared(|| {
                let mut room = Room::playing(setup, &["ana", "bo"]);
                room.play_out(&mut Rng::with_seed(5));
                room
            });
            assert_eq!(count, actions(&room.log));

            let (count, _) = prepared(|| Table::from_events(room.log.clone()).unwrap());
            assert_eq!(count, actions(&room.log), "and once when it is loaded");
        }
    }
}

#[test]
fn a_refused_action_is_prepared_once() {
    let mut room = Room::playing(Setup::of("pacal", 2), &["ana", "bo"]);
    let (count, answer) = prepared(|| room.ask("ana", play("place a1")));
    assert!(answer.is_err());
    assert_eq!(count, 1);
}
