//! What stands on the board: pyramids, stones, ships.

use rules::Seat;
use rules::picture::{Ink, SeatLook, Svg, UNIT, color};

use crate::Pacal;
use crate::square::{Square, Squares};
use crate::state::State;

const LIGHT: &str = "#ffffff";
const DARK: &str = "#000000";

/// Where the stone of every seat lies in a square, so that a full square still reads.
const PLACES: [(f64, f64); 5] =
    [(25.0, 27.0), (75.0, 27.0), (75.0, 79.0), (25.0, 79.0), (50.0, 53.0)];

pub(super) fn draw(svg: &mut Svg, game: &Pacal, state: &State, window: Squares) {
    for seat in Seat::all(game.players) {
        for square in (state.pyramids(seat) & window).iter() {
            svg.at(middle(square), 1.0, |svg| draw_pyramid(svg, seat, state.floors_on(square)));
        }
    }
    for seat in Seat::all(game.players) {
        let (x, y) = PLACES[seat.index() % PLACES.len()];
        for square in (state.stones(seat) & window).iter() {
            let (left, top) = corner(square);
            draw_stone(svg, seat, (left + x, top + y), 1.0);
        }
    }
    for seat in Seat::all(game.players) {
        if let Some(square) = state.ship(seat).filter(|&square| window.contains(square)) {
            svg.at(middle(square), 1.0, |svg| draw_ship(svg, game, state, seat));
        }
    }
}

fn corner(square: Square) -> (f64, f64) {
    (f64::from(square.column()) * UNIT, f64::from(square.row()) * UNIT)
}

fn middle(square: Square) -> (f64, f64) {
    let (x, y) = corner(square);
    (x + UNIT / 2.0, y + UNIT / 2.0)
}

fn draw_mark(svg: &mut Svg, look: SeatLook, at: (f64, f64), scale: f64) {
    svg.at(at, scale, |svg| svg.path(look.mark, Ink::fill(look.on)));
}

/// Nested steps, one for each floor; lower ones are darker. The top always has the same size.
fn draw_pyramid(svg: &mut Svg, seat: Seat, floors: u8) {
    const TOP: f64 = 48.0;
    const STEP: f64 = 11.0;
    let look = svg.look(seat);
    let side = |below: u8| TOP + STEP * f64::from(below);
    let base = side(floors.saturating_sub(1));
    svg.square((3.0, 4.0), base, 5.0, Ink::fill(color::SHADOW).faint(0.25));
    for below in (0..floors).rev() {
        let half = side(below) / 2.0;
        svg.square((0.0, 0.0), side(below), 4.0, Ink::fill(look.fill).edged(color::EDGE, 1.8));
        if below > 0 {
            let shade = 0.11 * f64::from(below);
            svg.square((0.0, 0.0), side(below), 4.0, Ink::fill(DARK).faint(shade));
        }
        let (near, far) = (half - 2.0, 2.0 - half);
        let dark = [(near, far), (near, near), (far, near)];
        svg.polyline(&dark, Ink::line(DARK, 2.6).faint(0.3));
        svg.polyline(&[(far, near), (far, far), (near, far)], Ink::line(LIGHT, 2.6).faint(0.5));
    }
    svg.bold((-9.0, 12.0), 33.0, look.on, &floors.to_string());
    draw_mark(svg, look, (3.5, -8.5), 0.7);
}

/// A triangle with the seat's mark.
fn draw_stone(svg: &mut Svg, seat: Seat, at: (f64, f64), scale: f64) {
    let look = svg.look(seat);
    svg.at(at, scale, |svg| {
        let body = "M0 -21.5L19.5 12.5Q20 14.5 18 14.5H-18Q-20 14.5 -19.5 12.5Z";
        svg.path(body, Ink::fill(look.fill).edged(color::EDGE, 2.6));
        svg.path("M-1 -16L-14.5 9", Ink::line(LIGHT, 2.4).faint(0.45));
        draw_mark(svg, look, (-7.2, -5.4), 0.6);
    });
}

/// A hollow ring seen from above, with the stones inside it.
fn draw_ship(svg: &mut Svg, game: &Pacal, state: &State, seat: Seat) {
    let look = svg.look(seat);
    svg.circle((3.0, 4.0), 36.0, Ink::line(color::SHADOW, 13.0).faint(0.2));
    for turn in [45.0, 135.0, 225.0, 315.0] {
        svg.turned(turn, |svg| {
            svg.path("M-9 -38L0 -51L9 -38Z", Ink::fill(look.fill).edged(color::EDGE, 2.0));
        });
    }
    svg.circle((0.0, 0.0), 35.0, Ink::line(color::EDGE, 17.0));
    svg.circle((0.0, 0.0), 35.0, Ink::line(look.fill, 12.4));
    svg.path("M-34 -14A37 37 0 0 1 -14 -34", Ink::line(LIGHT, 3.5).faint(0.55));
    for (x, y) in [(0.0, -35.0), (35.0, 0.0), (0.0, 35.0), (-35.0, 0.0)] {
        draw_mark(svg, look, (x - 6.6, y - 6.6), 0.55);
    }
    draw_load(svg, game, state, seat);
}

/// The stones inside a ship: one in the middle, several around it, with a count where a color has
/// more than one.
fn draw_load(svg: &mut Svg, game: &Pacal, state: &State, seat: Seat) {
    let inside = |color: &Seat| state.inside(seat, *color) > 0;
    let colors: Vec<Seat> = Seat::all(game.players).filter(inside).collect();
    let (places, scale): (&[(f64, f64)], f64) = match colors.len() {
        1 => (&[(0.0, 3.0)], 0.95),
        2 => (&[(-12.0, 2.0), (12.0, 2.0)], 0.6),
        3 => (&[(0.0, -11.0), (-12.0, 10.0), (12.0, 10.0)], 0.55),
        _ => (&[(-12.0, -9.0), (12.0, -9.0), (-12.0, 13.0), (12.0, 13.0), (0.0, 2.0)], 0.5),
    };
    for (stone, &(x, y)) in colors.into_iter().zip(places) {
        draw_stone(svg, stone, (x, y), scale);
        let count = state.inside(seat, stone);
        if count > 1 {
            svg.circle((x + 12.0, y + 12.0), 11.0, Ink::fill(color::STONE).edged(color::EDGE, 1.6));
            svg.bold((x + 12.0, y + 18.5), 18.0, color::INK, &count.to_string());
        }
    }
}
