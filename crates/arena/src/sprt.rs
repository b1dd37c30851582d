//! Sequential probability ratio test (SPRT): play only until it is clear whether a change is worth
//! it.
//!
//! The first bot is the change. There are two hypotheses: it is stronger by `elo0`, or by `elo1`.
//! The observations are complete groups of mirrored games, because games of a group have the same
//! dice and are not independent; the score of a group is its share of wins. The likelihood ratio is
//! the generalized one: each hypothesis gets the distribution of scores that has its mean and
//! otherwise fits the observed scores best (M. Van den Bergh, "Maximum likelihood estimation of a
//! multinomial distribution with a given expectation"). For two players this is the pentanomial
//! test of chess engines.

use std::collections::BTreeMap;

use rules::Refusal;
use serde::Serialize;

use crate::Played;
use crate::report::rounded;
use crate::stats::expected_share;

/// The two hypotheses and the error rates.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    /// Lower hypothesis: the change is worth this many Elo points.
    pub elo0: f64,
    /// Upper hypothesis.
    pub elo1: f64,
    /// Probability of accepting a change that is worth `elo0`.
    pub alpha: f64,
    /// Probability of rejecting a change that is worth `elo1`.
    pub beta: f64,
}

/// The result of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The change is worth `elo1`.
    Accepted,
    /// The change is worth no more than `elo0`.
    Rejected,
    /// Undecided so far.
    Open,
}

/// The state of a test.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SprtReport {
    /// The hypotheses and error rates.
    #[serde(flatten)]
    pub sprt: Sprt,
    /// The log-likelihood ratio.
    pub llr: f64,
    /// The change is rejected at or below this log-likelihood ratio.
    pub lower: f64,
    /// The change is accepted at or above this log-likelihood ratio.
    pub upper: f64,
    /// Number of complete groups of mirrored games.
    pub groups: usize,
    /// The result so far.
    pub verdict: Verdict,
}

impl Sprt {
    /// A test with these hypotheses and error rates.
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Result<Sprt, Refusal> {
        let is_rate = |rate: f64| rate > 0.0 && rate < 0.5;
        let is_elo = |elo: f64| elo.abs() <= 2_000.0;
        if is_elo(elo0) && is_elo(elo1) && elo0 < elo1 && is_rate(alpha) && is_rate(beta) {
            return Ok(Sprt { elo0, elo1, alpha, beta });
        }
        Err(Refusal::new("arena-sprt"))
    }

    /// The log-likelihood ratio at which a change is rejected.
    pub fn lower(&self) -> f64 {
        (self.beta / (1.0 - self.alpha)).ln()
    }

    /// The log-likelihood ratio at which a change is accepted.
    pub fn upper(&self) -> f64 {
        ((1.0 - self.beta) / self.alpha).ln()
    }

    fn verdict(&self, llr: f64) -> Verdict {
        if llr >= self.upper() {
            Verdict::Accepted
        } else if llr <= self.lower() {
            Verdict::Rejected
        } else {
            Verdict::Open
        }
    }
}

/// A test that is updated as games finish.
#[derive(Clone, Debug)]
pub struct SprtRun {
    sprt: Sprt,
    players: usize,
    scores: Scores,
    groups: usize,
    llr: f64,
}

impl SprtRun {
    /// A new test, for tables with this many players.
    pub fn new(sprt: Sprt, players: usize) -> SprtRun {
        SprtRun { sprt, players, scores: Scores::default(), groups: 0, llr: 0.0 }
    }

    /// Updates the test with all games from the first; games seen before are not counted again.
    /// After a verdict no game counts.
    pub fn look(&mut self, in_order: &[Played]) -> Verdict {
        let groups = in_order.chunks_exact(self.players).skip(self.groups);
        for group in groups {
            if self.verdict() != Verdict::Open {
                break;
            }
            let score: f64 = group.iter().map(|played| played.share_or_draw(0)).sum();
            self.add(score / count(self.players));
        }
        self.verdict()
    }

    fn add(&mut self, score: f64) {
        self.groups += 1;
        self.scores.add(score);
        let [s0, s1] =
            [self.sprt.elo0, self.sprt.elo1].map(|elo| expected_share(elo, self.players));
        self.llr = self.scores.llr(s0, s1);
    }

    /// The result so far.
    pub fn verdict(&self) -> Verdict {
        self.sprt.verdict(self.llr)
    }

    /// Number of games that counted.
    pub fn games(&self) -> usize {
        self.groups * self.players
    }

    /// The log-likelihood ratio.
    pub fn llr(&self) -> f64 {
        self.llr
    }

    /// The state of the test.
    pub fn report(&self) -> SprtReport {
        SprtReport {
            sprt: self.sprt,
            llr: rounded(self.llr),
            lower: rounded(self.sprt.lower()),
            upper: rounded(self.sprt.upper()),
            groups: self.groups,
            verdict: self.verdict(),
        }
    }
}

/// How often each score was observed; scores are multiples of 1/[`UNIT`].
#[derive(Clone, Debug, Default)]
pub(crate) struct Scores(BTreeMap<u32, u32>);

/// Divisible by two to five, so that all shares of wins are integers.
const UNIT: u32 = 3_600;

/// Weight of scores that were never observed, which are not impossible.
const NEVER_SEEN: f64 = 1e-3;

impl Scores {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to UNIT")]
    pub(crate) fn add(&mut self, score: f64) {
        *self.0.entry((score.clamp(0.0, 1.0) * f64::from(UNIT)).round() as u32).or_default() += 1;
    }

    /// The log-likelihood ratio of two means.
    pub(crate) fn llr(&self, mean0: f64, mean1: f64) -> f64 {
        let seen = self.with_all_quarters();
        let (tilt0, tilt1) = (tilt(&seen, mean0), tilt(&seen, mean1));
        let ratio = |&(score, weight): &(f64, f64)| {
            let likelihood0 = 1.0 + tilt0 * (score - mean0);
            let likelihood1 = 1.0 + tilt1 * (score - mean1);
            weight * (likelihood0 / likelihood1).ln()
        };
        seen.iter().map(ratio).sum()
    }

    /// Scores and how often they were observed.
    fn with_all_quarters(&self) -> Vec<(f64, f64)> {
        let seen = self.0.iter().map(|(&score, &times)| (score, f64::from(times)));
        let quarters = (0..=4).map(|quarter| quarter * UNIT / 4);
        let missing = quarters.filter(|quarter| !self.0.contains_key(quarter));
        seen.chain(missing.map(|quarter| (quarter, NEVER_SEEN)))
            .map(|(score, times)| (f64::from(score) / f64::from(UNIT), times))
            .collect()
    }
}

/// The number `t` for which the weights `w / (1 + t (score - mean))` have this mean.
///
/// The sum of deviations decreases as `t` grows, from the end where the highest score has infinite
/// weight to the end where the lowest has.
fn tilt(seen: &[(f64, f64)], mean: f64) -> f64 {
    let deviation = |t: f64| -> f64 {
        seen.iter()
            .map(|(score, weight)| weight * (score - mean) / (1.0 + t * (score - mean)))
            .sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if deviation(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

#[expect(clippy::cast_precision_loss, reason = "a handful of players")]
fn count(players: usize) -> f64 {
    players as f64
}
