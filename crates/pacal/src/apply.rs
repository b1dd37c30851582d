//! What an action does.

use rules::Seat;

use crate::Pacal;
use crate::action::{Action, Ship, Work};
use crate::components::GOD_STONES;
use crate::constellation::Constellation;
use crate::legal;
use crate::score;
use crate::square::Square;
use crate::state::{Hold, State, Step};

pub(crate) fn apply(game: &Pacal, state: &mut State, action: Action) {
    match action {
        Action::Place(square) => place(game, state, square),
        Action::Roll(face) => {
            state.die = face;
            begin_turn(game, state);
        }
        Action::Fly(square) | Action::Leap(square) => {
            move_ship(game, state, square);
            begin_drop(game, state, Step::DropTwo);
        }
        Action::Bend(square) => {
            move_ship(game, state, square);
            begin_drop(game, state, Step::DropOwn);
        }
        Action::God(value) => {
            let spent = GOD_STONES.iter().position(|&each| each == value).unwrap_or_default();
            state.god_stones[state.seat.index()] &= !(1 << spent);
            state.step = Step::Land;
        }
        Action::Land(square) => land(game, state, square),
        Action::Done => begin_build(game, state),
        Action::Drop { into, from } => drop_stone(game, state, into, from),
        Action::Pass => end_turn(game, state),
        Action::Construct { constellation, work, floors, target } => {
            let added = floors - state.floors_on(target);
            state.scores[state.seat.index()] += score::takeover(game, state, target, added);
            construct(state, constellation, work, floors, target);
            score::after_construction(game, state);
            if state.step != Step::Over {
                end_turn(game, state);
            }
        }
    }
}

fn place(game: &Pacal, state: &mut State, square: Square) {
    state.ships[state.seat.index()] = Some(square);
    state.seat = state.seat.next(game.players);
    if state.seat == state.starter {
        state.step = Step::Roll;
    }
}

/// A turn begins with the ship's move; it is lost when no square is free (ruling A57).
fn begin_turn(game: &Pacal, state: &mut State) {
    state.taken_back = false;
    if !game.has_room && game.free_squares(state).is_empty() {
        end_turn(game, state);
    } else {
        state.step = Step::Move;
    }
}

/// The ship of the seat to move leaves its square and what it held, and covers another.
fn move_ship(game: &Pacal, state: &mut State, to: Square) {
    let seat = state.seat.index();
    if let Some(from) = state.ships[seat] {
        uncover(game, state, from);
    }
    state.ships[seat] = Some(to);
    for color in Seat::all(game.players) {
        if state.stones[color.index()].contains(to) {
            state.stones[color.index()].remove(to);
            state.holds[seat].add(color);
        }
    }
}

/// Rule 5.1: the stones stay where the ship stood. Rule 6.4: those of which there are several in a
/// color go back to their owner, all of them (rulings A32, A33).
fn uncover(game: &Pacal, state: &mut State, square: Square) {
    let hold = std::mem::take(&mut state.holds[state.seat.index()]);
    if hold.is_empty() {
        return;
    }
    for color in Seat::all(game.players) {
        match hold.count(color) {
            0 => {}
            1 => state.stones[color.index()].insert(square),
            several => state.stone_supply[color.index()] += several,
        }
    }
}

/// After a god stone one stone may be dropped, a stuck ship without one drops none. Rules 5.8,
/// 5.10.
fn land(game: &Pacal, state: &mut State, square: Square) {
    let paid = state.step == Step::Land;
    move_ship(game, state, square);
    if paid {
        begin_drop(game, state, Step::DropOwn);
    } else {
        begin_build(game, state);
    }
}

/// Asks for stones, unless there is none to drop.
fn begin_drop(game: &Pacal, state: &mut State, step: Step) {
    if game.stone_source(state).is_dry() {
        begin_build(game, state);
    } else {
        state.step = step;
    }
}

fn drop_stone(game: &Pacal, state: &mut State, into: Ship, from: Option<Square>) {
    let seat = state.seat;
    match from {
        None => state.stone_supply[seat.index()] -= 1,
        Some(square) => {
            state.stones[seat.index()].remove(square);
            state.taken_back = true;
        }
    }
    let ship = match into {
        Ship::Own => seat,
        Ship::Of(other) => other,
    };
    Hold::add(&mut state.holds[ship.index()], seat);
    if into == Ship::Own && state.step == Step::DropTwo {
        begin_drop(game, state, Step::DropOther);
    } else {
        begin_build(game, state);
    }
}

/// Asks for a pyramid, unless none can be built.
fn begin_build(game: &Pacal, state: &mut State) {
    if legal::can_construct(game, state) {
        state.step = Step::Build;
    } else {
        end_turn(game, state);
    }
}

fn construct(
    state: &mut State,
    constellation: Constellation,
    work: Work,
    floors: u8,
    target: Square,
) {
    let seat = state.seat.index();
    // Rule 7.4: all own stones of the constellation are taken back.
    for square in constellation.squares() {
        if state.stones[seat].contains(square) {
            state.stones[seat].remove(square);
            state.stone_supply[seat] += 1;
        }
    }
    match work {
        // Rule 7.5: other colors' stones on the building square go back to their owners.
        Work::Build => {
            for (stones, supply) in state.stones.iter_mut().zip(&mut state.stone_supply) {
                if stones.contains(target) {
                    stones.remove(target);
                    *supply += 1;
                }
            }
        }
        // Ruling A29: a replaced pyramid goes back to its owner.
        Work::Raise => {
            let replaced = state.floors_on(target);
            state.pyramid_supply[seat][usize::from(replaced - 1)] += 1;
        }
    }
    state.pyramid_supply[seat][usize::from(floors - 1)] -= 1;
    state.pyramids[seat].insert(target);
    for (plane, squares) in state.floors.iter_mut().enumerate() {
        if floors >> plane & 1 == 0 {
            squares.remove(target);
        } else {
            squares.insert(target);
        }
    }
    state.built = true;
}

/// Passes the turn on. Rules 4.2, 9.3, ruling A61.
fn end_turn(game: &Pacal, state: &mut State) {
    state.seat = state.seat.next(game.players);
    if state.seat == state.starter {
        end_round(game, state);
    } else if game.players == 2 {
        state.step = Step::Roll;
    } else {
        begin_turn(game, state);
    }
}

fn end_round(game: &Pacal, state: &mut State) {
    state.idle_rounds = if state.built { 0 } else { state.idle_rounds.saturating_add(1) };
    state.built = false;
    state.first_round = false;
    let stalled = game.stall_rounds > 0 && state.idle_rounds >= game.stall_rounds;
    if state.closing || stalled {
        score::finish(game, state);
        return;
    }
    state.starter = game.next_starter(state);
    state.seat = state.starter;
    state.step = Step::Roll;
}

impl Pacal {
    /// Who starts the next round. Rule 4.2: the die passes on. Ruling A61: with two players they
    /// just alternate.
    pub(crate) fn next_starter(&self, state: &State) -> Seat {
        if self.players == 2 { state.starter } else { state.starter.next(self.players) }
    }
}
