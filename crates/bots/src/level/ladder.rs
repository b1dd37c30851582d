//! Who plays at each of the ten levels.
//!
//! The numbers were found by measuring, so that each level beats the one below it in about three
//! games of four, in both games; `docs/bots.md` has the results and says how to measure again.

use fastrand::Rng;
use rules::Insight;

use super::Level;
use crate::{Amateur, AmateurParams, Bot, Evaluator, Search, SearchParams};

/// The player of a level in a game that is known by a number; of one of the ten levels, because the
/// baselines are not on the ladder.
pub(super) fn bot<G: Insight + Sync + 'static>(
    level: Level,
    game: u64,
    seed: u64,
) -> Box<dyn Bot<G>> {
    let amateur = |rung, width| Amateur::new::<G>(on_day(rung, width, game), seed);
    match level {
        Level::Random | Level::One => Box::new(amateur(1.0, 0.7)),
        Level::Two => Box::new(amateur(2.0, 0.9)),
        // From here on nobody overlooks that the next player could win at once.
        Level::Three => Box::new(amateur(3.0, 1.2).wary()),
        Level::Four => Box::new(amateur(4.0, 1.4).wary()),
        Level::Five => Box::new(amateur(5.2, 1.5).wary()),
        Level::Six => Box::new(amateur(6.7, 1.4).wary()),
        // With the network of the search, 60 playouts would win 86 games of 100 against level 7.
        Level::Seven => search(4, 64, Evaluator::of::<G>(), seed),
        Level::Eight => search(80, 16, Evaluator::of::<G>(), seed),
        Level::Nine => search(400, 4, Evaluator::for_search::<G>(), seed),
        Level::Ten | Level::Uct => search(30_000, 1, Evaluator::for_search::<G>(), seed),
    }
}

/// A player that makes so many playouts and takes one part in `haste` of the time allowed.
fn search<G: Insight + Sync + 'static>(
    playouts: u32,
    haste: u32,
    evaluator: Evaluator,
    seed: u64,
) -> Box<dyn Bot<G>> {
    let params = SearchParams { usual_playouts: playouts, haste, ..SearchParams::default() };
    Box::new(Search::with_evaluator(params, evaluator, seed))
}

/// The skill of a player of level `rung` on the day of a game: it may be above or below its level by
/// up to `width` levels.
///
/// Both games have so many choices and so little luck that a player who always played alike would
/// win nearly every game against one who is a little weaker.
fn on_day(rung: f32, width: f32, game: u64) -> AmateurParams {
    let form = 2.0 * Rng::with_seed(game).f32() - 1.0;
    skill(rung + width * form)
}

/// How a player errs at a place on the ladder: 0 is the worst day of level 1, and 8 is better than
/// the best day of level 6.
#[rustfmt::skip]
const SKILLS: [AmateurParams; 9] = [
    AmateurParams { sees: 1.0,   understands: 0.0,  misjudges: 0.26,  most_lost: 0.90 },
    AmateurParams { sees: 1.65,  understands: 0.0,  misjudges: 0.26,  most_lost: 0.62 },
    AmateurParams { sees: 2.8,   understands: 0.0,  misjudges: 0.17,  most_lost: 0.36 },
    AmateurParams { sees: 9.4,   understands: 0.28, misjudges: 0.15,  most_lost: 0.24 },
    AmateurParams { sees: 17.0,  understands: 0.62, misjudges: 0.14,  most_lost: 0.17 },
    AmateurParams { sees: 30.0,  understands: 0.88, misjudges: 0.088, most_lost: 0.13 },
    AmateurParams { sees: 60.0,  understands: 1.0,  misjudges: 0.034, most_lost: 0.10 },
    AmateurParams { sees: 200.0, understands: 1.0,  misjudges: 0.006, most_lost: 0.10 },
    AmateurParams { sees: 200.0, understands: 1.0,  misjudges: 0.001, most_lost: 0.10 },
];

/// The skill at a place on the ladder, between two rows of the table.
fn skill(rung: f32) -> AmateurParams {
    let place = rung.clamp(0.0, 8.0);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is 0 to 7")]
    let below = (place as usize).min(SKILLS.len() - 2);
    #[expect(clippy::cast_precision_loss, reason = "it is 0 to 7")]
    let part = place - below as f32;
    SKILLS[below].towards(&SKILLS[below + 1], part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_within_its_width_and_a_better_player_errs_less() {
        for game in 0..200 {
            let params = on_day(4.0, 1.4, game);
            let (worst, best) = (skill(2.6), skill(5.4));
            assert!((worst.sees..=best.sees).contains(&params.sees), "game {game}: {params:?}");
            assert_eq!(params, on_day(4.0, 1.4, game), "a day lasts for the whole game");
        }
        let days: Vec<f32> = (0..200).map(|game| on_day(4.0, 1.4, game).sees).collect();
        assert!(days.iter().any(|&sees| sees < 10.0) && days.iter().any(|&sees| sees > 20.0));
        let rungs = (0..80_u8).map(|tenths| f32::from(tenths) / 10.0);
        let rungs = rungs.map(|rung| (skill(rung), skill(rung + 0.1)));
        for (worse, better) in rungs {
            assert!(worse.sees <= better.sees && worse.understands <= better.understands);
            assert!(worse.most_lost >= better.most_lost);
        }
    }

    #[test]
    fn the_table_ends_at_both_ends() {
        assert_eq!(skill(-1.0), SKILLS[0]);
        assert!((skill(9.0).sees - SKILLS[8].sees).abs() < 0.01);
    }
}
