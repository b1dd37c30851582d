//! The small steps of a turn.

use rules::Seat;

use crate::components::Face;
use crate::constellation::Constellation;
use crate::square::Square;

/// One step of a player, or the fall of the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(align(8))]
pub enum Action {
    /// Set-up: put your ship on a square of the sacred district. Rule 3.4.
    Place(Square),
    /// Chance: the die falls. Rule 4.1.
    Roll(Face),
    /// Fly straight. Rule 5.4.
    Fly(Square),
    /// Fly with turns. Rule 5.5.
    Bend(Square),
    /// Fly after the arrows. Rule 5.7.
    Leap(Square),
    /// Give up the god stone of this value instead of flying. Rule 5.8.
    God(u8),
    /// Put the ship on any free square, after a god stone or when stuck. Rules 5.8 and 5.10.
    Land(Square),
    /// Drop no more stones. Rule 6.2.
    Done,
    /// Drop a stone. Rule 6.1.
    Drop {
        /// The ship it goes into.
        into: Ship,
        /// The square it is taken back from when the supply is empty. Rule 6.5.
        from: Option<Square>,
    },
    /// Build nothing. Rule 7.9.
    Pass,
    /// Build a pyramid or raise one. Rules 7.4 and 7.7.
    Construct {
        /// The squares that allow it.
        constellation: Constellation,
        /// Whether it is new.
        work: Work,
        /// How many floors it will have.
        floors: u8,
        /// Where it will stand.
        target: Square,
    },
}

/// The ship that a stone is dropped into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Ship {
    /// Your own.
    Own,
    /// That of another seat.
    Of(Seat),
}

/// What a constellation is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Work {
    /// A new pyramid where a stone lies. Rule 7.4.
    Build,
    /// A higher pyramid in the place of one of yours. Rule 7.7.
    Raise,
}
