//! What a seat can build, now and on its next turn, and where one stone more would help.

use rules::Seat;

use super::bitboard::{Bitboard, Framed};
use super::constellations::{Constellations, floors_with_stone};
use super::context::Context;
use super::pieces::{MOST_DISTRICTS, Piece, Pieces};
use super::standing::{OfSeat, Standing};
use super::turn_order::TurnOrder;
use crate::components::{Face, MAX_FLOORS, Pyramids};
use crate::square::{Square, Squares};

/// What one seat can build, and where it can fly.
#[derive(Clone, Copy, Debug)]
pub(super) struct Potential {
    /// In this turn, if it is the seat's.
    pub(super) now: Chance,
    /// On the next turn that begins with lifting off.
    pub(super) next: Chance,
    /// Squares on which one stone more makes three, four or five floors.
    pub(super) gaps: [Bitboard; 3],
    /// Ships with one of its stones that lift off only after its next turn.
    pub(super) later: Bitboard,
    /// Ends of flights with two stones.
    pub(super) straight: Bitboard,
    /// Roughly, ends of flights with one stone.
    pub(super) bent: Bitboard,
    highest: Heights,
}

/// The best that can be built.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chance {
    /// The heights that can be reached, one bit each.
    pub(super) heights: u8,
    /// The highest value of a district that can be taken over.
    pub(super) points: u8,
    /// The districts that can be taken over, one bit each.
    pub(super) takes: u32,
    /// Whether a new pyramid can be built, not only an old one raised.
    pub(super) builds: bool,
    /// The most floors of a new pyramid at the river, and at the lake.
    pub(super) shores: [u8; 2],
}

/// The highest pyramid that can be built, by the floors, less one, of its constellation.
type Heights = [u8; MAX_FLOORS as usize];

impl Potential {
    pub(super) const NONE: Potential = Potential {
        now: Chance::NONE,
        next: Chance::NONE,
        gaps: [Bitboard::EMPTY; 3],
        later: Bitboard::EMPTY,
        straight: Bitboard::EMPTY,
        bent: Bitboard::EMPTY,
        highest: [0; MAX_FLOORS as usize],
    };

    /// Finds what `seat` can do.
    pub(super) fn take(
        &mut self,
        context: &Context<'_>,
        order: &TurnOrder,
        standing: &Standing,
        seat: Seat,
    ) {
        let state = context.state;
        let index = seat.index();
        self.highest = highest(state.pyramid_supply[index]);
        let builder = Builder {
            context,
            values: &standing.values,
            standing: standing.of_seat(seat),
            pyramids: context.pyramids(seat),
            highest: self.highest,
        };
        let open = state.stones[index];
        let (hidden, later) = stones_in_ships(context, order, seat);
        let mut stones = Pieces::NONE;
        stones.add_stones(context.game, open | hidden);
        let seen = builder.find(&stones);
        for (gaps, &rows) in self.gaps.iter_mut().zip(&seen.constellations.0[1..]) {
            *gaps = rows & context.open & !stones.rows;
        }
        self.later = later;
        let coming = order.of_seat(seat);
        if !coming.never {
            self.next = builder.chance(&stones, &seen);
        }
        if state.seat == seat {
            let is_next_as_now = hidden.is_empty() && !coming.never;
            self.now = if !state.has_lifted_off() || is_next_as_now {
                self.next
            } else {
                builder.chance_of(open)
            };
        }
        if let Some(ship) = state.ships[index] {
            self.take_flights(context, ship, coming.die);
        }
    }

    /// Where the ship can go with this roll, or with a usual one. An approximation: it ignores dead
    /// ends and that a flight may not enter a square twice.
    fn take_flights(&mut self, context: &Context<'_>, ship: Square, die: Option<Face>) {
        let number = match die {
            Some(Face::Arrows) => {
                self.straight = Bitboard::cross(ship) & context.free;
                return;
            }
            Some(Face::Number(number)) => number,
            None => USUAL_ROLL,
        };
        self.straight = context.free.straight_ends(ship, number);
        self.bent.insert(ship.column(), ship.row());
        for _ in 0..number {
            self.bent = self.bent.neighbors() & context.free;
        }
    }

    /// The height that one stone more on one of `squares` allows, as a share of the highest.
    pub(super) fn height_on(&self, squares: Bitboard) -> f32 {
        let heights = self.gaps.iter().zip(&self.highest[2..]);
        let fits = heights.rev().find(|(gaps, _)| !(**gaps & squares).is_empty());
        fits.map_or(0.0, |(_, &height)| share(height))
    }
}

/// The number assumed before the die is rolled: the one that the printed die has twice.
const USUAL_ROLL: u8 = 3;

/// What one seat builds with.
struct Builder<'a> {
    context: &'a Context<'a>,
    values: &'a [u8; MOST_DISTRICTS],
    standing: &'a OfSeat,
    pyramids: &'a Pieces,
    highest: Heights,
}

/// The constellations of some stones, and the squares they consist of.
struct Found {
    constellations: Constellations<Bitboard>,
    held: Framed,
}

