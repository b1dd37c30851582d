//! A player that looks one step ahead.

use fastrand::Rng;
use rules::Insight;

use crate::network::{Evaluator, Value};
use crate::report::MOST_LINES;
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
    /// How large a difference in the chance to win it treats as equal; zero for none.
    pub blur: f32,
}

impl Greedy {
    /// A player with the game's own network.
    pub fn new<G: Insight>(params: GreedyParams, seed: u64) -> Greedy {
        Greedy { evaluator: Evaluator::of::<G>(), rng: Rng::with_seed(seed), params }
    }

    /// The utility of an action with the player's noise.
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
        let mut noticed: Vec<(f32, Line<G::Action>)> = Vec::new();
        for &action in &legal {
            if legal.len() > 1 && self.rng.f32() < self.params.overlooks {
                continue;
            }
            let mut state = *seen.state();
            game.play_unchecked(&mut state, action);
            let Value { win, points } = self.evaluator.evaluate(game, &state);
            let utility = Value { win, points }.utility(game.players())[seat.index()];
            let line = Line { action, visits: 1, win, points, expected: vec![action] };
            noticed.push((self.felt(utility), line));
        }
        noticed.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let lines: Vec<_> = noticed.into_iter().take(MOST_LINES).map(|(_, line)| line).collect();
        let Some(best) = lines.first() else {
            return Report::of(legal[self.rng.usize(..legal.len())]);
        };
        Report { action: best.action, lines, playouts: 0, positions: self.evaluator.evaluated }
    }
}
