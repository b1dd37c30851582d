//! Adds a new position to the tree: every action is tried, and the network evaluates the result.

use rules::{Insight, Seat, Turn};

use super::Search;
use super::tree::{Mover, NodeId};
use crate::network::{Before, Value};
use crate::real;

impl<G: Insight> Search<G> {
    /// Adds the actions of `node`; gives what the position is worth, unless there is nothing to
    /// choose in it and the playout should go on.
    pub(super) fn expand(&mut self, game: &G, state: &G::State, node: NodeId) -> Option<Value> {
        let mut legal = std::mem::take(&mut self.legal);
        game.legal_actions(state, &mut legal);
        let value = match game.turn(state) {
            Turn::Seat(seat) if legal.len() > 1 => {
                Some(self.try_all(game, state, node, seat, &legal))
            }
            Turn::Seat(seat) => {
                self.tree.expand(node, Mover::Seat(seat));
                for &only in &legal {
                    self.tree.add_edge(node, only, 0.0, 1.0);
                }
                None
            }
            Turn::Chance | Turn::Over => {
                self.expand_chance(game, state, node, &legal);
                None
            }
        };
        self.legal = legal;
        value
    }

    fn expand_chance(&mut self, game: &G, state: &G::State, node: NodeId, outcomes: &[G::Action]) {
        self.tree.expand(node, Mover::Chance);
        let weight = |&outcome: &G::Action| game.weight(state, outcome);
        let total: u32 = outcomes.iter().map(weight).sum();
        for outcome in outcomes {
            #[expect(clippy::cast_precision_loss, reason = "weights are small")]
            let probability = weight(outcome) as f32 / total as f32;
            self.tree.add_edge(node, *outcome, 0.0, probability);
        }
    }

    /// The worth of the best action for the seat that moves.
    fn try_all(
        &mut self,
        game: &G,
        state: &G::State,
        node: NodeId,
        seat: Seat,
        legal: &[G::Action],
    ) -> Value {
        self.tried.clear();
        let mut best = (f32::NEG_INFINITY, Value::default());
        let mut before = Before::Anything;
        for &action in legal {
            let mut after = *state;
            game.play_unchecked(&mut after, action);
            let value = self.evaluator.evaluate_after(before, game, &after);
            if game.turn(&after) != Turn::Over {
                before = Before::Sibling;
            }
            let utility = value.utility(game.players())[seat.index()];
            if utility > best.0 {
                best = (utility, value);
            }
            self.tried.push(utility);
        }
        let weight = |utility: &f32| real::exp((utility - best.0) / self.params.prior_scale);
        let total: f32 = self.tried.iter().map(weight).sum();
        self.tree.expand(node, Mover::Seat(seat));
        for (utility, &action) in self.tried.iter().zip(legal) {
            self.tree.add_edge(node, action, *utility, weight(utility) / total);
        }
        best.1
    }
}
