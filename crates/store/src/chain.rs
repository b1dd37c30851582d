//! Chains: writes that depend on each other.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::write::Done;
use crate::{Outcome, Write};

/// Names a sequence of writes, each of which depends on those before it; from
/// [`crate::Store::chain`].
///
/// Versions alone are not enough: if this node's version 5 was refused because another node wrote
/// one first, this node's version 6 would seem to follow the other node's 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Chain(u64);

/// How many broken chains are remembered. A caller still writing to an older one has ignored its
/// failed write for a very long time.
const MAX_BROKEN: usize = 100_000;

/// The chains with a failed write: no later write of them is stored.
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

    fn set_broken(&self, chain: Chain) {
        let mut broken = self.0.broken.lock().unwrap_or_else(PoisonError::into_inner);
        broken.insert(chain);
        if broken.len() > MAX_BROKEN {
            broken.pop_first();
        }
    }
}

/// A write in the queue of the writer.
pub(crate) struct QueuedWrite {
    pub(crate) write: Write,
    chain: Option<Chain>,
    chains: Chains,
}

impl QueuedWrite {
    pub(crate) fn new(write: Write, chain: Option<Chain>, chains: &Chains) -> QueuedWrite {
        QueuedWrite { write, chain, chains: chains.clone() }
    }

    /// Whether a write that it depends on has failed.
    pub(crate) fn is_broken(&self) -> bool {
        self.chain.is_some_and(|chain| self.chains.is_broken(chain))
    }

    /// Notes the outcome for later writes of the chain, before the caller gets it.
    pub(crate) fn note(&self, outcome: Outcome) -> Outcome {
        if let (Some(chain), true) = (self.chain, outcome != Outcome::Stored) {
            self.chains.set_broken(chain);
        }
        outcome
    }

    /// Tells the caller the outcome.
    pub(crate) fn finish(&self, done: Done, outcome: Outcome) {
        done(self.note(outcome));
    }
}
