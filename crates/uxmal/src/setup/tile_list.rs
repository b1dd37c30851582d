//! The option `tiles`: the 29 tiles of a game.

use std::fmt;

use rules::Refusal;
use serde_json::Value;

use super::{items, shown};
use crate::reserve::TILES;
use crate::{Face, Tile};

/// The 29 tiles of a game in the order in which they were given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TileList([Tile; TILES]);

impl TileList {
    pub(crate) fn tiles(self) -> [Tile; TILES] {
        self.0
    }

    /// Copies and mirror images are allowed, and a face may be given in any rotation.
    pub(crate) fn read(value: &Value) -> Result<TileList, Refusal> {
        let faces = items(value)
            .ok_or_else(|| Refusal::new("uxmal-option-tiles").with("found", shown(value)))?;
        let tiles: Vec<Tile> = faces.iter().zip(1..).map(read_tile).collect::<Result<_, _>>()?;
        tiles.try_into().map(TileList).map_err(|tiles: Vec<Tile>| {
            Refusal::new("uxmal-option-tiles-count")
                .with("count", tiles.len())
                .with("expected", TILES)
        })
    }
}

fn read_tile((value, number): (&Value, usize)) -> Result<Tile, Refusal> {
    let face = value.as_str().and_then(|text| text.parse::<Face>().ok());
    face.map(Face::tile).ok_or_else(|| {
        Refusal::new("uxmal-option-tiles-face").with("number", number).with("found", shown(value))
    })
}

impl fmt::Display for TileList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.map(|tile| tile.to_string()).join("/"))
    }
}
