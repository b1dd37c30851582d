//! The small steps of a turn.

use crate::{Cards, Cell, Face, Idol, Popularity, Site, Tile};

/// One small step: of a player, or of chance. Its notation is its `Display`.
///
/// The order is that of the rulebook: set-up, the tile and what follows from it, the other actions
/// of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// Chance, set-up: the idols are laid on the popularity track (A.2.2).
    Order(Popularity),
    /// The player chooses to place a tile, before seeing which (B1).
    Tile,
    /// Chance: this tile is drawn from the reserve (A.5.1).
    Draw(Tile),
    /// The player puts the drawn tile on a site of the current level (A.5.1).
    Put {
        /// Where.
        site: Site,
        /// How it lies.
        face: Face,
    },
    /// The player claims cards because the tile covers the same idol (A.5.2a).
    Overlay(Idol),
    /// The player claims a card because the tile lies next to the same idol (A.5.2b).
    Adjacent(Idol),
    /// The player puts a priest on an idol of the pyramid (A.6).
    Priest(Cell),
    /// The player moves a priest (A.7).
    Move {
        /// Where it stands.
        from: Cell,
        /// Where it will stand.
        to: Cell,
    },
    /// The player says which cards pay for the move (B21).
    Pay(Cards),
    /// The player moves an idol towards space 1 of the track (A.8).
    Venerate {
        /// Which idol.
        idol: Idol,
        /// By how many spaces, and so for how many of its cards.
        spaces: u8,
    },
    /// The player moves an idol towards space 5 of the track (A.8).
    Curse {
        /// Which idol.
        idol: Idol,
        /// By how many spaces, and so for how many of its cards.
        spaces: u8,
    },
}
