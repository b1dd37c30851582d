//! What bots look at: a position in numbers, from every seat.
//!
//! The numbers of a seat, in the order in which they are written:
//!
//! | group                   | numbers | what                                                     |
//! |-------------------------|---------|----------------------------------------------------------|
//! | [`features::tempo`]     | 0–17    | whose turn, players, phase, variant, tiles left          |
//! | [`features::fame`]      | 18–33   | points, and the lead if the phase were scored now        |
//! | [`features::priests`]   | 34–46   | where they stand, their worth, how many are off board    |
//! | [`features::cards`]     | 47–57   | the hand by rank, now and after the rejection, spares    |
//! | [`features::influence`] | 58–66   | what one action gains, for the seat and its rivals       |
//! | [`features::pyramid`]   | 67–80   | the best free spaces, and which stacks and overlays run short |
//!
//! Idols are distinguished by their rank alone: which of the five it is makes no difference.
//!
//! Two simplifications save the network some learning. A claim or a payment that is still open
//! within a turn counts as made the simplest way (`resolve`). And a tile that is about to be drawn
//! or put counts as placed: the next seat is to move, and a number says whose tile is coming.
//!
//! What a level will cover is *exposed*: a phase never ends before its level is complete, so a
//! priest on it is sure to be lifted, and what he stands on now scores nothing.

// The position to describe, and what all seats see in it.
mod context;
mod resolve;

// What a seat has and can gain, and how that becomes numbers.
mod features;
mod influence;
mod priest_moves;
mod standing;

use rules::{FeatureRow, Insight, Networks, Seat};

use crate::{Cards, Idol, State, Uxmal};
use context::Context;
use standing::{Rivals, Standing};

/// How many numbers describe a position from one seat.
const FEATURES: usize = features::TEMPO
    + features::FAME
    + features::PRIESTS
    + features::CARDS
    + features::INFLUENCE
    + features::PYRAMID;

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

impl Insight for Uxmal {
    const FEATURES: usize = FEATURES;

    fn features(&self, state: &State, features: &mut [f32]) {
        let state = &resolve::resolved(self, state);
        let context = Context::new(self, state);
        let standings = standing::of_all(self, state, &context);
        let standings = &standings[..self.players];
        let (rows, _) = features.as_chunks_mut::<FEATURES>();
        for (seat, numbers) in Seat::all(self.players).zip(rows) {
            describe(&context, standings, seat, Row::new(numbers));
        }
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

    /// Who of two others holds which card: the two cards change places. The stacks show what two
    /// players have, so with one rival there is nothing to forget.
    fn forget(&self, state: &mut State, seat: Seat, lot: u64) {
        let Some((one, card)) = nth_card(self, state, lot, |holder, _| holder != seat) else {
            return;
        };
        let others = |holder: Seat, other: Idol| holder != seat && holder != one && other != card;
        let Some((two, other)) = nth_card(self, state, lot / 64, others) else { return };
        let (card, other) = (Cards::of(card, 1), Cards::of(other, 1));
        state.hands[one.index()] = state.hand(one) - card + other;
        state.hands[two.index()] = state.hand(two) - other + card;
    }
}

/// One of the cards in hands that `counts`, chosen by `lot`; none if no card counts.
fn nth_card(
    game: &Uxmal,
    state: &State,
    lot: u64,
    counts: impl Fn(Seat, Idol) -> bool,
) -> Option<(Seat, Idol)> {
    let cards = || {
        let each = |seat| Idol::ALL.into_iter().map(move |idol| (seat, idol));
        Seat::all(game.players)
            .flat_map(each)
            .filter(|&(seat, idol)| counts(seat, idol))
            .flat_map(|(seat, idol)| (0..state.hand(seat).count(idol)).map(move |_| (seat, idol)))
    };
    let lot = lot.checked_rem(cards().count() as u64)?;
    cards().nth(usize::try_from(lot).unwrap_or_default())
}

/// A position as one seat sees it.
#[derive(Clone, Copy)]
struct SeatContext<'a> {
    context: &'a Context,
    seat: Seat,
    own: &'a Standing,
    rivals: &'a Rivals,
}

fn describe(context: &Context, standings: &[Standing], seat: Seat, mut row: Row<'_>) {
    let rivals = &Rivals::of(standings, seat);
    let seen = SeatContext { context, seat, own: &standings[seat.index()], rivals };
    features::tempo(&mut row, &seen);
    features::fame(&mut row, &seen);
    features::priests(&mut row, &seen);
    features::cards(&mut row, &seen);
    features::influence(&mut row, &seen);
    features::pyramid(&mut row, context);
    row.finish();
}
