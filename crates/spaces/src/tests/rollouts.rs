//! Random games from a position to the end.

use rules::Options;

use crate::{Form, position};

#[test]
fn a_rollout_is_decided_by_its_seed_and_leaves_the_position() {
    for game in catalog::GAMES {
        for players in game.players.clone() {
            let played = game.new_match(players, &Options::new()).unwrap();
            let start = position(&*played, Form::Ids, None).unwrap();
            let before = start.legal().to_vec();
            let worth = |seed| start.rollout(seed);
            let bits = |seed| worth(seed).map(f32::to_bits);
            assert_eq!(bits(3), bits(3));
            assert!((0..20).any(|seed| bits(seed) != bits(20)), "{} {players}", game.name);
            for seed in 0..20 {
                assert!(worth(seed).iter().sum::<f32>().abs() < 1e-6);
                assert!(worth(seed)[..players].iter().any(|&share| share > 0.0));
            }
            assert_eq!(start.legal(), before);
        }
    }
}

#[test]
fn a_game_without_an_end_is_broken_off() {
    // Three squares and no rule that ends games in which nobody builds.
    let board = r#"{"rows":["SSA"],"values":{"S":3,"A":3},"sacred":"S","river":[],"covers":{}}"#;
    let options = Options::from([
        ("board".to_owned(), board.into()),
        ("die".to_owned(), "1,1,1,1,1,1".into()),
        ("stall_rounds".to_owned(), 0.into()),
    ]);
    let played = catalog::new_match("pacal", 2, &options).unwrap();
    let start = position(&*played, Form::Ids, None).unwrap();
    let worth: f32 = start.rollout(1).iter().sum();
    assert!(worth.abs() < 1e-6);
}
