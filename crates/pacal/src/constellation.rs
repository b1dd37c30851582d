//! Which squares together allow a pyramid. Rule 7.2.

use std::ops::ControlFlow;

use crate::square::{EAST, MAX_SIDE, SOUTH, Square, Squares};

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

    /// One square.
    pub(crate) fn single(square: Square) -> Constellation {
        Constellation([Some(square), None, None, None])
    }

    /// Its squares, by row, then column.
    #[inline]
    pub fn squares(self) -> impl Iterator<Item = Square> + Clone {
        self.0.into_iter().flatten()
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

/// Calls `found` with every constellation among `squares` that has `first` as its first square and
/// at least one more, with the floors it allows, in ascending order, until `found` breaks off.
///
/// Every pair, line and square, and with `DIAMONDS` every diamond (ruling A24), is found from its
/// first two squares.
#[inline]
pub(crate) fn each<const DIAMONDS: bool>(
    squares: Squares,
    first: Square,
    found: &mut impl FnMut(Constellation, u8) -> ControlFlow<()>,
) -> ControlFlow<()> {
    (squares & *Squares::in_line_after(first)).try_for_each(|second| {
        let of = |third, fourth| Constellation([Some(first), Some(second), third, fourth]);
        let apart = second.bit() - first.bit();
        if apart == EAST || apart == SOUTH {
            found(of(None, None), 2)?;
        }
        if DIAMONDS && let Some((right, bottom)) = diamond(squares, first, second) {
            found(of(Some(right), Some(bottom)), 5)?;
        }
        if let Some(third) = squares.at(second.beyond(first)) {
            found(of(Some(third), None), 3)?;
            if let Some(fourth) = squares.at(third.beyond(second)) {
                found(of(Some(third), Some(fourth)), 4)?;
            }
        }
        if apart < MAX_SIDE {
            let third = squares.at(first.below(apart));
            let fourth = third.and_then(|_| squares.at(second.below(apart)));
            if fourth.is_some() {
                found(of(third, fourth), 5)?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// The other two corners of the diamond with this top and left corner, if `squares` holds them.
fn diamond(squares: Squares, top: Square, left: Square) -> Option<(Square, Square)> {
    let (columns, rows) = step(top, left);
    let held = |square: &Square| squares.contains(*square);
    let right = top.offset(rows, rows).filter(held)?;
    let bottom = top.offset(0, 2 * rows).filter(held)?;
    (columns == -rows).then_some((right, bottom))
}
