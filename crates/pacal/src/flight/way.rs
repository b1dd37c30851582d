//! The path of a flight, for clients that show it.

use super::{Bent, DeadEnds};
use crate::square::{Direction, Square, Squares};

/// The squares between two of one row or column, without the first and with the last.
pub(crate) fn line(from: Square, to: Square) -> Option<Vec<Square>> {
    let columns = to.column().cast_signed() - from.column().cast_signed();
    let rows = to.row().cast_signed() - from.row().cast_signed();
    if (columns == 0) == (rows == 0) {
        return None;
    }
    let at = |far: i8| from.offset(columns.signum() * far, rows.signum() * far);
    (1..=columns.abs() + rows.abs()).map(at).collect()
}

/// A path for a flight that may turn and ends on `to`, with the fewest turns possible.
///
/// It follows the same rules as [`super::bent_ends`], which finds all ends at once.
pub(crate) fn bent_way(
    free: Squares,
    start: Square,
    to: Square,
    number: u8,
    dead_ends: DeadEnds,
) -> Option<Vec<Square>> {
    let search = Search { to, flight: Bent { free, dead_ends } };
    let mut way = Vec::with_capacity(number.into());
    (0..number)
        .any(|turns| search.on(free.without(start), start, None, number, turns, &mut way))
        .then_some(way)
}

struct Search {
    to: Square,
    flight: Bent,
}

impl Search {
    /// Whether `left` more squares with at most `turns` turns lead from `here` to the end; if so,
    /// `way` has them.
    fn on(
        &self,
        open: Squares,
        here: Square,
        heading: Option<Direction>,
        left: u8,
        turns: u8,
        way: &mut Vec<Square>,
    ) -> bool {
        Direction::ALL.into_iter().any(|direction| {
            let turns = match heading {
                Some(heading) if heading != direction => turns.checked_sub(1),
                _ => Some(turns),
            };
            let next = open.at(here.step(direction));
            let (Some(next), Some(turns)) = (next, turns) else { return false };
            way.push(next);
            let found = self.enters(open.without(next), next, direction, left - 1, turns, way);
            if !found {
                way.pop();
            }
            found
        })
    }

    fn enters(
        &self,
        open: Squares,
        here: Square,
        heading: Direction,
        left: u8,
        turns: u8,
        way: &mut Vec<Square>,
    ) -> bool {
        if left == 0 || self.flight.ends_on(here) {
            return here == self.to;
        }
        distance(here, self.to) <= left && self.on(open, here, Some(heading), left, turns, way)
    }
}

fn distance(from: Square, to: Square) -> u8 {
    from.column().abs_diff(to.column()) + from.row().abs_diff(to.row())
}
