//! Step 1: rules 5.1 to 5.12.

use rules::Refusal;

use super::{Obstacle, obstacle, on_board, out_of_step};
use crate::Pacal;
use crate::action::Action;
use crate::components::{Face, GOD_STONES};
use crate::flight;
use crate::legal::Moves;
use crate::square::{Direction, Square, Squares};
use crate::state::State;

pub(super) fn check(game: &Pacal, state: &State, action: Action) -> Result<(), Refusal> {
    let ship = Ship { game, state, moves: game.moves(state) };
    match action {
        Action::Fly(to) => allow(ship.moves.straight, to, || ship.why_not_fly(to)),
        Action::Bend(to) => allow(ship.moves.bent, to, || ship.why_not_bend(to)),
        Action::Leap(to) => allow(ship.moves.leaps, to, || ship.why_not_leap(to)),
        Action::God(value) => ship.check_god(value),
        Action::Land(to) => allow(ship.moves.land, to, || ship.why_not_land(to)),
        _ => Err(out_of_step(state, action)),
    }
}

/// After a god stone was given up. Rule 5.8.
pub(super) fn check_landing(game: &Pacal, state: &State, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Land(to) => {
            allow(game.free_squares(state), to, || why_not_free(game, state, to, "A14"))
        }
        Action::Fly(_) | Action::Bend(_) | Action::Leap(_) | Action::God(_) => {
            Err(Refusal::by_rule("5.8", "pacal-god-given-up"))
        }
        _ => Err(out_of_step(state, action)),
    }
}

fn allow(ends: Squares, to: Square, why: impl FnOnce() -> Refusal) -> Result<(), Refusal> {
    if ends.contains(to) { Ok(()) } else { Err(why()) }
}

/// Why a ship cannot be put down on `to`; `same` is the ruling about its own square.
fn why_not_free(game: &Pacal, state: &State, to: Square, same: &'static str) -> Refusal {
    if let Err(refusal) = on_board(game, to) {
        return refusal;
    }
    if state.ship(state.seat) == Some(to) {
        return Refusal::by_rule(same, "pacal-land-same").with_text("square", to);
    }
    let stands =
        obstacle(game, state, to).unwrap_or(Obstacle { what: "edge", owner: 0, square: to });
    stands.in_way(Refusal::by_rule("A4", "pacal-not-free"))
}

/// The ship that has to move, and its possible moves.
struct Ship<'a> {
    game: &'a Pacal,
    state: &'a State,
    moves: Moves,
}

