//! The printed board: districts, their values, river, lake and covers.

use rules::picture::{Ink, Svg, UNIT, color};

use super::outline::outline;
use super::tints::tints;
use crate::Pacal;
use crate::board::{Board, District};
use crate::square::{Square, Squares};

const SACRED: &str = "#f7e6b4";
const TINTS: [&str; 4] = ["#f4e9d3", "#d7e6cb", "#f2d8c8", "#d3e0ea"];
const SUN: &str = "#efcf7c";
const CARVE: &str = "#8d7b5f";
const LIP: &str = "#fffdf6";
const SLAB: &str = "#b3a793";
const LAKE: &str = "#7fb6d3";
const LAKE_EDGE: &str = "#3d7fa5";
const FOAM: &str = "#f2faff";
const WATER: &str = "#29698e";

/// Draws the part of the board in the window, without the values of its districts.
pub(super) fn draw(svg: &mut Svg, game: &Pacal, window: Squares) {
    let board = &*game.board;
    let covered = board.covered(game.players);
    let seen = |district: &&District| !(district.squares & window).is_empty();
    let districts: Vec<&District> = board.districts().iter().filter(seen).collect();
    draw_districts(svg, board, window, covered);
    for district in &districts {
        svg.path(&outline(district.squares, 0), Ink::line(CARVE, 5.0));
        svg.path(&outline(district.squares, 6), Ink::line(LIP, 2.6));
    }
    for district in districts.iter().filter(|each| covers(covered, each)) {
        svg.path(&outline(district.squares, 2), Ink::fill(SLAB).edged(CARVE, 3.0));
        svg.path(&outline(district.squares, 10), Ink::line(CARVE, 1.6).faint(0.5));
    }
    draw_lake(svg, board);
    draw_shores(svg, game, window);
    draw_river(svg, board);
}

/// Draws letter and value of every district that is in play, away from `busy` squares if possible.
pub(super) fn draw_plaques(svg: &mut Svg, game: &Pacal, window: Squares, busy: Squares) {
    let board = &*game.board;
    let covered = board.covered(game.players);
    for district in board.districts().iter().filter(|each| !covers(covered, each)) {
        draw_plaque(svg, plaque_place(board, district.squares & window, busy), district);
    }
}

fn covers(covered: Squares, district: &District) -> bool {
    !(district.squares & covered).is_empty()
}

/// The tinted ground of every district, a texture for print in grey, and the grid.
fn draw_districts(svg: &mut Svg, board: &Board, window: Squares, covered: Squares) {
    for (district, tint) in board.districts().iter().zip(tints(board)) {
        let squares = district.squares & window;
        if squares.is_empty() || covers(covered, district) {
            continue;
        }
        let shape = outline(district.squares, 0);
        match tint {
            None => {
                svg.path(&shape, Ink::fill(SACRED));
                draw_sun(svg, district.squares);
            }
            Some(tint) => {
                svg.path(&shape, Ink::fill(TINTS[tint % TINTS.len()]));
                draw_texture(svg, squares, tint);
            }
        }
        let grid: String = squares.iter().map(|square| at(square, "h100v100h-100z")).collect();
        svg.path(&grid, Ink::line(CARVE, 1.4).faint(0.35));
    }
}

/// A subpath that begins at the upper left corner of a square.
fn at(square: Square, path: &str) -> String {
    format!("M{} {}{path}", u32::from(square.column()) * 100, u32::from(square.row()) * 100)
}

/// Tints look alike in grey, so each but the first has a texture too.
fn draw_texture(svg: &mut Svg, squares: Squares, tint: usize) {
    let (path, width) = match tint {
        1 => ("m12 12h0m38 0h0m38 0h0m-76 38h0m76 0h0m-76 38h0m38 0h0m38 0h0", 5.0),
        2 => ("m8 22l14 -14m56 84l14 -14m-84 0l14 14m56 -84l14 14", 2.4),
        3 => ("m10 12h18m44 0h18m-80 76h18m44 0h18m-49 -76h18m-18 76h18", 2.4),
        _ => return,
    };
    let texture: String = squares.iter().map(|square| at(square, path)).collect();
    svg.path(&texture, Ink::line(CARVE, width).faint(0.4));
}

/// The sun disc of the sacred district.
fn draw_sun(svg: &mut Svg, squares: Squares) {
    let size = (breadth(squares) / 3.0).min(1.0);
    svg.at(heart(squares), size, |svg| {
        for ray in 0..16 {
            let path = if ray % 2 == 0 { "M-9 -96L0 -134L9 -96Z" } else { "M-8 -93L0 -115L8 -93Z" };
            svg.turned(f64::from(ray) * 22.5, |svg| svg.path(path, Ink::fill(SUN)));
        }
        svg.circle((0.0, 0.0), 78.0, Ink::fill(SUN));
        svg.circle((0.0, 0.0), 62.0, Ink::line(SACRED, 6.0));
        svg.circle((0.0, 0.0), 30.0, Ink::line(SACRED, 6.0));
    });
}

/// The middle of some squares.
fn heart(squares: Squares) -> (f64, f64) {
    let count = f64::from(squares.len().max(1));
    let columns: f64 = squares.iter().map(|square| f64::from(square.column())).sum();
    let rows: f64 = squares.iter().map(|square| f64::from(square.row())).sum();
    ((columns / count + 0.5) * UNIT, (rows / count + 0.5) * UNIT)
}

/// Their width or height in squares, the smaller of the two.
fn breadth(squares: Squares) -> f64 {
    let extent = |of: fn(Square) -> u8| {
        let least = squares.iter().map(of).min().unwrap_or(0);
        let most = squares.iter().map(of).max().unwrap_or(0);
        f64::from(most - least + 1)
    };
    extent(Square::column).min(extent(Square::row))
}

