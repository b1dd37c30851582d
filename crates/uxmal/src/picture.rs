//! The position as a picture, an SVG file: the plan of the pyramid, and what lies beside it.

mod glyphs;
mod panel;
mod plan;

use rules::picture::{
    Frame, Ink, MarkKind, Marks, Overlay, Place, Svg, UNIT, color, draw_labels, draw_marks,
};
use rules::{LoadError, Tabletop};

use crate::cell::SIDE;
use crate::{Cell, Site, State, Uxmal};

/// The width of the rim with the names of columns and rows.
const RIM: f64 = 40.0;
/// What a site has to be.
const SITE: &str = "a site of the level that is being built";

pub(crate) fn picture(game: &Uxmal, state: &State, marks: &Marks) -> Result<String, LoadError> {
    marks.check(SIDE, SIDE, |kind| !matches!(kind, MarkKind::Line(..)))?;
    let window = Window::of(marks);
    let mut svg = Svg::default();
    plan::draw(&mut svg, state);
    for kind in marks.iter() {
        if let MarkKind::Site(place) = kind {
            let site = Site::new(place.column, place.row);
            let site = site.filter(|&site| state.level.sites().contains(site));
            plan::draw_site(&mut svg, state, site.ok_or_else(|| marks.refuse(kind, SITE))?);
        }
    }
    let taken = |place: Place| {
        Cell::new(place.column, place.row).is_some_and(|cell| state.priest_at(cell).is_some())
    };
    draw_marks(&mut svg, marks, Overlay::Under, taken);
    plan::draw_priests(&mut svg, state);
    draw_marks(&mut svg, marks, Overlay::Over, taken);
    window.draw_rim(&mut svg);
    draw_labels(&mut svg, marks);
    let mut frame = window.frame();
    if marks.is_empty() || marks.has(&MarkKind::Track) || marks.has(&MarkKind::Scores) {
        let contents = panel::Contents {
            track: !marks.has(&MarkKind::Scores) || marks.has(&MarkKind::Track),
            players: marks.is_empty() || marks.has(&MarkKind::Scores),
        };
        panel::draw(&mut svg, game, state, &mut frame, contents);
    }
    Ok(svg.finish(Uxmal::TITLE, frame))
}

/// The cells that the picture shows.
#[derive(Clone, Copy)]
struct Window {
    columns: (u8, u8),
    rows: (u8, u8),
}

impl Window {
    fn of(marks: &Marks) -> Window {
        match marks.crop() {
            Some((from, to)) => {
                Window { columns: (from.column, to.column + 1), rows: (from.row, to.row + 1) }
            }
            None => Window { columns: (0, SIDE), rows: (0, SIDE) },
        }
    }

    /// Left, top, width and height of the cells.
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
        // Wide enough to hide everything around a part of the plan, also under the panel.
        let band = 2.0 * f64::from(SIDE) * UNIT;
        let corner = (x - band / 2.0, y - band / 2.0);
        svg.rect(corner, (width + band, height + band), 0.0, Ink::line(color::GROUND, band));
        svg.rect((x, y), (width, height), 0.0, Ink::line(color::EDGE, 3.0));
        for column in self.columns.0..self.columns.1 {
            let name = char::from(b'a' + column).to_string();
            let at = (f64::from(column) + 0.5) * UNIT;
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
