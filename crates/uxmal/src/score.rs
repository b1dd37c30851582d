//! The end of a phase and of the game (A.9, A.10).

use rules::{Seat, SeatSet};

use crate::{Cards, Level, State, Uxmal};

/// The idols of which hand cards score: the most popular for two points, the next for one (A.9.2).
pub(crate) const CARD_POINTS: [u8; 2] = [2, 1];

/// Counts every seat's priests and cards from the same ranking, and takes the counted cards
/// (A.9.1, A.9.2, B30, B31).
pub(crate) fn score_phase(game: &Uxmal, state: &mut State) {
    for seat in Seat::all(game.players) {
        let points = priest_points(game, state, seat) + card_points(state, seat);
        state.scores[seat.index()] += points;
        state.hands[seat.index()] -= counted_cards(state, seat);
    }
}

/// A.9.1: by the level of the tile a priest stands on and the rank of the idol.
fn priest_points(game: &Uxmal, state: &State, seat: Seat) -> u16 {
    let mut points = 0;
    for level in Level::ALL {
        let standing = state.priests[seat.index()] & state.cells_at(level);
        if standing.is_empty() {
            continue;
        }
        for (rank, idol) in state.popularity.idols().into_iter().enumerate() {
            let priests = standing & state.visible[idol.index()];
            points += u16::from(game.points.at(level, rank)) * counted(priests.len());
        }
    }
    points
}

pub(crate) fn card_points(state: &State, seat: Seat) -> u16 {
    let hand = state.hands[seat.index()];
    let favorites = state.popularity.idols().into_iter().zip(CARD_POINTS);
    favorites.map(|(idol, each)| u16::from(each) * u16::from(hand.count(idol))).sum()
}

fn counted_cards(state: &State, seat: Seat) -> Cards {
    let hand = state.hands[seat.index()];
    let favorites = state.popularity.idols().into_iter().take(CARD_POINTS.len());
    favorites
        .map(|idol| Cards::of(idol, hand.count(idol)))
        .fold(Cards::NONE, |sum, each| sum + each)
}

/// A.10: the most fame; among equals the most cards left after the last count (B33); then shared.
pub(crate) fn winners(game: &Uxmal, state: &State) -> SeatSet {
    let standing = |seat: Seat| (state.scores[seat.index()], state.hands[seat.index()].total());
    let best = Seat::all(game.players).map(standing).max();
    Seat::all(game.players).filter(|&seat| Some(standing(seat)) == best).collect()
}

/// A seat has three priests at most, so nothing is lost.
fn counted(priests: u32) -> u16 {
    u16::try_from(priests).unwrap_or(u16::MAX)
}
