//! Games of players that search, and what their searches say about the positions.

use fastrand::Rng;
use rules::{Insight, MAX_SEATS, Turn, pick_weighted};

use super::Sample;
use super::self_play::MOST_ACTIONS;
use crate::network::{Evaluator, Value};
use crate::search::Found;
use crate::{Net, Search, SearchParams};

/// One choice in this many is any action.
const ANY_ONE_IN: u8 = 30;

/// What a search says about an action counts if it was tried this often.
const TRIED_ENOUGH: u32 = 8;

/// How much of what a position is worth is learned from what followed, rather than from its own
/// search.
const FROM_LATER: f32 = 0.9;

/// How much of it is learned from how the game ended, besides.
const FROM_END: f32 = 0.1;

/// All seats of a game at once.
pub(super) struct Thinker<G: Insight> {
    search: Search<G>,
    playouts: u32,
    legal: Vec<G::Action>,
}

/// A choice in a game.
struct Step {
    /// The position before it, if it is kept, and what the search found it worth.
    before: Option<Vec<f32>>,
    best: Value,
    /// The position after it, with what the search found it worth; not of a rash choice.
    after: Option<(Vec<f32>, Value)>,
    /// Whether it was the best, so that what followed says something about the position before.
    is_best: bool,
}

impl<G: Insight> Thinker<G> {
    pub(super) fn new(net: Option<&Net>, playouts: u32) -> Thinker<G> {
        let evaluator = Evaluator::with_net::<G>(net.cloned());
        let search = Search::with_evaluator(SearchParams::default(), evaluator, 0);
        Thinker { search, playouts, legal: Vec::new() }
    }

    pub(super) fn play(&mut self, game: &G, mut rng: Rng) -> Vec<Sample> {
        self.search.reseed(rng.u64(..));
        // Some seats play carefully, some carelessly.
        let blurs = [(); MAX_SEATS].map(|()| 0.1 + 0.6 * rng.f32() * rng.f32());
        let mut state = game.start();
        let mut samples = Vec::new();
        let mut steps = Vec::new();
        for _ in 0..MOST_ACTIONS {
            game.legal_actions(&state, &mut self.legal);
            let action = match game.turn(&state) {
                Turn::Over => {
                    label(game, &state, steps, &mut samples);
                    return samples;
                }
                Turn::Chance => {
                    let weights = self.legal.iter().map(|&action| game.weight(&state, action));
                    self.legal[pick_weighted(weights, |total| rng.u32(..total))]
                }
                Turn::Seat(_) if self.legal.len() == 1 => self.legal[0],
                Turn::Seat(seat) => {
                    let found = self.search.study(game, &state, self.playouts);
                    let chosen = choose(&found, blurs[seat.index()], &mut rng);
                    steps.push(step(game, &state, &found, chosen, &mut rng));
                    samples.extend(others(game, &state, &found, chosen, &mut rng));
                    found[chosen].action
                }
            };
            game.play_unchecked(&mut state, action);
        }
        Vec::new()
    }
}

/// The index of the action that is played: one that was tried often; now and then any.
fn choose<A>(found: &[Found<A>], blur: f32, rng: &mut Rng) -> usize {
    if rng.u8(..ANY_ONE_IN) == 0 {
        return rng.usize(..found.len());
    }
    let mut best = (f32::NEG_INFINITY, 0);
    for (index, found) in found.iter().enumerate() {
        #[expect(clippy::cast_precision_loss, reason = "far below 2^24")]
        let often = (found.visits as f32).ln();
        let noise = -(-(rng.f32() + 1e-7).ln()).ln();
        let felt = often + blur * noise;
        if felt > best.0 {
            best = (felt, index);
        }
    }
    best.1
}

fn step<G: Insight>(
    game: &G,
    state: &G::State,
    found: &[Found<G::Action>],
    chosen: usize,
    rng: &mut Rng,
) -> Step {
    let most = found.iter().map(|found| found.visits).max().unwrap_or_default();
    let best = found.iter().position(|found| found.visits == most).unwrap_or_default();
    let before = rng.bool().then(|| features(game, state));
    let enough = found[chosen].visits >= TRIED_ENOUGH;
    let after = enough.then(|| after(game, state, &found[chosen]));
    Step { before, best: found[best].value, after: after.flatten(), is_best: chosen == best }
}

/// Other actions that were tried often enough, so that the network sees what is not played too.
fn others<G: Insight>(
    game: &G,
    state: &G::State,
    found: &[Found<G::Action>],
    chosen: usize,
    rng: &mut Rng,
) -> Vec<Sample> {
    let mut is_kept =
        |index: usize| index != chosen && found[index].visits >= TRIED_ENOUGH && rng.bool();
    let kept: Vec<usize> = (0..found.len()).filter(|&index| is_kept(index)).collect();
    let others = kept.into_iter().filter_map(|index| after(game, state, &found[index]));
    others.map(|(features, value)| sample(features, value)).collect()
}

fn after<G: Insight>(
    game: &G,
    state: &G::State,
    found: &Found<G::Action>,
) -> Option<(Vec<f32>, Value)> {
    let mut after = *state;
    game.play_unchecked(&mut after, found.action);
    (game.turn(&after) != Turn::Over).then(|| (features(game, &after), found.value))
}

fn features<G: Insight>(game: &G, state: &G::State) -> Vec<f32> {
    let mut features = vec![0.0; G::FEATURES * game.players()];
    game.features(state, &mut features);
    features
}

fn sample(features: Vec<f32>, Value { win, points }: Value) -> Sample {
    Sample { features, win, points }
}

/// What the choices of a finished game say, the last one first: what a search found, mixed with what
/// the following ones found and with the end.
fn label<G: Insight>(game: &G, end: &G::State, steps: Vec<Step>, samples: &mut Vec<Sample>) {
    let end = Evaluator::with_net::<G>(None).evaluate(game, end);
    let mut later = end;
    for step in steps.into_iter().rev() {
        if let Some((features, value)) = step.after {
            later = value.towards(&later, FROM_LATER);
            samples.push(sample(features, later.towards(&end, FROM_END)));
        }
        if !step.is_best {
            later = step.best;
        }
        if let Some(features) = step.before {
            samples.push(sample(features, later.towards(&end, FROM_END)));
        }
    }
}
