//! Players who come to the point, so that the recorded games are short.

use fastrand::Rng;
use rules::{Game, Match};

use crate::score::takeover;
use crate::{Action, Pacal, Ship, Square, State, Step};

/// How the players of a recorded game choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Temper {
    /// Fly where they can build soon, and build what pays most.
    Builds,
    /// Drop stones and never build.
    Sows,
}

/// A whole game of such players.
pub(super) fn game(game: &Pacal, temper: Temper, seed: u64) -> Match<Pacal> {
    let mut rng = Rng::with_seed(seed);
    let mut played = Match::new(game.clone());
    let mut legal = Vec::new();
    loop {
        game.legal_actions(played.state(), &mut legal);
        if legal.is_empty() {
            return played;
        }
        let action = match temper {
            Temper::Builds => choice(game, played.state(), &legal, &mut rng),
            Temper::Sows => sower_choice(&legal, &mut rng),
        };
        played.play(action).expect("it is in the list");
    }
}

/// A stone if there is one, no pyramid, otherwise anything.
fn sower_choice(legal: &[Action], rng: &mut Rng) -> Action {
    let drops = |action: &Action| matches!(action, Action::Drop { .. } | Action::Pass);
    let wanted: Vec<Action> = legal.iter().copied().filter(drops).collect();
    let wanted = if wanted.is_empty() { legal } else { &wanted };
    wanted[rng.usize(..wanted.len())]
}

/// Mostly the best that a glance shows, and often enough something else.
fn choice(game: &Pacal, state: &State, legal: &[Action], rng: &mut Rng) -> Action {
    let any = legal[rng.usize(..legal.len())];
    if game.turn(state).seat().is_none() || rng.u8(..100) < 10 {
        return any;
    }
    match state.step() {
        Step::Move => best(legal, |action| (worth_of_flight(game, state, action), rng.u8(..))),
        Step::DropTwo | Step::DropOwn | Step::DropOther => {
            best(legal, |action| (worth_of_drop(game, state, action), rng.u8(..)))
        }
        Step::Build => best(legal, |action| (gain(game, state, action), rng.u8(..))),
        Step::Place | Step::Roll | Step::Land | Step::Over => any,
    }
}

fn best<K: Ord>(legal: &[Action], mut worth: impl FnMut(Action) -> K) -> Action {
    legal.iter().copied().max_by_key(|&action| worth(action)).expect("there is something to do")
}

/// What can be built at once, and what with a stone where the ship ends. A god stone is for when
/// there is nothing else.
fn worth_of_flight(game: &Pacal, state: &State, action: Action) -> (bool, u16) {
    let (Action::Fly(to) | Action::Bend(to) | Action::Leap(to) | Action::Land(to)) = action else {
        return (false, 0);
    };
    let mut after = *state;
    game.play_unchecked(&mut after, action);
    after.seat = state.seat();
    (true, 2 * best_gain(game, &after, None) + best_gain(game, &after, Some(to)))
}

/// What can be built with a stone where that ship stands. Two in one ship would go back.
fn worth_of_drop(game: &Pacal, state: &State, action: Action) -> u16 {
    let ship = match action {
        Action::Drop { into: Ship::Own, .. } => state.seat(),
        Action::Drop { into: Ship::Of(seat), .. } => seat,
        _ => return 0,
    };
    if state.inside(ship, state.seat()) > 0 {
        return 0;
    }
    1 + best_gain(game, state, state.ship(ship))
}

/// The best that the seat to move could build now, with one stone more.
fn best_gain(game: &Pacal, state: &State, stone: Option<Square>) -> u16 {
    let mut state = *state;
    state.step = Step::Build;
    if let Some(stone) = stone {
        state.stones[state.seat.index()].insert(stone);
    }
    let mut legal = Vec::new();
    game.legal_actions(&state, &mut legal);
    legal.iter().map(|&action| gain(game, &state, action)).max().unwrap_or(0)
}

/// Points first, then floors.
fn gain(game: &Pacal, state: &State, action: Action) -> u16 {
    match action {
        Action::Construct { floors, target, .. } => {
            let added = floors - state.floors_on(target);
            10 * takeover(game, state, target, added) + 5 + u16::from(added)
        }
        _ => 0,
    }
}
