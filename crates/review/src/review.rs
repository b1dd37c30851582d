//! The review of a match of any game.

use std::collections::BTreeMap;

use bots::Halt;
use catalog::{AnyMatch, Visit};
use protocol::{
    CurvePoint, PointsAccount, Review, ReviewMark, ReviewProgress, ReviewedChance, ReviewedChoice,
    ReviewedPlayer, Sentence,
};
use rules::{Insight, Match, Phrase, Refusal, Seat, Tabletop, Turn};

use crate::account::Account;
use crate::judge::{self, Event, JOKER, Kind, Worth, mark};
use crate::{moments, reasons};

/// How to review.
///
/// The same record, playouts and seed give the same review.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How many playouts every choice and every chance event gets.
    pub playouts: u32,
    /// The seed of the search.
    pub seed: u64,
    /// Ends the review from outside.
    pub halt: Halt,
}

impl Settings {
    /// The usual number of playouts: a game of 400 choices takes less than a minute on one core.
    pub const USUAL_PLAYOUTS: u32 = 3_000;
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { playouts: Settings::USUAL_PLAYOUTS, seed: 1, halt: Halt::default() }
    }
}

/// A review, with its reasons as phrases.
#[derive(Clone, Debug, PartialEq)]
pub struct Reviewed {
    /// The review for programs.
    pub review: Review,
    /// The facts of the marked choices and of the moments, by the number of actions before them.
    pub facts: BTreeMap<usize, Vec<Phrase>>,
}

/// Reviews a finished match, and tells what is judged as it goes on.
///
/// A match that is not over is refused: a review sees everything, also what is still hidden from
/// players. A review that is halted is refused too.
///
/// ```
/// use review::{Settings, review};
///
/// let played = catalog::new_match("uxmal", 2, &rules::Options::new())?;
/// let refusal = review(&*played, &Settings::default(), &mut |_| {}).unwrap_err();
/// assert_eq!(refusal.code(), "review-unfinished");
/// # Ok::<(), rules::Refusal>(())
/// ```
pub fn review(
    played: &dyn AnyMatch,
    settings: &Settings,
    progress: &mut dyn FnMut(ReviewProgress),
) -> Result<Reviewed, Refusal> {
    if played.turn() != Turn::Over {
        return Err(Refusal::new("review-unfinished"));
    }
    catalog::visit(played, Reviewer { settings, progress })
}

/// How many choices and chance events of a match a review judges.
pub fn events(played: &dyn AnyMatch) -> usize {
    catalog::visit(played, Count)
}

struct Count;

impl Visit for Count {
    type Out = usize;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, played: &Match<G>) -> usize {
        judge::count(played)
    }
}

struct Reviewer<'a> {
    settings: &'a Settings,
    progress: &'a mut dyn FnMut(ReviewProgress),
}

impl Visit for Reviewer<'_> {
    type Out = Result<Reviewed, Refusal>;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(
        self,
        played: &Match<G>,
    ) -> Result<Reviewed, Refusal> {
        let players = played.game().players();
        let of = judge::count(played);
        let mut judged = 0;
        let told = |event: &Event<G::Action>| {
            judged += 1;
            (self.progress)(progress(judged, of, players, event));
        };
        let events =
            judge::judge(played, self.settings, told).map_err(|_| Refusal::new("review-halted"))?;
        Ok(assemble(played, self.settings, &events))
    }
}

fn progress<A: std::fmt::Display>(
    judged: usize,
    of: usize,
    players: usize,
    event: &Event<A>,
) -> ReviewProgress {
    ReviewProgress {
        judged,
        of,
        choices: choice(event, players).into_iter().collect(),
        chances: chance(event, players).into_iter().collect(),
        curve: vec![curve_point(event.at, &event.before, players)],
    }
}

fn assemble<G: Tabletop>(
    played: &Match<G>,
    settings: &Settings,
    events: &[Event<G::Action>],
) -> Reviewed {
    let players = played.game().players();
    let end = Worth::of_end(played.game(), played.state());
    let facts = reasons::of_game(played, events);
    let mut choices: Vec<_> = events.iter().filter_map(|event| choice(event, players)).collect();
    for choice in choices.iter_mut().filter(|choice| choice.mark.is_some()) {
        choice.facts = sentences(&facts, choice.at);
    }
    let mut curve: Vec<_> =
        events.iter().map(|event| curve_point(event.at, &event.before, players)).collect();
    curve.push(curve_point(played.actions().len(), &end, players));
    let review = Review {
        game: G::NAME.to_owned(),
        playouts: settings.playouts,
        seed: settings.seed,
        players: Seat::all(players).map(|seat| player(seat, events, &end, &choices)).collect(),
        chances: events.iter().filter_map(|event| chance(event, players)).collect(),
        moments: moments::of_game(played, events, &facts),
        choices,
        curve,
    };
    Reviewed { review, facts }
}

