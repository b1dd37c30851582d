//! The position as a picture, an SVG file: the plan of the pyramid, and what lies beside it.

mod glyphs;
mod panel;
mod plan;

use rules::picture::{MarkKind, Marks, Overlay, Place, Svg, UNIT, Window, draw_labels, draw_marks};
use rules::{LoadError, Tabletop};

use crate::cell::SIDE;
use crate::{Cell, Site, State, Uxmal};

/// Wide enough to hide everything around a part of the plan, also under the panel.
const BAND: f64 = 2.0 * SIDE as f64 * UNIT;
/// What a site has to be.
const SITE: &str = "a site of the level that is being built";

pub(crate) fn picture(game: &Uxmal, state: &State, marks: &Marks) -> Result<String, LoadError> {
    marks.check(SIDE, SIDE, |kind| !matches!(kind, MarkKind::Line(..)))?;
    let window = Window::of(marks, SIDE, SIDE);
    let mut svg = Svg::with_looks(marks.looks());
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
    window.draw_rim(&mut svg, BAND);
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
