//! A position for programs.

use rules::{BySeat, Game, Scores, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use super::order::{Upcoming, upcoming};
use crate::Pacal;
use crate::components::{Face, Pyramids};
use crate::score::{self, Points};
use crate::square::{Square, Squares};
use crate::state::{State, Step};

/// Everything on the table that changes.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "PacalPosition")]
pub struct Position {
    /// What has to be done next.
    pub step: StepName,
    /// Whose turn it is; meaningless once the game is over.
    pub seat: Seat,
    /// Who started the round.
    pub starter: Seat,
    /// What was rolled, while it holds.
    pub die: Option<Face>,
    /// How many stones may still be dropped in this turn, while stones are dropped.
    pub stones_to_drop: u8,
    /// Whether this is the first round, in which every ship leaves the sacred district straight.
    pub first_round: bool,
    /// Whether this round is the last.
    pub closing: bool,
    /// Complete rounds in a row without a pyramid built or raised.
    pub idle_rounds: u16,
    /// What everybody has, in turn order.
    pub seats: Vec<SeatNow>,
    /// Everybody's floors in every district, in the order of the board.
    pub districts: Vec<DistrictNow>,
    /// Everybody's floors at the river and at the lake.
    pub shores: Shores,
    /// The squares that are out of play.
    pub covered: Squares,
    /// Everybody's points.
    pub scores: BySeat<i32>,
    /// What the final scoring pays, or would pay now.
    pub final_scoring: FinalScoring,
    /// The turns after the current one, in this round and the next.
    pub upcoming: Vec<Upcoming>,
}

/// What has to be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "PacalStep")]
#[serde(rename_all = "lowercase")]
pub enum StepName {
    /// A ship is placed.
    Place,
    /// The die is rolled.
    Roll,
    /// The ship moves.
    Move,
    /// The ship lands after a god stone.
    Land,
    /// Stones may be dropped.
    Drop,
    /// A pyramid may be built or raised.
    Build,
    /// Nothing: the game is over.
    Over,
}

/// What a seat has.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "PacalSeat")]
pub struct SeatNow {
    /// Where the ship stands, once it is placed.
    pub ship: Option<Square>,
    /// The stones inside the ship, by color; null where that is hidden.
    pub inside: Option<BySeat<u8>>,
    /// The visible stones.
    pub stones: Squares,
    /// How many stones are in front of them.
    pub stone_supply: u8,
    /// The pyramids that stand.
    pub pyramids: Vec<Pyramid>,
    /// How many pyramids are in front of them, by floors less one.
    pub pyramid_supply: Pyramids,
    /// The god stones not used.
    pub god_stones: Vec<u8>,
}

/// A pyramid that stands.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[schemars(rename = "PacalPyramid")]
pub struct Pyramid {
    /// Where.
    pub square: Square,
    /// How high it is.
    pub floors: u8,
}

/// Everybody's floors in a district.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[schemars(rename = "PacalDistrictNow")]
pub struct DistrictNow {
    /// Its letter on the map.
    pub letter: char,
    /// What it pays.
    pub value: u8,
    /// Everybody's floors in it, added up.
    pub floors: BySeat<u32>,
}

/// Everybody's floors at the water.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[schemars(rename = "PacalShores")]
pub struct Shores {
    /// At the river.
    pub river: BySeat<u32>,
    /// At the lake.
    pub lake: BySeat<u32>,
}

/// What the final scoring pays everybody, part by part.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "PacalFinalScoring")]
pub struct FinalScoring {
    /// For places at the river.
    pub river: BySeat<u16>,
    /// For places at the lake.
    pub lake: BySeat<u16>,
    /// For every district, in the order of the board.
    pub districts: Vec<BySeat<u16>>,
    /// For unused god stones.
    pub god_stones: BySeat<u16>,
}

/// Whether the stones inside ships are shown. Rule 6.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ships {
    Open,
    Closed,
}

pub(crate) fn position(game: &Pacal, state: &State, ships: Ships) -> Position {
    Position {
        step: step_name(state.step),
        seat: state.seat,
        starter: state.starter,
        die: state.die(),
        stones_to_drop: game.stones_to_drop(state),
        first_round: state.first_round,
        closing: state.closing,
        idle_rounds: state.idle_rounds,
        seats: Seat::all(game.players).map(|seat| of_seat(game, state, seat, ships)).collect(),
        districts: game.board.districts().iter().map(|each| district(game, state, each)).collect(),
        shores: shores(game, state),
        covered: game.board.covered(game.players),
        scores: scores(game.players, game.scores(state)),
        final_scoring: final_scoring(game, state),
        upcoming: upcoming(game, state),
    }
}

fn of_seat(game: &Pacal, state: &State, seat: Seat, ships: Ships) -> SeatNow {
    let pyramid = |square| Pyramid { square, floors: state.floors_on(square) };
    let inside = || BySeat::new(game.players, |color| state.inside(seat, color));
    SeatNow {
        ship: state.ship(seat),
        inside: (ships == Ships::Open).then(inside),
        stones: state.stones(seat),
        stone_supply: state.stone_supply(seat),
        pyramids: state.pyramids(seat).iter().map(pyramid).collect(),
        pyramid_supply: state.pyramid_supply(seat),
        god_stones: state.god_stones(seat).collect(),
    }
}

fn district(game: &Pacal, state: &State, district: &crate::District) -> DistrictNow {
    DistrictNow {
        letter: district.letter,
        value: district.value,
        floors: floors(game, state, district.squares),
    }
}

fn shores(game: &Pacal, state: &State) -> Shores {
    let [river, lake] = game.shores.map(|shore| floors(game, state, shore));
    Shores { river, lake }
}

/// Everybody's floors on `squares`.
pub(super) fn floors(game: &Pacal, state: &State, squares: Squares) -> BySeat<u32> {
    BySeat::new(game.players, |seat| state.floors_in(seat, squares))
}

fn scores(players: usize, scores: Scores) -> BySeat<i32> {
    BySeat::new(players, |seat| scores.of(seat))
}

fn final_scoring(game: &Pacal, state: &State) -> FinalScoring {
    let points = score::final_scoring(game, state);
    let of = |points: Points| BySeat::new(game.players, |seat| points[seat.index()]);
    FinalScoring {
        river: of(points.river),
        lake: of(points.lake),
        districts: points.districts.into_iter().map(of).collect(),
        god_stones: of(points.god_stones),
    }
}

fn step_name(step: Step) -> StepName {
    match step {
        Step::Place => StepName::Place,
        Step::Roll => StepName::Roll,
        Step::Move => StepName::Move,
        Step::Land => StepName::Land,
        Step::DropTwo | Step::DropOwn | Step::DropOther => StepName::Drop,
        Step::Build => StepName::Build,
        Step::Over => StepName::Over,
    }
}
