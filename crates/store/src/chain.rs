//! Writes that stand on each other.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::write::Done;
use crate::{Outcome, Write};

/// Names writes of which each stands on those before it; from [`crate::Store::chain`].
///
/// Versions alone would not do: if this node's version 5 was refused because another node has
/// written one, this node's version 6 would seem to follow on that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Chain(u64);

/// How many broken chains are remembered. Whoever still writes on one that broke this many ago has
/// not looked at an outcome for very long.
const MOST_BROKEN: usize = 100_000;

/// The chains of which something was not stored: nothing more of them will be.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chains(Arc<State>);

#[derive(Debug, Default)]
struct State {
    last: AtomicU64,
    broken: Mutex<BTreeSet<Chain>>,
}

impl Chains {
    pub(crate) fn next(&self) -> Chain {
        Chain(self.0.last.fetch_add(1, Ordering::Relaxed))
    }

    fn is_broken(&self, chain: Chain) -> bool {
        self.0.broken.lock().unwrap_or_else(PoisonError::into_inner).contains(&chain)
    }

    fn break_off(&self, chain: Chain) {
        let mut broken = self.0.broken.lock().unwrap_or_else(PoisonError::into_inner);
        broken.insert(chain);
        if broken.len() > MOST_BROKEN {
            broken.pop_first();
        }
    }
}

/// A write on its way.
pub(crate) struct Order {
    pub(crate) write: Write,
    chain: Option<Chain>,
    chains: Chains,
}

impl Order {
    pub(crate) fn new(write: Write, chain: Option<Chain>, chains: &Chains) -> Order {
        Order { write, chain, chains: chains.clone() }
    }

    /// Whether something that it stands on was not stored.
    pub(crate) fn is_broken(&self) -> bool {
        self.chain.is_some_and(|chain| self.chains.is_broken(chain))
    }

    /// What follows on it knows of the outcome before anybody else does.
    pub(crate) fn ends(&self, outcome: Outcome) -> Outcome {
        if let (Some(chain), true) = (self.chain, outcome != Outcome::Stored) {
            self.chains.break_off(chain);
        }
        outcome
    }

    /// Says what became of it.
    pub(crate) fn tell(&self, done: Done, outcome: Outcome) {
        done(self.ends(outcome));
    }
}
