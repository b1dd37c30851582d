//! Cells, idols, tiles and cards as programs read them.
//!
//! Their `Display` has the same texts, but would be slower: a position has dozens of them.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::cell::SIDE;
use crate::idol::symbol_letter;
use crate::{Cards, Cell, Face, Idol, Site, Symbol, Tile};

/// Eight letters: a row of the plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row([u8; SIDE as usize]);

impl Row {
    /// The rows of the plan, with a letter for every cell.
    pub(super) fn all(letter: impl Fn(Cell) -> char) -> [Row; SIDE as usize] {
        let mut rows = [Row([b'.'; SIDE as usize]); SIDE as usize];
        for cell in Cell::all() {
            let letter = u8::try_from(letter(cell)).unwrap_or(b'?');
            rows[usize::from(cell.row())].0[usize::from(cell.column())] = letter;
        }
        rows
    }
}

/// Writes letters of the notation, all of which are ASCII.
fn letters<S: Serializer>(serializer: S, letters: &[u8]) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(str::from_utf8(letters).unwrap_or_default())
}

fn place(column: u8, row: u8) -> [u8; 2] {
    [b'a' + column, b'1' + row]
}

fn symbols(symbols: [Symbol; 4]) -> [u8; 4] {
    symbols.map(|symbol| u8::try_from(symbol_letter(symbol)).unwrap_or(b'?'))
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        letters(serializer, &self.0)
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        letters(serializer, &place(self.column(), self.row()))
    }
}

impl Serialize for Site {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        letters(serializer, &place(self.column(), self.row()))
    }
}

impl Serialize for Idol {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        letters(serializer, &symbols(self.symbols()))
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Face::turned(*self)[0].serialize(serializer)
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        const NAMES: [&str; 5] = ["J", "S", "Q", "M", "T"];
        let mut cards = serializer.serialize_struct("Cards", NAMES.len())?;
        for (name, idol) in NAMES.into_iter().zip(Idol::ALL) {
            cards.serialize_field(name, &self.count(idol))?;
        }
        cards.end()
    }
}

/// The schema of a type that is written as text.
macro_rules! text_schema {
    ($($type:ty, $name:literal, $pattern:literal;)*) => {$(
        impl JsonSchema for $type {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> Cow<'static, str> {
                $name.into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({"type": "string", "pattern": $pattern})
            }
        }
    )*};
}

text_schema! {
    Row, "UxmalRow", "^[0-3JSQMT.]{8}$";
    Cell, "UxmalCell", "^[a-h][1-8]$";
    Site, "UxmalSite", "^[a-d][1-4]$";
    Face, "UxmalFace", "^[JSQMT.]{4}$";
    Tile, "UxmalTile", "^[.][JSQMT]{3}$";
}

impl JsonSchema for Idol {
    fn schema_name() -> Cow<'static, str> {
        "UxmalIdol".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": "string", "enum": ["J", "S", "Q", "M", "T"]})
    }
}

impl JsonSchema for Cards {
    fn schema_name() -> Cow<'static, str> {
        "UxmalCards".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let count = json_schema!({"type": "integer", "minimum": 0, "maximum": 9});
        json_schema!({
            "type": "object",
            "description": "How many cards of each idol.",
            "properties": {"J": count, "S": count, "Q": count, "M": count, "T": count},
            "required": ["J", "S", "Q", "M", "T"],
        })
    }
}
