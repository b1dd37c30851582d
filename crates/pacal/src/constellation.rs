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
    /// square with equal gaps. What lies in the gaps does not matter (rulings A22, A23).
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
/// Every pair, line and square is found from its first two squares.
#[inline]
pub(crate) fn each(
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
