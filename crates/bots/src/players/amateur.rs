//! A player that errs the way people do: it overlooks, counts points instead of understanding, and
//! misjudges. It never plays at random.

use std::hash::{Hash, Hasher};

use rules::{Game, Insight, MAX_SEATS, Seat, Turn};

use crate::fnv::Fnv;
use crate::network::{Evaluator, Value};
use crate::real;
use crate::report::MOST_LINES;
use crate::winning::{hands_over, won_end};
use crate::{Bot, Budget, Line, Report, View};

/// Looks one step ahead at the actions it notices and takes the one it likes best.
///
/// Its errors depend on the position, not on dice of its own: asked twice, it answers the same.
/// Three errors it never makes: it takes a win that one action gives, it does nothing rather than
/// something that is plainly worse, and it does not give away more than `most_lost` at once. A wary
/// one does not let the next player win at once either.
#[derive(Clone, Debug)]
pub struct Amateur {
    evaluator: Evaluator,
    /// For a second look at an action that is worse than doing nothing.
    judge: Evaluator,
    seed: u64,
    params: AmateurParams,
    is_wary: bool,
    /// The features of the position and of what follows, to see how much an action changes.
    before: Vec<f32>,
    after: Vec<f32>,
}

/// How an [`Amateur`] errs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AmateurParams {
    /// How many actions it looks at: those that score at once, then those that change little.
    pub sees: f32,
    /// How much it understands of what a position is worth, from zero (it counts the points it has)
    /// to one.
    pub understands: f32,
    /// The usual size of its misjudgments of an action, as a chance to win.
    pub misjudges: f32,
    /// The most it gives away with one action, as a chance to win: what costs more than that,
    /// compared with the position as it stands, looks bad even to a beginner.
    pub most_lost: f32,
}

impl AmateurParams {
    /// A player between this one, at zero, and another, at one.
    #[must_use]
    pub fn towards(&self, other: &AmateurParams, part: f32) -> AmateurParams {
        let evenly = |from: f32, to: f32| from + (to - from) * part;
        // Twice as many, or half as wrong, is a step of the same size everywhere.
        let by_factors = |from: f32, to: f32| from * real::pow(to / from, part);
        AmateurParams {
            sees: by_factors(self.sees, other.sees),
            understands: evenly(self.understands, other.understands),
            misjudges: by_factors(self.misjudges, other.misjudges),
            most_lost: by_factors(self.most_lost, other.most_lost),
        }
    }
}

/// An action that the player thinks about.
#[derive(Clone, Copy, Debug)]
struct Idea<A> {
    action: A,
    /// What it leads to, one step ahead and without errors.
    value: Value,
    /// What that is worth to the seat.
    utility: f32,
    /// How easy it is to notice.
    obvious: f32,
    /// What the player thinks of it.
    liked: f32,
}

/// How many points at once a beginner takes for a won game.
const POINTS_OF_A_WIN: f32 = 25.0;

/// A step that is worse than doing nothing by this much of the chance to win is plainly worse.
const WORSE_THAN_NOTHING: f32 = 0.02;

/// The same for a second look, which errs less.
const WORSE_LOOKED_AT: f32 = 0.01;

impl Amateur {
    /// A player with the game's own network.
    pub fn new<G: Insight>(params: AmateurParams, seed: u64) -> Amateur {
        let features = vec![0.0; G::FEATURES * MAX_SEATS];
        let evaluator = Evaluator::of::<G>();
        let (judge, before) = (Evaluator::for_search::<G>(), features.clone());
        Amateur { evaluator, judge, seed, params, is_wary: false, before, after: features }
    }

    /// The same player, who looks whether the next one could win at once.
    #[must_use]
    pub fn wary(self) -> Amateur {
        Amateur { is_wary: true, ..self }
    }

    /// Looks at every action, as somebody would who overlooks none.
    fn ideas<G: Insight>(&mut self, seen: &View<'_, G>) -> Vec<Idea<G::Action>> {
        let (game, state) = (seen.game(), seen.state());
        game.features(state, &mut self.before[..G::FEATURES * game.players()]);
        seen.legal_actions().into_iter().map(|action| self.idea(seen, action)).collect()
    }

    fn idea<G: Insight>(&mut self, seen: &View<'_, G>, action: G::Action) -> Idea<G::Action> {
        let (game, seat) = (seen.game(), seen.seat());
        let state = after(seen, action);
        let (value, utility) = self.worth(game, &state, seat);
        let gain = points(game, &state, seat) - points(game, seen.state(), seat);
        let [misjudged, noticed] = lots(self.seed, seen.state(), action);
        let AmateurParams { understands, misjudges, .. } = self.params;
        let judged = understands * utility + (1.0 - understands) * gain / POINTS_OF_A_WIN;
        let liked = judged + misjudges * error(misjudged);
        // Ten: any point that can be counted is noticed before everything else.
        let obvious = 10.0 * gain.max(0.0) - self.change(game, &state, seat) * (0.5 + noticed);
        Idea { action, value, utility, obvious, liked }
    }

    fn worth<G: Insight>(&mut self, game: &G, state: &G::State, seat: Seat) -> (Value, f32) {
        let value = self.evaluator.evaluate(game, state);
        (value, value.utility(game.players())[seat.index()])
    }

