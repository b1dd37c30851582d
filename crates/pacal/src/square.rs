//! Where things are: squares and sets of squares. No rules.

mod surroundings;

pub(crate) use surroundings::Surroundings;

use std::fmt;
use std::num::NonZeroU8;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, ControlFlow, Not};
use std::str::FromStr;

use rules::NotAnAction;

/// The most columns, and the most rows, that a board may have.
pub const MAX_SIDE: u8 = 13;

/// Columns in memory: one more than any board has, so that a step over the left or right edge
/// ends on a square that is on no board.
const STRIDE: u8 = MAX_SIDE + 1;

/// How far the bits of neighboring squares are apart.
pub(crate) const EAST: u8 = 1;
pub(crate) const SOUTH: u8 = STRIDE;

/// A square that some board may have, from `a1` at the top left to `m13`.
///
/// Ordered by row, then column. The board says whether it has the square.
///
/// ```
/// use pacal::Square;
///
/// let square: Square = "c4".parse()?;
/// assert_eq!((square.column(), square.row()), (2, 3));
/// assert_eq!(square.to_string(), "c4");
/// # Ok::<(), rules::NotAnAction>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(NonZeroU8);

impl Square {
    /// The square at this column and row, both counted from zero.
    pub const fn new(column: u8, row: u8) -> Option<Square> {
        if column < MAX_SIDE && row < MAX_SIDE {
            Square::from_bit(row * STRIDE + column + 1)
        } else {
            None
        }
    }

    /// Counted from zero, from the left.
    #[inline]
    pub const fn column(self) -> u8 {
        COLUMN[self.bit() as usize]
    }

    /// Counted from zero, from the top.
    #[inline]
    pub const fn row(self) -> u8 {
        (self.bit() - 1) / STRIDE
    }

    /// The square `columns` to the right and `rows` further down, if a board can have it.
    #[inline]
    pub fn offset(self, columns: i8, rows: i8) -> Option<Square> {
        let column = self.column().checked_add_signed(columns)?;
        let row = self.row().checked_add_signed(rows)?;
        Square::new(column, row)
    }

    /// The next square in this direction, if a board can have it.
    pub(crate) fn neighbor(self, direction: Direction) -> Option<Square> {
        match direction {
            Direction::North => self.offset(0, -1),
            Direction::West => self.offset(-1, 0),
            Direction::East => self.offset(1, 0),
            Direction::South => self.offset(0, 1),
        }
    }

    /// This many bits further, if a board can have a square there.
    #[inline]
    pub(crate) fn further(self, bits: u8) -> Option<Square> {
        self.0.checked_add(bits).map(Square)
    }

    /// One step in this direction.
    #[inline]
    pub(crate) fn step(self, direction: Direction) -> Spot {
        Spot(Square::from_bit(self.bit().wrapping_add_signed(direction.delta())))
    }

    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        self.0.get()
    }

    #[inline]
    const fn from_bit(bit: u8) -> Option<Square> {
        match NonZeroU8::new(bit) {
            Some(bit) => Some(Square(bit)),
            None => None,
        }
    }
}

/// Where a step leads: to a square, or off every board, also by a bit that is no square of any
/// board. [`Squares::at`] tells which, so the board's edge needs no check of its own.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot(Option<Square>);

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Square {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Square, NotAnAction> {
        let refuse = || NotAnAction::new(text, "a square from a1 to m13");
        let (&column, digits) = text.as_bytes().split_first().ok_or_else(refuse)?;
        let row = match digits {
            [digit @ b'1'..=b'9'] => digit - b'0',
            [b'1', digit @ b'0'..=b'3'] => 10 + digit - b'0',
            _ => return Err(refuse()),
        };
        Square::new(column.wrapping_sub(b'a'), row - 1).ok_or_else(refuse)
    }
}

/// A way to fly. Rule 5.3: never diagonally.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// Up the board.
    North,
    /// To the left.
    West,
    /// To the right.
    East,
    /// Down the board.
    South,
}

impl Direction {
    /// All four, in the order in which they reach squares.
    pub const ALL: [Direction; 4] =
        [Direction::North, Direction::West, Direction::East, Direction::South];

    const fn delta(self) -> i8 {
        match self {
            Direction::North => -SOUTH.cast_signed(),
            Direction::West => -1,
            Direction::East => 1,
            Direction::South => SOUTH.cast_signed(),
        }
    }

    /// Its word in messages.
    pub const fn word(self) -> &'static str {
        match self {
            Direction::North => "north",
            Direction::West => "west",
            Direction::East => "east",
            Direction::South => "south",
        }
    }
}

/// A set of squares, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Squares([u64; 3]);

impl Squares {
    /// No square.
    pub const EMPTY: Squares = Squares([0; 3]);

    /// One square.
    #[inline]
    pub fn of(square: Square) -> Squares {
        let mut squares = Squares::EMPTY;
        squares.insert(square);
        squares
    }

    /// The row and the column of `square`, itself included.
    #[inline]
    pub(crate) fn cross(square: Square) -> Squares {
        ROWS[usize::from(square.row())] | COLUMNS[usize::from(square.column())]
    }

    /// Whether `square` is in it.
    #[inline]
    pub fn contains(&self, square: Square) -> bool {
        let bit = square.bit();
        self.0.get(usize::from(bit >> 6)).is_some_and(|word| word >> (bit & 63) & 1 != 0)
    }

