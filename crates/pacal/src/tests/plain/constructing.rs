//! Section 7.

use std::collections::BTreeSet;

use super::{Place, Plain, text};

impl Plain {
    /// Everything that may be built or raised.
    pub(super) fn constructions(&self) -> Vec<String> {
        let mut own = self.open_stones_of(self.seat);
        own.extend(self.own_pyramids());
        own.sort_by_key(|&(column, row)| (row, column));
        let mut actions = Vec::new();
        for squares in subsets(&own) {
            let diamond = self.diamonds && is_diamond(&squares);
            let floors = if diamond { Some(5) } else { floors_of(&squares) };
            let Some(floors) = floors else { continue };
            if !self.empty_gaps || self.has_empty_gaps(&squares, floors) {
                self.construct_from(&squares, floors, &mut actions);
            }
        }
        actions
    }

    /// Ruling A22: walks from every square to the next and looks at what is on the way.
    fn has_empty_gaps(&self, squares: &[Place], floors: usize) -> bool {
        let sides: &[(usize, usize)] = match (squares.len(), floors) {
            (_, 5) => &[(0, 1), (0, 2), (1, 3), (2, 3)],
            (1, _) => &[],
            (2, _) => &[(0, 1)],
            (3, _) => &[(0, 1), (1, 2)],
            _ => &[(0, 1), (1, 2), (2, 3)],
        };
        sides.iter().all(|&(from, to)| {
            let (mut at, end) = (squares[from], squares[to]);
            loop {
                at = (at.0 + (end.0 - at.0).signum(), at.1 + (end.1 - at.1).signum());
                if at == end {
                    return true;
                }
                if self.holds_something(at) {
                    return false;
                }
            }
        })
    }

    fn holds_something(&self, place: Place) -> bool {
        self.open_stones.iter().any(|&(at, _)| at == place)
            || self.pyramids.contains_key(&place)
            || self.ships.values().any(|&at| at == place)
    }

    fn own_pyramids(&self) -> impl Iterator<Item = Place> {
        let mine = self.pyramids.iter().filter(|(_, (owner, _))| *owner == self.seat);
        mine.map(|(&place, _)| place)
    }

    fn construct_from(&self, squares: &[Place], floors: usize, actions: &mut Vec<String>) {
        let texts: Vec<String> = squares.iter().map(|&square| text(square)).collect();
        let n_pyramids = squares.iter().filter(|square| self.pyramids.contains_key(square)).count();
        // Rules 7.6 and 7.7.
        if n_pyramids == squares.len() {
            return;
        }
        for height in self.heights(floors) {
            for &square in squares {
                let (verb, may) = match self.pyramids.get(&square) {
                    None => ("build", !self.master || n_pyramids == 0),
                    Some(&(_, old)) => ("raise", old < height && (!self.master || n_pyramids == 1)),
                };
                if may {
                    let (square, squares) = (text(square), texts.join(","));
                    actions.push(format!("{verb} {height} {square} {squares}"));
                }
            }
        }
    }

    /// Rule 7.10, rulings A26 and A60.
    fn heights(&self, floors: usize) -> BTreeSet<usize> {
        let mine = self.boxes[self.seat].iter().copied();
        if self.boxes[self.seat].contains(&floors) {
            return BTreeSet::from([floors]);
        }
        mine.filter(|&height| height < floors).collect()
    }
}

/// All sets of one to four of these squares.
fn subsets(squares: &[Place]) -> Vec<Vec<Place>> {
    let mut all: Vec<Vec<Place>> = vec![Vec::new()];
    for &square in squares {
        let with = all.iter().filter(|set| set.len() < 4).map(|set| [&set[..], &[square]].concat());
        let with: Vec<_> = with.collect();
        all.extend(with);
    }
    all.retain(|set| !set.is_empty());
    all
}

/// Rule 7.2. The squares are sorted by row, then column.
pub(super) fn floors_of(squares: &[Place]) -> Option<usize> {
    let steps: BTreeSet<Place> =
        squares.windows(2).map(|pair| (pair[1].0 - pair[0].0, pair[1].1 - pair[0].1)).collect();
    let equal_steps = steps.len() == 1;
    let (across, down) = steps.first().copied().unwrap_or_default();
    let row_column_or_diagonal = across == 0 || down == 0 || across.abs() == down.abs();
    let in_line = equal_steps && row_column_or_diagonal;
    match squares.len() {
        1 => Some(1),
        2 => (across.abs() + down.abs() == 1).then_some(2),
        3 => in_line.then_some(3),
        _ if in_line => Some(4),
        _ => is_square(squares).then_some(5),
    }
}

/// Ruling A24: the same distance from a middle in all four directions.
pub(super) fn is_diamond(squares: &[Place]) -> bool {
    let [top, left, right, bottom] = squares else { return false };
    let middle = (top.0, left.1);
    let far = middle.1 - top.1;
    far > 0
        && *left == (middle.0 - far, middle.1)
        && *right == (middle.0 + far, middle.1)
        && *bottom == (middle.0, middle.1 + far)
}

/// Two columns and two rows, equally far apart, with a corner at each crossing.
fn is_square(corners: &[Place]) -> bool {
    let columns: BTreeSet<i32> = corners.iter().map(|corner| corner.0).collect();
    let rows: BTreeSet<i32> = corners.iter().map(|corner| corner.1).collect();
    let width = |lines: &BTreeSet<i32>| lines.last().unwrap() - lines.first().unwrap();
    columns.len() == 2 && rows.len() == 2 && width(&columns) == width(&rows)
}
