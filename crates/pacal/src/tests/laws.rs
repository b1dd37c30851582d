//! Random games of every kind obey the laws, and nothing is lost or made from nothing.

use std::collections::BTreeSet;

use fastrand::Rng;
use rules::{Game, MAX_SEATS, Options, Seat, Tabletop, Turn};
use serde_json::{Value, json};
use testkit::{Trial, laws_hold};

use crate::components::{GOD_STONES, PIECES};
use crate::{Action, Constellation, Face, Pacal, Ship, Square, State, Step, Work};

/// How the players of a trial choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Temper {
    /// Every action with the same chance.
    Any,
    /// Builds whenever it can, so that pyramids run out.
    Builds,
    /// Drops and hardly builds, so that stones run out.
    Sows,
    /// Never builds, so that the game stalls.
    Stalls,
}

#[derive(Debug)]
struct Setup {
    rules: u32,
    players: usize,
    options: Options,
    temper: Temper,
}

impl Trial for Setup {
    type Game = Pacal;

    fn game(&self) -> Pacal {
        Pacal::set_up_for(self.rules, self.players, &self.options).unwrap()
    }

    fn max_actions(&self) -> usize {
        100_000
    }

    fn pick(&self, _: &Pacal, _: &State, legal: &[Action], rng: &mut Rng) -> Action {
        let builds = |action: &Action| matches!(action, Action::Construct { .. });
        let drops = |action: &Action| matches!(action, Action::Drop { .. });
        let wanted: Vec<Action> = match self.temper {
            Temper::Builds => legal.iter().copied().filter(builds).collect(),
            Temper::Sows if rng.u8(..20) > 0 => legal
                .iter()
                .copied()
                .filter(|action| drops(action) || *action == Action::Pass)
                .collect(),
            Temper::Any | Temper::Sows => Vec::new(),
            Temper::Stalls => legal.iter().copied().filter(|action| !builds(action)).collect(),
        };
        let choice = if wanted.is_empty() { legal } else { &wanted };
        choice[rng.usize(..choice.len())]
    }

    fn stray_action(&self, game: &Pacal, state: &State, rng: &mut Rng) -> Action {
        stray_action(game, state, rng)
    }

    fn conserves(&self, game: &Pacal, state: &State) {
        conserves(game, state);
    }
}

/// Any action that can be written, biased towards what is nearly possible.
fn stray_action(game: &Pacal, state: &State, rng: &mut Rng) -> Action {
    let square = |rng: &mut Rng| any_square(game, rng);
    match rng.u8(..14) {
        0 => Action::Place(square(rng)),
        1 => Action::Roll(if rng.bool() { Face::Arrows } else { Face::Number(rng.u8(1..10)) }),
        2 | 3 => Action::Fly(square(rng)),
        4 => Action::Bend(square(rng)),
        5 => Action::Leap(square(rng)),
        6 => Action::God(GOD_STONES[rng.usize(..3)]),
        7 => Action::Land(square(rng)),
        8 => Action::Done,
        9 => Action::Pass,
        10 => Action::Drop { into: any_ship(rng), from: None },
        11 => Action::Drop { into: any_ship(rng), from: Some(own_or_any(game, state, rng)) },
        _ => stray_construction(game, state, rng),
    }
}

fn any_ship(rng: &mut Rng) -> Ship {
    if rng.bool() { Ship::Own } else { Ship::Of(Seat::new(rng.usize(..MAX_SEATS))) }
}

fn any_square(game: &Pacal, rng: &mut Rng) -> Square {
    // Now and then a square that this board does not have.
    let beyond = if rng.u8(..30) == 0 { 13 } else { 0 };
    let column = rng.u8(..game.board().columns().max(beyond));
    Square::new(column, rng.u8(..game.board().rows().max(beyond))).unwrap()
}

fn own_or_any(game: &Pacal, state: &State, rng: &mut Rng) -> Square {
    let own = state.stones(state.seat()) | state.pyramids(state.seat());
    let own: Vec<Square> = own.iter().collect();
    if own.is_empty() || rng.u8(..6) == 0 {
        return any_square(game, rng);
    }
    own[rng.usize(..own.len())]
}

fn stray_construction(game: &Pacal, state: &State, rng: &mut Rng) -> Action {
    let squares: BTreeSet<Square> =
        (0..rng.u8(1..5)).map(|_| own_or_any(game, state, rng)).collect();
    let squares: Vec<Square> = squares.into_iter().collect();
    let target = if rng.u8(..8) == 0 {
        own_or_any(game, state, rng)
    } else {
        squares[rng.usize(..squares.len())]
    };
    Action::Construct {
        constellation: Constellation::new(&squares).unwrap(),
        work: if rng.bool() { Work::Build } else { Work::Raise },
        floors: rng.u8(1..6),
        target,
    }
}

