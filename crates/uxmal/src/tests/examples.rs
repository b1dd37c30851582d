//! The worked example of the printed rulebook, with its numbers.

use rules::{Game, Match};

use crate::Uxmal;

/// Lina has 12 points, then phase 2 pays 15 for three priests on Serpents and 5 for cards: 32.
#[test]
fn lina_goes_from_12_to_32() {
    let text = include_str!("examples/lina-12-to-32.txt");
    let played: Match<Uxmal> = Match::from_record(&text.parse().unwrap()).unwrap();
    let game = played.game();
    let mut state = game.start();
    let mut scores = Vec::new();
    for action in played.actions() {
        game.play_unchecked(&mut state, action);
        scores.push(game.scores(&state)[0]);
    }
    scores.dedup();
    assert_eq!(scores, [0, 12, 32]);
}