fn draw_lake(svg: &mut Svg, board: &Board) {
    if board.lake().is_empty() {
        return;
    }
    svg.path(&outline(board.lake(), 2), Ink::fill(LAKE).edged(LAKE_EDGE, 7.0));
    let wave = "m14 36q8 -10 16 0t16 0m10 38q8 -10 16 0t16 0";
    let waves: String = board.lake().iter().map(|square| at(square, wave)).collect();
    svg.path(&waves, Ink::line(FOAM, 3.0).faint(0.8));
}

/// A wave at the foot of every shore square.
fn draw_shores(svg: &mut Svg, game: &Pacal, window: Squares) {
    let [river, lake] = game.shores;
    let shore = (river | lake) & window & game.open_squares;
    let waves: String =
        shore.iter().map(|square| at(square, "m32 91q4.5 -7 9 0t9 0t9 0t9 0")).collect();
    svg.path(&waves, Ink::line(WATER, 3.2));
}

/// The river as a ribbon along the edges, with rounded bends.
fn draw_river(svg: &mut Svg, board: &Board) {
    let corner = |&(x, y): &(u8, u8)| (i32::from(x) * 100, i32::from(y) * 100);
    let corners: Vec<(i32, i32)> = board.river().iter().map(corner).collect();
    let ([(x, y), ..], Some(last)) = (&corners[..], corners.last()) else { return };
    let bends: String = corners.windows(3).map(|bend| bent(bend[0], bend[1], bend[2])).collect();
    let path = format!("M{x} {y}{bends}L{} {}", last.0, last.1);
    svg.path(&path, Ink::line(LAKE_EDGE, 24.0));
    svg.path(&path, Ink::line(LAKE, 17.0));
    svg.path(&path, Ink::line(FOAM, 2.4).dashed("15 19 7 23").faint(0.9));
}

/// A straight line almost to the corner, then a curve around it.
fn bent(before: (i32, i32), corner: (i32, i32), after: (i32, i32)) -> String {
    const BEND: i32 = 30;
    let step = |from: i32, to: i32| from + (to - from).clamp(-BEND, BEND);
    let near = |other: (i32, i32)| (step(corner.0, other.0), step(corner.1, other.1));
    let ((ax, ay), (bx, by)) = (near(before), near(after));
    format!("L{ax} {ay}Q{} {} {bx} {by}", corner.0, corner.1)
}

/// Letter and value of a district, where no piece stands.
fn draw_plaque(svg: &mut Svg, at: Option<(f64, f64)>, district: &District) {
    let Some(at) = at else { return };
    let half = if district.value > 9 { 34.0 } else { 27.0 };
    let value_at = (if half > 30.0 { 9.0 } else { 10.0 }, 11.0);
    svg.at(at, 1.0, |svg| {
        let plate = Ink::fill(color::STONE).edged(CARVE, 2.4);
        svg.rect((-half, -18.0), (2.0 * half, 36.0), 10.0, plate);
        svg.text((14.0 - half, 8.0), 20.0, color::INK_SOFT, &district.letter.to_string());
        svg.bold(value_at, 31.0, color::INK, &district.value.to_string());
    });
}

/// On a corner inside the district, away from the river if there is one; else on an edge inside it,
/// away from busy squares; else in its first square.
fn plaque_place(board: &Board, squares: Squares, busy: Squares) -> Option<(f64, f64)> {
    let middle = heart(squares);
    let away = |(x, y): (f64, f64)| (x - middle.0).powi(2) + (y - middle.1).powi(2);
    let mut places: Vec<((f64, f64), f64)> = Vec::new();
    for square in squares.iter() {
        let next = |columns, rows| square.offset(columns, rows).filter(|&at| squares.contains(at));
        let at = |x: f64, y: f64| {
            ((f64::from(square.column()) + x) * UNIT, (f64::from(square.row()) + y) * UNIT)
        };
        let crowd = |other: Square| {
            f64::from(u8::from(busy.contains(square)) + u8::from(busy.contains(other)))
        };
        if next(1, 0).is_some() && next(0, 1).is_some() && next(1, 1).is_some() {
            let wet = f64::from(u8::from(is_wet(board, at(1.0, 1.0))));
            places.push((at(1.0, 1.0), wet * WET));
        }
        if let Some(below) = next(0, 1) {
            places.push((at(0.5, 1.0), EDGE + crowd(below) * CROWDED));
        }
        if let Some(beside) = next(1, 0) {
            places.push((at(1.0, 0.5), EDGE + crowd(beside) * CROWDED));
        }
    }
    let cost = |(at, worse): &((f64, f64), f64)| away(*at) + worse;
    let best = places.into_iter().min_by(|one, other| cost(one).total_cmp(&cost(other)));
    let alone = |square: Square| {
        ((f64::from(square.column()) + 0.5) * UNIT, (f64::from(square.row()) + 0.2) * UNIT)
    };
    best.map(|(at, _)| at).or_else(|| squares.iter().next().map(alone))
}

/// How much worse a place for a plaque is, compared with squared distances on the board.
const WET: f64 = 1e7;
const EDGE: f64 = 1e8;
const CROWDED: f64 = 1e9;

/// Whether the river runs through this corner of the grid.
fn is_wet(board: &Board, (x, y): (f64, f64)) -> bool {
    let between = |value: f64, one: u8, other: u8| {
        let (one, other) = (f64::from(one) * UNIT, f64::from(other) * UNIT);
        one.min(other) <= value && value <= one.max(other)
    };
    board
        .river()
        .windows(2)
        .any(|ends| between(x, ends[0].0, ends[1].0) && between(y, ends[0].1, ends[1].1))
}
