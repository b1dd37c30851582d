//! Ratings of all bots from the games of a tournament.
//!
//! The model: each player at a table wins in proportion to `10^(rating / 400)`, which for two
//! players is the Bradley-Terry and Elo model. The ratings are the maximum-likelihood fit. Every
//! pair that has met gets one extra tied game, so that a bot that has won every game has a finite
//! rating.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::Played;
use crate::report::rounded;
use crate::stats::Z;

/// The strength of a bot in Elo points above the anchor.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The rating.
    pub elo: f64,
    /// Lower end of its 95 % interval.
    pub elo_low: f64,
    /// Upper end of the interval.
    pub elo_high: f64,
}

/// Elo points for a factor of e in strength.
const ELO_PER_NAT: f64 = 400.0 / std::f64::consts::LN_10;

/// The ratings of all bots; the `anchor` has rating 0.
///
/// The intervals are for the difference to the anchor and assume that games are independent.
pub fn ratings(bots: usize, played: &[Played], anchor: usize) -> Vec<Rating> {
    let tables = tables(bots, played);
    let free: Vec<usize> = (0..bots).filter(|&bot| bot != anchor).collect();
    let mut strengths = vec![0.0; bots];
    let mut information = Vec::new();
    for _ in 0..100 {
        let (slope, curvature) = slopes(&tables, &strengths);
        information = part(&curvature, &free);
        let slope: Vec<f64> = free.iter().map(|&bot| slope[bot]).collect();
        let steps = solve(information.clone(), slope);
        for (&bot, step) in free.iter().zip(&steps) {
            // Far from the maximum a full Newton step may overshoot.
            strengths[bot] += step.clamp(-1.0, 1.0);
        }
        if steps.iter().all(|step| step.abs() < 1e-10) {
            break;
        }
    }
    let errors = errors(&information);
    let error = |bot: usize| free.iter().position(|&each| each == bot).map_or(0.0, |at| errors[at]);
    (0..bots).map(|bot| rating(strengths[bot], error(bot))).collect()
}

fn rating(strength: f64, error: f64) -> Rating {
    let elo = |strength: f64| rounded(ELO_PER_NAT * strength);
    Rating {
        elo: elo(strength),
        elo_low: elo(strength - Z * error),
        elo_high: elo(strength + Z * error),
    }
}

/// Games with the same players.
struct Table {
    /// Number of seats of every bot.
    seats: Vec<f64>,
    games: f64,
    /// Wins of every bot.
    wins: Vec<f64>,
}

fn tables(bots: usize, played: &[Played]) -> Vec<Table> {
    let mut companies: BTreeMap<Vec<usize>, Table> = BTreeMap::new();
    for game in played {
        let seats: Vec<usize> = (0..bots).map(|bot| game.seats_of(bot)).collect();
        let table = companies.entry(seats).or_insert_with_key(|seats| Table::new(seats));
        table.games += 1.0;
        for (bot, wins) in table.wins.iter_mut().enumerate() {
            *wins += game.share_or_draw(bot);
        }
    }
    let mut tables: Vec<Table> = companies.into_values().collect();
    tables.extend(drawn_games(bots, &tables));
    tables
}

/// One tied game for every pair that has met.
fn drawn_games(bots: usize, tables: &[Table]) -> Vec<Table> {
    let pairs = (0..bots).flat_map(|one| (one + 1..bots).map(move |other| (one, other)));
    let have_met = |&(one, other): &(usize, usize)| {
        tables.iter().any(|table| table.seats[one] > 0.0 && table.seats[other] > 0.0)
    };
    let drawn = |(one, other): (usize, usize)| {
        let plays = |bot: usize| if bot == one || bot == other { 1.0 } else { 0.0 };
        let seats: Vec<f64> = (0..bots).map(plays).collect();
        Table { wins: seats.iter().map(|seats| seats / 2.0).collect(), seats, games: 1.0 }
    };
    pairs.filter(have_met).map(drawn).collect()
}

impl Table {
    #[expect(clippy::cast_precision_loss, reason = "a handful of seats")]
    fn new(seats: &[usize]) -> Table {
        let seats: Vec<f64> = seats.iter().map(|&seats| seats as f64).collect();
        Table { games: 0.0, wins: vec![0.0; seats.len()], seats }
    }

    /// The probability of every bot to win.
    fn chances(&self, strengths: &[f64]) -> Vec<f64> {
        let highest = strengths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let parts: Vec<f64> = self
            .seats
            .iter()
            .zip(strengths)
            .map(|(seats, strength)| seats * (strength - highest).exp())
            .collect();
        let sum: f64 = parts.iter().sum();
        parts.into_iter().map(|part| part / sum).collect()
    }
}

/// First and negative second derivatives of the log-likelihood.
fn slopes(tables: &[Table], strengths: &[f64]) -> (Vec<f64>, Matrix) {
    let n = strengths.len();
    let (mut slope, mut curvature) = (vec![0.0; n], vec![vec![0.0; n]; n]);
    for table in tables {
        let chances = table.chances(strengths);
        for one in 0..n {
            slope[one] += table.wins[one] - table.games * chances[one];
            curvature[one][one] += table.games * chances[one];
            for other in 0..n {
                curvature[one][other] -= table.games * chances[one] * chances[other];
            }
        }
    }
    (slope, curvature)
}

type Matrix = Vec<Vec<f64>>;

/// Some rows and columns of a matrix.
fn part(matrix: &Matrix, which: &[usize]) -> Matrix {
    let row = |&row: &usize| which.iter().map(|&column| matrix[row][column]).collect();
    which.iter().map(row).collect()
}

/// The standard error of every strength.
fn errors(information: &Matrix) -> Vec<f64> {
    let n = information.len();
    let unit = |at: usize| (0..n).map(|index| if index == at { 1.0 } else { 0.0 }).collect();
    (0..n).map(|at| solve(information.clone(), unit(at))[at].max(0.0).sqrt()).collect()
}

/// Solves a linear system with a positive definite matrix by Gaussian elimination.
fn solve(mut matrix: Matrix, mut right: Vec<f64>) -> Vec<f64> {
    let n = right.len();
    for pivot in 0..n {
        let pivot_row = matrix[pivot].clone();
        for row in pivot + 1..n {
            let factor = matrix[row][pivot] / pivot_row[pivot];
            for (value, above) in matrix[row].iter_mut().zip(&pivot_row) {
                *value -= factor * above;
            }
            right[row] -= factor * right[pivot];
        }
    }
    for row in (0..n).rev() {
        let known: f64 = (row + 1..n).map(|column| matrix[row][column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}
