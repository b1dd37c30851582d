//! Which squares together allow a pyramid. Rule 7.2.

mod search;

pub(crate) use search::{Search, Shapes};

use crate::square::{Square, Squares};

/// One to four squares, by row, then column. [`Constellation::floors`] says whether they form a
/// constellation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Constellation([Option<Square>; 4]);

impl Constellation {
    /// These squares, if they are one to four in ascending order.
    pub fn new(squares: &[Square]) -> Option<Constellation> {
        if squares.is_empty() || squares.len() > 4 || !squares.is_sorted_by(|a, b| a < b) {
            return None;
        }
        let mut constellation = [None; 4];
        for (place, &square) in constellation.iter_mut().zip(squares) {
            *place = Some(square);
        }
        Some(Constellation(constellation))
    }

    /// Its squares, by row, then column.
    #[inline]
    pub fn squares(self) -> impl Iterator<Item = Square> + Clone {
        self.0.into_iter().flatten()
    }

    /// How many of its squares are such.
    #[inline]
    pub(crate) fn count(self, is_such: impl Fn(Square) -> bool) -> usize {
        self.0.map(|square| usize::from(square.is_some_and(&is_such))).iter().sum()
    }

    /// Its squares as a set.
    pub fn as_set(self) -> Squares {
        self.squares().collect()
    }

    /// The floors of the pyramid it allows; none if it is not a constellation.
    ///
    /// One square, two neighbors, three or four in a line with equal gaps, or four that form a
    /// square with equal gaps. A diamond is an option (ruling A24): see
    /// [`Constellation::is_diamond`]. What lies in the gaps is not looked at here (ruling A22).
    pub fn floors(self) -> Option<u8> {
        let [Some(first), second, third, fourth] = self.0 else { return None };
        let Some(second) = second else { return Some(1) };
        let (columns, rows) = step(first, second);
        let next = |square: Square| square.offset(columns, rows);
        let straight = columns == 0 || rows == 0 || columns.abs() == rows;
        match (third, fourth) {
            (None, _) => (columns.abs() + rows == 1).then_some(2),
            (Some(third), None) => (straight && next(second) == Some(third)).then_some(3),
            (Some(third), Some(fourth)) => {
                let line = straight && next(second) == Some(third) && next(third) == Some(fourth);
                let square = rows == 0
                    && first.offset(0, columns) == Some(third)
                    && second.offset(0, columns) == Some(fourth);
                if line { Some(4) } else { square.then_some(5) }
            }
        }
    }
}

impl Constellation {
    /// Whether its squares form a diamond: a square turned by 45 degrees. Ruling A24.
    pub fn is_diamond(self) -> bool {
        let [Some(top), Some(left), Some(right), Some(bottom)] = self.0 else { return false };
        let (columns, rows) = step(top, left);
        columns == -rows
            && top.offset(rows, rows) == Some(right)
            && top.offset(0, 2 * rows) == Some(bottom)
    }

    /// The squares between its neighboring squares: of a line, all gaps; of a square or diamond,
    /// those on its four sides and not its inside. Ruling A22.
    pub fn gaps(self) -> Squares {
        let [first, second, third, fourth] = self.0;
        let is_line = match self.floors() {
            Some(floors) => floors < 5,
            None => !self.is_diamond(),
        };
        let sides = if is_line {
            [(first, second), (second, third), (third, fourth), (None, None)]
        } else {
            [(first, second), (first, third), (second, fourth), (third, fourth)]
        };
        let gaps = sides.into_iter().filter_map(|(from, to)| Some(between(from?, to?)));
        gaps.fold(Squares::EMPTY, |all, gap| all | gap)
    }
}

/// The squares between two in a row, column or diagonal.
fn between(from: Square, to: Square) -> Squares {
    let (columns, rows) = step(from, to);
    let far = columns.abs().max(rows.abs());
    let at = |steps: i8| from.offset(columns.signum() * steps, rows.signum() * steps);
    (1..far).filter_map(at).collect()
}

/// Columns and rows from one square to another.
fn step(from: Square, to: Square) -> (i8, i8) {
    (
        to.column().cast_signed() - from.column().cast_signed(),
        to.row().cast_signed() - from.row().cast_signed(),
    )
}
