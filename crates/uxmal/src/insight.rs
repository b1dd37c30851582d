//! What bots look at: a position in numbers, from every seat.
//!
//! The numbers of a seat, in the order in which they are written:
//!
//! | group               | numbers | what                                                          |
//! |---------------------|---------|---------------------------------------------------------------|
//! | [`rows::tempo`]     | 0–17    | whose turn, players, phase, variant, tiles left to the end     |
//! | [`rows::fame`]      | 18–33   | points, and the lead if the phase were scored now              |
//! | [`rows::priests`]   | 34–46   | where they stand, what that is worth, how many are off board   |
//! | [`rows::cards`]     | 47–57   | the hand by rank, now and after the rejection, and spares      |
//! | [`rows::influence`] | 58–66   | what one action gains, for the seat and its rivals             |
//! | [`rows::pyramid`]   | 67–80   | the best free spaces, and what runs short: stacks and overlays |
//!
//! Idols are told apart by their rank alone: which of the five is which makes no difference.
//!
//! Two things spare the network what it would have to learn otherwise. A choice that is left
//! within a turn, a claim or a payment, counts as made the plainest way (`settle`). And a tile
//! that is about to be drawn or put counts as laid: the next seat is to move, and a number says
//! whose tile is coming.
//!
//! Whatever a level will cover is *exposed*: a phase never ends before its level is complete, so a
//! priest who stands there will be lifted for certain, and what he stands on now scores nothing.

mod influence;
mod pyramid;
mod rows;
mod settle;
mod standing;
mod walks;

use rules::{FeatureRow, Insight, Seat};

use crate::{State, Uxmal};
use pyramid::Pyramid;
use standing::{Rivals, Standing};

/// How many numbers describe a position from one seat.
const FEATURES: usize =
    rows::TEMPO + rows::FAME + rows::PRIESTS + rows::CARDS + rows::INFLUENCE + rows::PYRAMID;

/// The numbers of one seat.
type Row<'a> = FeatureRow<'a, FEATURES>;

impl Insight for Uxmal {
    const FEATURES: usize = FEATURES;

    fn features(&self, state: &State, features: &mut [f32]) {
        let state = &settle::settled(self, state);
        let pyramid = Pyramid::new(self, state);
        let standings = standing::of_all(self, state, &pyramid);
        let standings = &standings[..self.players];
        let (rows, _) = features.as_chunks_mut::<FEATURES>();
        for (seat, numbers) in Seat::all(self.players).zip(rows) {
            describe(&pyramid, standings, seat, Row::new(numbers));
        }
    }

    fn network() -> &'static [u8] {
        include_bytes!("../data/network.bin")
    }
}

/// A position as one seat looks at it.
#[derive(Clone, Copy)]
struct Look<'a> {
    pyramid: &'a Pyramid,
    seat: Seat,
    own: &'a Standing,
    rivals: &'a Rivals,
}

fn describe(pyramid: &Pyramid, standings: &[Standing], seat: Seat, mut row: Row<'_>) {
    let rivals = &Rivals::of(standings, seat);
    let look = Look { pyramid, seat, own: &standings[seat.index()], rivals };
    rows::tempo(&mut row, &look);
    rows::fame(&mut row, &look);
    rows::priests(&mut row, &look);
    rows::cards(&mut row, &look);
    rows::influence(&mut row, &look);
    rows::pyramid(&mut row, pyramid);
    row.finish();
}
