use fastrand::Rng;

use crate::stats::{elo, expected_share};
use crate::{End, Played, Schedule, ratings};

/// A game of these bots that the given seats have won.
pub(super) fn game(seats: &[usize], winners: &[usize]) -> Played {
    let (seats, winners) = (seats.to_vec(), winners.to_vec());
    let scores = vec![0; seats.len()];
    Played { game: 0, seats, winners, scores, actions: 1, end: End::Over }
}

fn games(one: usize, other: usize, wins: usize, losses: usize) -> impl Iterator<Item = Played> {
    let won = (0..wins).map(move |_| game(&[one, other], &[0]));
    won.chain((0..losses).map(move |_| game(&[one, other], &[1])))
}

#[test]
fn two_bots_differ_by_the_elo_of_their_share() {
    let played: Vec<_> = games(0, 1, 30, 10).collect();
    let rated = ratings(2, &played, 1);
    // One extra tied game: 30.5 of 41.
    assert!((rated[0].elo - elo(30.5 / 41.0, 2)).abs() < 1e-3, "{rated:?}");
    assert_eq!((rated[1].elo, rated[1].elo_low, rated[1].elo_high), (0.0, 0.0, 0.0));
    // The information of n games is n p (1 - p).
    let error = 1.0 / f64::sqrt(41.0 * (30.5 / 41.0) * (10.5 / 41.0));
    let width = 2.0 * 1.96 * error * 400.0 / std::f64::consts::LN_10;
    assert!((rated[0].elo_high - rated[0].elo_low - width).abs() < 0.1, "{rated:?}");
}

#[test]
fn a_bot_that_wins_everything_has_a_rating() {
    let played: Vec<_> = games(0, 1, 50, 0).collect();
    let rated = ratings(2, &played, 1);
    assert!(rated[0].elo > 500.0 && rated[0].elo < 1_000.0 && rated[0].elo_low > 100.0);
}

#[test]
fn ratings_agree_with_those_found_by_iteration() {
    // Bradley-Terry by Zermelo's iteration, with the tied games.
    let played: Vec<_> =
        games(0, 1, 12, 8).chain(games(1, 2, 15, 5)).chain(games(0, 2, 16, 4)).collect();
    let wins = [28.0 + 1.0, 23.0 + 1.0, 9.0 + 1.0];
    let mut strength = [1.0_f64; 3];
    for _ in 0..10_000 {
        for bot in 0..3 {
            let others = (0..3).filter(|&other| other != bot);
            let sum: f64 = others.map(|other| 21.0 / (strength[bot] + strength[other])).sum();
            strength[bot] = wins[bot] / sum;
        }
    }
    for (bot, rated) in ratings(3, &played, 2).into_iter().enumerate() {
        let expected = 400.0 * (strength[bot] / strength[2]).log10();
        assert!((rated.elo - expected).abs() < 1e-3, "{rated:?}, not {expected}");
    }
}

/// Games of a tournament in which strength alone decides.
fn simulated(strengths: &[f64], players: usize, rng: &mut Rng) -> Vec<Played> {
    let schedule = Schedule::of_tournament(strengths.len(), players, 200).unwrap();
    let weight = |bot: usize| 10_f64.powf(strengths[bot] / 400.0);
    let mut play = |number: usize| {
        let seats = schedule.fixture(number).seats;
        let total: f64 = seats.iter().map(|&bot| weight(bot)).sum();
        let mut lot = rng.f64() * total;
        let winner = seats.iter().position(|&bot| {
            lot -= weight(bot);
            lot < 0.0
        });
        game(&seats, &[winner.unwrap_or(0)])
    };
    (0..schedule.games()).map(&mut play).collect()
}

#[test]
fn intervals_hold_the_true_ratings_nineteen_times_in_twenty() {
    let strengths = [0.0, 120.0, 250.0, -80.0];
    let mut rng = Rng::with_seed(1);
    for players in [2, 4] {
        let mut held = 0;
        for _ in 0..100 {
            let rated = ratings(4, &simulated(&strengths, players, &mut rng), 0);
            let holds = |bot: &usize| {
                (rated[*bot].elo_low..=rated[*bot].elo_high).contains(&strengths[*bot])
            };
            held += (1..4).filter(holds).count();
        }
        assert!((270..=297).contains(&held), "{held} of 300 at {players} seats");
    }
}

#[test]
fn a_stalled_game_is_everybodys() {
    let mut stalled = game(&[0, 1], &[]);
    stalled.end = End::Stalled;
    assert_eq!((stalled.share(0), stalled.share_or_draw(0)), (0.0, 0.5));
    assert!(ratings(2, &[stalled], 0)[1].elo.abs() < 1e-6);
}

#[test]
fn the_elo_of_one_against_many_is_found() {
    let share = expected_share(150.0, 4);
    assert!((elo(share, 4) - 150.0).abs() < 1e-9);
}
