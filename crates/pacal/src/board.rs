//! The city: its districts, its river and its lake.

pub(crate) mod json;

use std::sync::{Arc, LazyLock};

use rules::{Game, Refusal};
use serde_json::Value;

use crate::Pacal;
use crate::square::{Direction, Square, Squares};

/// The printed board, as far as it could be recovered: our reconstruction.
static DEFAULT: LazyLock<Arc<Board>> = LazyLock::new(|| {
    let text = include_str!("../data/board.json");
    Board::from_json(&serde_json::from_str(text).expect("data/board.json is JSON"))
        .map(Arc::new)
        .expect("data/board.json is a board")
});

/// A city plan: what is printed on the board, before covers are laid on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    columns: u8,
    rows: u8,
    districts: Vec<District>,
    /// Index of the sacred district.
    sacred: usize,
    lake: Squares,
    river: Vec<(u8, u8)>,
    /// The shore squares of the river, where the board lists them. From rules 2 on.
    river_shore: Option<Squares>,
    /// The shore squares of the lake, where the board lists them. From rules 2 on.
    lake_shore: Option<Squares>,
    covers: Vec<Cover>,
    /// The index of the district of every square, by its bit.
    district_of: Box<[u8; 256]>,
}

/// A part of the city that can be won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct District {
    /// Its letter on the map.
    pub letter: char,
    /// What it pays.
    pub value: u8,
    /// Where it lies.
    pub squares: Squares,
}

/// A piece that takes districts out of play when there are fewer than five players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cover {
    /// The mark on it: `2`, `2/3` or `4`.
    pub piece: &'static str,
    /// The letters of the districts it covers.
    pub districts: Vec<char>,
}

/// The marks of the cover pieces, in order, each with the numbers of players that use it.
pub(crate) const COVER_PIECES: [(&str, &[usize]); 3] = [("2", &[2]), ("2/3", &[2, 3]), ("4", &[4])];

const NO_DISTRICT: u8 = u8::MAX;

impl Board {
    /// The default board, our reconstruction.
    pub fn default_board() -> &'static Board {
        &DEFAULT
    }

    pub(crate) fn shared_default() -> Arc<Board> {
        Arc::clone(&DEFAULT)
    }

    /// Reads a board from the JSON object that the notation describes, by the newest rules.
    ///
    /// What is wrong with it is said precisely: which row, which field, what was expected.
    pub fn from_json(value: &Value) -> Result<Board, Refusal> {
        Board::from_json_for(*<Pacal as Game>::RULES_VERSIONS.end(), value)
    }

    /// The same by a version of the rules: shores as lists of squares came with rules 2.
    pub fn from_json_for(rules: u32, value: &Value) -> Result<Board, Refusal> {
        json::read_whole(rules, value)
    }

    /// The same board as a JSON object, as records have it.
    pub fn to_json(&self) -> Value {
        json::write(self)
    }

    /// How many columns it has.
    pub fn columns(&self) -> u8 {
        self.columns
    }

    /// How many rows it has.
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// Every district, in the order of their letters.
    pub fn districts(&self) -> &[District] {
        &self.districts
    }

    /// The district in which ships start.
    pub fn sacred(&self) -> &District {
        &self.districts[self.sacred]
    }

    /// The squares under water.
    pub fn lake(&self) -> Squares {
        self.lake
    }

    /// The course of the river: grid corners, as columns from the left and rows from the top.
    pub fn river(&self) -> &[(u8, u8)] {
        &self.river
    }

    /// The cover pieces.
    pub fn covers(&self) -> &[Cover] {
        &self.covers
    }

    /// All squares on dry land, covered or not.
    pub fn land(&self) -> Squares {
        self.districts.iter().fold(Squares::EMPTY, |land, district| land | district.squares)
    }

    /// The squares that are covered with this number of players. Rule 3.3.
    pub fn covered(&self, players: usize) -> Squares {
        let mut covered = Squares::EMPTY;
        for (piece, counts) in COVER_PIECES {
            if !counts.contains(&players) {
                continue;
            }
            for cover in self.covers.iter().filter(|cover| cover.piece == piece) {
                for district in &self.districts {
                    if cover.districts.contains(&district.letter) {
                        covered |= district.squares;
                    }
                }
            }
        }
        covered
    }

    /// The shore squares of the lake: those the board lists, or those that share an edge with the
    /// lake. Rule 10.2, rulings D34, A47.
    pub fn lake_shore(&self) -> Squares {
        self.lake_shore.unwrap_or_else(|| self.squares_at_lake())
    }

    /// The shore squares of the river: those the board lists, or those with the river on one of
    /// their edges. Rule 10.2, rulings D34, A47.
    pub fn river_shore(&self) -> Squares {
        self.river_shore.unwrap_or_else(|| self.squares_at_river())
    }

    fn squares_at_lake(&self) -> Squares {
        let touched = Direction::ALL
            .iter()
            .fold(Squares::EMPTY, |all, &direction| all | self.lake.shifted(direction));
        touched & self.land()
    }

    fn squares_at_river(&self) -> Squares {
        let on_shore = |square: Square| {
            let (column, row) = (square.column(), square.row());
            self.river_on((column, row), (column + 1, row))
                || self.river_on((column, row + 1), (column + 1, row + 1))
                || self.river_on((column, row), (column, row + 1))
                || self.river_on((column + 1, row), (column + 1, row + 1))
        };
        self.land().iter().filter(|&square| on_shore(square)).collect()
    }

    /// Whether the river runs along the edge between two neighboring corners, given with the
    /// upper or left one first.
    pub(crate) fn river_on(&self, from: (u8, u8), to: (u8, u8)) -> bool {
        self.river.windows(2).any(|ends| {
            let (left, right) = (ends[0].0.min(ends[1].0), ends[0].0.max(ends[1].0));
            let (top, bottom) = (ends[0].1.min(ends[1].1), ends[0].1.max(ends[1].1));
            left <= from.0 && to.0 <= right && top <= from.1 && to.1 <= bottom
        })
    }

    /// Whether the board has this square at all, land or lake.
    pub fn has(&self, square: Square) -> bool {
        square.column() < self.columns && square.row() < self.rows
    }

    /// The index of the district in which `square` lies; none for the lake.
    #[inline]
    pub(crate) fn district_index(&self, square: Square) -> Option<usize> {
        match self.district_of[usize::from(square.bit())] {
            NO_DISTRICT => None,
            index => Some(usize::from(index)),
        }
    }

    /// The district in which `square` lies; none for the lake.
    pub fn district(&self, square: Square) -> Option<&District> {
        self.district_index(square).map(|index| &self.districts[index])
    }
}
