//! Whether an action is allowed, and if not, which clause forbids it and what the facts are.
//!
//! The sets come from `legal`; here is only what to say about an action that is not in them.

mod building;
mod dropping;
mod moving;

use rules::Refusal;

use crate::Pacal;
use crate::action::Action;
use crate::square::Square;
use crate::state::{State, Step};

pub(crate) fn check(game: &Pacal, state: &State, action: Action) -> Result<(), Refusal> {
    match state.step {
        Step::Over => Err(Refusal::by_rule("10.6", "pacal-over")),
        Step::Place => check_place(game, state, action),
        Step::Roll => check_roll(game, action),
        Step::Move => moving::check(game, state, action),
        Step::Land => moving::check_landing(game, state, action),
        Step::DropTwo | Step::DropOwn | Step::DropOther => dropping::check(game, state, action),
        Step::Build => building::check(game, state, action),
    }
}

fn check_place(game: &Pacal, state: &State, action: Action) -> Result<(), Refusal> {
    let Action::Place(square) = action else {
        return Err(Refusal::by_rule("3.4", "pacal-place-first"));
    };
    on_board(game, square)?;
    if !game.board.sacred().squares.contains(square) {
        return Err(Refusal::by_rule("3.4", "pacal-place-outside")
            .with_text("square", square)
            .with_text("district", game.board.sacred().letter));
    }
    match obstacle(game, state, square) {
        Some(obstacle) => Err(obstacle.in_way(Refusal::by_rule("D3", "pacal-place-taken"))),
        None => Ok(()),
    }
}

fn check_roll(game: &Pacal, action: Action) -> Result<(), Refusal> {
    let Action::Roll(face) = action else {
        let rule = if game.players == 2 { "9.3" } else { "4.1" };
        return Err(Refusal::by_rule(rule, "pacal-roll-first"));
    };
    if game.die.contains(&face) {
        return Ok(());
    }
    Err(Refusal::by_rule("1.3", "pacal-roll-no-such-face").with_text("face", face))
}

/// An action that belongs to another step of the turn. Rule 4.4.
fn out_of_step(state: &State, action: Action) -> Refusal {
    match action {
        Action::Place(_) => Refusal::by_rule("3.4", "pacal-already-placed"),
        Action::Roll(_) => Refusal::by_rule("4.1", "pacal-already-rolled"),
        _ => Refusal::by_rule("4.4", "pacal-other-step").with("step", step_word(state.step)),
    }
}

/// The word for the current step in messages.
fn step_word(step: Step) -> &'static str {
    match step {
        Step::Move => "move",
        Step::Land => "land",
        Step::DropTwo | Step::DropOwn | Step::DropOther => "drop",
        Step::Build => "build",
        Step::Place | Step::Roll | Step::Over => "none",
    }
}

fn on_board(game: &Pacal, square: Square) -> Result<(), Refusal> {
    if game.board.has(square) {
        return Ok(());
    }
    Err(Refusal::by_rule("1.1", "pacal-off-board")
        .with_text("square", square)
        .with("columns", game.board.columns())
        .with("rows", game.board.rows()))
}

/// Whose ship it is, as the player who reads the refusal would say it.
fn whose(state: &State, seat: rules::Seat) -> &'static str {
    if seat == state.seat { "yours" } else { "theirs" }
}

/// Something that no ship can enter. Rule 5.2, ruling A52.
#[derive(Clone, Copy, Debug)]
struct Obstacle {
    what: &'static str,
    /// The number of the seat it belongs to, 0 for parts of the board.
    owner: usize,
    square: Square,
}

impl Obstacle {
    /// The refusal with the facts about what is in the way.
    fn in_way(self, refusal: Refusal) -> Refusal {
        refusal.with("what", self.what).with("owner", self.owner).with_text("where", self.square)
    }
}

/// What stands on `square` that a ship cannot enter.
fn obstacle(game: &Pacal, state: &State, square: Square) -> Option<Obstacle> {
    let found = |what, owner| Some(Obstacle { what, owner, square });
    for seat in rules::Seat::all(game.players) {
        let own = seat == state.seat;
        if state.ship(seat) == Some(square) {
            return found(if own { "own-ship" } else { "ship" }, seat.number());
        }
        if state.pyramids(seat).contains(square) {
            return found(if own { "own-pyramid" } else { "pyramid" }, seat.number());
        }
    }
    if !game.board.has(square) {
        return found("edge", 0);
    }
    if game.board.lake().contains(square) {
        return found("lake", 0);
    }
    (!game.open_squares.contains(square)).then_some(Obstacle { what: "cover", owner: 0, square })
}
