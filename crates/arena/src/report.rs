//! The result of a contest: wins, intervals, ratings and forfeits.

use rules::Phrase;
use serde::Serialize;

use crate::fault::{Fault, FaultCode};
use crate::ratings::{Rating, ratings};
use crate::sprt::SprtReport;
use crate::stats::wilson;
use crate::table::{End, Played};

/// The result of a contest; as JSON, one line.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The name of the game.
    pub game: String,
    /// Number of seats.
    pub players: usize,
    /// Number of games played.
    pub games: usize,
    /// The result of every bot.
    pub bots: Vec<BotLine>,
    /// Games lost by an illegal action.
    pub illegal: usize,
    /// Games that did not end.
    pub stalled: usize,
    /// Every game that a bot lost for a reason outside the rules.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forfeits: Vec<ForfeitLine>,
    /// In a tournament, the result of every pair.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pairs: Vec<PairLine>,
    /// The state of a sequential test, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<SprtReport>,
}

/// The result of one bot.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotLine {
    /// Its name.
    pub name: String,
    /// Games won; a shared win counts as a fraction.
    pub wins: f64,
    /// Wins per game it took part in.
    pub rate: f64,
    /// The lower end of the rate's 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Points per seat, in games that ended by the rules.
    pub mean_score: f64,
    /// Its rating; only in tournaments.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
}

/// The result of two bots against each other.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairLine {
    /// The names of the two.
    pub bots: [String; 2],
    /// Games that they played.
    pub games: usize,
    /// Wins of the first bot per game.
    pub rate: f64,
    /// The lower end of the rate's 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// A game lost for a reason outside the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ForfeitLine {
    /// The number of the game, from zero.
    pub game: usize,
    /// The name of the bot that lost.
    pub bot: String,
    /// The reason.
    #[serde(flatten)]
    pub fault: Fault,
}

impl ForfeitLine {
    /// The message about it.
    pub fn phrase(&self) -> Phrase {
        self.fault.phrase(&self.bot)
    }
}

impl Report {
    /// The report about games between bots with these names.
    pub fn new(game: &str, players: usize, names: &[String], played: &[Played]) -> Report {
        let count = |is: &dyn Fn(&End) -> bool| played.iter().filter(|each| is(&each.end)).count();
        Report {
            game: game.to_owned(),
            players,
            games: played.len(),
            bots: (0..names.len()).map(|bot| BotLine::new(&names[bot], bot, played)).collect(),
            illegal: count(
                &|end| matches!(end, End::Forfeit { fault, .. } if fault.code == FaultCode::Illegal),
            ),
            stalled: count(&|end| *end == End::Stalled),
            forfeits: played.iter().filter_map(|each| forfeit(each, names)).collect(),
            pairs: Vec::new(),
            sprt: None,
        }
    }

    /// Adds what only tournaments have: ratings relative to the `anchor`, and pairs.
    #[must_use]
    pub fn of_tournament(mut self, played: &[Played], anchor: usize) -> Report {
        let ratings = ratings(self.bots.len(), played, anchor);
        for (bot, rating) in self.bots.iter_mut().zip(ratings) {
            bot.rating = Some(rating);
        }
        self.pairs = pairs(&self.bots, played);
        self
    }
}

fn pairs(bots: &[BotLine], played: &[Played]) -> Vec<PairLine> {
    let pairs = (0..bots.len()).flat_map(|one| (one + 1..bots.len()).map(move |two| (one, two)));
    let line = |(one, two): (usize, usize)| {
        let met = played.iter().filter(|game| game.seats_of(one) > 0 && game.seats_of(two) > 0);
        let games = met.clone().count();
        let wins: f64 = met.map(|game| game.share(one)).sum();
        let (low, high) = wilson(wins, count(games));
        let [rate, low, high] = [per(wins, count(games)), low, high].map(rounded);
        PairLine { bots: [one, two].map(|bot| bots[bot].name.clone()), games, rate, low, high }
    };
    pairs.map(line).collect()
}

impl BotLine {
    fn new(name: &str, bot: usize, played: &[Played]) -> BotLine {
        let took_part = played.iter().filter(|each| each.seats_of(bot) > 0);
        let games = count(took_part.clone().count());
        let wins: f64 = took_part.clone().map(|each| each.share(bot)).sum();
        let (low, high) = wilson(wins, games);
        let points =
            took_part.filter(|each| each.end == End::Over).flat_map(|each| points(each, bot));
        let (sum, seats) = points.fold((0.0, 0.0), |(sum, seats), each| (sum + each, seats + 1.0));
        let [wins, rate, low, high] = [wins, per(wins, games), low, high].map(rounded);
        BotLine {
            name: name.to_owned(),
            wins,
            rate,
            low,
            high,
            mean_score: rounded(per(sum, seats)),
            rating: None,
        }
    }
}

fn points(played: &Played, bot: usize) -> impl Iterator<Item = f64> {
    let seats = played.seats.iter().zip(&played.scores);
    seats.filter(move |(each, _)| **each == bot).map(|(_, &score)| f64::from(score))
}

fn forfeit(played: &Played, names: &[String]) -> Option<ForfeitLine> {
    let End::Forfeit { bot, fault } = &played.end else { return None };
    Some(ForfeitLine { game: played.game, bot: names[*bot].clone(), fault: fault.clone() })
}

#[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^53")]
fn count(games: usize) -> f64 {
    games as f64
}

fn per(sum: f64, count: f64) -> f64 {
    if count > 0.0 { sum / count } else { 0.0 }
}

/// Rounded to four decimals, for readability.
pub(crate) fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}
