//! The board for programs.

use schemars::JsonSchema;
use serde::Serialize;

use super::letters::Row;
use super::position::TileCount;
use crate::cards::CARDS_PER_IDOL;
use crate::components;
use crate::idol::symbol_letter;
use crate::reserve::Reserve;
use crate::score::CARD_POINTS;
use crate::setup::Priests;
use crate::{Cell, Level, Site, Uxmal};

/// What never changes in a game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "UxmalBoard")]
pub struct Board {
    /// What is printed on the base board: eight rows of eight symbols.
    pub base: [Row; 8],
    /// The points for a priest, level 1 first, rank 1 first.
    pub points: [[u8; 3]; 3],
    /// The points for a card of the idols of rank 1 and rank 2 at the end of a phase.
    pub card_points: [u8; 2],
    /// What becomes of the priests between the phases.
    pub(crate) priests: Priests,
    /// How many priests everybody has in phases 1, 2 and 3.
    pub priests_in_phase: [u32; 3],
    /// How many cards of every idol there are.
    pub cards: u8,
    /// The tiles of the game, all of them.
    pub tiles: Vec<TileCount>,
    /// The sites of levels 1, 2 and 3.
    pub levels: [Vec<SiteCells>; 3],
    /// Whether anything here is our reconstruction rather than the printed game.
    pub reconstructed: bool,
    /// What is our reconstruction.
    pub ours: Vec<Part>,
}

/// A site and what a tile on it covers.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[schemars(rename = "UxmalSiteCells")]
pub struct SiteCells {
    /// Its name on its level.
    pub site: Site,
    /// The cells under a tile, in the order NW, NE, SE, SW.
    pub cells: [Cell; 4],
}

/// A component that can be our reconstruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "UxmalPart")]
#[serde(rename_all = "lowercase")]
pub enum Part {
    /// The names of three idols.
    Idols,
    /// The print on the base board.
    Base,
    /// The faces of the tiles.
    Tiles,
    /// The points for priests.
    Points,
}

pub(crate) fn board(game: &Uxmal) -> Board {
    let copies = |tile| TileCount { tile, copies: game.tiles.copies(tile) };
    let sites = |level: Level| {
        let sites = Site::all().filter(|&site| level.sites().contains(site));
        sites.map(|site| SiteCells { site, cells: level.place(site).cells() }).collect()
    };
    let ours = parts_of_ours(game);
    Board {
        base: Row::all(|cell| symbol_letter(game.base.symbol(cell))),
        points: game.points.rows(),
        card_points: CARD_POINTS,
        priests: game.priests,
        priests_in_phase: Level::ALL.map(|level| game.priests.in_phase(level)),
        cards: CARDS_PER_IDOL,
        tiles: game.tiles.left(Reserve::FULL).map(copies).collect(),
        levels: Level::ALL.map(sites),
        reconstructed: !ours.is_empty(),
        ours,
    }
}

/// D.2 to D.5: custom components are not our reconstruction, the names of idols always are.
fn parts_of_ours(game: &Uxmal) -> Vec<Part> {
    let default = &*components::DEFAULT;
    let mut ours = vec![Part::Idols];
    ours.extend((game.base == default.base).then_some(Part::Base));
    ours.extend((game.tile_list == default.tiles).then_some(Part::Tiles));
    ours.extend((game.points == default.points).then_some(Part::Points));
    ours
}
