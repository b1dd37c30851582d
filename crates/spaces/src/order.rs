//! The order of a list of actions: that of their texts, as `AnyMatch::legal` has it.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::sync::{Mutex, PoisonError};

use rules::{Spaces, Tabletop};

/// For every id of a game its place among all ids, sorted by text; none where there are no ids.
///
/// Texts are slow to write and to compare, so this happens once for each game.
pub(crate) type Ranks = Option<&'static [u32]>;

pub(crate) fn ranks<G: Tabletop + Spaces>(game: &G) -> Ranks {
    static KNOWN: Mutex<BTreeMap<&str, &'static [u32]>> = Mutex::new(BTreeMap::new());
    if !game.has_ids() {
        return None;
    }
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    Some(known.entry(G::NAME).or_insert_with(|| Box::leak(ranked::<G>())))
}

fn ranked<G: Spaces>() -> Box<[u32]> {
    let text = |&id: &u32| G::action_with_id(id).map(|action| action.to_string());
    let mut sorted: Vec<u32> = (0..G::IDS).collect();
    sorted.sort_by_cached_key(text);
    let mut ranks = vec![0; sorted.len()].into_boxed_slice();
    for (rank, &id) in (0..).zip(&sorted) {
        ranks[id as usize] = rank;
    }
    ranks
}

/// A list of actions in the order of their texts.
#[derive(Clone, Debug, Default)]
pub(crate) struct Order {
    /// For each place in the list, the rank of its action and then its index in the game's own
    /// list, which is the lower half.
    keys: Vec<u64>,
}

impl Order {
    /// Sorts a list whose ids are known.
    #[inline]
    pub(crate) fn sort_ids(&mut self, ranks: &[u32], ids: &[u32]) {
        self.keys.clear();
        let key = |(index, &id): (u64, &u32)| u64::from(ranks[id as usize]) << 32 | index;
        self.keys.extend((0..).zip(ids).map(key));
        self.keys.sort_unstable();
    }

    /// Sorts a list by the texts themselves.
    pub(crate) fn sort_texts(&mut self, actions: &[impl Display]) {
        self.keys.clear();
        self.keys.extend(0..actions.len() as u64);
        self.keys.sort_by_cached_key(|&index| actions[as_index(index)].to_string());
    }

    /// The index in the game's own list of what is at this place.
    #[inline]
    pub(crate) fn index(&self, place: usize) -> Option<usize> {
        self.keys.get(place).copied().map(as_index)
    }

    /// The same of all places in order.
    #[inline]
    pub(crate) fn indices(&self) -> impl Iterator<Item = usize> {
        self.keys.iter().copied().map(as_index)
    }
}

/// The lower half of a key.
#[inline]
fn as_index(key: u64) -> usize {
    usize::try_from(key & u64::from(u32::MAX)).expect("a platform has 32 bits")
}