    /// How much a position has changed for a seat.
    fn change<G: Insight>(&mut self, game: &G, after: &G::State, seat: Seat) -> f32 {
        if game.turn(after) == Turn::Over {
            return 0.0;
        }
        game.features(after, &mut self.after[..G::FEATURES * game.players()]);
        let own = seat.index() * G::FEATURES..(seat.index() + 1) * G::FEATURES;
        let pairs = self.before[own.clone()].iter().zip(&self.after[own]);
        pairs.map(|(before, after)| (before - after).abs()).sum()
    }

    /// The least that an action must be worth: below are errors that nobody makes.
    fn least<G: Insight>(&mut self, seen: &View<'_, G>, ideas: &[Idea<G::Action>]) -> f32 {
        let (_, standing) = self.worth(seen.game(), seen.state(), seen.seat());
        let pass = ideas.iter().find(|idea| G::is_pass(idea.action));
        let by_pass = pass.map_or(f32::NEG_INFINITY, |pass| pass.utility - WORSE_THAN_NOTHING);
        let best = ideas.iter().map(|idea| idea.utility).fold(f32::NEG_INFINITY, f32::max);
        (standing - self.params.most_lost).max(by_pass).min(best)
    }

    /// Keeps the ideas that the player has, the one it plays first.
    fn weigh<G: Insight>(&mut self, seen: &View<'_, G>, ideas: &mut Vec<Idea<G::Action>>) {
        let least = self.least(seen, ideas);
        // Ideas below the least come last, and the noticed ones first; within each the best liked.
        ideas.sort_by(|one, other| other.obvious.total_cmp(&one.obvious));
        ideas.sort_by_key(|idea| idea.utility < least);
        let allowed = ideas.iter().filter(|idea| idea.utility >= least).count();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is small")]
        let noticed = (self.params.sees.round().max(1.0) as usize).min(allowed);
        for part in [0..noticed, noticed..allowed, allowed..ideas.len()] {
            ideas[part].sort_by(|one, other| other.liked.total_cmp(&one.liked));
        }
        let played = self.first_sound(seen, ideas, allowed);
        ideas[..=played].rotate_right(1);
        ideas.truncate(noticed);
    }

    /// The first idea that a second look does not reject: it is not worse than doing nothing as a
    /// better judge sees it, and, for a wary player, the next one cannot win at once.
    fn first_sound<G: Insight>(
        &mut self,
        seen: &View<'_, G>,
        ideas: &[Idea<G::Action>],
        allowed: usize,
    ) -> usize {
        let pass = ideas.iter().position(|idea| G::is_pass(idea.action));
        let nothing = pass.map(|pass| self.second_look(seen, ideas[pass].action));
        // Where doing nothing is possible, it is better than an idea that is not allowed.
        let looked_at = if pass.is_some() { allowed } else { ideas.len() };
        let mut sound = None;
        for (index, &Idea { action, .. }) in ideas[..looked_at].iter().enumerate() {
            let is_worse =
                |nothing: f32| self.second_look(seen, action) < nothing - WORSE_LOOKED_AT;
            if !G::is_pass(action) && nothing.is_some_and(is_worse) {
                continue;
            }
            if !self.is_wary || !hands_over(seen.game(), &after(seen, action), seen.seat()) {
                return index;
            }
            sound = sound.or(Some(index));
        }
        sound.or(pass).unwrap_or(0)
    }

    /// What an action is worth by the networks of the search.
    fn second_look<G: Insight>(&mut self, seen: &View<'_, G>, action: G::Action) -> f32 {
        let value = self.judge.evaluate(seen.game(), &after(seen, action));
        value.utility(seen.game().players())[seen.seat().index()]
    }
}

fn after<G: Insight>(seen: &View<'_, G>, action: G::Action) -> G::State {
    let mut state = *seen.state();
    seen.game().play_unchecked(&mut state, action);
    state
}

impl<G: Insight> Bot<G> for Amateur {
    fn choose(&mut self, seen: &View<'_, G>, _: &Budget) -> Report<G::Action> {
        if let [only] = seen.legal_actions()[..] {
            return Report::of(only);
        }
        self.evaluator.evaluated = 0;
        let mut ideas = self.ideas(seen);
        let wins = |idea: &&Idea<G::Action>| {
            won_end(seen.game(), seen.state(), seen.seat(), idea.action).is_some()
        };
        match ideas.iter().find(wins) {
            Some(&win) => ideas = vec![win],
            None => self.weigh(seen, &mut ideas),
        }
        let action = ideas[0].action;
        let lines = ideas.into_iter().take(MOST_LINES).map(line).collect();
        Report { action, lines, playouts: 0, positions: self.evaluator.evaluated }
    }
}

fn line<A: Copy>(idea: Idea<A>) -> Line<A> {
    let Idea { action, value: Value { win, points }, .. } = idea;
    Line { action, visits: 1, win, points, expected: vec![action] }
}

/// The points that a seat has.
fn points<G: Game>(game: &G, state: &G::State, seat: Seat) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "scores are small")]
    let points = game.scores(state).of(seat) as f32;
    points
}

/// Two numbers between zero and one for an action in a position, always the same ones.
fn lots<S: Hash, A: Copy + Hash>(seed: u64, state: &S, action: A) -> [f32; 2] {
    let mut hasher = Fnv::seeded(seed);
    state.hash(&mut hasher);
    action.hash(&mut hasher);
    let mut rng = fastrand::Rng::with_seed(hasher.finish());
    [rng.f32(), rng.f32()]
}

/// A number between zero and one as an error: mostly small, sometimes large, to either side.
fn error(lot: f32) -> f32 {
    const RAREST: f32 = 1e-4;
    let lot = lot.clamp(RAREST, 1.0 - RAREST);
    real::ln(lot / (1.0 - lot))
}
