//! Step 2: rules 6.1 to 6.5.

use rules::{Refusal, Seat};

use super::{on_board, out_of_step, whose};
use crate::Pacal;
use crate::action::{Action, Ship};
use crate::legal::StoneSource;
use crate::square::Square;
use crate::state::State;

pub(super) fn check(game: &Pacal, state: &State, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Done => Ok(()),
        Action::Drop { into, from } => {
            check_ship(game, state, into)?;
            check_source(game, state, from)
        }
        _ => Err(out_of_step(state, action)),
    }
}

fn check_ship(game: &Pacal, state: &State, into: Ship) -> Result<(), Refusal> {
    let (own, others) = Pacal::open_ships(state);
    match into {
        Ship::Own if own => Ok(()),
        Ship::Own => Err(Refusal::by_rule("A37", "pacal-drop-own-twice")),
        Ship::Of(seat) if seat == state.seat => {
            Err(Refusal::by_rule("6.1", "pacal-drop-say-own").with("seat", seat.number()))
        }
        Ship::Of(seat) if seat.index() >= game.players => {
            Err(Refusal::by_rule("3.1", "pacal-no-such-seat")
                .with("seat", seat.number())
                .with("players", game.players))
        }
        Ship::Of(_) if others => Ok(()),
        Ship::Of(seat) => {
            Err(Refusal::by_rule("6.1", "pacal-drop-own-only").with("seat", seat.number()))
        }
    }
}

fn check_source(game: &Pacal, state: &State, from: Option<Square>) -> Result<(), Refusal> {
    match (game.stone_source(state), from) {
        (StoneSource::Supply, None) => Ok(()),
        (StoneSource::Supply, Some(square)) => {
            Err(Refusal::by_rule("6.5", "pacal-take-back-not-empty")
                .with_text("square", square)
                .with("supply", state.stone_supply(state.seat)))
        }
        (StoneSource::Board(_), None) => Err(Refusal::by_rule("6.5", "pacal-supply-empty")),
        (StoneSource::Board(squares), Some(square)) if squares.contains(square) => Ok(()),
        (StoneSource::Board(_), Some(square)) => Err(why_not_from(game, state, square)),
    }
}

fn why_not_from(game: &Pacal, state: &State, square: Square) -> Refusal {
    if let Err(refusal) = on_board(game, square) {
        return refusal;
    }
    match Seat::all(game.players).find(|&seat| state.ship(seat) == Some(square)) {
        Some(ship) => Refusal::by_rule("6.5", "pacal-take-back-hidden")
            .with_text("square", square)
            .with("whose", whose(state, ship))
            .with("owner", ship.number()),
        None => Refusal::by_rule("6.5", "pacal-take-back-none").with_text("square", square),
    }
}
