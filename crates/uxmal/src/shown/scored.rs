//! How past phases were scored, for programs.

use rules::{Match, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use super::worth::{self, Worth};
use crate::apply::completed;
use crate::score::CARD_POINTS;
use crate::{Idol, State, Uxmal};

/// How a phase was scored, from the ranking and the position that it was scored by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "UxmalScored")]
pub struct Scored {
    /// The phase.
    pub phase: usize,
    /// The idols on spaces 1 to 5 of the track.
    pub popularity: [Idol; 5],
    /// What everybody scored.
    pub seats: Vec<ScoredSeat>,
}

/// What a seat scored at the end of a phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "UxmalScoredSeat")]
pub struct ScoredSeat {
    /// Every priest on the pyramid, and what it brought.
    pub priests: Vec<Worth>,
    /// The cards that were counted and went back, by idols.
    pub cards: Vec<ScoredCards>,
    /// All points together.
    pub points: u16,
}

/// What the cards of an idol brought at the end of a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "UxmalScoredCards")]
pub struct ScoredCards {
    /// The idol.
    pub idol: Idol,
    /// How many cards.
    pub count: u8,
    /// What they brought.
    pub points: u16,
}

/// Every scoring so far.
pub(crate) fn scorings(played: &Match<Uxmal>) -> Vec<Scored> {
    let complete = played.milestones().filter_map(|(before, action)| completed(before, action));
    complete.map(|state| scored(played.game(), &state)).collect()
}

/// The scoring of a phase whose level is complete (A.9.1, A.9.2).
fn scored(game: &Uxmal, state: &State) -> Scored {
    Scored {
        phase: state.level.number(),
        popularity: state.popularity.idols(),
        seats: Seat::all(game.players).map(|seat| scored_seat(game, state, seat)).collect(),
    }
}

fn scored_seat(game: &Uxmal, state: &State, seat: Seat) -> ScoredSeat {
    let priests = worth::of_seat(game, state, seat);
    let cards = scored_cards(state, seat);
    let by_priests: u16 = priests.iter().map(|priest| u16::from(priest.points)).sum();
    let by_cards: u16 = cards.iter().map(|cards| cards.points).sum();
    ScoredSeat { priests, cards, points: by_priests + by_cards }
}

fn scored_cards(state: &State, seat: Seat) -> Vec<ScoredCards> {
    let favorites = state.popularity.idols().into_iter().zip(CARD_POINTS);
    let cards = favorites.map(|(idol, each)| {
        let count = state.hand(seat).count(idol);
        ScoredCards { idol, count, points: u16::from(count) * u16::from(each) }
    });
    cards.filter(|cards| cards.count > 0).collect()
}
