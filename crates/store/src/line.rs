//! What is known of a table without reading its events.

/// What a write says of a table besides its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The name of the game; of the first write only.
    pub game: String,
    /// Whether everybody may find the table.
    pub public: bool,
    /// Where the table stands.
    pub phase: Phase,
    /// The moment of this write. That of the first write is when the table was made.
    pub updated: i64,
    /// The seats whose person is waited for.
    pub waits: Waits,
    /// When something is due that people do not do: a bot's turn, the end of somebody's time.
    pub due_at: Option<i64>,
    /// Until when this node keeps that for itself; without it, any node may claim it.
    pub held_until: Option<i64>,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phase {
    /// People sit down.
    Gathering,
    /// The game is on.
    Playing,
    /// The clocks stand still.
    Paused,
    /// The game has ended.
    Over,
}

impl Phase {
    pub(crate) fn number(self) -> i16 {
        match self {
            Phase::Gathering => 0,
            Phase::Playing => 1,
            Phase::Paused => 2,
            Phase::Over => 3,
        }
    }

    /// A number that nobody wrote is taken as over: such a table is left alone.
    pub(crate) fn of_number(number: i16) -> Phase {
        match number {
            0 => Phase::Gathering,
            1 => Phase::Playing,
            2 => Phase::Paused,
            _ => Phase::Over,
        }
    }
}

/// A set of seats, which are numbered from 1 to 32.
///
/// ```
/// use store::Waits;
/// let waits = Waits::from_iter([2, 5]);
/// assert!(waits.contains(5) && !waits.contains(1));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Waits(u32);

impl Waits {
    /// Nobody is waited for.
    pub const NONE: Waits = Waits(0);

    /// Whether this seat is waited for.
    pub fn contains(self, seat: u8) -> bool {
        self.0 & bit(seat) != 0
    }

    /// Whether nobody is.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn bits(self) -> i64 {
        i64::from(self.0)
    }

    pub(crate) fn of_bits(bits: i64) -> Waits {
        Waits(u32::try_from(bits).unwrap_or(0))
    }
}

/// Seats that cannot be are nobody's.
fn bit(seat: u8) -> u32 {
    u32::from(seat).checked_sub(1).and_then(|shift| 1u32.checked_shl(shift)).unwrap_or(0)
}

impl FromIterator<u8> for Waits {
    fn from_iter<I: IntoIterator<Item = u8>>(seats: I) -> Waits {
        Waits(seats.into_iter().fold(0, |bits, seat| bits | bit(seat)))
    }
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatLine {
    /// The number of the seat, from 1.
    pub seat: u8,
    /// The id of the person.
    pub player: String,
}

/// A table as it is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLine {
    /// Its id.
    pub table: String,
    /// The version of its last event.
    pub version: u64,
    /// The name of the game.
    pub game: String,
    /// Whether everybody may find it.
    pub public: bool,
    /// Where it stands.
    pub phase: Phase,
    /// When it was made.
    pub created: i64,
    /// When it was last written to.
    pub updated: i64,
    /// The seats whose person is waited for.
    pub waits: Waits,
    /// When something is due that people do not do.
    pub due_at: Option<i64>,
    /// The seats with a person, in order.
    pub seats: Vec<SeatLine>,
}

/// A table where something is due that people do not do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// The id of the table.
    pub table: String,
    /// Since when.
    pub due_at: i64,
    /// The version of its last event.
    pub version: u64,
}
