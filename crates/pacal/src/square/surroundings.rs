//! The squares around one: a part of a set that fits into a single number.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use super::{Direction, EAST, SOUTH, Square, Squares};

/// The squares up to four steps from a center. The center is bit 64, and every other square is as
/// many bits away from it as in [`Squares`].
///
/// Squares further away may be missing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Surroundings(u128);

const CENTER: u32 = 64;
const _: () =
    assert!(Surroundings::STEPS * SOUTH < 64, "four rows above and below fit into the number");

impl Surroundings {
    pub(crate) const EMPTY: Surroundings = Surroundings(0);

    /// The center itself.
    pub(crate) const CENTER: Surroundings = Surroundings(1 << CENTER);

    /// How many steps away from the center they reach.
    pub(crate) const STEPS: u8 = 4;

    /// The part of `squares` around `center`.
    #[inline]
    pub(crate) fn of(squares: Squares, center: Square) -> Surroundings {
        let [a, b, c] = squares.0;
        // The word with the square 64 bits before the center, and the two after it.
        let [low, middle, high] = match center.bit() / 64 {
            0 => [0, a, b],
            1 => [a, b, c],
            _ => [b, c, 0],
        };
        let bits = center.bit() % 64;
        let carried = |word: u64| word << 1 << (63 - bits);
        let [low, high] = [low >> bits | carried(middle), middle >> bits | carried(high)];
        Surroundings(u128::from(high) << 64 | u128::from(low))
    }

    /// The same squares as a set: the inverse of [`Surroundings::of`].
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "takes a number apart into words")]
    pub(crate) fn placed_around(self, center: Square) -> Squares {
        let [low, high] = [self.0 as u64, (self.0 >> 64) as u64];
        let bits = center.bit() % 64;
        let carried = |word: u64| word >> 1 >> (63 - bits);
        let [low, middle, high] = [low << bits, high << bits | carried(low), carried(high)];
        Squares(match center.bit() / 64 {
            0 => [middle, high, 0],
            1 => [low, middle, high],
            _ => [0, low, middle],
        })
    }

    /// Every square moved one step.
    #[inline]
    #[must_use]
    pub(crate) fn shifted(self, direction: Direction) -> Surroundings {
        Surroundings(match direction {
            Direction::North => self.0 >> SOUTH,
            Direction::West => self.0 >> EAST,
            Direction::East => self.0 << EAST,
            Direction::South => self.0 << SOUTH,
        })
    }

    /// Every square moved so many rows up and down.
    #[inline]
    pub(crate) fn shifted_rows(self, rows: u8) -> Surroundings {
        Surroundings(self.0 >> (rows * SOUTH) | self.0 << (rows * SOUTH))
    }

    /// Whether there is none.
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the center is among them.
    #[inline]
    pub(crate) fn center(self) -> bool {
        (self & Surroundings::CENTER).0 != 0
    }

    /// Whether the square next to the center in this direction is among them.
    #[inline]
    pub(crate) fn neighbor(self, direction: Direction) -> bool {
        (self & Surroundings::CENTER.shifted(direction)).0 != 0
    }
}

impl BitAnd for Surroundings {
    type Output = Surroundings;

    #[inline]
    fn bitand(self, other: Surroundings) -> Surroundings {
        Surroundings(self.0 & other.0)
    }
}

impl BitOr for Surroundings {
    type Output = Surroundings;

    #[inline]
    fn bitor(self, other: Surroundings) -> Surroundings {
        Surroundings(self.0 | other.0)
    }
}

impl BitOrAssign for Surroundings {
    #[inline]
    fn bitor_assign(&mut self, other: Surroundings) {
        self.0 |= other.0;
    }
}

impl Not for Surroundings {
    type Output = Surroundings;

    #[inline]
    fn not(self) -> Surroundings {
        Surroundings(!self.0)
    }
}
