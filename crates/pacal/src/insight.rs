//! What bots look at.

mod city;
mod order;
mod outlook;
mod pieces;
mod row;
mod rows;
mod sight;
mod sky;
mod standing;

use rules::{Insight, MAX_SEATS, Seat};

use crate::Pacal;
use crate::state::{Hold, State};
use city::City;
use order::Order;
use outlook::Outlook;
use row::Row;
use sight::Sight;
use standing::Standing;

/// How many numbers every part of a row has, in their order. What they are is said where
/// [`Sight`] writes them.
pub(crate) const TURN: usize = 25;
pub(crate) const POINTS: usize = 13;
pub(crate) const WATERS: usize = 8;
pub(crate) const DISTRICTS: usize = 16;
pub(crate) const PIECES: usize = 17;
pub(crate) const BUILDING: usize = 14;
pub(crate) const GAPS: usize = 11;
pub(crate) const RIVALS: usize = 3;

impl Insight for Pacal {
    const FEATURES: usize = TURN + POINTS + WATERS + DISTRICTS + PIECES + BUILDING + GAPS + RIVALS;

    fn features(&self, state: &State, features: &mut [f32]) {
        let city = City::of(self, state);
        let order = Order::of(self, state);
        let standing = Standing::of(&city);
        let mut outlooks = [Outlook::NONE; MAX_SEATS];
        for seat in Seat::all(self.players) {
            outlooks[seat.index()].take(&city, &order, &standing, seat);
        }
        let sight = Sight::of(&city, &order, &standing, &outlooks);
        let rows = features.chunks_exact_mut(Self::FEATURES);
        for (seat, cells) in Seat::all(self.players).zip(rows) {
            sight.write(seat, &mut Row::new(cells));
        }
    }

    fn network() -> &'static [u8] {
        include_bytes!("../data/network.bin")
    }

    /// One stone inside another's ship: what one dropped into one's own is easier to remember.
    fn forget(&self, state: &mut State, seat: Seat, lot: u64) {
        let stones = || {
            Seat::all(self.players).filter(move |&ship| ship != seat).flat_map(|ship| {
                let hold = state.holds[ship.index()];
                Seat::all(self.players)
                    .flat_map(move |color| (0..hold.count(color)).map(move |_| (ship, color)))
            })
        };
        let n_stones = stones().count() as u64;
        if n_stones == 0 {
            return;
        }
        let lot = usize::try_from(lot % n_stones).unwrap_or_default();
        if let Some((ship, color)) = stones().nth(lot) {
            state.holds[ship.index()] = without_one(state.holds[ship.index()], color);
        }
    }
}

fn without_one(hold: Hold, color: Seat) -> Hold {
    let mut rest = Hold::default();
    for each in Seat::all(MAX_SEATS) {
        let gone = u8::from(each == color);
        (gone..hold.count(each)).for_each(|_| rest.add(each));
    }
    rest
}
