use fastrand::Rng;

/// An index by weight.
#[inline]
pub(crate) fn sample(weights: impl Iterator<Item = u32> + Clone, rng: &mut Rng) -> usize {
    let total: u32 = weights.clone().sum();
    let mut lot = rng.u32(..total);
    for (index, weight) in weights.enumerate() {
        if lot < weight {
            return index;
        }
        lot -= weight;
    }
    0
}
