//! What cannot be reviewed.

use catalog::AnyMatch;

use super::support::play;
use crate::{Settings, review};

fn refused(played: &dyn AnyMatch) -> &'static str {
    let mut told = 0;
    let refusal = review(played, &Settings::default(), &mut |_| told += 1).unwrap_err();
    assert_eq!(told, 0, "nothing is told of a game that goes on");
    refusal.code()
}

/// A review sees what is hidden in memory play, so it says nothing before the game is over.
#[test]
fn a_game_that_is_not_over_reveals_nothing() {
    for game in catalog::GAMES.iter().filter(|game| game.hides) {
        let mut played = play(game.name, 2, 9);
        played.undo();
        assert_eq!(refused(&*played), "review-unfinished", "{}", game.name);
        while played.undo().is_some() {}
        assert_eq!(refused(&*played), "review-unfinished", "{}", game.name);
    }
}
