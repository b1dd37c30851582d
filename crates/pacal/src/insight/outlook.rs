//! What a seat can build, now and soon, and where its ship can go for more.

use rules::Seat;

use super::order::Order;
use super::sky::{LATER, NEXT, NOW, Sky, WHENS};
use super::standing::OfSeat;
use crate::Pacal;
use crate::components::{Face, MAX_FLOORS, Pyramids};
use crate::flight;
use crate::square::{Square, Squares};
use crate::state::State;

/// What one seat can build, and where it can fly.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    /// By the time when the stones lie open; each includes the ones before.
    pub(super) chances: [Chance; WHENS],
    /// Free squares on which one stone more makes three, four or five floors.
    pub(super) gaps: [Squares; 3],
    /// The highest pyramid for every constellation, by its floors less one.
    highest: Heights,
    /// Ends of flights with two stones, and with one.
    pub(super) straight: Squares,
    pub(super) bent: Squares,
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
    /// The most floors that can be added at the river, and at the lake.
    pub(super) shores: [u8; 2],
}

/// The highest pyramid that can be built, by the floors, less one, of its constellation.
type Heights = [u8; MAX_FLOORS as usize];

impl Outlook {
    pub(super) const NONE: Outlook = Outlook {
        chances: [Chance::NONE; WHENS],
        gaps: [Squares::EMPTY; 3],
        highest: [0; MAX_FLOORS as usize],
        straight: Squares::EMPTY,
        bent: Squares::EMPTY,
    };

    pub(super) fn of(
        game: &Pacal,
        state: &State,
        order: &Order,
        standing: &OfSeat,
        seat: Seat,
    ) -> Outlook {
        let pyramids = state.pyramids[seat.index()];
        let sky = Sky::of(game.master, stones(game, state, order, seat), pyramids);
        let highest = highest(state.pyramid_supply[seat.index()]);
        let free = game.free_squares(state);
        let open = game.open_squares & !state.all_pyramids();
        let mut outlook = Outlook {
            chances: [Chance::NONE; WHENS],
            gaps: sky.gaps.map(|gaps| gaps & open),
            highest,
            straight: Squares::EMPTY,
            bent: Squares::EMPTY,
        };
        let mut chance = Chance::NONE;
        for (sites, so_far) in sky.sites.iter().zip(&mut outlook.chances) {
            for (&squares, &height) in sites.iter().zip(&highest) {
                if height > 0 {
                    squares.for_each(|square| {
                        let floors =
                            if sky.has_pyramid(square) { state.floors_on(square) } else { 0 };
                        chance.take_in(game, standing, square, floors, height);
                    });
                }
            }
            *so_far = chance;
        }
        if order.of_seat(seat).never {
            let last = if state.seat == seat { outlook.chances[NOW] } else { Chance::NONE };
            outlook.chances = [last; WHENS];
        }
        if let Some(ship) = state.ships[seat.index()] {
            outlook.take_flights(game, free, ship, order.of_seat(seat).die);
        }
        outlook
    }

    /// Where the ship can go with this roll, or with a usual one.
    fn take_flights(&mut self, game: &Pacal, free: Squares, ship: Square, die: Option<Face>) {
        let number = match die {
            Some(Face::Arrows) => {
                self.straight = free & Squares::cross(ship);
                return;
            }
            Some(Face::Number(number)) => number,
            None => USUAL_ROLL,
        };
        let lifted = free | Squares::of(ship);
        self.straight = flight::straight_ends(lifted, ship, number);
        let number = number.min(LONGEST_QUICK - (number & 1));
        if number > 1 {
            self.bent = flight::bent_ends(lifted, ship, number, game.dead_ends());
        }
    }

    /// The height that one stone more on one of `squares` allows, as a share of the highest.
    #[inline]
    pub(super) fn height_on(&self, squares: Squares) -> f32 {
        let fits = |gaps: &Squares| !(*gaps & squares).is_empty();
        let heights = self.gaps.iter().zip(&self.highest[2..]);
        let best = heights.filter(|(gaps, _)| fits(gaps)).map(|(_, &height)| height).max();
        f32::from(best.unwrap_or(0)) / f32::from(MAX_FLOORS)
    }
}

/// What to reckon with before the die is rolled: the number that the printed die has twice.
const USUAL_ROLL: u8 = 3;

/// Longer flights are looked at as if they were this long, or one shorter if odd: it is as good an
/// estimate of what is near, and cheaper.
const LONGEST_QUICK: u8 = 4;

impl Chance {
    pub(super) const NONE: Chance =
        Chance { heights: 0, points: 0, takes: 0, builds: false, shores: [0; 2] };

    /// Takes in that a pyramid of `height` can stand on `square`, which has so many floors.
    #[inline]
    fn take_in(&mut self, game: &Pacal, standing: &OfSeat, square: Square, floors: u8, height: u8) {
        if height <= floors {
            return;
        }
        let added = height - floors;
        self.heights |= 1 << height;
        self.builds |= floors == 0;
        if let Some(district) = game.board.district_index(square)
            && standing.takes_over(district, added)
        {
            self.points = self.points.max(game.board.districts()[district].value);
            self.takes |= 1 << district;
        }
        for (shore, most) in game.shores.iter().zip(&mut self.shores) {
            if shore.contains(square) {
                *most = (*most).max(added);
            }
        }
    }

    /// The highest pyramid, as a share of the highest there is.
    #[inline]
    pub(super) fn height(self) -> f32 {
        let highest = self.heights.checked_ilog2().unwrap_or(0);
        f32::from(u8::try_from(highest).unwrap_or(0)) / f32::from(MAX_FLOORS)
    }
}

/// The stones of `seat` by the time when they lie open: those in its own ship, and in ships that
/// lift off before, on its next turn. Two on a square go back, so only single ones count. Rule 6.4.
fn stones(game: &Pacal, state: &State, order: &Order, seat: Seat) -> [Squares; WHENS] {
    let mut stones = [Squares::EMPTY; WHENS];
    stones[NOW] = state.stones[seat.index()];
    for owner in Seat::all(game.players) {
        let Some(ship) = state.ships[owner.index()] else { continue };
        if state.holds[owner.index()].count(seat) == 1 {
            let soon = owner == seat || order.is_before(owner, seat);
            stones[if soon { NEXT } else { LATER }].insert(ship);
        }
    }
    stones
}

/// Rule 7.10.
fn highest(supply: Pyramids) -> Heights {
    [1, 2, 3, 4, 5].map(|floors| {
        let highest = Pacal::heights(supply, floors).checked_ilog2().unwrap_or(0);
        u8::try_from(highest).unwrap_or(0)
    })
}
