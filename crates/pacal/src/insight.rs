//! What bots look at: a position in numbers, from every seat.

// What all seats see, and everybody's turns.
mod context;
mod turn_order;

// Sets of squares and pieces that are fast to look at.
mod bitboard;
mod constellations;
mod pieces;

// What a seat has, what it can build, and how both become numbers.
mod features;
mod potential;
mod standing;

use rules::{FeatureRow, Insight, MAX_SEATS, Networks, Seat};

use crate::Action;
use crate::Pacal;
use crate::state::{Hold, State};
use context::Context;
use features::FeatureWriter;
use potential::Potential;
use standing::Standing;
use turn_order::TurnOrder;

/// How many numbers every part of a row has, in their order. [`FeatureWriter`] says
/// what they are, where it writes them.
pub(crate) const TURN: usize = 25;
pub(crate) const POINTS: usize = 13;
pub(crate) const WATERS: usize = 8;
pub(crate) const DISTRICTS: usize = 16;
pub(crate) const PIECES: usize = 17;
pub(crate) const BUILDING: usize = 14;
pub(crate) const GAPS: usize = 11;
pub(crate) const RIVALS: usize = 3;

/// How many numbers describe a position from one seat.
const FEATURES: usize = TURN + POINTS + WATERS + DISTRICTS + PIECES + BUILDING + GAPS + RIVALS;

/// The numbers of one seat.
type Row<'a> = FeatureRow<'a, FEATURES>;

#[cfg(not(target_family = "wasm"))]
static NETWORKS: Networks = Networks::inside(
    include_bytes!("../data/network.bin"),
    include_bytes!("../data/search.bin"),
    include_bytes!("../data/many.bin"),
);

/// The page has them as files, and fetches those of the game that is played.
#[cfg(target_family = "wasm")]
static NETWORKS: Networks = Networks::later();

impl Insight for Pacal {
    const FEATURES: usize = FEATURES;

    fn features(&self, state: &State, features: &mut [f32]) {
        let context = Context::of(self, state);
        let order = TurnOrder::of(self, state);
        let standing = Standing::of(&context);
        let mut potentials = [Potential::NONE; MAX_SEATS];
        for seat in Seat::all(self.players) {
            potentials[seat.index()].take(&context, &order, &standing, seat);
        }
        let writer = FeatureWriter::of(&context, &order, &standing, &potentials);
        let (rows, _) = features.as_chunks_mut::<FEATURES>();
        for (seat, numbers) in Seat::all(self.players).zip(rows) {
            writer.write(seat, &mut Row::new(numbers));
        }
    }

    fn is_pass(action: Action) -> bool {
        matches!(action, Action::Done | Action::Pass)
    }

    fn network() -> &'static [u8] {
        NETWORKS.usual()
    }

    fn search_network() -> &'static [u8] {
        NETWORKS.search()
    }

    fn many_network() -> &'static [u8] {
        NETWORKS.many()
    }

    fn give_network(name: &str, bytes: &[u8]) -> bool {
        NETWORKS.give(name, bytes)
    }

    /// One stone inside another seat's ship: stones in one's own ship are easier to remember.
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
