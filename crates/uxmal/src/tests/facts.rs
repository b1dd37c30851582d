//! What a turn achieves, as facts.

use rules::{Arg, Game, Tabletop};

use super::support::set_up;
use crate::{Action, State, Uxmal};

/// How many cards the seat that puts a tile has more, at most, once it has claimed; none for the last
/// tile of a level, because cards are rejected then.
fn gained(game: &Uxmal, drawn: &State) -> Option<u8> {
    let seat = game.turn(drawn).seat().expect("a tile is put by a seat");
    let count = |state: &State| state.hand(seat).total();
    let mut legal = Vec::new();
    game.legal_actions(drawn, &mut legal);
    let mut most = 0;
    for put in legal {
        if game.facts(drawn, put).iter().any(|fact| fact.key == "uxmal-fact-completes") {
            return None;
        }
        let mut after = *drawn;
        game.play(&mut after, put).unwrap();
        let mut claims = Vec::new();
        game.legal_actions(&after, &mut claims);
        let is_claim = |claim: &Action| matches!(claim, Action::Overlay(_) | Action::Adjacent(_));
        most = most.max(count(&after).saturating_sub(count(drawn)));
        for claim in claims.into_iter().filter(is_claim) {
            let mut claimed = after;
            game.play(&mut claimed, claim).unwrap();
            most = most.max(count(&claimed).saturating_sub(count(drawn)));
        }
    }
    Some(most)
}

/// How likely a tile gives no card, one or two at most.
fn weights(game: &Uxmal, state: &State) -> Option<[u32; 3]> {
    let mut drawing = *state;
    game.play(&mut drawing, Action::Tile).unwrap();
    let mut outcomes = Vec::new();
    game.legal_actions(&drawing, &mut outcomes);
    let mut weights = [0; 3];
    for draw in outcomes {
        let mut drawn = drawing;
        game.play(&mut drawn, draw).unwrap();
        weights[usize::from(gained(game, &drawn)?)] += game.weight(&drawing, draw);
    }
    Some(weights)
}

#[test]
fn a_tile_is_told_with_how_likely_it_gives_cards() {
    let mut told = 0;
    for seed in 0..3 {
        let game = set_up(2, &[]).game;
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut state = game.start();
        let mut legal = Vec::new();
        loop {
            game.legal_actions(&state, &mut legal);
            if legal.is_empty() {
                break;
            }
            let expected = legal.contains(&Action::Tile).then(|| weights(&game, &state));
            if let Some([none, one, two]) = expected.flatten() {
                let all = none + one + two;
                let percent = |part: u32| Arg::from((100 * part + all / 2) / all);
                let facts = game.facts(&state, Action::Tile);
                if one + two == 0 {
                    assert_eq!(facts, []);
                } else {
                    let [fact] = &facts[..] else { panic!("{facts:?}") };
                    assert_eq!(fact.key, "uxmal-fact-tile");
                    assert_eq!(fact.args, [("two", percent(two)), ("one", percent(one))]);
                    told += 1;
                }
            }
            game.play(&mut state, legal[rng.usize(..legal.len())]).unwrap();
        }
    }
    assert!(told > 10, "{told}");
}
