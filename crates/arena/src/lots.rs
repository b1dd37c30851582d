//! Random numbers that depend only on the seed of the contest and on what they are for.
//!
//! There is no generator with a state. So games can be played in any order, on any number of cores
//! and after an interruption, and mirrored games have the same dice.

/// A pseudorandom number that depends on all keys.
pub(crate) fn lot(keys: &[u64]) -> u64 {
    keys.iter().fold(0x005a_cbe0, |mixed, &key| mix(mixed ^ mix(key)))
}

/// The finalizer of the generator `SplitMix64`.
fn mix(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

/// The index that a random number selects, by weight.
///
/// The number is a fraction of the total weight, so that lists that differ a little, like the tiles
/// left in two mirrored games, mostly give the same result.
pub(crate) fn fall(lot: u64, weights: impl Iterator<Item = u32> + Clone) -> usize {
    rules::pick_weighted(weights.map(u128::from), |total| (u128::from(lot) * total) >> 64)
}

#[cfg(test)]
mod tests {
    use super::{fall, lot};

    #[test]
    fn every_key_counts() {
        let lots =
            [lot(&[1, 2, 3]), lot(&[1, 2, 4]), lot(&[1, 3, 2]), lot(&[0, 2, 3]), lot(&[1, 2])];
        for (index, one) in lots.iter().enumerate() {
            assert!(!lots[..index].contains(one), "{index}");
        }
        assert_eq!(lot(&[1, 2, 3]), lots[0]);
    }

    #[test]
    fn lots_fall_by_weight() {
        let weights = [1, 0, 2, 1];
        assert_eq!(fall(0, weights.into_iter()), 0);
        assert_eq!(fall(u64::MAX, weights.into_iter()), 3);
        let mut falls = [0; 4];
        for index in 0..40_000 {
            falls[fall(lot(&[7, index]), weights.into_iter())] += 1;
        }
        assert_eq!(falls[1], 0);
        for (count, expected) in falls.into_iter().zip([10_000_i32, 0, 20_000, 10_000]) {
            assert!((count - expected).abs() < 500, "{falls:?}");
        }
    }
}
