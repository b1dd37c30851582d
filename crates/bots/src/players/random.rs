//! A player that plays at random.

use fastrand::Rng;
use rules::Insight;

use crate::{Bot, Budget, Report, View};

/// Plays any legal action, each with the same chance.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
}

impl Random {
    /// A player with this seed.
    pub fn new(seed: u64) -> Random {
        Random { rng: Rng::with_seed(seed) }
    }
}

impl<G: Insight> Bot<G> for Random {
    fn choose(&mut self, seen: &View<'_, G>, _: &Budget) -> Report<G::Action> {
        let legal = seen.legal_actions();
        Report::of(legal[self.rng.usize(..legal.len())])
    }
}
