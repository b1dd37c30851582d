//! Seats, sets of seats, and whose turn it is.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

/// The most seats that any of our games has.
pub const MAX_SEATS: usize = 5;

/// A place at the table. Seat 1 is the start player; the others follow in turn order.
///
/// ```
/// use rules::Seat;
///
/// let last = Seat::new(2);
/// assert_eq!(last.to_string(), "3");
/// assert_eq!(last.next(3), Seat::new(0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from zero.
    ///
    /// # Panics
    ///
    /// If `index` is not below [`MAX_SEATS`].
    #[inline]
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "no game has that many seats");
        #[expect(clippy::cast_possible_truncation, reason = "below MAX_SEATS")]
        Seat(index as u8)
    }

    /// The seat with this number, counted from one as people do.
    pub fn from_number(number: usize) -> Option<Seat> {
        (1..=MAX_SEATS).contains(&number).then(|| Seat::new(number - 1))
    }

    /// Counted from zero, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        // The mask is a hint: it lets arrays of eight be indexed without a bounds check.
        (self.0 & 7) as usize
    }

    /// Counted from one, as in notation.
    pub const fn number(self) -> usize {
        self.index() + 1
    }

    /// The next seat in turn order at a table of `players`.
    #[inline]
    #[must_use]
    pub const fn next(self, players: usize) -> Seat {
        let index = self.index() + 1;
        Seat::new(if index == players { 0 } else { index })
    }

    /// All seats at a table of `players`, in turn order.
    #[inline]
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..players).map(Seat::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Forwards width and alignment, so that seats line up in a table.
        self.number().fmt(f)
    }
}

/// Written as its number.
impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.number().serialize(serializer)
    }
}

impl JsonSchema for Seat {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Seat".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": "integer", "minimum": 1, "maximum": MAX_SEATS})
    }
}

/// Some of the seats, for instance those that share a win.
///
/// ```
/// use rules::{Seat, SeatSet};
///
/// let winners = SeatSet::from_iter([Seat::new(2), Seat::new(0)]);
/// assert!(winners.contains(Seat::new(2)));
/// assert_eq!(winners.iter().map(Seat::number).collect::<Vec<_>>(), [1, 3]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Whether `seat` is among them.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.index()) != 0
    }

    /// These and `seat`.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.index())
    }

    /// How many seats these are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

/// Written as a list of numbers.
impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl JsonSchema for SeatSet {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Seats".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Vec::<Seat>::json_schema(generator)
    }
}

/// Who acts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A player chooses.
    Seat(Seat),
    /// Chance: a die is rolled or a tile is drawn.
    Chance,
    /// The game has ended.
    Over,
}

impl Turn {
    /// The seat that acts, if a player does.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }
}
