//! The pyramid seen from above: the base board, the tiles of every level, the priests.

use rules::Seat;
use rules::picture::{Ink, Svg, UNIT, color};

use super::glyphs::{draw_crowded_idol, draw_idol, draw_print};
use crate::cell::SIDE;
use crate::{Cell, Level, Site, State};

/// The stone of the base board and of every level: the higher, the lighter.
const BASE: &str = "#cdbfa4";
const TOPS: [&str; 3] = ["#ded2bb", "#ede4d2", "#fbf6ea"];
const SEAM: &str = "#a8997c";
const SIDE_WALL: &str = "#9c8c6f";
const LIGHT: &str = "#ffffff";

/// The side of a tile: two cells.
const TILE: f64 = 2.0 * UNIT;

pub(super) fn draw(svg: &mut Svg, state: &State) {
    draw_base(svg, state);
    for level in Level::ALL {
        for site in level.sites().iter() {
            draw_tile(svg, state, level, site);
        }
    }
}

fn draw_base(svg: &mut Svg, state: &State) {
    let side = f64::from(SIDE) * UNIT;
    svg.rect((0.0, 0.0), (side, side), 0.0, Ink::fill(BASE));
    let seams = (0..=SIDE).step_by(2).map(|at| {
        let at = u32::from(at) * 100;
        format!("M{at} 0V800M0 {at}H800")
    });
    svg.path(&seams.collect::<String>(), Ink::line(SEAM, 3.0));
    for cell in Cell::all().filter(|&cell| state.level_at(cell).is_none()) {
        if let Some(idol) = state.symbol_at(cell) {
            draw_print(svg, corner(cell), idol);
        }
    }
}

/// The upper left corner of a cell.
fn corner(cell: Cell) -> (f64, f64) {
    (f64::from(cell.column()) * UNIT, f64::from(cell.row()) * UNIT)
}

/// A tile with its shadow, if the site has one, and what can be seen on it.
fn draw_tile(svg: &mut Svg, state: &State, level: Level, site: Site) {
    let cells = level.place(site).cells();
    if !cells.iter().all(|&cell| state.built[level.index()].contains(cell)) {
        return;
    }
    let (x, y) = corner(cells[0]);
    svg.rect((x + 17.0, y + 15.0), (TILE, TILE), 4.0, Ink::fill(color::SHADOW).faint(0.3));
    svg.rect((x + 6.0, y + 6.0), (TILE, TILE), 4.0, Ink::fill(SIDE_WALL));
    svg.rect((x, y), (TILE, TILE), 4.0, Ink::fill(TOPS[level.index()]).edged(SEAM, 2.5));
    let light = [(x + 4.0, y + 196.0), (x + 4.0, y + 4.0), (x + 196.0, y + 4.0)];
    svg.polyline(&light, Ink::line(LIGHT, 3.0).faint(0.65));
    for cell in cells.into_iter().filter(|&cell| state.level_at(cell) == Some(level)) {
        draw_symbol(svg, state, cell);
    }
}

fn draw_symbol(svg: &mut Svg, state: &State, cell: Cell) {
    let (x, y) = corner(cell);
    match state.symbol_at(cell) {
        None => svg.at((x, y), 1.0, |svg| {
            svg.path("M50 36L64 50L50 64L36 50Z", Ink::line(SEAM, 4.0));
        }),
        Some(idol) if state.priest_at(cell).is_some() => draw_crowded_idol(svg, (x, y), idol),
        Some(idol) => draw_idol(svg, (x, y), UNIT, idol),
    }
}

/// A place for a tile on the level that is being built.
pub(super) fn draw_site(svg: &mut Svg, state: &State, site: Site) {
    let (x, y) = corner(state.level.place(site).cells()[0]);
    let (at, both) = ((x + 8.0, y + 8.0), (TILE - 16.0, TILE - 16.0));
    svg.rect(at, both, 14.0, Ink::fill(color::STONE).faint(0.25));
    svg.rect(at, both, 14.0, Ink::line(color::STONE, 14.0).faint(0.9));
    svg.rect(at, both, 14.0, Ink::line(color::JADE, 8.0).dashed("26 15"));
}

pub(super) fn draw_priests(svg: &mut Svg, state: &State) {
    for cell in Cell::all() {
        let Some(seat) = state.priest_at(cell) else { continue };
        let (x, y) = corner(cell);
        draw_priest(svg, (x + 70.0, y + 89.0), 0.92, seat);
    }
}

/// A small figure with the seat's mark, 70 high; `at` is where it stands.
pub(super) fn draw_priest(svg: &mut Svg, at: (f64, f64), scale: f64, seat: Seat) {
    let look = svg.look(seat);
    svg.at(at, scale, |svg| {
        let body = Ink::fill(look.fill).edged(color::EDGE, 4.0);
        svg.path("M-22 1a25 9 0 1 0 50 0a25 9 0 1 0 -50 0z", Ink::fill(color::SHADOW).faint(0.4));
        svg.path("M-15 -66L-9 -56L-5 -72L0 -58L5 -72L9 -56L15 -66L12 -46H-12Z", body);
        svg.path("M-24 0C-24 -22 -14 -38 0 -38C14 -38 24 -22 24 0Q0 9 -24 0Z", body);
        svg.circle((0.0, -43.0), 12.0, body);
        svg.at((-13.5, -29.0), 1.12, |svg| svg.path(look.mark, Ink::fill(look.on)));
    });
}
