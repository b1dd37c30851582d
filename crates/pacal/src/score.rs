//! Points: during play, at the end, and when the end comes.

use rules::{MAX_SEATS, Seat};

use crate::Pacal;
use crate::board::District;
use crate::setup::{Edition, RULES_2};
use crate::square::{Square, Squares};
use crate::state::{State, Step};

/// For the next-to-last pyramid. Rule 9.1, ruling A63.
pub(crate) const END_BONUS: u16 = 5;

/// For the first, second and third place at the river, and at the lake. Rule 10.2.
pub(crate) const WATER_PLACES: [u16; 3] = [12, 8, 4];

/// For the second place in a district. Rule 10.4.
pub(crate) const SECOND_PLACE: u16 = 2;

/// Points of every seat.
pub(crate) type Points = [u16; MAX_SEATS];

/// What a pyramid that was built or raised means for the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// Nothing.
    NotYet,
    /// The game is over with this round. Rule 9.2.
    WithRound,
    /// Enough points with two players: the game is over. Rule 9.3.
    Points,
    /// It was the next-to-last one, or in the French edition the last: the game is over. Rule 9.1.
    LastPyramid,
}

/// The end that a pyramid brings whose builder now has `score` points, and `left` pyramids in the
/// supply.
pub(crate) fn end(game: &Pacal, score: u16, left: u8) -> End {
    if left == game.pyramids_left_at_end() {
        End::LastPyramid
    } else if score < game.threshold() {
        End::NotYet
    } else if game.players == 2 {
        End::Points
    } else {
        End::WithRound
    }
}

/// The bonus for a pyramid that brings this end and leaves `left` in the supply. `state` is the
/// one before it, or after it if the closing round has not been announced since. Rule 9.1.
///
/// Ruling A63, from rules 2 on: in the French edition the next-to-last one in the closing round
/// brings it too, and the round goes on.
pub(crate) fn bonus(game: &Pacal, state: &State, end: End, left: u8) -> u16 {
    let french = game.edition == Edition::Fr && game.rules >= RULES_2;
    if end == End::LastPyramid || (french && state.closing && left == 1) { END_BONUS } else { 0 }
}

/// Ends the game, or announces its end, if the pyramid just built or raised does.
pub(crate) fn after_construction(game: &Pacal, state: &mut State) {
    let seat = state.seat.index();
    let left: u8 = state.pyramid_supply[seat].iter().sum();
    let end = end(game, state.scores[seat], left);
    state.scores[seat] += bonus(game, state, end, left);
    match end {
        End::NotYet => {}
        End::WithRound => state.closing = true,
        End::Points | End::LastPyramid => finish(game, state),
    }
}

/// The district's value if its majority is taken over: strictly the most floors with the `added`
/// ones, and not without. Rule 8.1; the first pyramid of all in a district always takes it over.
pub(crate) fn takeover(game: &Pacal, state: &State, square: Square, added: u8) -> u16 {
    let Some(district) = game.board.district(square) else { return 0 };
    let before = state.floors_in(state.seat, district.squares);
    let others = Seat::all(game.players).filter(|&seat| seat != state.seat);
    let theirs = others.map(|seat| state.floors_in(seat, district.squares)).max().unwrap_or(0);
    let leads = before + u32::from(added) > theirs;
    if leads && before <= theirs { district.value.into() } else { 0 }
}

impl Pacal {
    /// The points that end the game. Rules 9.2 and 9.3.
    pub(crate) fn threshold(&self) -> u16 {
        match (self.players, self.edition) {
            (2, _) => 45,
            (3, _) | (5, Edition::Cs) => 40,
            (4, _) => 35,
            _ => 30,
        }
    }

    /// How many pyramids are left in the supply of the player who ends the game by building:
    /// one, or none in the French edition. Rule 9.1, rulings A30 and A63.
    pub(crate) fn pyramids_left_at_end(&self) -> u8 {
        match self.edition {
            Edition::De | Edition::Cs => 1,
            Edition::Fr => 0,
        }
    }
}

/// Adds the final scoring to the points. Rules 10.1 to 10.6.
pub(crate) fn finish(game: &Pacal, state: &mut State) {
    let waters = game.shores.map(|shore| water(floors_by_seat(game, state, shore)));
    let gods = god_stones(game, state);
    let mut scores = state.scores;
    let mut add = |points: Points| {
        for (score, more) in scores.iter_mut().zip(points) {
            *score += more;
        }
    };
    waters.into_iter().for_each(&mut add);
    add(gods);
    for district in game.board.districts() {
        let floors = floors_by_seat(game, state, district.squares);
        add(majority(floors, district.value.into()));
    }
    state.scores = scores;
    state.step = Step::Over;
}

/// What the final scoring pays, part by part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinalScoring {
    /// For places at the river.
    pub river: Points,
    /// For places at the lake.
    pub lake: Points,
    /// For every district, in the order of the board.
    pub districts: Vec<Points>,
    /// For unused god stones.
    pub god_stones: Points,
}

/// What the final scoring pays in this position, or would pay if the game ended here.
pub fn final_scoring(game: &Pacal, state: &State) -> FinalScoring {
    let floors = |squares| floors_by_seat(game, state, squares);
    let [river, lake] = game.shores.map(|shore| water(floors(shore)));
    let pays = |district: &District| majority(floors(district.squares), district.value.into());
    let districts = game.board.districts().iter().map(pays).collect();
    FinalScoring { river, lake, districts, god_stones: god_stones(game, state) }
}

/// Rule 10.5.
fn god_stones(game: &Pacal, state: &State) -> Points {
    let mut points = [0; MAX_SEATS];
    for seat in Seat::all(game.players) {
        points[seat.index()] = state.god_stones(seat).map(u16::from).sum();
    }
    points
}

fn floors_by_seat(game: &Pacal, state: &State, squares: Squares) -> Points {
    let mut floors = [0; MAX_SEATS];
    for seat in Seat::all(game.players) {
        floors[seat.index()] = u16::try_from(state.floors_in(seat, squares)).unwrap_or(u16::MAX);
    }
    floors
}

/// Rule 10.2, and rule 10.3 for ties: the points of the tied places are added and shared, rounded
/// down. Nobody has a place without a floor (rulings A44 to A46).
fn water(floors: Points) -> Points {
    floors.map(|mine| {
        let ahead = floors.iter().filter(|&&theirs| theirs > mine).count();
        let tied = floors.iter().filter(|&&theirs| theirs == mine).count();
        if mine == 0 {
            return 0;
        }
        let shared: u16 = WATER_PLACES.iter().skip(ahead).take(tied).sum();
        shared / u16::try_from(tied).unwrap_or(1)
    })
}

/// Rule 10.4: the value for the most floors, also for several; 2 for the second place if there is
/// one first.
fn majority(floors: Points, value: u16) -> Points {
    let most = floors.iter().copied().max().unwrap_or(0);
    let firsts = floors.iter().filter(|&&mine| mine == most).count();
    let second = floors.iter().copied().filter(|&mine| mine < most).max().unwrap_or(0);
    floors.map(|mine| match mine {
        0 => 0,
        _ if mine == most => value,
        _ if firsts == 1 && mine == second => SECOND_PLACE,
        _ => 0,
    })
}
