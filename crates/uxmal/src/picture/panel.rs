//! Beside the plan: the popularity track with the stacks of cards, and what everybody has.

use rules::Seat;
use rules::picture::{Frame, Ink, Svg, color, draw_score};

use super::glyphs::draw_idol;
use super::plan::draw_priest;
use crate::state::Step;
use crate::{Face, Idol, State, Symbol, Uxmal};

/// The width of the panel, and the height of a place of the track.
const WIDTH: f64 = 330.0;
const PLACE: f64 = 96.0;
const PLAYER: f64 = 88.0;
const GAP: f64 = 16.0;

/// What the panel shows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Contents {
    pub(super) track: bool,
    pub(super) players: bool,
}

/// Draws the panel to the right of the frame, and makes room for it.
pub(super) fn draw(
    svg: &mut Svg,
    game: &Uxmal,
    state: &State,
    frame: &mut Frame,
    contents: Contents,
) {
    let left = frame.x + frame.width;
    let mut y = frame.y + 40.0;
    frame.width += WIDTH + GAP;
    if contents.track {
        y = draw_track(svg, state, (left, y));
    }
    if contents.players {
        for seat in Seat::all(game.players) {
            y = draw_player(svg, game, state, seat, (left, y));
        }
    }
    if let Step::Put(tile) = state.step {
        let [face, ..] = Face::turned(tile);
        y = draw_drawn(svg, face.symbols(), (left, y));
    }
    frame.height = frame.height.max(y - frame.y + GAP);
}

/// Places 1 to 5, each with its idol and the cards that are left of it.
fn draw_track(svg: &mut Svg, state: &State, (left, top): (f64, f64)) -> f64 {
    let mut y = top;
    let decided = state.step != Step::Order;
    for (place, idol) in (1_u8..).zip(state.popularity.idols()) {
        let stone = if place <= 3 { color::STONE } else { color::GROUND };
        let slab = Ink::fill(stone).edged(color::LINE, 2.5);
        svg.rect((left, y), (WIDTH, PLACE - 8.0), 12.0, slab);
        svg.bold((left + 34.0, y + 60.0), 46.0, color::GOLD, &place.to_string());
        if decided {
            draw_idol(svg, (left + 68.0, y + 4.0), 80.0, idol);
            draw_stack(svg, (left + 176.0, y + 10.0), idol, state.stacks().count(idol));
        }
        y += PLACE;
    }
    y + GAP
}

/// Cards in a stack, and how many there are.
fn draw_stack(svg: &mut Svg, (x, y): (f64, f64), idol: Idol, count: u8) {
    let card = Ink::fill(color::STONE).edged(color::EDGE, 2.4);
    let layers = count.min(3);
    for layer in 0..layers {
        let by = 5.0 * f64::from(layer);
        svg.rect((x + by, y + 10.0 - by), (50.0, 60.0), 7.0, card);
    }
    if let Some(top) = layers.checked_sub(1) {
        let by = 5.0 * f64::from(top);
        draw_idol(svg, (x + by + 6.0, y + 21.0 - by), 38.0, idol);
    }
    svg.bold((x + 100.0, y + 50.0), 36.0, color::INK, &count.to_string());
}

/// A player's points, cards, and priests beside the board.
fn draw_player(
    svg: &mut Svg,
    game: &Uxmal,
    state: &State,
    seat: Seat,
    (left, y): (f64, f64),
) -> f64 {
    let slab = Ink::fill(color::STONE).edged(color::LINE, 2.5);
    svg.rect((left, y), (WIDTH, PLAYER - 8.0), 12.0, slab);
    draw_score(svg, (left + 34.0, y + 28.0), seat, i32::from(state.scores[seat.index()]));
    for priest in 0..state.off_board(game.priests, seat) {
        draw_priest(svg, (left + 150.0 + 34.0 * f64::from(priest), y + 46.0), 0.5, seat);
    }
    let held = Idol::ALL.into_iter().filter(|&idol| state.hand(seat).count(idol) > 0);
    for (place, idol) in (0_u8..).zip(held) {
        let x = left + 14.0 + 62.0 * f64::from(place);
        draw_idol(svg, (x, y + 52.0), 26.0, idol);
        let count = state.hand(seat).count(idol);
        svg.bold((x + 38.0, y + 73.0), 22.0, color::INK, &count.to_string());
    }
    y + PLAYER
}

/// The tile that is to be put.
fn draw_drawn(svg: &mut Svg, symbols: [Symbol; 4], (left, y): (f64, f64)) -> f64 {
    const SIDE: f64 = 60.0;
    let size = (2.0 * SIDE + 8.0, 2.0 * SIDE + 8.0);
    svg.rect((left, y + GAP), size, 6.0, Ink::fill(color::STONE).edged(color::JADE, 4.0));
    let corners = [(0.0, 0.0), (SIDE, 0.0), (SIDE, SIDE), (0.0, SIDE)];
    for (symbol, (x, dy)) in symbols.into_iter().zip(corners) {
        if let Some(idol) = symbol {
            draw_idol(svg, (left + 4.0 + x, y + GAP + 4.0 + dy), SIDE, idol);
        }
    }
    y + GAP + size.1 + GAP
}
