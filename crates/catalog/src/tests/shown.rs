//! What a match shows to programs, of every game.

use fastrand::Rng;
use rules::{Match, Options, Seat, Tabletop};
use serde_json::{Value, json};

use super::nim;
use crate::{AnyMatch, GAMES, Visit, visit};

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

#[test]
fn the_hints_are_those_of_every_legal_action() {
    each_position(|played| {
        let (legal, hints) = (played.legal(), played.hints());
        assert_eq!(legal.len(), hints.len());
        for (choice, hinted) in legal.iter().zip(&hints) {
            assert_eq!((&choice.text, choice.kind), (&hinted.action, hinted.kind));
        }
    });
}

#[test]
fn a_hint_is_the_games_own() {
    let mut played = nim();
    played.play("heap 7").unwrap();
    let hints = played.hints().into_iter().map(|hinted| (hinted.action, hinted.hint));
    let expected = [("take 1", 6), ("take 2", 5), ("take 3", 4), ("take 4", 3)];
    let expected = expected.map(|(action, left)| (action.to_owned(), Some(json!(left))));
    assert_eq!(hints.collect::<Vec<_>>(), expected);
}

struct PositionFor(Option<Seat>);

impl Visit for PositionFor {
    type Out = Value;

    fn visit<G: Tabletop + Send + Sync + 'static>(self, played: &Match<G>) -> Value {
        json!(played.position_for(self.0))
    }
}

#[test]
fn players_may_see_what_spectators_may_not() {
    let mut played = nim();
    played.play("heap 7").unwrap();
    let seen = |viewer| visit(&*played, PositionFor(viewer));
    assert_eq!(seen(Some(Seat::new(0))), json!({"left": 7}));
    assert_eq!(seen(None), json!({"left": null}));
    assert_eq!(played.public_position(), seen(None));
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
