//! The option `tiles`: the 29 tiles of a game.

use std::fmt;

use rules::{Place, Problems, Refusal};
use serde_json::Value;

use super::{TILES as OPTION, items, shown, take};
use crate::idol::symbol_from_letter;
use crate::reserve::TILES;
use crate::{Face, Idol, Symbol, Tile};

/// The 29 tiles of a game in the order in which they were given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TileList([Tile; TILES]);

impl TileList {
    pub(crate) fn tiles(self) -> [Tile; TILES] {
        self.0
    }

    /// The tiles, if nothing is wrong with them. Copies and mirror images are allowed, and a face
    /// may be given in any rotation.
    pub(crate) fn read(value: &Value, problems: &mut Problems) -> Option<TileList> {
        let read = items(value)
            .ok_or_else(|| Refusal::new("uxmal-option-tiles").with("found", shown(value)));
        let faces = take(problems, OPTION, Place::field(OPTION), read)?;
        let tile = |(value, number): (&Value, usize)| {
            let at = Place { tile: Some(number), ..Place::field(OPTION) };
            take(problems, OPTION, at, read_tile(value, number))
        };
        let tiles: Vec<Option<Tile>> = faces.iter().zip(1..).map(tile).collect();
        if tiles.len() != TILES {
            let refusal = Refusal::new("uxmal-option-tiles-count").with("count", tiles.len());
            problems.add(Place::field(OPTION), refusal.with("expected", TILES).about(OPTION));
        }
        let tiles: Vec<Tile> = tiles.into_iter().flatten().collect();
        tiles.try_into().map(TileList).ok()
    }
}

fn read_tile(value: &Value, number: usize) -> Result<Tile, Refusal> {
    let text = value.as_str();
    let face = text.and_then(|text| text.parse::<Face>().ok());
    face.map(Face::tile).ok_or_else(|| match text.and_then(idol_twice) {
        Some(idol) => {
            Refusal::new("uxmal-tiles-idol-twice").with("number", number).with_text("idol", idol)
        }
        None => Refusal::new("uxmal-option-tiles-face")
            .with("number", number)
            .with("found", shown(value)),
    })
}

/// The idol that a face of three idols and a blank shows twice.
fn idol_twice(text: &str) -> Option<Idol> {
    let letters: Vec<char> = text.chars().collect();
    let symbols: Vec<Symbol> =
        letters.into_iter().map(symbol_from_letter).collect::<Option<_>>()?;
    let idols: Vec<Idol> = symbols.iter().copied().flatten().collect();
    let is_tile = symbols.len() == 4 && idols.len() == 3;
    let twice =
        Idol::ALL.into_iter().find(|idol| idols.iter().filter(|each| *each == idol).count() == 2);
    twice.filter(|_| is_tile)
}

impl fmt::Display for TileList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.map(|tile| tile.to_string()).join("/"))
    }
}
