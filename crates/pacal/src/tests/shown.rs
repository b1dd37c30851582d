//! The JSON of positions and hints agrees with play.

mod board;
mod flights;
mod memory;
mod order;
mod pyramids;

use fastrand::Rng;
use rules::{Game, Options, Tabletop};
use serde_json::{Value, json};

use super::boards::BOARDS;
use crate::shown::Hint;
use crate::{Action, Pacal, State};

/// Setups of every kind.
fn games() -> Vec<Pacal> {
    let mut setups = Vec::new();
    for players in 2..=5 {
        for edition in ["de", "fr", "cs"] {
            setups.push((players, json!({"edition": edition, "master": players % 2 == 0})));
        }
    }
    setups.push((2, json!({"die": [9, 8, 7, 6, "arrows", "arrows"]})));
    setups.push((4, json!({"die": [1, 1, 2, 6, 6, "arrows"]})));
    for board in BOARDS {
        let board: Value = serde_json::from_str(board).unwrap();
        setups.push((2, json!({"board": board, "stall_rounds": 8})));
    }
    setups.into_iter().map(|(players, options)| set_up(players, &options)).collect()
}

fn set_up(players: usize, options: &Value) -> Pacal {
    let options: Options = options.as_object().unwrap().clone().into_iter().collect();
    Pacal::set_up(players, &options).unwrap()
}

/// Shows `see` every position of a random game, with what is legal there; players rather build
/// than not, so that games come to every kind of end.
fn each_position(game: &Pacal, seed: u64, mut see: impl FnMut(&State, &[Action])) {
    let mut rng = Rng::with_seed(seed);
    let mut state = game.start();
    let mut legal = Vec::new();
    loop {
        game.legal_actions(&state, &mut legal);
        see(&state, &legal);
        let builds: Vec<Action> =
            legal.iter().copied().filter(|it| matches!(it, Action::Construct { .. })).collect();
        let choice = if builds.is_empty() || rng.u8(..4) == 0 { &legal } else { &builds };
        let Some(&action) = choice.get(rng.usize(..choice.len().max(1))) else { return };
        game.play(&mut state, action).unwrap();
    }
}

/// Shows `see` every legal action of random games of every kind, with its hint and what it does.
fn each_hint(mut see: impl FnMut(&Pacal, &State, Action, Option<Hint>, &State)) {
    for (seed, game) in (0..).zip(games()) {
        each_position(&game, seed, |state, legal| {
            for &action in legal {
                let mut after = *state;
                game.play(&mut after, action).unwrap();
                see(&game, state, action, game.hint(state, action), &after);
            }
        });
    }
}

#[test]
fn there_is_a_hint_for_every_action_with_more_to_it_than_its_text() {
    each_hint(|_, _, action, hint, _| {
        let plain = matches!(
            action,
            Action::Place(_) | Action::Roll(_) | Action::God(_) | Action::Done | Action::Pass
        );
        assert_eq!(hint.is_none(), plain, "{action}");
    });
}
