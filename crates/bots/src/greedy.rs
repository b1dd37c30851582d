use fastrand::Rng;
use rules::Insight;

use crate::net::Evaluator;
use crate::{Bot, Budget, Line, Report, View};

/// Looks one step ahead and takes what looks best among what it notices.
#[derive(Clone, Debug)]
pub struct Greedy {
    evaluator: Evaluator,
    rng: Rng,
    params: GreedyParams,
}

/// How a [`Greedy`] player errs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GreedyParams {
    /// The chance that it overlooks an action altogether, as people do.
    pub overlooks: f32,
    /// How large a difference in the chance to win it takes for equal; zero for none.
    pub blur: f32,
}

impl Greedy {
    /// A player with the game's own network.
    pub fn new<G: Insight>(params: GreedyParams, seed: u64) -> Greedy {
        Greedy { evaluator: Evaluator::of::<G>(), rng: Rng::with_seed(seed), params }
    }

    /// The utility of an action as the player feels it.
    fn felt(&mut self, utility: f32) -> f32 {
        if self.params.blur == 0.0 {
            return utility;
        }
        // The difference of two exponentials has the shape of a softmax choice.
        let noise = (self.rng.f32() + 1e-6).ln() - (self.rng.f32() + 1e-6).ln();
        utility + self.params.blur * noise
    }
}

impl<G: Insight> Bot<G> for Greedy {
    fn choose(&mut self, seen: &View<'_, G>, _: &Budget) -> Report<G::Action> {
        let legal = seen.legal_actions();
        let (game, seat) = (seen.game(), seen.seat());
        self.evaluator.evaluated = 0;
        let mut best: Option<(f32, Line<G::Action>)> = None;
        for &action in &legal {
            if legal.len() > 1 && self.rng.f32() < self.params.overlooks {
                continue;
            }
            let mut state = *seen.state();
            game.play_unchecked(&mut state, action);
            let value = self.evaluator.evaluate(game, &state);
            let felt = self.felt(value.utility(game.players())[seat.index()]);
            if best.as_ref().is_none_or(|(most, _)| felt > *most) {
                let (win, points) = (value.win, value.points);
                let line = Line { action, visits: 1, win, points, expected: vec![action] };
                best = Some((felt, line));
            }
        }
        let Some((_, line)) = best else {
            return Report::of(legal[self.rng.usize(..legal.len())]);
        };
        Report {
            action: line.action,
            lines: vec![line],
            playouts: 0,
            positions: self.evaluator.evaluated,
        }
    }
}
