//! Picks by weight: how a die falls, which tile is drawn.

use std::iter::Sum;
use std::ops::SubAssign;

/// An index, each as likely as its weight. `draw` gives a random number below the sum of weights.
///
/// ```
/// let weights = [1, 0, 2];
/// let picks = [0, 1, 2].map(|lot| rules::pick_weighted(weights.into_iter(), |_| lot));
/// assert_eq!(picks, [0, 2, 2]);
/// ```
#[inline]
pub fn pick_weighted<W>(
    weights: impl Iterator<Item = W> + Clone,
    draw: impl FnOnce(W) -> W,
) -> usize
where
    W: Copy + PartialOrd + SubAssign + Sum,
{
    let lot = draw(weights.clone().sum());
    weighted_index(weights, lot)
}

/// The index that `lot` falls on, a number from zero to the sum of weights.
///
/// The last index, where rounding leaves a rest.
#[inline]
pub fn weighted_index<W>(weights: impl Iterator<Item = W>, mut lot: W) -> usize
where
    W: PartialOrd + SubAssign + Copy,
{
    let mut index = 0_usize;
    for weight in weights {
        if lot < weight {
            return index;
        }
        lot -= weight;
        index += 1;
    }
    index.saturating_sub(1)
}
