//! The table as text: the plan on the left, everything else beside it.
//!
//! A cell shows its symbol and the digit of its level, then the number of the seat whose priest
//! stands there: `J2@1`. The base board is in lower case and has no digit.

use rules::{Drawing, Game, Paint, Seat};

use crate::idol::symbol_letter;
use crate::shown::Hands;
use crate::state::Step;
use crate::{Cell, Idol, Level, State, Uxmal};

pub(crate) fn draw(game: &Uxmal, state: &State, hands: Hands) -> Drawing {
    let mut drawing = Drawing::default();
    drawing.put(Paint::Dim, "   a    b    c    d    e    f    g    h      ");
    drawing.line(Paint::Strong, headline(state));
    for row in 0..8 {
        draw_row(&mut drawing, state, row);
        draw_note(&mut drawing, game, state, hands, usize::from(row));
        drawing.end_line();
    }
    drawing
}

fn draw_row(drawing: &mut Drawing, state: &State, row: u8) {
    drawing.put(Paint::Dim, format!("{}  ", row + 1));
    for cell in Cell::all().filter(|cell| cell.row() == row) {
        draw_cell(drawing, state, cell);
    }
    drawing.put(Paint::Plain, "  ");
}

fn draw_cell(drawing: &mut Drawing, state: &State, cell: Cell) {
    let symbol = symbol_letter(state.symbol_at(cell));
    match state.level_at(cell) {
        None => drawing.put(Paint::Dim, format!("{} ", symbol.to_ascii_lowercase())),
        Some(level) => drawing.put(ground(level), format!("{symbol}{}", level.number())),
    }
    match state.priest_at(cell) {
        None => drawing.put(Paint::Plain, "   "),
        Some(seat) => drawing.put(Paint::Seat(seat), format!("@{seat} ")),
    }
}

fn ground(level: Level) -> Paint {
    Paint::Ground(match level {
        Level::One => 1,
        Level::Two => 2,
        Level::Three => 3,
    })
}

fn headline(state: &State) -> String {
    let tiles = state.reserve.len();
    match state.step {
        Step::Over => "the pyramid is complete".to_owned(),
        _ => format!("level {}, tiles left {tiles}", state.level.number()),
    }
}

/// What is drawn beside row `row` of the plan.
fn draw_note(drawing: &mut Drawing, game: &Uxmal, state: &State, hands: Hands, row: usize) {
    match row {
        0 => draw_track(drawing, state),
        1 => drawing.put(Paint::Plain, format!("stacks   {}", stacks(state))),
        7 => drawing.put(Paint::Strong, pending(state)),
        _ => {
            if let Some(seat) = Seat::all(game.players).nth(row - 2) {
                draw_seat(drawing, game, state, hands, seat);
            }
        }
    }
}

fn draw_track(drawing: &mut Drawing, state: &State) {
    drawing.put(Paint::Plain, "popular  ");
    let track = match state.step {
        Step::Order => "empty".to_owned(),
        _ => state.popularity.idols().map(|idol| idol.to_string()).join(" "),
    };
    drawing.put(Paint::Strong, track);
}

fn stacks(state: &State) -> String {
    Idol::ALL.map(|idol| format!("{idol}{}", state.stacks().count(idol))).join(" ")
}

fn draw_seat(drawing: &mut Drawing, game: &Uxmal, state: &State, hands: Hands, seat: Seat) {
    let mark = if game.turn(state).seat() == Some(seat) { '>' } else { ' ' };
    drawing.put(Paint::Seat(seat), format!("player {seat}{mark}"));
    let priests = "@".repeat(state.off_board(game.priests, seat) as usize);
    let points = state.scores[seat.index()];
    let hand = hand(state, hands, seat);
    drawing.put(Paint::Plain, format!(" {points:>4}  {priests:<3}  {hand}"));
}

/// The cards of a seat, or a question mark for each that is hidden.
fn hand(state: &State, hands: Hands, seat: Seat) -> String {
    let cards = state.hand(seat);
    if hands.show(state, seat) { cards.to_string() } else { "?".repeat(cards.total().into()) }
}

/// What the player is in the middle of.
fn pending(state: &State) -> String {
    match state.step {
        Step::Put(tile) => format!("drawn    {tile}"),
        Step::Claim(created) => {
            let claims = created.claimable(state).claims();
            format!(
                "claims   {}",
                claims.map(|claim| claim.to_string()).collect::<Vec<_>>().join(", ")
            )
        }
        Step::Pay { from, to, cost } => format!("moving   {from} {to} for {cost}"),
        Step::Order | Step::Turn | Step::Draw | Step::Over => String::new(),
    }
}
