//! One position.

use rules::{MAX_SEATS, Seat};

use crate::components::{Face, GOD_STONES, Pyramids};
use crate::square::{Square, Squares};

/// Everything on the table that a game of Pacal's Rocket changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "they are independent facts")]
pub struct State {
    /// The visible energy stones of every seat. Rule 7.1: those inside ships are not among them.
    pub(crate) stones: [Squares; MAX_SEATS],
    /// The pyramids of every seat.
    pub(crate) pyramids: [Squares; MAX_SEATS],
    /// The floors of all pyramids as a binary number, ones first.
    pub(crate) floors: [Squares; 3],
    /// What every ship holds.
    pub(crate) holds: [Hold; MAX_SEATS],
    /// Where every ship stands, once it is placed.
    pub(crate) ships: [Option<Square>; MAX_SEATS],
    /// Energy stones in front of every seat.
    pub(crate) stone_supply: [u8; MAX_SEATS],
    /// Pyramids in front of every seat.
    pub(crate) pyramid_supply: [Pyramids; MAX_SEATS],
    /// Unused god stones of every seat, one bit for each of [`GOD_STONES`].
    pub(crate) god_stones: [u8; MAX_SEATS],
    /// Points of every seat.
    pub(crate) scores: [u16; MAX_SEATS],
    /// Complete rounds in a row without a pyramid built or raised.
    pub(crate) idle_rounds: u16,
    /// The seat whose turn it is.
    pub(crate) seat: Seat,
    /// The seat that started the round.
    pub(crate) starter: Seat,
    /// What has to be done next.
    pub(crate) step: Step,
    /// What was rolled last.
    pub(crate) die: Face,
    /// Whether nobody has flown twice yet. Rule 5.11.
    pub(crate) first_round: bool,
    /// Whether anybody has built in this round.
    pub(crate) built: bool,
    /// Whether anybody has reached the points that end the game with the round. Rule 9.2.
    pub(crate) closing: bool,
    /// Whether a stone was taken back in this turn. Ruling A64.
    pub(crate) taken_back: bool,
}

/// The steps of a turn, and what comes before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Set-up: a ship has to be placed.
    Place,
    /// The die has to be rolled.
    Roll,
    /// The ship has to move.
    Move,
    /// A god stone was given up: the ship has to land.
    Land,
    /// A stone may go into the own ship, one into another.
    DropTwo,
    /// A stone may go into the own ship.
    DropOwn,
    /// A stone went into the own ship; one more may go into another.
    DropOther,
    /// A pyramid may be built or raised.
    Build,
    /// The game has ended.
    Over,
}

/// The stones inside a ship, counted by color; four bits a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Hold(u32);

impl Hold {
    #[inline]
    pub(crate) fn count(self, seat: Seat) -> u8 {
        (self.0 >> (4 * seat.index()) & 15) as u8
    }

    #[inline]
    pub(crate) fn add(&mut self, seat: Seat) {
        self.0 += 1 << (4 * seat.index());
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl State {
    /// The floors of the pyramid on `square`; none without one.
    #[inline]
    pub fn floors_on(&self, square: Square) -> u8 {
        let bit = |plane: usize| u8::from(self.floors[plane].contains(square)) << plane;
        bit(0) | bit(1) | bit(2)
    }

    /// The floors of `seat` on `squares`, added up. Rule 8.4.
    #[inline]
    pub fn floors_in(&self, seat: Seat, squares: Squares) -> u32 {
        let mine = self.pyramids[seat.index()] & squares;
        if mine.is_empty() {
            return 0;
        }
        let count = |plane: usize| (mine & self.floors[plane]).len() << plane;
        count(0) + count(1) + count(2)
    }

    /// The pyramids of all seats.
    #[inline]
    pub(crate) fn all_pyramids(&self) -> Squares {
        // Every pyramid has a floor, so some plane has its square.
        self.floors[0] | self.floors[1] | self.floors[2]
    }

    /// The squares where ships stand.
    #[inline]
    pub(crate) fn all_ships(&self) -> Squares {
        self.first_ships(MAX_SEATS)
    }

    /// The same at a table of `players`: the other seats have no ship.
    #[inline]
    pub(crate) fn first_ships(&self, players: usize) -> Squares {
        self.ships.iter().take(players).flatten().copied().collect()
    }

    /// Where the ship of `seat` stands, once it is placed.
    pub fn ship(&self, seat: Seat) -> Option<Square> {
        self.ships[seat.index()]
    }

    /// The visible stones of `seat`. Rule 7.1.
    pub fn stones(&self, seat: Seat) -> Squares {
        self.stones[seat.index()]
    }

    /// The pyramids of `seat`.
    pub fn pyramids(&self, seat: Seat) -> Squares {
        self.pyramids[seat.index()]
    }

    /// How many stones of `color` are inside the ship of `seat`.
    pub fn inside(&self, seat: Seat, color: Seat) -> u8 {
        self.holds[seat.index()].count(color)
    }

    /// The energy stones in front of `seat`.
    pub fn stone_supply(&self, seat: Seat) -> u8 {
        self.stone_supply[seat.index()]
    }

    /// The pyramids in front of `seat`, by floors less one.
    pub fn pyramid_supply(&self, seat: Seat) -> Pyramids {
        self.pyramid_supply[seat.index()]
    }

    /// The unused god stones of `seat`.
    pub fn god_stones(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let held = self.god_stones[seat.index()];
        let stones = GOD_STONES.into_iter().enumerate();
        stones.filter(move |(index, _)| held >> index & 1 != 0).map(|(_, value)| value)
    }

    /// The seat whose turn it is; meaningless once the game is over.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The seat that started the round.
    pub fn starter(&self) -> Seat {
        self.starter
    }

    /// What has to be done next.
    pub fn step(&self) -> Step {
        self.step
    }

    /// What was rolled, while it holds.
    pub fn die(&self) -> Option<Face> {
        (!matches!(self.step, Step::Place | Step::Roll | Step::Over)).then_some(self.die)
    }

    /// Whether this is the closing round. Rule 9.2.
    pub fn is_closing(&self) -> bool {
        self.closing
    }
}
