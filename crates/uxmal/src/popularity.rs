//! The popularity track: the order of the idols.

use crate::Idol;

/// The popularity track: the idols from space 1, the most popular, to space 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Popularity([Idol; 5]);

/// The last space of the track, counted from zero.
const LAST: usize = 4;

/// Every order of the track, in order.
static ORDERS: [Popularity; 120] = all_orders();

impl Popularity {
    /// The track with these idols on spaces 1 to 5, if every idol is there.
    pub fn new(idols: [Idol; 5]) -> Option<Popularity> {
        Idol::ALL.iter().all(|idol| idols.contains(idol)).then_some(Popularity(idols))
    }

    /// The idols on spaces 1 to 5.
    #[inline]
    pub const fn idols(self) -> [Idol; 5] {
        self.0
    }

    /// All 120 orders the track can have (A.2.2).
    pub fn all() -> impl ExactSizeIterator<Item = Popularity> {
        ORDERS.iter().copied()
    }

    /// How many spaces `idol` is away from space 1.
    #[inline]
    pub fn above(self, idol: Idol) -> u8 {
        let found = (0_u8..).zip(self.0).find(|&(_, each)| each == idol);
        found.map_or(0, |(space, _)| space)
    }

    /// How many spaces `idol` is away from space 5.
    #[inline]
    pub fn below(self, idol: Idol) -> u8 {
        self.around(idol).1
    }

    /// How many idols are above `idol` and how many below it.
    #[inline]
    pub(crate) fn around(self, idol: Idol) -> (u8, u8) {
        let above = self.above(idol);
        (above, 4 - above)
    }

    /// Moves `idol` by `spaces` towards 1; those it passes slide one back (B23).
    pub(crate) fn venerate(&mut self, idol: Idol, spaces: u8) {
        let from = usize::from(self.above(idol));
        for space in (from - usize::from(spaces)..from).rev() {
            self.0.swap(space, space + 1);
        }
    }

    /// Moves `idol` by `spaces` towards 5; those it passes slide one up (B23).
    pub(crate) fn curse(&mut self, idol: Idol, spaces: u8) {
        let from = usize::from(self.above(idol));
        for space in from..from + usize::from(spaces) {
            self.0.swap(space, space + 1);
        }
    }

    /// A.9.4a: the two most popular idols go, in their order, to spaces 4 and 5.
    pub(crate) fn reject_favorites(&mut self) {
        self.0.rotate_left(2);
    }
}

/// The idols in the order of the notation, until chance has decided theirs.
impl Default for Popularity {
    fn default() -> Popularity {
        Popularity(Idol::ALL)
    }
}

const fn all_orders() -> [Popularity; 120] {
    let mut orders = [Popularity(Idol::ALL); 120];
    let mut index = 1;
    while index < orders.len() {
        orders[index] = Popularity(successor(orders[index - 1].0));
        index += 1;
    }
    orders
}

/// The next permutation: the last idol that a later one exceeds is swapped with the smallest such,
/// and the tail after it is reversed.
const fn successor(mut idols: [Idol; 5]) -> [Idol; 5] {
    let mut pivot = LAST - 1;
    while idols[pivot].index() > idols[pivot + 1].index() {
        pivot -= 1;
    }
    let mut next = LAST;
    while idols[next].index() < idols[pivot].index() {
        next -= 1;
    }
    idols.swap(pivot, next);
    let (mut left, mut right) = (pivot + 1, LAST);
    while left < right {
        idols.swap(left, right);
        left += 1;
        right -= 1;
    }
    idols
}
