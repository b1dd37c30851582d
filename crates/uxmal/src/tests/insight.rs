//! What bots look at.

use fastrand::Rng;
use rules::{Game, Insight};

use super::laws::{random_base, random_points, random_tiles};
use super::support::set_up;
use crate::{State, Uxmal};

/// Calls `look` on every position of random games of every kind.
fn in_random_games(mut look: impl FnMut(&Uxmal, &State)) {
    let mut rng = Rng::with_seed(29);
    for round in 0..8 {
        for players in 2..=4 {
            for priests in ["break", "stay", "dwindle"] {
                let own = [random_points(&mut rng), random_base(&mut rng), random_tiles(&mut rng)];
                let all = [
                    ("priests", priests),
                    ("points", &own[0]),
                    ("base", &own[1]),
                    ("tiles", &own[2]),
                ];
                let options = if round % 2 == 0 { &all[..1] } else { &all[..] };
                play(&set_up(players, options).game, &mut rng, &mut look);
            }
        }
    }
}

fn play(game: &Uxmal, rng: &mut Rng, look: &mut impl FnMut(&Uxmal, &State)) {
    let mut state = game.start();
    let mut legal = Vec::new();
    loop {
        look(game, &state);
        game.legal_actions(&state, &mut legal);
        let Some(&action) = rng.choice(&legal) else { return };
        game.play_unchecked(&mut state, action);
    }
}

fn features(game: &Uxmal, state: &State) -> Vec<Vec<f32>> {
    let mut numbers = vec![f32::NAN; Uxmal::FEATURES * game.players()];
    game.features(state, &mut numbers);
    numbers.chunks(Uxmal::FEATURES).map(<[f32]>::to_vec).collect()
}

#[test]
fn all_numbers_are_small() {
    in_random_games(|game, state| {
        for (seat, row) in features(game, state).iter().enumerate() {
            for (place, number) in row.iter().enumerate() {
                assert!(
                    number.abs() <= 3.0,
                    "number {place} of seat {seat} is {number}: {state:?}"
                );
            }
        }
    });
}

/// The same position with everybody one seat further.
fn rotated(game: &Uxmal, state: &State) -> State {
    let mut rotated = *state;
    rotated.priests[..game.players].rotate_right(1);
    rotated.hands[..game.players].rotate_right(1);
    rotated.scores[..game.players].rotate_right(1);
    rotated.seat = state.seat.next(game.players);
    rotated
}

#[test]
fn no_seat_is_special() {
    in_random_games(|game, state| {
        let mut rows = features(game, state);
        rows.rotate_right(1);
        assert_eq!(features(game, &rotated(game, state)), rows, "{state:?}");
    });
}
