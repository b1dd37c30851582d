//! What is known of a table without reading its events.

/// What lists and timers need to know of a table. Every write replaces all of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableIndex {
    /// The name of the game. Only the first write sets it.
    pub game: String,
    /// Whether the table is listed publicly.
    pub public: bool,
    /// The phase of the table.
    pub phase: Phase,
    /// The time of this write, in milliseconds since 1970. That of the first write is when the table
    /// was opened.
    pub updated: i64,
    /// The seats whose player has to act.
    pub waits: Waits,
    /// When background work is due: a bot's turn, or the end of a player's time.
    pub due_at: Option<i64>,
    /// Lease expiry; without a lease any node may claim the work.
    pub lease_until: Option<i64>,
}

/// The phase of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phase {
    /// Players take their seats.
    Gathering,
    /// The game is being played.
    Playing,
    /// The game is paused, and the clocks with it.
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

    /// An unknown number counts as over, so that nothing happens at such a table.
    pub(crate) fn of_number(number: i16) -> Phase {
        match number {
            0 => Phase::Gathering,
            1 => Phase::Playing,
            2 => Phase::Paused,
            _ => Phase::Over,
        }
    }
}

/// The seats whose player has to act, numbered from 1 to 32.
///
/// ```
/// use store::Waits;
/// let waits = Waits::from_iter([2, 5]);
/// assert!(waits.contains(5) && !waits.contains(1));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Waits(u32);

impl Waits {
    /// No seat.
    pub const NONE: Waits = Waits(0);

    /// Whether the player of this seat has to act.
    pub fn contains(self, seat: u8) -> bool {
        self.0 & bit(seat) != 0
    }

    /// Whether no player has to act.
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

/// Numbers out of range are in no set.
fn bit(seat: u8) -> u32 {
    u32::from(seat).checked_sub(1).and_then(|shift| 1u32.checked_shl(shift)).unwrap_or(0)
}

impl FromIterator<u8> for Waits {
    fn from_iter<I: IntoIterator<Item = u8>>(seats: I) -> Waits {
        Waits(seats.into_iter().fold(0, |bits, seat| bits | bit(seat)))
    }
}

/// A player and their seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatedPlayer {
    /// The number of the seat, from 1.
    pub seat: u8,
    /// The id of the player.
    pub player: String,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedTable {
    /// Its id.
    pub table: String,
    /// The version of its last event.
    pub version: u64,
    /// The name of the game.
    pub game: String,
    /// Whether it is listed publicly.
    pub public: bool,
    /// Its phase.
    pub phase: Phase,
    /// When it was opened.
    pub created: i64,
    /// When it was last written to.
    pub updated: i64,
    /// The seats whose player has to act.
    pub waits: Waits,
    /// When background work is due.
    pub due_at: Option<i64>,
    /// The seats with a player, in order.
    pub seats: Vec<SeatedPlayer>,
}

/// A table where background work is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueTable {
    /// The id of the table.
    pub table: String,
    /// Since when it is due.
    pub due_at: i64,
    /// The version of its last event.
    pub version: u64,
}
