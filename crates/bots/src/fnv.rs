//! The hash FNV-1a: the same on every machine and in every version of the compiler.

use std::hash::{Hash, Hasher};

use rules::Seat;

#[derive(Debug)]
pub(crate) struct Fnv(u64);

const START: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0100_0000_01b3;

impl Fnv {
    pub(crate) fn seeded(seed: u64) -> Fnv {
        Fnv(seed ^ START)
    }
}

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(PRIME);
        }
    }

    // Lengths and discriminants are the same numbers where a pointer has 32 bits.
    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_i64(number as i64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// A number for a value, the same on every machine and in every version of the compiler.
///
/// ```
/// assert_eq!(bots::stable_number(&(7_u64, 1_u64)), bots::stable_number(&(7_u64, 1_u64)));
/// assert_ne!(bots::stable_number(&(7_u64, 1_u64)), bots::stable_number(&(7_u64, 2_u64)));
/// ```
pub fn stable_number(value: &impl Hash) -> u64 {
    let mut hasher = Fnv::seeded(0);
    value.hash(&mut hasher);
    hasher.finish()
}

/// A number for a seat in a game that stays the same once the game has begun, for
/// [`Level::bot_of_game`](crate::Level::bot_of_game): it comes from the first actions.
///
/// ```
/// use rules::Seat;
///
/// let seat = Seat::new(1);
/// let number = bots::game_number(seat, ["a", "b", "c", "d"]);
/// assert_eq!(bots::game_number(seat, ["a", "b", "c", "d", "e"]), number);
/// assert_ne!(bots::game_number(Seat::new(0), ["a", "b", "c", "d"]), number);
/// ```
pub fn game_number<A: Hash>(seat: Seat, actions: impl IntoIterator<Item = A>) -> u64 {
    const OPENING: usize = 4;
    let mut hasher = Fnv::seeded(0);
    seat.hash(&mut hasher);
    actions.into_iter().take(OPENING).for_each(|action| action.hash(&mut hasher));
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_and_a_game_keep_their_number_in_every_version_of_the_compiler() {
        let mut hasher = Fnv::seeded(0);
        hasher.write(b"foobar");
        assert_eq!(hasher.finish(), 0x8594_4171_f739_67e8, "as published for FNV-1a");
        assert_eq!(game_number(Seat::new(1), [7_u32, 8, 9]), 6_874_099_927_876_645_546);
    }
}
