//! The five idols, and sets of them.

use std::fmt;

/// One of the five animal gods.
///
/// Jaguar and Serpent are named in the rulebook; the other three names are ours (D.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Idol {
    /// `J`.
    Jaguar,
    /// `S`.
    Serpent,
    /// `Q`.
    Quetzal,
    /// `M`.
    Monkey,
    /// `T`.
    Turtle,
}

/// What a quarter of a tile shows: an idol, or nothing.
pub type Symbol = Option<Idol>;

impl Idol {
    /// All five, in the order of the notation.
    pub const ALL: [Idol; 5] =
        [Idol::Jaguar, Idol::Serpent, Idol::Quetzal, Idol::Monkey, Idol::Turtle];

    /// Counted from zero, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        ['J', 'S', 'Q', 'M', 'T'][self.index()]
    }

    /// The idol with this letter.
    pub fn from_letter(letter: char) -> Option<Idol> {
        Idol::ALL.into_iter().find(|idol| idol.letter() == letter)
    }
}

impl fmt::Display for Idol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// The letter of an idol, or `.` for the blank.
pub(crate) fn symbol_letter(symbol: Symbol) -> char {
    symbol.map_or('.', Idol::letter)
}

/// The symbol with this letter.
pub(crate) fn symbol_from_letter(letter: char) -> Option<Symbol> {
    if letter == '.' { Some(None) } else { Idol::from_letter(letter).map(Some) }
}

/// Some of the idols.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct IdolSet(u8);

impl IdolSet {
    /// The idols whose bits, counted by [`Idol::index`], are set.
    #[inline]
    pub(crate) const fn of_bits(bits: u8) -> IdolSet {
        IdolSet(bits & 0b1_1111)
    }

    #[inline]
    pub(crate) fn contains(self, idol: Idol) -> bool {
        self.0 & (1 << idol.index()) != 0
    }

    #[inline]
    pub(crate) fn insert(&mut self, idol: Idol) {
        self.0 |= 1 << idol.index();
    }

    #[inline]
    pub(crate) fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Idol> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            // Without an idol left there are eight zeros, and no idol has that number.
            let idol = Idol::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(*idol)
        })
    }
}

impl std::ops::BitAnd for IdolSet {
    type Output = IdolSet;

    #[inline]
    fn bitand(self, other: IdolSet) -> IdolSet {
        IdolSet(self.0 & other.0)
    }
}

impl FromIterator<Idol> for IdolSet {
    fn from_iter<I: IntoIterator<Item = Idol>>(idols: I) -> IdolSet {
        let mut set = IdolSet::default();
        idols.into_iter().for_each(|idol| set.insert(idol));
        set
    }
}
