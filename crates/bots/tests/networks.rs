//! The networks of both games can be read, and evaluating by difference says the same as evaluating
//! from scratch.

use bots::{Before, Evaluator, Net};
use fastrand::Rng;
use pacal::Pacal;
use rules::{Insight, Options, Tabletop, Turn};
use uxmal::Uxmal;

fn can_be_read<G: Insight>() {
    for bytes in [G::network(), G::search_network(), G::many_network()] {
        let net = Net::from_bytes(G::FEATURES, bytes).expect("the committed network");
        assert_eq!(net.to_bytes(), bytes, "{}", G::NAME);
    }
    assert_ne!(G::network(), G::search_network(), "{}: the search has its own", G::NAME);
    assert_ne!(G::search_network(), G::many_network(), "{}: many players have theirs", G::NAME);
}

#[test]
fn the_networks_of_each_game_can_be_read() {
    can_be_read::<Pacal>();
    can_be_read::<Uxmal>();
}

/// Evaluates all actions of the positions of a random game, one from the other and from scratch.
fn siblings_agree<G: Tabletop + Insight>(players: usize, seed: u64) {
    let game = G::set_up(players, &Options::new()).expect("the usual game");
    let mut rng = Rng::with_seed(seed);
    let (mut from_scratch, mut by_difference) =
        (Evaluator::for_search::<G>(), Evaluator::for_search::<G>());
    let (mut state, mut legal) = (game.start(), Vec::new());
    while game.turn(&state) != Turn::Over {
        game.legal_actions(&state, &mut legal);
        let mut before = Before::Anything;
        for &action in &legal {
            let mut after = state;
            game.play_unchecked(&mut after, action);
            let expected = from_scratch.evaluate(&game, &after);
            let value = by_difference.evaluate_after(before, &game, &after);
            for seat in 0..players {
                let error = (value.win[seat] - expected.win[seat]).abs();
                let points = (value.points[seat] - expected.points[seat]).abs();
                assert!(error < 1e-3 && points < 1e-1, "{}: {value:?}, {expected:?}", G::NAME);
            }
            if game.turn(&after) != Turn::Over {
                before = Before::Sibling;
            }
        }
        game.play_unchecked(&mut state, legal[rng.usize(..legal.len())]);
    }
}

#[test]
fn a_sibling_is_worth_what_it_is_worth_from_scratch() {
    for seed in 0..3 {
        siblings_agree::<Pacal>(2, seed);
        siblings_agree::<Pacal>(5, seed);
        siblings_agree::<Uxmal>(2, seed);
        siblings_agree::<Uxmal>(4, seed);
    }
}
