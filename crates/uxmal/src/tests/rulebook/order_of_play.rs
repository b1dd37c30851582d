use rules::Game;
use testkit::Trial;

use crate::Level;
use crate::tests::laws::Random;
use crate::tests::support::{drawn_before_last_of, set_up};

/// A.3, B28
#[test]
fn a_phase_ends_at_once_when_its_level_is_complete() {
    let table = drawn_before_last_of(Level::One, "S@1 J@2").track("JSQMT").holding(".JST");
    assert_eq!(table.state.level(), Level::One);
    let table = table.play("put d4 .JST");
    assert_eq!(table.state.level(), Level::Two);
    assert_eq!(table.scores(), [3, 4]);
    let table = drawn_before_last_of(Level::Two, "S@1 J@2").track("JSQMT").holding(".JST");
    assert_eq!(table.play("put c3 .JST").state.level(), Level::Three);
}

/// B29, B28
#[test]
fn the_next_player_clockwise_starts_the_next_phase() {
    let table = set_up(3, &[]).drawn_before_last_of(Level::One, "").turn_of(2).holding(".JST");
    assert_eq!(table.play("put d4 .JST").turn(), "3");
    let table = set_up(3, &[]).drawn_before_last_of(Level::Two, "").turn_of(3).holding(".JST");
    assert_eq!(table.play("put c3 .JST").turn(), "1");
}

/// B27, B50
#[test]
fn the_last_tile_of_a_level_brings_its_cards_before_the_scoring() {
    let plan = "-\n-\n-\n-\n-\n-\n- - - - - - j -\n- - - - - - - -";
    let table = drawn_before_last_of(Level::One, plan).track("JSQMT").holding(".JST");
    let table = table.play("put d4 JST.");
    // Two Jaguars at two points each, and they are gone again.
    assert_eq!((table.scores(), table.cards(1)), (vec![4, 0], String::new()));
}

/// B50
#[test]
fn scores_change_only_after_the_claim_for_the_last_tile() {
    let plan = "J@2\n-\n-\n-\n-\n-\n- - - - - s j -\n- - - - - - - -";
    let table = drawn_before_last_of(Level::One, plan).track("JSQMT").holding(".JST");
    let table = table.play("put d4 JST.");
    assert_eq!((table.turn(), table.scores()), ("2".to_owned(), vec![4, 4]));
    let table = drawn_before_last_of(Level::One, plan).track("JSQMT").holding(".TJS");
    let table = table.play("put d4 S.TJ");
    assert_eq!((table.turn(), table.scores()), ("2".to_owned(), vec![1, 4]));
    let plan = "J@2\n-\n-\n-\n-\n-\n- - - - - j j -\n- - - - - - - -";
    let table = drawn_before_last_of(Level::One, plan).track("JSQMT").holding(".JST");
    let table = table.play("put d4 JST.");
    assert_eq!(table.legal(), "overlay J, adjacent J");
    assert_eq!((table.turn(), table.scores()), ("1".to_owned(), vec![0, 0]));
    assert_eq!(table.clone().play("overlay J").scores(), [4, 4]);
    assert_eq!(table.play("adjacent J").scores(), [2, 4]);
}

/// B39
#[test]
fn a_game_ends_after_so_many_turns_at_most() {
    for (priests, placements) in [("break", 9), ("stay", 3), ("dwindle", 6)] {
        for players in 2..=4 {
            let most = 29 + placements * players + 58;
            let trial = Random::shy_of_tiles(players, &[("priests", priests)]);
            for seed in 0..20 {
                assert!(turns(&trial, seed) <= most, "{priests}, {players} players, seed {seed}");
            }
        }
    }
}

fn turns(trial: &Random, seed: u64) -> usize {
    let game = trial.game();
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut state = game.start();
    let mut legal = Vec::new();
    let mut turns = 0;
    loop {
        game.legal_actions(&state, &mut legal);
        if legal.is_empty() {
            return turns;
        }
        turns += usize::from(legal[0] == crate::Action::Tile);
        let action = trial.pick(&game, &state, &legal, &mut rng);
        game.play_unchecked(&mut state, action);
    }
}
