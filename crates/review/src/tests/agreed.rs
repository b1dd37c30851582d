//! Looks that follow each other agree: what is left to book is small.

use super::support::{play, reviewed};

/// Numbers of a review are rounded to six digits.
const ROUNDED: f64 = 2e-6;

#[test]
fn what_was_played_is_worth_what_the_next_look_says() {
    for (game, players, seed) in [("pacal", 2, 5), ("pacal", 4, 6), ("uxmal", 3, 7)] {
        let review = reviewed(&*play(game, players, seed), 20).review;
        let end = review.curve.last().unwrap().at;
        let mut agreed = 0;
        for choice in &review.choices {
            let next = review.curve.iter().find(|point| point.at > choice.at).unwrap();
            if next.at == end {
                continue;
            }
            for (played, next) in choice.win.iter().zip(&next.win) {
                assert!((played - next).abs() < ROUNDED, "{game}: {choice:?}, then {next}");
            }
            agreed += 1;
        }
        assert!(agreed > 30, "{game}: {agreed}");
    }
}

/// The largest remainder of a player, in two fixed games. If it grows, looks agree less than they did:
/// find out why before the bound is raised.
#[test]
fn the_remainder_of_fixed_games_stays_small() {
    let pacal = (include_str!("games/pacal.txt"), 0.2);
    let uxmal = (include_str!("games/uxmal.txt"), 0.25);
    for (record, most) in [pacal, uxmal] {
        let review = reviewed(&*catalog::load(record).unwrap(), 300).review;
        let name = &review.game;
        for player in &review.players {
            assert!(player.remainder.abs() < most, "{name}: {player:?}");
        }
    }
}

/// The remainder is what is left when the next look values what came differently: nothing else.
#[test]
fn only_chance_leaves_a_remainder() {
    let review = reviewed(&*play("uxmal", 2, 8), 20).review;
    let last = &review.curve[review.curve.len() - 1];
    for player in &review.players {
        let seat = player.seat - 1;
        let differs = |chance: &protocol::ReviewedChance| {
            let next = review.curve.iter().find(|point| point.at > chance.at).unwrap();
            next.win[seat] - chance.before[seat] - chance.luck[seat]
        };
        let of_chances: f64 = review.chances.iter().map(differs).sum();
        let choice = review.choices.last().unwrap();
        let of_the_end = last.win[seat] - choice.win[seat];
        let sum = of_chances + of_the_end;
        assert!((sum - player.remainder).abs() < 1e-4, "{sum}: {player:?}");
    }
}
