//! The outline of a set of squares as an SVG path.

use std::collections::BTreeMap;

use crate::square::{Square, Squares};

/// A corner of the grid.
type Corner = (i32, i32);

/// The outline of `squares`, `inset` inside their edge.
///
/// Outer edges run clockwise and holes counterclockwise, so the inside is always on the right.
pub(super) fn outline(squares: Squares, inset: i32) -> String {
    let mut edges = edges(squares);
    let mut path = String::new();
    while let Some((&start, _)) = edges.first_key_value() {
        path.push_str(&written(&merged(&walk(start, &mut edges)), inset));
    }
    path
}

/// The edges that lead on from every corner: one, or two where squares touch corner to corner.
fn edges(squares: Squares) -> BTreeMap<Corner, Vec<Corner>> {
    let mut edges: BTreeMap<Corner, Vec<Corner>> = BTreeMap::new();
    for square in squares.iter() {
        let (x, y) = (i32::from(square.column()), i32::from(square.row()));
        let open = |columns, rows| {
            square.offset(columns, rows).is_none_or(|next: Square| !squares.contains(next))
        };
        for (is_edge, from, to) in [
            (open(0, -1), (x, y), (x + 1, y)),
            (open(1, 0), (x + 1, y), (x + 1, y + 1)),
            (open(0, 1), (x + 1, y + 1), (x, y + 1)),
            (open(-1, 0), (x, y + 1), (x, y)),
        ] {
            if is_edge {
                edges.entry(from).or_default().push(to);
            }
        }
    }
    edges
}

fn walk(start: Corner, edges: &mut BTreeMap<Corner, Vec<Corner>>) -> Vec<Corner> {
    let mut corners = vec![start];
    let (mut here, mut heading) = (start, (0, 0));
    while let Some(next) = take(here, heading, edges) {
        heading = (next.0 - here.0, next.1 - here.1);
        if next == start {
            break;
        }
        corners.push(next);
        here = next;
    }
    corners
}

/// Where two edges lead on, turns right: squares that touch only at a corner stay apart.
fn take(
    here: Corner,
    heading: Corner,
    edges: &mut BTreeMap<Corner, Vec<Corner>>,
) -> Option<Corner> {
    let ways = edges.get_mut(&here)?;
    let right = (here.0 - heading.1, here.1 + heading.0);
    let chosen = ways.iter().position(|&way| way == right).unwrap_or(0);
    let next = ways.remove(chosen);
    if ways.is_empty() {
        edges.remove(&here);
    }
    Some(next)
}

/// The corners where the outline turns.
fn merged(corners: &[Corner]) -> Vec<Corner> {
    let turns = |index: usize| {
        let (before, after) = around(corners, index);
        let corner = corners[index];
        !(before.0 == corner.0 && corner.0 == after.0
            || before.1 == corner.1 && corner.1 == after.1)
    };
    (0..corners.len()).filter(|&index| turns(index)).map(|index| corners[index]).collect()
}

/// The corners before and after this one.
fn around(corners: &[Corner], index: usize) -> (Corner, Corner) {
    let count = corners.len();
    (corners[(index + count - 1) % count], corners[(index + 1) % count])
}

fn written(corners: &[Corner], inset: i32) -> String {
    const UNIT: i32 = 100;
    let point = |index: usize| {
        let (before, after) = around(corners, index);
        let here = corners[index];
        let ((dx, dy), (ex, ey)) = (inwards(before, here), inwards(here, after));
        format!("{} {}", here.0 * UNIT + (dx + ex) * inset, here.1 * UNIT + (dy + ey) * inset)
    };
    let points: Vec<String> = (0..corners.len()).map(point).collect();
    format!("M{}Z", points.join("L"))
}

/// To the right of the way from one corner to the next: inside.
fn inwards(from: Corner, to: Corner) -> Corner {
    (-(to.1 - from.1).signum(), (to.0 - from.0).signum())
}

#[cfg(test)]
mod tests {
    use super::outline;
    use crate::square::{Square, Squares};

    fn squares(names: &str) -> Squares {
        names.split(' ').map(|name| name.parse::<Square>().unwrap()).collect()
    }

    #[test]
    fn an_outline_turns_only_at_corners() {
        assert_eq!(outline(squares("a1 b1"), 0), "M0 0L200 0L200 100L0 100Z");
        assert_eq!(outline(squares("b2"), 5), "M105 105L195 105L195 195L105 195Z");
        assert_eq!(outline(Squares::EMPTY, 5), "");
    }

    #[test]
    fn a_hole_and_squares_that_touch_at_a_corner_have_outlines_of_their_own() {
        let ring = outline(squares("a1 b1 c1 a2 c2 a3 b3 c3"), 0);
        assert_eq!(ring.matches('M').count(), 2, "{ring}");
        assert_eq!(outline(squares("a1 b2"), 0).matches('M').count(), 2);
    }
}
