//! The table as text.

use rules::{Drawing, Paint, Seat};

use crate::Pacal;
use crate::shown::Ships;
use crate::square::Square;
use crate::state::State;

/// Characters of a square between its borders.
const WIDTH: usize = 6;

pub(crate) fn draw(game: &Pacal, state: &State, ships: Ships) -> Drawing {
    let mut drawing = Drawing::default();
    draw_columns(game, &mut drawing);
    for row in 0..game.board.rows() {
        draw_border(game, row, &mut drawing);
        draw_row(game, state, row, &mut drawing);
    }
    draw_border(game, game.board.rows(), &mut drawing);
    drawing.end_line();
    draw_seats(game, state, ships, &mut drawing);
    draw_districts(game, state, &mut drawing);
    drawing
}

fn draw_columns(game: &Pacal, drawing: &mut Drawing) {
    drawing.put(Paint::Plain, "  ");
    for column in 0..game.board.columns() {
        let letter = char::from(b'a' + column);
        drawing.put(Paint::Dim, format!("{letter:>4}   "));
    }
    drawing.end_line();
}

/// The line above `row`: the river where it runs, a border where districts part.
fn draw_border(game: &Pacal, row: u8, drawing: &mut Drawing) {
    drawing.put(Paint::Plain, "  ");
    for column in 0..game.board.columns() {
        drawing.put(Paint::Dim, "+");
        let above = row.checked_sub(1).and_then(|row| letter(game, column, row));
        if game.board.river_on((column, row), (column + 1, row)) {
            drawing.put(Paint::Water, "~".repeat(WIDTH));
        } else if above == letter(game, column, row) {
            drawing.put(Paint::Plain, " ".repeat(WIDTH));
        } else {
            drawing.put(Paint::Dim, "-".repeat(WIDTH));
        }
    }
    drawing.put(Paint::Dim, "+");
    drawing.end_line();
}

fn draw_row(game: &Pacal, state: &State, row: u8, drawing: &mut Drawing) {
    drawing.put(Paint::Dim, format!("{:>2}", row + 1));
    for column in 0..=game.board.columns() {
        let left = column.checked_sub(1).and_then(|column| letter(game, column, row));
        if game.board.river_on((column, row), (column, row + 1)) {
            drawing.put(Paint::Water, "~");
        } else if left == letter(game, column, row) {
            drawing.put(Paint::Plain, " ");
        } else {
            drawing.put(Paint::Dim, "|");
        }
        if let Some(square) = Square::new(column, row).filter(|&square| game.board.has(square)) {
            draw_square(game, state, square, drawing);
        }
    }
    drawing.end_line();
}

/// The letter on the map, `~` for the lake; none beyond the edge.
fn letter(game: &Pacal, column: u8, row: u8) -> Option<char> {
    let square = Square::new(column, row).filter(|&square| game.board.has(square))?;
    Some(game.board.district(square).map_or('~', |district| district.letter))
}

/// The district's letter, then a ship `(1)`, a pyramid `1^3` of three floors, or stones `135`.
fn draw_square(game: &Pacal, state: &State, square: Square, drawing: &mut Drawing) {
    let Some(index) = game.board.district_index(square) else {
        drawing.put(Paint::Water, "~".repeat(WIDTH));
        return;
    };
    if !game.open_squares.contains(square) {
        drawing.put(Paint::Dim, "#".repeat(WIDTH));
        return;
    }
    let ground = Paint::Ground(u8::try_from(index).unwrap_or(0));
    drawing.put(ground, game.board.districts()[index].letter.to_string());
    let mut left = WIDTH - 1;
    for seat in Seat::all(game.players) {
        let piece = if state.ship(seat) == Some(square) {
            format!(" ({seat})")
        } else if state.pyramids(seat).contains(square) {
            format!(" {seat}^{}", state.floors_on(square))
        } else if state.stones(seat).contains(square) {
            seat.to_string()
        } else {
            continue;
        };
        left = left.saturating_sub(piece.len());
        drawing.put(Paint::Seat(seat), piece);
    }
    drawing.put(Paint::Plain, " ".repeat(left));
}

fn draw_seats(game: &Pacal, state: &State, ships: Ships, drawing: &mut Drawing) {
    drawing.line(Paint::Dim, "player  points  stones  pyramids 1 2 3 4 5  god stones  in the ship");
    for seat in Seat::all(game.players) {
        let points = state.scores[seat.index()];
        let stones = state.stone_supply(seat);
        let pyramids = state.pyramid_supply(seat).map(|count| count.to_string()).join(" ");
        let gods: Vec<String> = state.god_stones(seat).map(|value| value.to_string()).collect();
        let gods = if gods.is_empty() { "-".to_owned() } else { gods.join(" ") };
        drawing.put(Paint::Seat(seat), format!("{seat:>6}"));
        drawing
            .put(Paint::Plain, format!("{points:>8}{stones:>8}           {pyramids}  {gods:<10}"));
        match ships {
            Ships::Open => draw_inside(game, state, seat, drawing),
            Ships::Closed => drawing.put(Paint::Dim, " ?"),
        }
        drawing.end_line();
    }
}

fn draw_inside(game: &Pacal, state: &State, ship: Seat, drawing: &mut Drawing) {
    for color in Seat::all(game.players) {
        for _ in 0..state.inside(ship, color) {
            drawing.put(Paint::Seat(color), format!(" {color}"));
        }
    }
}

/// What every district is worth and who has how many floors in it: `A 4: 1-5 2-3`.
fn draw_districts(game: &Pacal, state: &State, drawing: &mut Drawing) {
    const PER_LINE: usize = 8;
    for (line, districts) in game.board.districts().chunks(PER_LINE).enumerate() {
        drawing.put(Paint::Dim, if line == 0 { "districts  " } else { "           " });
        for (place, district) in districts.iter().enumerate() {
            let ground = Paint::Ground(u8::try_from(line * PER_LINE + place).unwrap_or(0));
            drawing.put(ground, format!("{}{}", district.letter, district.value));
            for seat in Seat::all(game.players) {
                let floors = state.floors_in(seat, district.squares);
                if floors > 0 {
                    drawing.put(Paint::Seat(seat), format!(" {seat}^{floors}"));
                }
            }
            drawing.put(Paint::Plain, "  ");
        }
        drawing.end_line();
    }
}
