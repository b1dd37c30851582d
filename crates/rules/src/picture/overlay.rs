//! Draws marks over a board: dots, routes, lit lines and labels.

use super::{Ink, MarkKind, Marks, Place, Svg, color};

/// The side of a square in every picture of a board, whose upper left corner is at 0, 0.
pub const UNIT: f64 = 100.0;

/// Where marks are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// Under the pieces: lit lines.
    Under,
    /// Over the pieces: dots and routes.
    Over,
}

/// The middle of a square.
fn center(place: Place) -> (f64, f64) {
    ((f64::from(place.column) + 0.5) * UNIT, (f64::from(place.row) + 0.5) * UNIT)
}

fn centers(places: &[Place]) -> Vec<(f64, f64)> {
    places.iter().map(|&place| center(place)).collect()
}

/// Draws the marks that lie under or over the pieces. On a square that is `taken`, by a piece that a
/// dot would hide, a dot becomes a frame.
pub fn draw_marks(svg: &mut Svg, marks: &Marks, overlay: Overlay, taken: impl Fn(Place) -> bool) {
    // Routes first, so that they end under the dots.
    for kind in marks.iter() {
        if let (MarkKind::Path(places), Overlay::Over) = (kind, overlay) {
            draw_route(svg, &centers(places));
        }
    }
    for kind in marks.iter() {
        match (kind, overlay) {
            (MarkKind::Line(_, places), Overlay::Under) => draw_beam(svg, &centers(places)),
            (MarkKind::Line(floors, places), Overlay::Over) => draw_floors(svg, *floors, places),
            (MarkKind::Light(places), Overlay::Over) => {
                for &place in places {
                    let draw = if taken(place) { draw_frame } else { draw_dot };
                    draw(svg, center(place));
                }
            }
            (MarkKind::Ring(places), Overlay::Over) => {
                for at in centers(places) {
                    draw_ring(svg, at);
                }
            }
            _ => {}
        }
    }
}

/// Draws the labels, above everything else.
pub fn draw_labels(svg: &mut Svg, marks: &Marks) {
    for kind in marks.iter() {
        let MarkKind::Label(label, place) = kind else { continue };
        let (x, y) = center(*place);
        let letters = f64::from(u8::try_from(label.chars().count()).unwrap_or(u8::MAX));
        let (width, at) = (14.0 + 17.0 * letters, (x, y - 36.0));
        let background = Ink::fill(color::INK).edged(color::STONE, 3.0);
        svg.rect((at.0 - width / 2.0, at.1 - 15.5), (width, 31.0), 15.5, background);
        svg.bold((at.0, at.1 + 9.0), 25.0, color::STONE, label);
    }
}

fn draw_dot(svg: &mut Svg, at: (f64, f64)) {
    svg.circle(at, 21.0, Ink::fill(color::STONE).faint(0.88));
    svg.circle(at, 16.5, Ink::fill(color::JADE));
}

fn draw_frame(svg: &mut Svg, at: (f64, f64)) {
    svg.square(at, 92.0, 16.0, Ink::line(color::STONE, 13.0).faint(0.9));
    svg.square(at, 92.0, 16.0, Ink::line(color::JADE, 8.0));
}

fn draw_ring(svg: &mut Svg, at: (f64, f64)) {
    svg.circle(at, 21.0, Ink::fill(color::STONE).faint(0.88));
    svg.circle(at, 13.0, Ink::fill(color::STONE).edged(color::JADE, 7.0));
}

