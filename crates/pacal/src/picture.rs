//! The position as a picture, an SVG file: the board seen from above with everything on it.

mod ground;
mod outline;
mod pieces;
mod tints;

use rules::picture::{
    Frame, Ink, MarkKind, Marks, Overlay, Place, Svg, Window, color, draw_labels, draw_marks,
    draw_score,
};
use rules::{LoadError, Seat, Tabletop};

use crate::Pacal;
use crate::square::{Square, Squares};
use crate::state::State;

/// Wider than the rim, so that nothing shines through at its edge.
const BAND: f64 = 120.0;
/// The height of the line of points below the board.
const SCORES: f64 = 70.0;

pub(crate) fn picture(game: &Pacal, state: &State, marks: &Marks) -> Result<String, LoadError> {
    let (columns, rows) = (game.board.columns(), game.board.rows());
    marks.check(columns, rows, |kind| !matches!(kind, MarkKind::Site(_) | MarkKind::Track))?;
    let window = Window::of(marks, columns, rows);
    let mut svg = Svg::with_looks(marks.looks());
    let taken = |place: Place| {
        Square::new(place.column, place.row).is_some_and(|at| pieces(state).contains(at))
    };
    ground::draw(&mut svg, game, squares(window));
    draw_marks(&mut svg, marks, Overlay::Under, taken);
    ground::draw_plaques(&mut svg, game, squares(window), busy(state, marks));
    pieces::draw(&mut svg, game, state, squares(window));
    draw_marks(&mut svg, marks, Overlay::Over, taken);
    window.draw_rim(&mut svg, BAND);
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

/// The squares that the picture shows.
fn squares(window: Window) -> Squares {
    let in_row = |row| {
        (window.columns.0..window.columns.1).filter_map(move |column| Square::new(column, row))
    };
    (window.rows.0..window.rows.1).flat_map(in_row).collect()
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
