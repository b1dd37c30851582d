//! What a match shows to programs, of every game.

use fastrand::Rng;
use rules::Options;
use serde_json::{Value, json};

use super::nim;
use crate::{AnyMatch, GAMES};

/// Shows `see` every position of random games of every game.
pub(super) fn each_position(mut see: impl FnMut(&dyn AnyMatch)) {
    for (seed, game) in (0..).zip(GAMES) {
        for players in game.players.clone() {
            let mut rng = Rng::with_seed(seed);
            let mut played = game.new_match(players, &Options::new()).unwrap();
            loop {
                see(&*played);
                let choices = played.choices();
                if choices.is_empty() {
                    break;
                }
                played.play(&choices[rng.usize(..choices.len())].text).unwrap();
            }
        }
    }
}

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn the_text_of_a_position_is_the_position() {
    each_position(|played| {
        assert_eq!(parsed(&played.position_text(true)), played.full_position());
        assert_eq!(parsed(&played.position_text(false)), played.public_position());
    });
}

#[test]
fn the_hints_are_those_of_every_legal_action() {
    each_position(|played| {
        let (legal, hints) = (played.legal(), played.hints());
        assert_eq!(legal.len(), hints.len());
        for (choice, hinted) in legal.iter().zip(&hints) {
            assert_eq!((&choice.text, choice.kind), (&hinted.action, hinted.kind));
            assert_eq!(played.hint(&choice.text), hinted.hint);
        }
    });
}

#[test]
fn an_action_that_is_not_legal_has_no_hint() {
    let mut played = nim();
    played.play("heap 7").unwrap();
    assert_eq!(played.hint("take 2"), Some(json!(5)));
    assert_eq!(played.hint("take 5"), None);
    assert_eq!(played.hint("take 02"), None);
    assert_eq!(played.hint("fly f9"), None);
}

#[test]
fn the_board_does_not_change() {
    let boards: Vec<Value> =
        GAMES.iter().map(|game| game.new_match(2, &Options::new()).unwrap().board()).collect();
    each_position(|played| {
        if played.players() == 2 {
            let at = GAMES.iter().position(|game| game.name == played.name()).unwrap();
            assert_eq!(played.board(), boards[at]);
        }
    });
}