pub(crate) fn sentences(facts: &BTreeMap<usize, Vec<Phrase>>, at: usize) -> Vec<Sentence> {
    facts.get(&at).into_iter().flatten().map(Sentence::from).collect()
}

fn player<A>(
    seat: Seat,
    events: &[Event<A>],
    end: &Worth,
    choices: &[ReviewedChoice],
) -> ReviewedPlayer {
    let at = seat.index();
    let start = events.first().map_or(end, |first| &first.before);
    let win = Account::of(seat, start.win[at], end.win[at], events, |event| event.effect().win[at]);
    let points = Account::unbooked(seat, start.points[at], end.points[at], events, |event| {
        event.effect().points[at]
    });
    let own: Vec<&ReviewedChoice> =
        choices.iter().filter(|choice| choice.seat == seat.number()).collect();
    let marked = |mark| own.iter().filter(|choice| choice.mark == Some(mark)).count();
    ReviewedPlayer {
        seat: seat.number(),
        start: win.start,
        luck: win.luck,
        own: win.own,
        others: win.others,
        end: win.end,
        remainder: win.remainder,
        luck_seen: events.iter().map(|event| event.luck_seen().win[at]).sum(),
        luck_points: points.luck,
        accuracy: accuracy(&own),
        points: PointsAccount {
            start: points.start,
            luck: points.luck,
            own: points.own,
            others: points.others,
            end: points.end,
            remainder: points.remainder,
        },
        choices: own.len(),
        slips: marked(ReviewMark::Slip),
        mistakes: marked(ReviewMark::Mistake),
        blunders: marked(ReviewMark::Blunder),
    }
}

/// The mean over all choices, where one that gives nothing away counts 1, and one that just is a
/// blunder counts half.
fn accuracy(choices: &[&ReviewedChoice]) -> f64 {
    const HALF: f64 = 0.08;
    let kept = choices.iter().map(|choice| (-choice.loss / HALF).exp2());
    let count = u32::try_from(choices.len()).unwrap_or(u32::MAX);
    if count == 0 { 1.0 } else { kept.sum::<f64>() / f64::from(count) }
}

fn choice<A: std::fmt::Display>(event: &Event<A>, players: usize) -> Option<ReviewedChoice> {
    let Kind::Choice { seat, best, line } = &event.kind else { return None };
    let effect = event.effect();
    let loss = rounded(-effect.win[seat.index()]);
    Some(ReviewedChoice {
        at: event.at,
        seat: seat.number(),
        played: event.action.to_string(),
        best: best.to_string(),
        loss,
        loss_points: rounded(-effect.points[seat.index()]),
        mark: mark(loss),
        win: list(&event.after.win, players),
        points: list(&event.after.points, players),
        best_win: list(&event.before.win, players),
        best_points: list(&event.before.points, players),
        best_line: line.iter().map(ToString::to_string).collect(),
        facts: Vec::new(),
    })
}

fn chance<A: std::fmt::Display>(event: &Event<A>, players: usize) -> Option<ReviewedChance> {
    let Kind::Chance { outcomes, .. } = event.kind else { return None };
    let effect = event.effect();
    let luck = list(&effect.win, players);
    Some(ReviewedChance {
        at: event.at,
        outcome: event.action.to_string(),
        outcomes,
        joker: luck.iter().any(|&luck| luck >= JOKER),
        luck,
        luck_seen: list(&event.luck_seen().win, players),
        luck_points: list(&effect.points, players),
        before: list(&event.before.win, players),
    })
}

fn curve_point(at: usize, worth: &Worth, players: usize) -> CurvePoint {
    CurvePoint { at, win: list(&worth.win, players), points: list(&worth.points, players) }
}

/// The numbers of the seats that play.
pub(crate) fn list(numbers: &[f64], players: usize) -> Vec<f64> {
    numbers[..players].iter().copied().map(rounded).collect()
}

/// Six digits, more than a search knows. Accounts are not rounded: they add up exactly.
pub(crate) fn rounded(number: f64) -> f64 {
    const DIGITS: f64 = 1e6;
    let rounded = (number * DIGITS).round() / DIGITS;
    // Not -0, which JSON would show.
    if rounded == 0.0 { 0.0 } else { rounded }
}
