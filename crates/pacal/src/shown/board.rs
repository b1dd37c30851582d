//! The board for programs.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use crate::Pacal;
use crate::board::Board as Plan;
use crate::components::{DEFAULT_DIE, Die, PIECES, Pyramids};
use crate::score::{SECOND_PLACE, WATER_PLACES};
use crate::square::{Square, Squares};

/// What never changes in a game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "PacalBoard")]
pub struct Board {
    /// How many columns the map has.
    pub columns: u8,
    /// The map from the top: a letter is a district, `~` is lake.
    pub rows: Vec<String>,
    /// What every district pays, by its letter.
    pub values: BTreeMap<char, u8>,
    /// The letter of the sacred district.
    pub sacred: char,
    /// The course of the river: corners of the grid as columns from the left and rows from the top.
    pub river: Vec<(u8, u8)>,
    /// The squares that are out of play with this number of players.
    pub covered: Squares,
    /// Every district, in the order of their letters.
    pub districts: Vec<District>,
    /// The squares at the river.
    pub river_shore: Squares,
    /// The squares at the lake.
    pub lake_shore: Squares,
    /// The squares under water.
    pub lake: Squares,
    /// The faces of the die.
    pub die: Die,
    /// The energy stones that everybody plays with.
    pub stones: u8,
    /// The pyramids that everybody has, by floors less one.
    pub pyramids: Pyramids,
    /// What the first, second and third place at the river and at the lake pay in the end.
    pub water_places: [u16; 3],
    /// What the second place in a district pays in the end.
    pub second_place: u16,
    /// What ends the game.
    pub ends_at: EndsAt,
    /// Whether anything here is our reconstruction rather than the printed game.
    pub reconstructed: bool,
    /// What is our reconstruction.
    pub ours: Vec<Part>,
}

/// A part of the city that can be won.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "PacalDistrict")]
pub struct District {
    /// Its letter on the map.
    pub letter: char,
    /// What it pays.
    pub value: u8,
    /// Where it lies.
    pub squares: Squares,
}

/// What ends the game.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[schemars(rename = "PacalEndsAt")]
pub struct EndsAt {
    /// With this many points the round is the last; with two players the game is over at once.
    pub points: u16,
    /// A player who builds and has exactly this many pyramids left ends the game at once.
    pub pyramids_left: u8,
    /// After this many rounds without a pyramid the game is over; 0 for never.
    pub stall_rounds: u16,
}

/// A component that can be our reconstruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "PacalPart")]
#[serde(rename_all = "lowercase")]
pub enum Part {
    /// The map, and where the covers lie.
    Board,
    /// The faces of the die.
    Die,
}

pub(crate) fn board(game: &Pacal) -> Board {
    let plan = &game.board;
    let district = |each: &crate::District| District {
        letter: each.letter,
        value: each.value,
        squares: each.squares,
    };
    let (stones, pyramids) = *PIECES;
    let ours = parts_of_ours(game);
    Board {
        columns: plan.columns(),
        rows: (0..plan.rows()).map(|row| map_row(plan, row)).collect(),
        values: plan.districts().iter().map(|each| (each.letter, each.value)).collect(),
        sacred: plan.sacred().letter,
        river: plan.river().to_vec(),
        covered: plan.covered(game.players),
        districts: plan.districts().iter().map(district).collect(),
        river_shore: plan.river_shore(),
        lake_shore: plan.lake_shore(),
        lake: plan.lake(),
        die: game.die,
        stones,
        pyramids,
        water_places: WATER_PLACES,
        second_place: SECOND_PLACE,
        ends_at: EndsAt {
            points: game.threshold(),
            pyramids_left: game.pyramids_left_at_end(),
            stall_rounds: game.stall_rounds,
        },
        reconstructed: !ours.is_empty(),
        ours,
    }
}

fn map_row(plan: &Plan, row: u8) -> String {
    let squares = (0..plan.columns()).filter_map(|column| Square::new(column, row));
    squares.map(|square| plan.district(square).map_or('~', |district| district.letter)).collect()
}

/// Rules 1.1 to 1.3: a custom board or die is not our reconstruction.
fn parts_of_ours(game: &Pacal) -> Vec<Part> {
    let board = (*game.board == *Plan::default_board()).then_some(Part::Board);
    let die = (game.die == *DEFAULT_DIE).then_some(Part::Die);
    board.into_iter().chain(die).collect()
}
