//! Sets of idol cards: hands, payments, stacks.

use std::ops::{Add, AddAssign, Sub, SubAssign};

use crate::Idol;
use crate::idol::IdolSet;

/// Some idol cards: a hand, a payment, the five stacks.
///
/// Five counts side by side in one word, six bits each with the Jaguar's on top, so that whole
/// hands are added and compared at once. A count never exceeds nine, so there is no carry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cards(u32);

const BITS: usize = 6;
const FIELD: u32 = (1 << BITS) - 1;
/// One of every idol.
const ONES: u32 = 1 | 1 << BITS | 1 << (2 * BITS) | 1 << (3 * BITS) | 1 << (4 * BITS);
/// The top bit of every count, which no count reaches.
const TOPS: u32 = ONES << (BITS - 1);
/// Ones seven bits apart, one more than fields are: multiplying by it turns their order around.
const EVERY_SEVENTH: u64 = 1 | 1 << 7 | 1 << 14 | 1 << 21 | 1 << 28;

/// How many cards of each idol there are (A.1.1).
pub(crate) const CARDS_PER_IDOL: u8 = 9;

const fn shift(idol: Idol) -> usize {
    BITS * (4 - idol.index())
}

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// All 45 cards of the game: nine of every idol (A.1.1).
    pub const ALL: Cards = Cards(ONES * CARDS_PER_IDOL as u32);

    /// `count` cards of one idol; at most nine.
    #[inline]
    pub(crate) const fn of(idol: Idol, count: u8) -> Cards {
        Cards((count as u32) << shift(idol))
    }

    /// How many cards of `idol` are among them.
    #[inline]
    pub const fn count(self, idol: Idol) -> u8 {
        (self.0 >> shift(idol) & FIELD).to_le_bytes()[0]
    }

    /// How many cards these are.
    #[inline]
    pub const fn total(self) -> u8 {
        // The product sums all counts into its top field; 45 cards fit its six bits.
        (self.0.wrapping_mul(ONES) >> shift(Idol::Jaguar) & FIELD).to_le_bytes()[0]
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `others` can be taken from these.
    #[inline]
    pub const fn holds(self, others: Cards) -> bool {
        // A count that is too small borrows the top bit set for it.
        ((self.0 | TOPS) - others.0) & TOPS == TOPS
    }

    /// Of how many different idols there are cards.
    #[inline]
    pub(crate) const fn kinds(self) -> u32 {
        self.fields_with_cards().count_ones()
    }

    /// The cards that are among both.
    pub(crate) fn common(self, others: Cards) -> Cards {
        let of = |idol| Cards::of(idol, self.count(idol).min(others.count(idol)));
        Idol::ALL.into_iter().map(of).fold(Cards::NONE, |sum, each| sum + each)
    }

    /// The first `count` cards in the order of the idols; all, if there are not so many.
    pub(crate) fn first(self, count: u8) -> Cards {
        let mut first = Cards::NONE;
        let mut missing = count;
        for idol in Idol::ALL {
            let taken = self.count(idol).min(missing);
            first += Cards::of(idol, taken);
            missing -= taken;
        }
        first
    }

    /// The idols of which there are cards.
    #[inline]
    pub(crate) const fn idols(self) -> IdolSet {
        // Bit 6 · (4 - n) of `held` is for idol n; 7 · n further to the left it is bit 24 + n. No two
        // of the other sums meet, so nothing is carried.
        let held = (self.fields_with_cards() >> (BITS - 1)) as u64;
        IdolSet::of_bits(((held * EVERY_SEVENTH) >> (4 * BITS)).to_le_bytes()[0])
    }

    /// The top bit of every field with a card.
    #[inline]
    const fn fields_with_cards(self) -> u32 {
        (self.0 + (TOPS - ONES)) & TOPS
    }
}

impl Add for Cards {
    type Output = Cards;

    #[inline]
    fn add(self, others: Cards) -> Cards {
        Cards(self.0 + others.0)
    }
}

impl AddAssign for Cards {
    #[inline]
    fn add_assign(&mut self, others: Cards) {
        *self = *self + others;
    }
}

impl Sub for Cards {
    type Output = Cards;

    #[inline]
    fn sub(self, others: Cards) -> Cards {
        Cards(self.0 - others.0)
    }
}

impl SubAssign for Cards {
    #[inline]
    fn sub_assign(&mut self, others: Cards) {
        *self = *self - others;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_idols_of_cards_are_those_of_which_there_is_a_card() {
        for kinds in 0..32_u8 {
            for count in [1, 2, CARDS_PER_IDOL] {
                let is_held = |idol: Idol| kinds & (1 << idol.index()) != 0;
                let held = Idol::ALL.into_iter().filter(|&idol| is_held(idol));
                let cards =
                    held.clone().fold(Cards::NONE, |sum, idol| sum + Cards::of(idol, count));
                assert!(cards.idols().iter().eq(held.clone()), "{kinds:05b}, {count} of each");
                assert_eq!(cards.kinds() as usize, held.count());
            }
        }
    }
}
