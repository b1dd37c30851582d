//! Which squares together allow a pyramid. Rule 7.2.

use crate::square::{Square, Squares};

/// One to four squares, by row, then column. Whether they form anything is for
/// [`Constellation::floors`] to say.
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

    /// Its squares as a set.
    pub fn as_set(self) -> Squares {
        self.squares().collect()
    }

    /// The floors of the pyramid it stands for; none if it is no constellation at all.
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

/// A square of the finder, with its coordinates at hand.
#[derive(Clone, Copy)]
struct Spot {
    square: Square,
    column: i8,
    row: i8,
}

/// Ten stones and at most eleven pyramids.
const MOST_SPOTS: usize = 21;

/// Tells `found` of every constellation among `squares`, with the floors it stands for, in
/// ascending order, until `found` says that it has seen enough.
///
/// Every line and every square is found from its first two squares.
#[inline]
pub(crate) fn each(squares: Squares, mut found: impl FnMut(Constellation, u8) -> Enough) {
    let mut spots = [Spot { square: FIRST, column: 0, row: 0 }; MOST_SPOTS];
    let mut count = 0;
    for (spot, square) in spots.iter_mut().zip(squares.iter()) {
        *spot =
            Spot { square, column: square.column().cast_signed(), row: square.row().cast_signed() };
        count += 1;
    }
    let spots = &spots[..count];
    for (index, &first) in spots.iter().enumerate() {
        if found(Constellation([Some(first.square), None, None, None]), 1).0 {
            return;
        }
        for &second in &spots[index + 1..] {
            if each_from(squares, first, second, &mut found).0 {
                return;
            }
        }
    }
}

/// Whether a search has seen enough.
#[derive(Clone, Copy)]
pub(crate) struct Enough(pub(crate) bool);

const FIRST: Square = match Square::new(0, 0) {
    Some(square) => square,
    None => panic!("every board has a1"),
};

#[inline]
fn each_from(
    squares: Squares,
    first: Spot,
    second: Spot,
    found: &mut impl FnMut(Constellation, u8) -> Enough,
) -> Enough {
    let (columns, rows) = (second.column - first.column, second.row - first.row);
    let straight = columns == 0 || rows == 0 || columns.abs() == rows;
    if !straight {
        return Enough(false);
    }
    let held = |square: Option<Square>| square.filter(|&square| squares.contains(square));
    let pair = [Some(first.square), Some(second.square)];
    let of = |third, fourth| Constellation([pair[0], pair[1], third, fourth]);
    if columns.abs() + rows == 1 && found(of(None, None), 2).0 {
        return Enough(true);
    }
    if let Some(third) = held(second.square.offset(columns, rows)) {
        if found(of(Some(third), None), 3).0 {
            return Enough(true);
        }
        let fourth = held(third.offset(columns, rows));
        if fourth.is_some() && found(of(Some(third), fourth), 4).0 {
            return Enough(true);
        }
    }
    if rows == 0 {
        let third = held(first.square.offset(0, columns));
        let fourth = third.and_then(|_| held(second.square.offset(0, columns)));
        if fourth.is_some() && found(of(third, fourth), 5).0 {
            return Enough(true);
        }
    }
    Enough(false)
}
