//! How things are written, and read back letter for letter.

use std::fmt;
use std::str::FromStr;

use rules::NotAnAction;

use crate::cards::CARDS_PER_IDOL;
use crate::idol::{symbol_from_letter, symbol_letter};
use crate::{Action, Cards, Cell, Face, Idol, Popularity, Site, Symbol, Tile};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Order(popularity) => write!(f, "order {popularity}"),
            Action::Tile => f.write_str("tile"),
            Action::Draw(tile) => write!(f, "draw {tile}"),
            Action::Put { site, face } => write!(f, "put {site} {face}"),
            Action::Overlay(idol) => write!(f, "overlay {idol}"),
            Action::Adjacent(idol) => write!(f, "adjacent {idol}"),
            Action::Priest(cell) => write!(f, "priest {cell}"),
            Action::Move { from, to } => write!(f, "move {from} {to}"),
            Action::Pay(cards) => write!(f, "pay {cards}"),
            Action::Venerate { idol, spaces } => write!(f, "venerate {idol} {spaces}"),
            Action::Curse { idol, spaces } => write!(f, "curse {idol} {spaces}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let expected = expected(verb);
        // Reading back is the last test, so that every action has one text and no other.
        action(verb, rest)
            .filter(|action| action.to_string() == text)
            .ok_or_else(|| NotAnAction::new(text, expected))
    }
}

fn action(verb: &str, rest: &str) -> Option<Action> {
    Some(match verb {
        "order" => Action::Order(rest.parse().ok()?),
        "tile" => Action::Tile,
        "draw" => Action::Draw(rest.parse().ok()?),
        "put" => {
            let (site, face) = pair(rest)?;
            Action::Put { site, face }
        }
        "overlay" => Action::Overlay(rest.parse().ok()?),
        "adjacent" => Action::Adjacent(rest.parse().ok()?),
        "priest" => Action::Priest(rest.parse().ok()?),
        "move" => {
            let (from, to) = pair(rest)?;
            Action::Move { from, to }
        }
        "pay" => Action::Pay(rest.parse().ok()?),
        "venerate" => {
            let (idol, Spaces(spaces)) = pair(rest)?;
            Action::Venerate { idol, spaces }
        }
        "curse" => {
            let (idol, Spaces(spaces)) = pair(rest)?;
            Action::Curse { idol, spaces }
        }
        _ => return None,
    })
}

/// The expected form of an action that starts with `verb`.
fn expected(verb: &str) -> &'static str {
    match verb {
        "order" => "the five idols, each once, such as `order JSQMT`",
        "tile" => "`tile` alone",
        "draw" => "a tile with its blank first, such as `draw .QJS`",
        "put" => "a site and a face, such as `put b3 S.QJ`",
        "overlay" => "an idol, such as `overlay J`",
        "adjacent" => "an idol, such as `adjacent J`",
        "priest" => "a cell, such as `priest c4`",
        "move" => "two cells, such as `move c4 e4`",
        "pay" => "cards in the order JSQMT, such as `pay JJS`",
        "venerate" => "an idol and a number of spaces, such as `venerate J 2`",
        "curse" => "an idol and a number of spaces, such as `curse J 1`",
        _ => {
            "`order`, `tile`, `draw`, `put`, `overlay`, `adjacent`, `priest`, `move`, `pay`, \
             `venerate` or `curse`"
        }
    }
}

fn pair<A: FromStr, B: FromStr>(text: &str) -> Option<(A, B)> {
    let (one, other) = text.split_once(' ')?;
    Some((one.parse().ok()?, other.parse().ok()?))
}

/// The text is not what it was read as. It carries no more: the caller knows what was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misread;

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not in the notation of uxmal")
    }
}

impl std::error::Error for Misread {}

/// A number of spaces: one digit, so that zero and too many can be refused by the rules.
struct Spaces(u8);

impl FromStr for Spaces {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Spaces, Misread> {
        let [digit @ b'0'..=b'9'] = text.as_bytes() else { return Err(Misread) };
        Ok(Spaces(digit - b'0'))
    }
}

impl FromStr for Idol {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Idol, Misread> {
        let [letter] = letters(text)?;
        Idol::from_letter(letter).ok_or(Misread)
    }
}

impl fmt::Display for Popularity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.idols().iter().try_for_each(|idol| idol.fmt(f))
    }
}

impl FromStr for Popularity {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Popularity, Misread> {
        let mut idols = Idol::ALL;
        for (letter, idol) in letters::<5>(text)?.into_iter().zip(&mut idols) {
            *idol = Idol::from_letter(letter).ok_or(Misread)?;
        }
        Popularity::new(idols).ok_or(Misread)
    }
}

/// A tile is written with its blank in the north-west.
impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Face::turned(*self)[0].fmt(f)
    }
}

impl FromStr for Tile {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Tile, Misread> {
        let face: Face = text.parse()?;
        if text.starts_with('.') { Ok(face.tile()) } else { Err(Misread) }
    }
}

/// A face is written NW, NE, SE, SW.
impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.symbols().iter().try_for_each(|&symbol| write!(f, "{}", symbol_letter(symbol)))
    }
}

impl FromStr for Face {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Face, Misread> {
        let mut symbols: [Symbol; 4] = [None; 4];
        for (letter, symbol) in letters::<4>(text)?.into_iter().zip(&mut symbols) {
            *symbol = symbol_from_letter(letter).ok_or(Misread)?;
        }
        Face::from_symbols(symbols).ok_or(Misread)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Cell {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Cell, Misread> {
        let (column, row) = column_and_row(text)?;
        Cell::new(column, row).ok_or(Misread)
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Site {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Site, Misread> {
        let (column, row) = column_and_row(text)?;
        Site::new(column, row).ok_or(Misread)
    }
}

/// Cards are written one by one in the order of the idols.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for idol in Idol::ALL {
            (0..self.count(idol)).try_for_each(|_| idol.fmt(f))?;
        }
        Ok(())
    }
}

/// Reads at least one card, in any order, and no more of an idol than there are.
impl FromStr for Cards {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Cards, Misread> {
        let mut cards = Cards::NONE;
        for letter in text.chars() {
            let idol = Idol::from_letter(letter).ok_or(Misread)?;
            if cards.count(idol) == CARDS_PER_IDOL {
                return Err(Misread);
            }
            cards += Cards::of(idol, 1);
        }
        if cards.is_empty() { Err(Misread) } else { Ok(cards) }
    }
}

fn letters<const N: usize>(text: &str) -> Result<[char; N], Misread> {
    let mut letters = [' '; N];
    let mut chars = text.chars();
    for letter in &mut letters {
        *letter = chars.next().ok_or(Misread)?;
    }
    if chars.next().is_none() { Ok(letters) } else { Err(Misread) }
}

fn column_and_row(text: &str) -> Result<(u8, u8), Misread> {
    match text.as_bytes() {
        [column @ b'a'..=b'z', row @ b'1'..=b'9'] => Ok((column - b'a', row - b'1')),
        _ => Err(Misread),
    }
}