/// Stones, pyramids and god stones are neither lost nor made; nothing stands where it cannot.
fn conserves(game: &Pacal, state: &State) {
    let (all_stones, all_pyramids) = *PIECES;
    for color in Seat::all(game.players()) {
        let inside: u32 =
            Seat::all(game.players()).map(|ship| u32::from(state.inside(ship, color))).sum();
        let stones = state.stones(color).len() + inside + u32::from(state.stone_supply(color));
        assert_eq!(stones, u32::from(all_stones), "stones of seat {color}");
        let mut pyramids = state.pyramid_supply(color);
        for square in state.pyramids(color).iter() {
            pyramids[usize::from(state.floors_on(square) - 1)] += 1;
        }
        assert_eq!(pyramids, all_pyramids, "pyramids of seat {color}");
        assert!((state.stones(color) & !game.open_squares()).is_empty(), "a stone out of play");
        assert!((state.pyramids(color) & !game.open_squares()).is_empty(), "a pyramid out of play");
        for other in Seat::all(game.players()).filter(|&other| other != color) {
            assert!((state.pyramids(color) & state.pyramids(other)).is_empty(), "shared square");
            assert!((state.stones(color) & state.pyramids(other)).is_empty(), "stone on pyramid");
            assert!(state.ship(color).is_none() || state.ship(color) != state.ship(other));
        }
        if let Some(ship) = state.ship(color) {
            assert!(game.open_squares().contains(ship), "a ship out of play");
            assert!(!state.all_pyramids().contains(ship), "a ship on a pyramid");
            let open = Seat::all(game.players()).any(|seat| state.stones(seat).contains(ship));
            assert!(!open, "an open stone under a ship");
        }
    }
}

fn options(value: &Value) -> Options {
    value.as_object().unwrap().clone().into_iter().collect()
}

fn hold(players: usize, value: &Value, temper: Temper, games: u64) -> Vec<State> {
    hold_by(*Pacal::RULES_VERSIONS.end(), players, value, temper, games)
}

fn hold_by(rules: u32, players: usize, value: &Value, temper: Temper, games: u64) -> Vec<State> {
    let setup = Setup { rules, players, options: options(value), temper };
    laws_hold(&setup, 0..games).into_iter().map(|outcome| outcome.last).collect()
}

#[test]
fn for_every_number_of_players() {
    for players in 2..=5 {
        for temper in [Temper::Any, Temper::Builds, Temper::Sows] {
            hold(players, &json!({}), temper, 6);
        }
    }
}

#[test]
fn for_every_edition_and_variant() {
    for edition in ["de", "fr", "cs"] {
        for master in [false, true] {
            let value = json!({"edition": edition, "master": master});
            for players in 2..=5 {
                hold(players, &value, Temper::Builds, 2);
                hold(players, &value, Temper::Sows, 2);
            }
        }
    }
}

#[test]
fn for_rules_1() {
    for edition in ["de", "fr", "cs"] {
        for players in 2..=5 {
            hold_by(1, players, &json!({"edition": edition}), Temper::Builds, 2);
            hold_by(1, players, &json!({"edition": edition, "master": true}), Temper::Sows, 2);
        }
    }
}

#[test]
fn for_empty_gaps_and_diamonds() {
    for (gaps, diamonds) in [("any", true), ("empty", false), ("empty", true)] {
        for players in 2..=5 {
            let value = json!({"gaps": gaps, "diamonds": diamonds, "master": players % 2 == 0});
            for temper in [Temper::Any, Temper::Builds, Temper::Sows] {
                hold(players, &value, temper, 2);
            }
        }
    }
}

#[test]
fn for_listed_shores() {
    let board = json!({
        "rows": ["AABBB", "ASSSB", "CSSS~", "CSSSD", "CCDDD"],
        "values": {"A": 4, "B": 5, "C": 3, "D": 4, "S": 7},
        "river_shore": ["a1", "e5", "b3"], "lake_shore": [], "covers": {"2": ["D"]},
    });
    for players in 2..=3 {
        hold(players, &json!({"board": board}), Temper::Builds, 4);
    }
}

#[test]
fn for_any_die() {
    let dice = [
        json!([1, 1, 1, 1, 1, 1]),
        json!([9, 8, 7, 6, "arrows", "arrows"]),
        json!("arrows,arrows,arrows,arrows,arrows,arrows"),
        json!([6, 6, 1, 2, 3, 4]),
    ];
    for die in dice {
        hold(2, &json!({"die": die}), Temper::Any, 2);
        hold(4, &json!({"die": die}), Temper::Builds, 2);
    }
}

#[test]
fn for_boards_of_any_size() {
    for board in super::boards::BOARDS {
        let board: Value = serde_json::from_str(board).unwrap();
        for players in 2..=3 {
            for temper in [Temper::Any, Temper::Builds, Temper::Sows] {
                hold(players, &json!({"board": board, "stall_rounds": 8}), temper, 4);
            }
        }
    }
}

#[test]
fn for_stalled_games() {
    for stall_rounds in [1, 2, 7] {
        let states = hold(3, &json!({"stall_rounds": stall_rounds}), Temper::Stalls, 2);
        assert!(states.iter().all(|state| state.all_pyramids().is_empty()));
    }
}

#[test]
fn a_game_that_may_stall_for_ever_goes_on() {
    let game = Pacal::set_up(2, &options(&json!({"stall_rounds": 0}))).unwrap();
    let mut state = game.start();
    let mut legal = Vec::new();
    for _ in 0..5000 {
        game.legal_actions(&state, &mut legal);
        let builds = |action: &&Action| !matches!(action, Action::Construct { .. });
        let action = *legal.iter().find(builds).unwrap();
        game.play(&mut state, action).unwrap();
    }
    assert_ne!(game.turn(&state), Turn::Over);
    assert_ne!(state.step(), Step::Over);
}
