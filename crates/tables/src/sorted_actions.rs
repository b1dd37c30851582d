//! Actions sorted by their notation, for lists and for dice.

use std::fmt::{Display, Write as _};
use std::ops::Range;

/// Actions with their texts, sorted by text.
///
/// All texts share one allocation, because there can be hundreds after every action.
pub(crate) struct SortedActions<A> {
    all: String,
    each: Vec<(Range<usize>, A)>,
}

impl<A: Copy + Display> SortedActions<A> {
    pub(crate) fn new(actions: &[A]) -> SortedActions<A> {
        let mut all = String::with_capacity(actions.len() * 16);
        let mut write = |&action: &A| {
            let start = all.len();
            write!(all, "{action}").expect("a string takes all that is written");
            (start..all.len(), action)
        };
        let mut each: Vec<_> = actions.iter().map(&mut write).collect();
        each.sort_unstable_by(|(one, _), (other, _)| all[one.clone()].cmp(&all[other.clone()]));
        SortedActions { all, each }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (&str, A)> + Clone {
        self.each.iter().map(|(text, action)| (&self.all[text.clone()], *action))
    }
}
