//! The option `base`: what is printed on the base board.

use std::fmt;

use rules::{Place, Problems, Refusal};
use serde_json::Value;

use super::{BASE, items, shown, take};
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

    /// The base board, if nothing is wrong with it.
    pub(crate) fn read(value: &Value, problems: &mut Problems) -> Option<Base> {
        let before = problems.len();
        let read = items(value)
            .ok_or_else(|| Refusal::new("uxmal-option-base").with("found", shown(value)));
        let rows = take(problems, BASE, Place::field(BASE), read)?;
        if rows.len() != ROWS {
            let refusal = Refusal::new("uxmal-option-base-rows").with("rows", rows.len());
            problems.add(Place::field(BASE), refusal.about(BASE));
            return None;
        }
        let mut base = Base([None; 64]);
        for (index, row) in rows.iter().enumerate() {
            if let Some(row) = read_row(row, index + 1, problems) {
                base.0[index * ROWS..][..ROWS].copy_from_slice(&row);
            }
        }
        // What a space shows is known only if its cells are.
        if problems.len() == before {
            Site::all().for_each(|site| base.check_space(site, problems));
        }
        (problems.len() == before).then_some(base)
    }

    /// A space has the structure of a tile: three different idols and a blank.
    fn check_space(&self, site: Site, problems: &mut Problems) {
        let symbols = self.space(site);
        if Face::from_symbols(symbols).is_none() {
            let refusal = Refusal::new("uxmal-option-base-space")
                .with_text("space", site)
                .with("found", symbols.map(symbol_letter).iter().collect::<String>());
            let (row, column) = (usize::from(site.row()) * 2, usize::from(site.column()) * 2);
            let at = Place { row: Some(row + 1), column: Some(column + 1), ..Place::field(BASE) };
            problems.add(at, refusal.about(BASE));
        }
    }

    /// What is printed in NW, NE, SE and SW of a space.
    fn space(&self, site: Site) -> [Symbol; 4] {
        let corner = usize::from(site.row()) * 2 * ROWS + usize::from(site.column()) * 2;
        [corner, corner + 1, corner + ROWS + 1, corner + ROWS].map(|index| self.0[index])
    }
}

/// The symbols of a row, if nothing is wrong with them.
fn read_row(row: &Value, number: usize, problems: &mut Problems) -> Option<[Symbol; ROWS]> {
    let at = || Place { row: Some(number), ..Place::field(BASE) };
    let letters = row.as_str().map(|text| text.chars().collect::<Vec<char>>());
    let read =
        letters.and_then(|letters| <[char; ROWS]>::try_from(letters).ok()).ok_or_else(|| {
            Refusal::new("uxmal-option-base-row").with("row", number).with("found", shown(row))
        });
    let letters = take(problems, BASE, at(), read)?;
    let symbols = letters.map(symbol_from_letter);
    for (index, _) in symbols.iter().enumerate().filter(|(_, symbol)| symbol.is_none()) {
        let refusal = Refusal::new("uxmal-option-base-symbol")
            .with("row", number)
            .with("column", index + 1)
            .with_text("found", letters[index]);
        problems.add(Place { column: Some(index + 1), ..at() }, refusal.about(BASE));
    }
    let read: Vec<Symbol> = symbols.into_iter().flatten().collect();
    read.try_into().ok()
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
