//! One position.

use rules::Seat;

use crate::cell::CellSet;
use crate::reserve::Reserve;
use crate::setup::Priests;
use crate::site::SiteSet;
use crate::situations::Situations;
use crate::{Cards, Cell, Idol, Level, Popularity, Symbol, Tile};

/// One position.
///
/// What follows from the rest is not stored: the stacks are the cards that no seat holds, the
/// priests off the board those that are not on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// Where each idol is visible from above, the base board included.
    pub(crate) visible: [CellSet; 5],
    /// The cells built up to level 1, 2 and 3 or higher.
    pub(crate) built: [CellSet; 3],
    /// Where the priests of each seat stand.
    pub(crate) priests: [CellSet; 4],
    pub(crate) hands: [Cards; 4],
    pub(crate) reserve: Reserve,
    pub(crate) scores: [u16; 4],
    /// The sites of the current level that have their tile.
    pub(crate) filled: SiteSet,
    pub(crate) popularity: Popularity,
    /// The level being built.
    pub(crate) level: Level,
    /// Whose turn it is, also while chance acts within it.
    pub(crate) seat: Seat,
    pub(crate) step: Step,
}

/// What is to be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Step {
    /// Chance decides the order of the popularity track.
    Order,
    /// The player chooses one of the four actions of a turn (A.4).
    Turn,
    /// Chance draws a tile for the player.
    Draw,
    /// The player puts the drawn tile.
    Put(Tile),
    /// The player chooses which of these situations to claim; at least two give cards.
    Claim(Situations),
    /// The player chooses the cards that pay for a move; the priest has not moved yet.
    Pay { from: Cell, to: Cell, cost: u8 },
    /// Nothing: level 3 is scored.
    Over,
}

impl State {
    /// The level being built, which is also the phase; the third once the game is over.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The popularity track; meaningless before its order is decided.
    pub fn popularity(&self) -> Popularity {
        self.popularity
    }

    /// The cards that `seat` holds. In memory play only its owner may see them (B34).
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The cards that no seat holds.
    #[inline]
    pub fn stacks(&self) -> Cards {
        self.hands.into_iter().fold(Cards::ALL, |stacks, hand| stacks - hand)
    }

    /// What can be seen at `cell` from above (B18).
    pub fn symbol_at(&self, cell: Cell) -> Symbol {
        Idol::ALL.into_iter().find(|idol| self.visible[idol.index()].contains(cell))
    }

    /// The level of the tile that can be seen at `cell`; none where the base board can.
    pub fn level_at(&self, cell: Cell) -> Option<Level> {
        Level::ALL.into_iter().rev().find(|level| self.built[level.index()].contains(cell))
    }

    /// Whose priest stands on `cell`.
    pub fn priest_at(&self, cell: Cell) -> Option<Seat> {
        Seat::all(self.priests.len()).find(|seat| self.priests[seat.index()].contains(cell))
    }

    /// The rank of `idol`, counted from zero; meaningless before the order of the track is decided.
    pub(crate) fn rank(&self, idol: Idol) -> usize {
        self.popularity.above(idol).into()
    }

    /// The cells where a tile can be seen.
    #[inline]
    pub(crate) fn tiled(&self) -> CellSet {
        self.built[0]
    }

    /// The cells whose topmost tile is of this level.
    pub(crate) fn cells_at(&self, level: Level) -> CellSet {
        let higher = level.above().map_or(CellSet::EMPTY, |above| self.built[above.index()]);
        self.built[level.index()].without(higher)
    }

    /// The cells where an idol can be seen, on a tile or on the base board.
    #[inline]
    pub(crate) fn idols(&self) -> CellSet {
        self.visible.into_iter().fold(CellSet::EMPTY, |all, each| all | each)
    }

    /// The cells where a priest stands.
    #[inline]
    pub(crate) fn occupied(&self) -> CellSet {
        self.priests.into_iter().fold(CellSet::EMPTY, |all, each| all | each)
    }

    /// The sites of the current level that wait for a tile.
    #[inline]
    pub(crate) fn free_sites(&self) -> SiteSet {
        self.level.sites().without(self.filled)
    }

    /// Whether `seat` has a priest beside the board: the same as [`State::off_board`] without
    /// counting, which is slower.
    #[inline]
    pub(crate) fn has_off_board(&self, priests: Priests, seat: Seat) -> bool {
        self.priests[seat.index()].has_less_than(priests.in_phase(self.level))
    }

    /// How many priests `seat` has beside the board.
    #[inline]
    pub(crate) fn off_board(&self, priests: Priests, seat: Seat) -> u32 {
        priests.in_phase(self.level) - self.priests[seat.index()].len()
    }
}
