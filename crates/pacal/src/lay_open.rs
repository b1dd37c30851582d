//! Everything on the table, for programs.

use rules::{Game, Seat};
use serde_json::{Value, json};

use crate::Pacal;
use crate::components::Face;
use crate::score::final_scoring;
use crate::square::{Square, Squares};
use crate::state::{State, Step};

pub(crate) fn lay_open(game: &Pacal, state: &State) -> Value {
    let seats: Vec<Value> =
        Seat::all(game.players).map(|seat| of_seat(game, state, seat)).collect();
    json!({
        "step": step_name(state.step),
        "seat": state.seat.number(),
        "starter": state.starter.number(),
        "die": state.die().map(face),
        "first_round": state.first_round,
        "closing": state.closing,
        "idle_rounds": state.idle_rounds,
        "seats": seats,
        "districts": districts(game, state),
        "covered": texts(game.board.covered(game.players)),
        "scores": game.scores(state).to_vec(),
        "final_scoring": final_points(game, state),
    })
}

/// The same, but for what is inside ships. Rule 6.3.
pub(crate) fn lay_out(game: &Pacal, state: &State) -> Value {
    let mut table = lay_open(game, state);
    for seat in table["seats"].as_array_mut().into_iter().flatten() {
        seat["inside"] = Value::Null;
    }
    table
}

fn of_seat(game: &Pacal, state: &State, seat: Seat) -> Value {
    let pyramid =
        |square: Square| json!({"square": text(square), "floors": state.floors_on(square)});
    let colors = Seat::all(game.players);
    let inside: Vec<u8> = colors.map(|color| state.inside(seat, color)).collect();
    json!({
        "ship": state.ship(seat).map(text),
        "inside": inside,
        "stones": texts(state.stones(seat)),
        "stone_supply": state.stone_supply(seat),
        "pyramids": state.pyramids(seat).iter().map(pyramid).collect::<Vec<_>>(),
        "pyramid_supply": state.pyramid_supply(seat),
        "god_stones": state.god_stones(seat).collect::<Vec<_>>(),
    })
}

fn districts(game: &Pacal, state: &State) -> Vec<Value> {
    let floors = |squares| -> Vec<u32> {
        Seat::all(game.players).map(|seat| state.floors_in(seat, squares)).collect()
    };
    let district = |district: &crate::District| {
        json!({
            "letter": district.letter,
            "value": district.value,
            "floors": floors(district.squares),
        })
    };
    game.board.districts().iter().map(district).collect()
}

/// What the final scoring pays, or would pay now.
fn final_points(game: &Pacal, state: &State) -> Value {
    let points = final_scoring(game, state);
    let of = |each: &[u16]| each[..game.players].to_vec();
    let districts: Vec<_> = points.districts.iter().map(|each| of(each)).collect();
    json!({
        "river": of(&points.river),
        "lake": of(&points.lake),
        "districts": districts,
        "god_stones": of(&points.god_stones),
    })
}

fn step_name(step: Step) -> &'static str {
    match step {
        Step::Place => "place",
        Step::Roll => "roll",
        Step::Move => "move",
        Step::Land => "land",
        Step::DropTwo | Step::DropOwn | Step::DropOther => "drop",
        Step::Build => "build",
        Step::Over => "over",
    }
}

fn face(face: Face) -> Value {
    match face {
        Face::Number(number) => number.into(),
        Face::Arrows => "arrows".into(),
    }
}

fn text(square: Square) -> String {
    square.to_string()
}

fn texts(squares: Squares) -> Vec<String> {
    squares.iter().map(text).collect()
}