/// A line with an arrowhead, which starts beside the piece on its first square.
fn draw_route(svg: &mut Svg, points: &[(f64, f64)]) {
    const START: f64 = 0.46 * UNIT;
    const HEAD: f64 = 24.0;
    // Room for a dot on the last square.
    const SHORT: f64 = 20.0;
    let mut points = points.to_vec();
    let [.., before, last] = points[..] else { return };
    let ahead = towards(before, last);
    let tip = (last.0 - ahead.0 * SHORT, last.1 - ahead.1 * SHORT);
    if let [first, second, ..] = points[..] {
        let (x, y) = towards(first, second);
        points[0] = (first.0 + x * START, first.1 + y * START);
    }
    if let Some(end) = points.last_mut() {
        *end = (tip.0 - ahead.0 * HEAD, tip.1 - ahead.1 * HEAD);
    }
    svg.polyline(&points, Ink::line(color::STONE, 15.0).faint(0.9));
    svg.polyline(&points, Ink::line(color::JADE, 8.0));
    let side = (-ahead.1, ahead.0);
    let wing =
        |by: f64| (tip.0 - ahead.0 * HEAD + side.0 * by, tip.1 - ahead.1 * HEAD + side.1 * by);
    let head = [tip, wing(17.0), wing(-17.0), tip];
    svg.polyline(&head, Ink::fill(color::JADE).edged(color::STONE, 3.0));
}

/// One step from one point towards another; routes run along rows and columns.
fn towards(from: (f64, f64), to: (f64, f64)) -> (f64, f64) {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let length = (x * x + y * y).sqrt();
    if length > 0.0 { (x / length, y / length) } else { (0.0, 0.0) }
}

/// A band of light through the squares of a constellation, in reading order, closed for a block.
fn draw_beam(svg: &mut Svg, points: &[(f64, f64)]) {
    let mut points = points.to_vec();
    if let [a, b, c, d] = points[..]
        && is_block(&[a, b, c, d])
    {
        points = vec![a, b, d, c, a];
    }
    if points.len() > 1 {
        svg.polyline(&points, Ink::line(color::BEAM, 30.0).faint(0.35));
        svg.polyline(&points, Ink::line(color::BEAM, 6.0));
    }
    for &point in &points {
        svg.square(point, 92.0, 16.0, Ink::line(color::BEAM, 6.0));
    }
}

/// Whether four points, two rows of two, form a square.
fn is_block(points: &[(f64, f64); 4]) -> bool {
    let [a, b, c, d] = points.map(|(x, y)| (x.to_bits(), y.to_bits()));
    a.1 == b.1 && c.1 == d.1 && a.0 == c.0 && b.0 == d.0 && a != d
}

/// The number of floors, where it covers no piece: between squares.
fn draw_floors(svg: &mut Svg, floors: u8, places: &[Place]) {
    let (x, y) = match centers(places)[..] {
        [] => return,
        [(x, y)] => (x + 22.0, y + 22.0),
        [a, b, c, d] if is_block(&[a, b, c, d]) => middle(a, d),
        [a, b, ..] => middle(a, b),
    };
    svg.circle((x, y), 20.0, Ink::fill(color::STONE).edged(color::BEAM, 4.5));
    svg.bold((x, y + 10.5), 30.0, color::INK, &floors.to_string());
}

fn middle(a: (f64, f64), b: (f64, f64)) -> (f64, f64) {
    (f64::midpoint(a.0, b.0), f64::midpoint(a.1, b.1))
}

#[cfg(test)]
mod tests {
    use super::super::{Frame, Marks, Svg};
    use super::{Overlay, draw_labels, draw_marks};

    #[test]
    fn every_mark_leaves_a_trace() {
        for mark in [
            "light a1",
            "light b1",
            "ring a1",
            "path a1 a2 b2",
            "path a1 a1",
            "line 1 a1",
            "line 5 a1 b1",
            "line 5 a1 b1 a2 b2",
            "label A a1",
        ] {
            let marks = Marks::read(&format!("# picture {mark}\n")).unwrap();
            let mut svg = Svg::default();
            draw_marks(&mut svg, &marks, Overlay::Under, |_| false);
            draw_marks(&mut svg, &marks, Overlay::Over, |place| place.column > 0);
            draw_labels(&mut svg, &marks);
            let text = svg.finish("", Frame { x: 0.0, y: 0.0, width: 1.0, height: 1.0 });
            assert!(text.contains('#') && !text.contains("NaN"), "{mark}: {text}");
        }
    }
}