impl Ship<'_> {
    fn square(&self) -> Square {
        self.state.ship(self.state.seat).expect("ships are placed before anyone moves")
    }

    fn why_not_fly(&self, to: Square) -> Refusal {
        let Face::Number(number) = self.state.die else {
            return Refusal::by_rule("5.7", "pacal-arrows-leap");
        };
        if let Err(refusal) = on_board(self.game, to) {
            return refusal;
        }
        if to == self.square() {
            return Refusal::by_rule("A1", "pacal-stay").with_text("square", to);
        }
        let Some((direction, distance)) = self.course(to) else {
            return Refusal::by_rule("5.3", "pacal-fly-not-straight")
                .with_text("from", self.square())
                .with_text("to", to);
        };
        let lifted = self.game.free_squares(self.state) | Squares::of(self.square());
        match flight::straight(lifted, self.square(), number, direction) {
            None => self.stopped("5.2", "pacal-fly-blocked", self.square(), direction),
            Some(end) if end == to => self.stays_in_sacred("A15", to),
            Some(end) => self.ends_elsewhere(end, direction, distance, number),
        }
    }

    /// The straight flight in this direction ends on `end`, which is not where it was to go.
    fn ends_elsewhere(
        &self,
        end: Square,
        direction: Direction,
        distance: u8,
        number: u8,
    ) -> Refusal {
        let way = self.course(end).map_or(0, |(_, distance)| distance);
        if distance < way {
            let key = if way == number { "pacal-must-fly-on" } else { "pacal-must-fly-up-to" };
            return Refusal::by_rule("5.4", key)
                .with("direction", direction.word())
                .with("squares", way)
                .with_text("end", end);
        }
        if way < number {
            return self.stopped("5.4", "pacal-fly-stopped", end, direction).with_text("end", end);
        }
        Refusal::by_rule("5.4", "pacal-fly-too-far")
            .with("number", number)
            .with("distance", distance)
            .with_text("end", end)
    }

    /// An obstacle stands next to `here` in this direction.
    fn stopped(
        &self,
        rule: &'static str,
        key: &'static str,
        here: Square,
        direction: Direction,
    ) -> Refusal {
        let edge = Obstacle { what: "edge", owner: 0, square: here };
        let stands =
            match here.neighbor(direction).and_then(|next| obstacle(self.game, self.state, next)) {
                Some(stands) if stands.what != "edge" => stands,
                _ => edge,
            };
        stands.in_way(Refusal::by_rule(rule, key).with("direction", direction.word()))
    }

    fn stays_in_sacred(&self, rule: &'static str, to: Square) -> Refusal {
        Refusal::by_rule(rule, "pacal-first-round-leave")
            .with_text("square", to)
            .with_text("district", self.game.board.sacred().letter)
    }

    fn why_not_bend(&self, to: Square) -> Refusal {
        let Face::Number(number) = self.state.die else {
            return Refusal::by_rule("5.7", "pacal-arrows-leap");
        };
        if let Err(refusal) = on_board(self.game, to) {
            return refusal;
        }
        if self.state.first_round {
            return Refusal::by_rule("5.11", "pacal-first-round-straight");
        }
        if self.moves.stuck {
            return Refusal::by_rule("5.10", "pacal-stuck").with_text("square", self.square());
        }
        if to == self.square() {
            return Refusal::by_rule("A7", "pacal-bend-back").with_text("square", to);
        }
        if self.moves.straight.contains(to) {
            return Refusal::by_rule("A9", "pacal-bend-is-straight").with_text("square", to);
        }
        if let Some(stands) = obstacle(self.game, self.state, to) {
            return stands.in_way(Refusal::by_rule("5.2", "pacal-bend-onto-obstacle"));
        }
        self.why_no_way(to, number)
    }

    /// No way of the right length leads to a free square.
    fn why_no_way(&self, to: Square, number: u8) -> Refusal {
        let distance =
            to.column().abs_diff(self.square().column()) + to.row().abs_diff(self.square().row());
        let key = if distance > number {
            "pacal-bend-too-far"
        } else if distance % 2 != number % 2 {
            "pacal-bend-odd"
        } else {
            "pacal-bend-no-way"
        };
        Refusal::by_rule("5.5", key)
            .with_text("square", to)
            .with("number", number)
            .with("distance", distance)
    }

    fn why_not_leap(&self, to: Square) -> Refusal {
        if let Face::Number(number) = self.state.die {
            return Refusal::by_rule("5.7", "pacal-leap-no-arrows").with("number", number);
        }
        if let Err(refusal) = on_board(self.game, to) {
            return refusal;
        }
        if to == self.square() {
            return Refusal::by_rule("A3", "pacal-stay").with_text("square", to);
        }
        if self.course(to).is_none() {
            return Refusal::by_rule("5.7", "pacal-leap-line")
                .with_text("from", self.square())
                .with_text("to", to);
        }
        match obstacle(self.game, self.state, to) {
            Some(stands) => stands.in_way(Refusal::by_rule("A4", "pacal-not-free")),
            None => self.stays_in_sacred("A59", to),
        }
    }

    fn check_god(&self, value: u8) -> Result<(), Refusal> {
        if !self.state.god_stones(self.state.seat).any(|held| held == value) {
            return Err(Refusal::by_rule("5.8", "pacal-god-spent").with("value", value));
        }
        let offered = GOD_STONES
            .iter()
            .enumerate()
            .any(|(index, &each)| each == value && self.moves.god_stones >> index & 1 != 0);
        if offered { Ok(()) } else { Err(Refusal::by_rule("A17", "pacal-god-first-round")) }
    }

    fn why_not_land(&self, to: Square) -> Refusal {
        if !self.moves.stuck {
            return Refusal::by_rule("5.10", "pacal-land-not-stuck");
        }
        if self.moves.god_stones != 0 {
            return Refusal::by_rule("5.10", "pacal-land-god-first");
        }
        why_not_free(self.game, self.state, to, "A56")
    }

    /// The direction and distance from the ship to a square of its row or column.
    fn course(&self, to: Square) -> Option<(Direction, u8)> {
        let from = self.square();
        let columns = to.column().abs_diff(from.column());
        let rows = to.row().abs_diff(from.row());
        match (columns, rows) {
            (0, 0) => None,
            (0, _) if to < from => Some((Direction::North, rows)),
            (0, _) => Some((Direction::South, rows)),
            (_, 0) if to < from => Some((Direction::West, columns)),
            (_, 0) => Some((Direction::East, columns)),
            _ => None,
        }
    }
}
