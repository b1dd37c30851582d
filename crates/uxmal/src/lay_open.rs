//! Everything on the table, for programs.

use rules::{Game, Seat};
use serde_json::{Map, Value, json};

use crate::idol::symbol_letter;
use crate::state::Step;
use crate::{Cards, Cell, Idol, Level, State, Uxmal};

pub(crate) fn lay_open(game: &Uxmal, state: &State) -> Value {
    json!({
        "phase": state.level.number(),
        "step": step_name(state.step),
        "seat": game.turn(state).seat().map(Seat::number),
        "levels": rows(|cell| digit(state.level_at(cell))),
        "symbols": rows(|cell| symbol_letter(state.symbol_at(cell))),
        "priests": per_seat(game, |seat| priests(state, seat)),
        "off_board": per_seat(game, |seat| state.off_board(game.priests, seat)),
        "hands": per_seat(game, |seat| cards(state.hand(seat))),
        "stacks": cards(state.stacks()),
        "popularity": popularity(state),
        "reserve": reserve(game, state),
        "drawn": drawn(state.step),
        "situations": situations(state),
        "pending": pending(state.step),
        "scores": per_seat(game, |seat| state.scores[seat.index()]),
        "points": game.points.rows(),
        "winners": game.winners(state).iter().map(Seat::number).collect::<Vec<_>>(),
    })
}

fn step_name(step: Step) -> &'static str {
    match step {
        Step::Order => "order",
        Step::Turn => "turn",
        Step::Draw => "draw",
        Step::Put(_) => "put",
        Step::Claim(_) => "claim",
        Step::Pay { .. } => "pay",
        Step::Over => "over",
    }
}

/// Eight texts of eight letters, a letter for every cell.
fn rows(letter: impl Fn(Cell) -> char) -> Vec<String> {
    let row = |row| Cell::all().filter(|cell| cell.row() == row).map(&letter).collect();
    (0..8).map(row).collect()
}

fn digit(level: Option<Level>) -> char {
    match level {
        None => '0',
        Some(Level::One) => '1',
        Some(Level::Two) => '2',
        Some(Level::Three) => '3',
    }
}

fn per_seat<T>(game: &Uxmal, of: impl Fn(Seat) -> T) -> Vec<T> {
    Seat::all(game.players).map(of).collect()
}

fn priests(state: &State, seat: Seat) -> Vec<String> {
    state.priests[seat.index()].iter().map(|cell| cell.to_string()).collect()
}

fn cards(cards: Cards) -> Value {
    let counts = Idol::ALL.map(|idol| (idol.to_string(), Value::from(cards.count(idol))));
    Value::Object(Map::from_iter(counts))
}

/// The idols from space 1 to 5, or none before they are laid out.
fn popularity(state: &State) -> Vec<String> {
    match state.step {
        Step::Order => Vec::new(),
        _ => state.popularity.idols().map(|idol| idol.to_string()).into(),
    }
}

fn reserve(game: &Uxmal, state: &State) -> Vec<Value> {
    let tiles = game.tiles.left(state.reserve);
    tiles
        .map(|tile| {
            let copies = game.tiles.copies_left(state.reserve, tile);
            json!({ "tile": tile.to_string(), "copies": copies })
        })
        .collect()
}

fn drawn(step: Step) -> Option<String> {
    match step {
        Step::Put(tile) => Some(tile.to_string()),
        _ => None,
    }
}

/// The claims between which the player chooses.
fn situations(state: &State) -> Vec<String> {
    match state.step {
        Step::Claim(created) => {
            created.claimable(state).claims().map(|claim| claim.to_string()).collect()
        }
        _ => Vec::new(),
    }
}

/// A move that is not paid for yet: its priest still stands where it stood.
fn pending(step: Step) -> Option<Value> {
    match step {
        Step::Pay { from, to, cost } => {
            Some(json!({ "from": from.to_string(), "to": to.to_string(), "cost": cost }))
        }
        _ => None,
    }
}