impl Builder<'_> {
    /// The constellations of these stones, with pyramids among them unless the master variant is
    /// played. Rules 7.6 and 11.1.
    fn find(&self, stones: &Pieces) -> Found {
        let with_pyramids = stones.rows | self.pyramids.rows;
        let held = Framed::of(if self.context.game.master { stones.rows } else { with_pyramids });
        Found { constellations: Constellations::of(self.context.stretch, &held), held }
    }

    /// What can be built with stones on these squares.
    fn chance_of(&self, squares: Squares) -> Chance {
        let mut stones = Pieces::NONE;
        stones.add_stones(self.context.game, squares);
        self.chance(&stones, &self.find(&stones))
    }

    fn chance(&self, stones: &Pieces, seen: &Found) -> Chance {
        let mut chance = Chance::NONE;
        for stone in stones.iter() {
            let height = self.height(seen.constellations.floors_with(stone));
            chance.builds |= height > 0;
            chance.take(self, stone, height, height);
            for (most, is_there) in chance.shores.iter_mut().zip(stone.shores) {
                *most = (*most).max(height * u8::from(is_there));
            }
        }
        if !stones.is_empty() {
            self.take_raises(&mut chance, stones, seen);
        }
        chance
    }

    /// Raises only matter for districts that no new pyramid takes over: a stone used for a raise
    /// could also be replaced by an equally high pyramid. Not so in the master variant.
    fn take_raises(&self, chance: &mut Chance, stones: &Pieces, seen: &Found) {
        for pyramid in self.pyramids.iter() {
            let height = |constellations: &Constellations<Bitboard>| {
                self.height(constellations.floors_with(pyramid))
            };
            if self.context.game.master {
                chance.take_raise(self, pyramid, height(&seen.constellations));
            } else if chance.would_gain(self, pyramid, self.height(MAX_FLOORS))
                && chance.would_gain(self, pyramid, height(&seen.constellations))
            {
                // Rule 7.7: at least one stone.
                let (stretch, stones) = (self.context.stretch, Framed::of(stones.rows));
                let floors = floors_with_stone(stretch, &seen.held, &stones, pyramid);
                chance.take_raise(self, pyramid, self.height(floors));
            }
        }
    }

    /// The highest pyramid for a constellation of `floors`.
    #[inline]
    fn height(&self, floors: u8) -> u8 {
        self.highest[usize::from(floors - 1).min(4)]
    }
}

impl Chance {
    pub(super) const NONE: Chance =
        Chance { heights: 0, points: 0, takes: 0, builds: false, shores: [0; 2] };

    /// Notes that a pyramid of `height`, with `added` new floors, can stand there; height zero
    /// means none can.
    #[inline]
    fn take(&mut self, builder: &Builder<'_>, piece: Piece, height: u8, added: u8) {
        self.heights |= 1 << (height & 7);
        let district = piece.district();
        let takes = builder.standing.takes_over(district, added);
        let value = builder.values[district] * u8::from(takes);
        self.points = self.points.max(value);
        self.takes |= u32::from(takes) << district;
    }

    fn take_raise(&mut self, builder: &Builder<'_>, pyramid: Piece, height: u8) {
        if height > pyramid.floors {
            self.take(builder, pyramid, height, height - pyramid.floors);
        }
    }

    /// Whether a higher pyramid would take over a district that is not yet among those.
    #[inline]
    fn would_gain(&self, builder: &Builder<'_>, pyramid: Piece, height: u8) -> bool {
        let district = pyramid.district();
        let added = height.saturating_sub(pyramid.floors);
        let takes = builder.standing.takes_over(district, added);
        takes && self.takes >> district & 1 == 0
    }

    /// The highest pyramid, as a share of the highest there is.
    #[inline]
    pub(super) fn height(self) -> f32 {
        let highest = self.heights.checked_ilog2().unwrap_or(0);
        share(u8::try_from(highest).unwrap_or(0))
    }
}

/// A height as a share of the highest there is.
#[inline]
fn share(height: u8) -> f32 {
    f32::from(height) * (1.0 / f32::from(MAX_FLOORS))
}

/// The ships with exactly one stone of `seat` inside: those that lift off before its next turn is
/// over, and the others. Two on a square go back. Rule 6.4.
fn stones_in_ships(context: &Context<'_>, order: &TurnOrder, seat: Seat) -> (Squares, Bitboard) {
    let (mut soon, mut later) = (Squares::EMPTY, Bitboard::EMPTY);
    for owner in Seat::all(context.game.players) {
        let Some(ship) = context.state.ships[owner.index()] else { continue };
        if context.state.holds[owner.index()].count(seat) == 1 {
            if owner == seat || order.is_before(owner, seat) {
                soon.insert(ship);
            } else {
                later.insert(ship.column(), ship.row());
            }
        }
    }
    (soon, later)
}

/// For every number of floors, that height or the next lower one in the supply. Rule 7.10.
fn highest(supply: Pyramids) -> Heights {
    let mut highest = 0;
    let mut heights = [0; MAX_FLOORS as usize];
    for ((floors, left), height) in (1..).zip(supply).zip(&mut heights) {
        if left > 0 {
            highest = floors;
        }
        *height = highest;
    }
    heights
}