    /// The square at this spot, if it is in the set.
    #[inline]
    pub(crate) fn at(&self, spot: Spot) -> Option<Square> {
        spot.0.filter(|&square| self.contains(square))
    }

    /// Adds `square`.
    #[inline]
    pub fn insert(&mut self, square: Square) {
        let bit = square.bit();
        if let Some(word) = self.0.get_mut(usize::from(bit >> 6)) {
            *word |= 1 << (bit & 63);
        }
    }

    /// Takes `square` out.
    #[inline]
    pub fn remove(&mut self, square: Square) {
        let bit = square.bit();
        if let Some(word) = self.0.get_mut(usize::from(bit >> 6)) {
            *word &= !(1 << (bit & 63));
        }
    }

    /// The set without `square`.
    #[inline]
    #[must_use]
    pub fn without(mut self, square: Square) -> Squares {
        self.remove(square);
        self
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Calls `visit` with every square, by row, then column.
    #[inline]
    pub(crate) fn for_each(self, mut visit: impl FnMut(Square)) {
        let _ = self.try_for_each(|square| {
            visit(square);
            ControlFlow::Continue(())
        });
    }

    /// Calls `visit` with every square, by row, then column, until it breaks off.
    ///
    /// An [`iter`](Squares::iter) does the same, slower.
    #[inline]
    pub(crate) fn try_for_each(
        self,
        mut visit: impl FnMut(Square) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for (index, mut word) in (0_u32..).zip(self.0) {
            while word != 0 {
                #[expect(clippy::cast_possible_truncation, reason = "below 192")]
                let bit = (index * 64 + word.trailing_zeros()) as u8;
                word &= word - 1;
                if let Some(square) = Square::from_bit(bit) {
                    visit(square)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The squares, by row, then column.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut words = self.0;
        let mut index = 0;
        std::iter::from_fn(move || {
            while words[index] == 0 {
                index += 1;
                if index == words.len() {
                    index = 0;
                    return None;
                }
            }
            let bit = words[index].trailing_zeros();
            words[index] &= words[index] - 1;
            #[expect(clippy::cast_possible_truncation, reason = "below 192")]
            Square::from_bit((index as u32 * 64 + bit) as u8)
        })
    }

    /// Every square moved one step; those that leave the board end on squares of no board.
    #[inline]
    #[must_use]
    pub(crate) fn shifted(self, direction: Direction) -> Squares {
        match direction {
            Direction::North => self.down(SOUTH),
            Direction::West => self.down(EAST),
            Direction::East => self.up(EAST),
            Direction::South => self.up(SOUTH),
        }
    }

    /// Every bit moved up by less than a word.
    #[expect(clippy::inline_always, reason = "a few instructions where the distance is known")]
    #[inline(always)]
    fn up(self, bits: u8) -> Squares {
        let [a, b, c] = self.0;
        Squares([a << bits, b << bits | a >> (64 - bits), c << bits | b >> (64 - bits)])
    }

    /// Every bit moved down: the squares from which a square of the set is so many bits further.
    #[expect(clippy::inline_always, reason = "a few instructions where the distance is known")]
    #[inline(always)]
    pub(crate) fn down(self, bits: u8) -> Squares {
        let [a, b, c] = self.0;
        let [a, b, c] = match bits / 64 {
            0 => [a, b, c],
            1 => [b, c, 0],
            _ => [c, 0, 0],
        };
        let bits = bits % 64;
        // In two steps, because no shift by all 64 bits exists.
        let carried = |word: u64| word << 1 << (63 - bits);
        Squares([a >> bits | carried(b), b >> bits | carried(c), c >> bits])
    }
}

/// The column of every square by its bit: a look-up is quicker than a division.
static COLUMN: [u8; 256] = {
    let mut columns = [0; 256];
    let mut bit = 1;
    while bit < columns.len() {
        #[expect(clippy::cast_possible_truncation, reason = "below the stride")]
        let column = ((bit - 1) % STRIDE as usize) as u8;
        columns[bit] = column;
        bit += 1;
    }
    columns
};

/// The squares of every row, and of every column; the last one of each is on no board.
const ROWS: [Squares; STRIDE as usize] = lines(1, STRIDE);
const COLUMNS: [Squares; STRIDE as usize] = lines(STRIDE, 1);

const fn lines(along: u8, across: u8) -> [Squares; STRIDE as usize] {
    let mut lines = [Squares::EMPTY; STRIDE as usize];
    let mut line = 0;
    while line < MAX_SIDE {
        let mut place = 0;
        while place < MAX_SIDE {
            let bit = line * across + place * along + 1;
            lines[line as usize].0[(bit >> 6) as usize] |= 1 << (bit & 63);
            place += 1;
        }
        line += 1;
    }
    lines
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        let mut set = Squares::EMPTY;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

impl BitAnd for Squares {
    type Output = Squares;

    #[inline]
    fn bitand(self, other: Squares) -> Squares {
        Squares([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }
}

impl BitOr for Squares {
    type Output = Squares;

    #[inline]
    fn bitor(self, other: Squares) -> Squares {
        Squares([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }
}

impl BitAndAssign for Squares {
    #[inline]
    fn bitand_assign(&mut self, other: Squares) {
        *self = *self & other;
    }
}

impl BitOrAssign for Squares {
    #[inline]
    fn bitor_assign(&mut self, other: Squares) {
        *self = *self | other;
    }
}

impl Not for Squares {
    type Output = Squares;

    #[inline]
    fn not(self) -> Squares {
        let [a, b, c] = self.0;
        Squares([!a, !b, !c])
    }
}
