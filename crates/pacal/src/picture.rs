//! The position as a picture, an SVG file: the board seen from above with everything on it.

mod ground;
mod outline;
mod pieces;
mod tints;

use rules::picture::{
    Frame, Ink, MarkKind, Marks, Overlay, Place, Svg, UNIT, color, draw_labels, draw_marks,
    draw_score,
};
use rules::{LoadError, Seat, Tabletop};

use crate::Pacal;
use crate::square::{Square, Squares};
use crate::state::State;

/// The width of the rim with the names of columns and rows.
const RIM: f64 = 40.0;
/// The height of the line of points below the board.
const SCORES: f64 = 70.0;

pub(crate) fn picture(game: &Pacal, state: &State, marks: &Marks) -> Result<String, LoadError> {
    let (columns, rows) = (game.board.columns(), game.board.rows());
    marks.check(columns, rows, |kind| !matches!(kind, MarkKind::Site(_) | MarkKind::Track))?;
    let window = Window::of(game, marks);
    let mut svg = Svg::default();
    let taken = |place: Place| {
        Square::new(place.column, place.row).is_some_and(|at| pieces(state).contains(at))
    };
    ground::draw(&mut svg, game, window.squares());
    draw_marks(&mut svg, marks, Overlay::Under, taken);
    ground::draw_plaques(&mut svg, game, window.squares(), busy(state, marks));
    pieces::draw(&mut svg, game, state, window.squares());
    draw_marks(&mut svg, marks, Overlay::Over, taken);
    window.draw_rim(&mut svg);
    draw_labels(&mut svg, marks);
    let mut frame = window.frame();
    if marks.is_empty() || marks.has(&MarkKind::Scores) {
        frame.height += SCORES;
        draw_scores(&mut svg, game, state, frame);
    }
    Ok(svg.finish(Pacal::TITLE, frame))
}

/// The squares where something covers their edges.
fn busy(state: &State, marks: &Marks) -> Squares {
    let lit = marks.iter().filter_map(|kind| match kind {
        MarkKind::Line(_, places) => Some(places),
        _ => None,
    });
    let lit = lit.flatten().filter_map(|place| Square::new(place.column, place.row));
    pieces(state) | lit.collect()
}

/// The squares with a ship or a pyramid.
fn pieces(state: &State) -> Squares {
    state.all_ships() | state.all_pyramids()
}

/// The squares that the picture shows: the whole board, or a part of it.
#[derive(Clone, Copy)]
struct Window {
    columns: (u8, u8),
    rows: (u8, u8),
}

impl Window {
    fn of(game: &Pacal, marks: &Marks) -> Window {
        match marks.crop() {
            Some((from, to)) => {
                Window { columns: (from.column, to.column + 1), rows: (from.row, to.row + 1) }
            }
            None => Window { columns: (0, game.board.columns()), rows: (0, game.board.rows()) },
        }
    }

    fn squares(self) -> Squares {
        let rows = self.rows.0..self.rows.1;
        let in_row = |row| {
            (self.columns.0..self.columns.1).filter_map(move |column| Square::new(column, row))
        };
        rows.flat_map(in_row).collect()
    }

    /// Left, top, width and height of the squares.
    fn measures(self) -> (f64, f64, f64, f64) {
        let [left, right] = [self.columns.0, self.columns.1].map(|at| f64::from(at) * UNIT);
        let [top, bottom] = [self.rows.0, self.rows.1].map(|at| f64::from(at) * UNIT);
        (left, top, right - left, bottom - top)
    }

    fn frame(self) -> Frame {
        let (x, y, width, height) = self.measures();
        Frame { x: x - RIM, y: y - RIM, width: width + 2.0 * RIM, height: height + 2.0 * RIM }
    }

    /// The rim hides what lies outside, and names columns and rows.
    fn draw_rim(self, svg: &mut Svg) {
        let (x, y, width, height) = self.measures();
        // Wider than it is visible, so that nothing shines through at its edge.
        let band = 3.0 * RIM;
        let middle = (x - band / 2.0, y - band / 2.0);
        svg.rect(middle, (width + band, height + band), 0.0, Ink::line(color::GROUND, band));
        svg.rect((x, y), (width, height), 0.0, Ink::line(color::EDGE, 3.0));
        for column in self.columns.0..self.columns.1 {
            let (at, name) =
                ((f64::from(column) + 0.5) * UNIT, char::from(b'a' + column).to_string());
            svg.text((at, y - 11.0), 28.0, color::INK_SOFT, &name);
            svg.text((at, y + height + 30.0), 28.0, color::INK_SOFT, &name);
        }
        for row in self.rows.0..self.rows.1 {
            let (at, name) = ((f64::from(row) + 0.5) * UNIT + 10.0, (row + 1).to_string());
            svg.text((x - RIM / 2.0, at), 28.0, color::INK_SOFT, &name);
            svg.text((x + width + RIM / 2.0, at), 28.0, color::INK_SOFT, &name);
        }
    }
}

/// Everybody's points in a line below the board.
fn draw_scores(svg: &mut Svg, game: &Pacal, state: &State, frame: Frame) {
    const APART: f64 = 130.0;
    let top = frame.y + frame.height - SCORES;
    svg.rect((frame.x, top), (frame.width, SCORES), 0.0, Ink::fill(color::GROUND));
    for (place, seat) in Seat::all(game.players).enumerate() {
        let x = frame.x + 70.0 + APART * f64::from(u8::try_from(place).unwrap_or(0));
        let points = i32::from(state.scores[seat.index()]);
        draw_score(svg, (x, top + 34.0), seat, points);
    }
}
