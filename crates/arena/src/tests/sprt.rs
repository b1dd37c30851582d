use fastrand::Rng;

use super::ratings::game;
use crate::sprt::Scores;
use crate::stats::expected_share;
use crate::{Played, Sprt, SprtRun, Verdict};

fn sprt(elo0: f64, elo1: f64) -> Sprt {
    Sprt::new(elo0, elo1, 0.05, 0.05).unwrap()
}

/// A pair of games of which the first bot won this many.
fn pair(wins: usize) -> [Played; 2] {
    [game(&[0, 1], &[usize::from(wins < 1)]), game(&[1, 0], &[usize::from(wins == 2)])]
}

#[test]
fn ratios_of_known_counts() {
    // The reference was computed with fifty digits from the definition.
    for (counts, elo0, elo1, expected) in [
        ([10, 20, 40, 25, 15], 0.0, 20.0, 0.760_493_775_3),
        ([0, 0, 0, 0, 3], 0.0, 20.0, 0.167_834_424_5),
        ([5, 0, 30, 0, 25], 0.0, 50.0, 4.717_563_268_4),
        ([100, 250, 500, 240, 90], -5.0, 5.0, -1.629_363_462_4),
        ([0, 1, 0, 0, 0], 0.0, 20.0, -0.059_288_667_0),
        ([400, 0, 1200, 0, 480], 0.0, 20.0, 2.746_635_003_0),
    ] {
        let mut scores = Scores::default();
        for (quarters, &count) in counts.iter().enumerate() {
            (0..count).for_each(|_| scores.add(f64::from(u8::try_from(quarters).unwrap()) / 4.0));
        }
        let llr = scores.llr(expected_share(elo0, 2), expected_share(elo1, 2));
        assert!((llr - expected).abs() < 1e-8, "{counts:?}: {llr}, not {expected}");
    }
}

#[test]
fn the_bounds_are_those_of_wald() {
    let test = sprt(0.0, 20.0);
    assert!((test.upper() - 19_f64.ln()).abs() < 1e-12);
    assert!((test.lower() + 19_f64.ln()).abs() < 1e-12);
}

#[test]
fn claims_that_make_no_test_are_refused() {
    for (elo0, elo1, alpha, beta) in [
        (20.0, 0.0, 0.05, 0.05),
        (0.0, 0.0, 0.05, 0.05),
        (0.0, 20.0, 0.0, 0.05),
        (0.0, 20.0, 0.05, 0.5),
        (f64::NAN, 20.0, 0.05, 0.05),
        (0.0, f64::INFINITY, 0.05, 0.05),
    ] {
        assert!(Sprt::new(elo0, elo1, alpha, beta).is_err(), "{elo0} {elo1} {alpha} {beta}");
    }
}

#[test]
fn one_pair_decides_nothing_and_many_do() {
    let mut run = SprtRun::new(sprt(0.0, 50.0), 2);
    assert_eq!(run.look(&pair(2)), Verdict::Open);
    let won: Vec<Played> = (0..500).flat_map(|_| pair(2)).collect();
    assert_eq!(run.look(&won), Verdict::Accepted);
    assert!(run.games() < 200, "{}", run.games());
    let lost: Vec<Played> = (0..500).flat_map(|_| pair(0)).collect();
    assert_eq!(SprtRun::new(sprt(0.0, 50.0), 2).look(&lost), Verdict::Rejected);
}

#[test]
fn it_stops_at_the_same_game_however_the_games_arrive() {
    let mut rng = Rng::with_seed(3);
    let games: Vec<Played> = (0..400).flat_map(|_| pair(rng.usize(1..=2))).collect();
    let mut at_once = SprtRun::new(sprt(0.0, 40.0), 2);
    at_once.look(&games);
    assert_eq!(at_once.verdict(), Verdict::Accepted);
    let mut one_by_one = SprtRun::new(sprt(0.0, 40.0), 2);
    for count in 0..=games.len() {
        one_by_one.look(&games[..count]);
    }
    assert_eq!(one_by_one.report(), at_once.report());
}

/// The share of tests that accept a change worth this much.
fn accepted(elo: f64, players: usize, sprt: Sprt, rng: &mut Rng) -> f64 {
    let share = expected_share(elo, players);
    let lone = |seat: usize| (0..players).map(|each| usize::from(each != seat)).collect::<Vec<_>>();
    let mut accepted = 0.0;
    for _ in 0..400 {
        let mut run = SprtRun::new(sprt, players);
        let mut games = Vec::new();
        while run.look(&games) == Verdict::Open {
            for seat in 0..players {
                let winner = if rng.f64() < share { seat } else { (seat + 1) % players };
                games.push(game(&lone(seat), &[winner]));
            }
        }
        accepted += f64::from(u8::from(run.verdict() == Verdict::Accepted)) / 400.0;
    }
    accepted
}

#[test]
fn it_is_wrong_as_seldom_as_it_says() {
    let mut rng = Rng::with_seed(11);
    for players in [2, 3] {
        let test = sprt(0.0, 120.0);
        let (at0, at1) =
            (accepted(0.0, players, test, &mut rng), accepted(120.0, players, test, &mut rng));
        assert!(at0 < 0.08, "{at0} accepted of no worth at {players} seats");
        assert!(at1 > 0.92, "{at1} accepted of full worth at {players} seats");
    }
}
