//! The option `base`: what is printed on the base board.

use std::fmt;

use rules::Refusal;
use serde_json::Value;

use super::{items, shown};
use crate::cell::{CellSet, SIDE};
use crate::idol::{symbol_from_letter, symbol_letter};
use crate::{Cell, Face, Idol, Site, Symbol};

/// The base board: what is printed on every cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Base([Symbol; 64]);

const ROWS: usize = SIDE as usize;

impl Base {
    /// Where `idol` is printed.
    pub(crate) fn cells_of(&self, idol: Idol) -> CellSet {
        Cell::all().filter(|&cell| self.symbol(cell) == Some(idol)).collect()
    }

    /// What is printed on `cell`.
    pub(crate) fn symbol(&self, cell: Cell) -> Symbol {
        self.0[cell.index()]
    }

    pub(crate) fn read(value: &Value) -> Result<Base, Refusal> {
        let rows = items(value)
            .ok_or_else(|| Refusal::new("uxmal-option-base").with("found", shown(value)))?;
        if rows.len() != ROWS {
            return Err(Refusal::new("uxmal-option-base-rows").with("rows", rows.len()));
        }
        let mut base = Base([None; 64]);
        for (index, row) in rows.iter().enumerate() {
            base.0[index * ROWS..][..ROWS].copy_from_slice(&read_row(row, index + 1)?);
        }
        Site::all().try_for_each(|site| base.check_space(site))?;
        Ok(base)
    }

    /// A space has the structure of a tile: three different idols and a blank.
    fn check_space(&self, site: Site) -> Result<(), Refusal> {
        let symbols = self.space(site);
        match Face::from_symbols(symbols) {
            Some(_) => Ok(()),
            None => Err(Refusal::new("uxmal-option-base-space")
                .with_text("space", site)
                .with("found", symbols.map(symbol_letter).iter().collect::<String>())),
        }
    }

    /// What is printed in NW, NE, SE and SW of a space.
    fn space(&self, site: Site) -> [Symbol; 4] {
        let corner = usize::from(site.row()) * 2 * ROWS + usize::from(site.column()) * 2;
        [corner, corner + 1, corner + ROWS + 1, corner + ROWS].map(|index| self.0[index])
    }
}

fn read_row(row: &Value, number: usize) -> Result<[Symbol; ROWS], Refusal> {
    let malformed =
        || Refusal::new("uxmal-option-base-row").with("row", number).with("found", shown(row));
    let letters: Vec<char> = row.as_str().ok_or_else(malformed)?.chars().collect();
    let letters: [char; ROWS] = letters.try_into().map_err(|_| malformed())?;
    let mut symbols = [None; ROWS];
    for (index, (letter, symbol)) in letters.into_iter().zip(&mut symbols).enumerate() {
        *symbol = symbol_from_letter(letter).ok_or_else(|| {
            Refusal::new("uxmal-option-base-symbol")
                .with("row", number)
                .with("column", index + 1)
                .with_text("found", letter)
        })?;
    }
    Ok(symbols)
}

impl fmt::Display for Base {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows: Vec<String> = self.0.chunks(ROWS).map(letters).collect();
        f.write_str(&rows.join("/"))
    }
}

fn letters(row: &[Symbol]) -> String {
    row.iter().copied().map(symbol_letter).collect()
}
