//! What bots look at: of sensible size, the same from every seat, true to the rules.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use fastrand::Rng;
use rules::{Game, Hidden, Insight, MAX_SEATS, Options, Seat, Tabletop, Turn};
use serde_json::{Value, json};

use super::boards::BOARDS;
use crate::constellation::{Constellation, Search, Shapes};
use crate::insight::{BUILDING, DISTRICTS, PIECES, POINTS, TURN, WATERS};
use crate::score::takeover;
use crate::state::Hold;
use crate::{Action, MAX_SIDE, Pacal, Square, Squares, State, Step, final_scoring};

fn game(players: usize, value: &Value) -> Pacal {
    let options: Options = value.as_object().unwrap().clone().into_iter().collect();
    Pacal::set_up(players, &options).unwrap()
}

/// Plays random games and shows every position to `look`.
fn watch(game: &Pacal, games: u64, mut look: impl FnMut(&State)) {
    let mut legal = Vec::new();
    for seed in 0..games {
        let mut rng = Rng::with_seed(seed);
        let mut state = game.start();
        for _ in 0..3000 {
            look(&state);
            if game.turn(&state) == Turn::Over {
                break;
            }
            game.legal_actions(&state, &mut legal);
            let action = pick(&legal, seed % 2 == 0, &mut rng);
            game.play_unchecked(&mut state, action);
        }
    }
}

/// Any action, or, if they are eager, mostly one that drops or builds high.
fn pick(legal: &[Action], eager: bool, rng: &mut Rng) -> Action {
    let least = rng.u8(..5);
    let wanted = |action: &&Action| match action {
        Action::Construct { floors, .. } => *floors > least,
        Action::Drop { .. } => true,
        _ => false,
    };
    let wanted: Vec<&Action> = legal.iter().filter(wanted).collect();
    if eager && !wanted.is_empty() {
        return *wanted[rng.usize(..wanted.len())];
    }
    legal[rng.usize(..legal.len())]
}

fn rows(game: &Pacal, state: &State) -> Vec<Vec<f32>> {
    let mut features = vec![f32::NAN; Pacal::FEATURES * game.players()];
    game.features(state, &mut features);
    features.chunks_exact(Pacal::FEATURES).map(<[f32]>::to_vec).collect()
}

fn are_sensible(game: &Pacal, state: &State) {
    for number in rows(game, state).into_iter().flatten() {
        assert!((-3.0..=3.0).contains(&number), "{number} in {state:?}");
    }
}

#[test]
fn numbers_are_about_the_size_of_one() {
    for players in 2..=5 {
        for edition in ["de", "fr", "cs"] {
            for master in [false, true] {
                let game = game(players, &json!({"edition": edition, "master": master}));
                watch(&game, 4, |state| are_sensible(&game, state));
            }
        }
    }
}

/// As many districts as there are letters on as many squares as a board may have.
fn largest_board() -> Value {
    let row = |index: u8| {
        let letters = [b'A' + 2 * index, b'B' + 2 * index].map(char::from);
        (0..13).map(|column| letters[usize::from(column > 5)]).collect::<String>()
    };
    let values: serde_json::Map<String, Value> =
        ('A'..='Z').map(|letter| (letter.to_string(), 99.into())).collect();
    json!({"rows": (0..13).map(row).collect::<Vec<_>>(), "values": values, "sacred": "M",
        "river": [[0, 0], [0, 13], [13, 13]]})
}

#[test]
fn boards_and_dice_of_ones_own_are_no_trouble() {
    let boards = BOARDS.iter().map(|board| serde_json::from_str(board).unwrap());
    for board in boards.chain([largest_board()]) {
        for players in 2..=3 {
            let options = json!({"board": board, "die": [1, 9, 8, 7, 6, "arrows"]});
            let game = game(players, &options);
            watch(&game, 4, |state| are_sensible(&game, state));
        }
    }
}

/// The same position with everybody one seat further on.
fn turned(game: &Pacal, state: &State) -> State {
    let players = game.players();
    let turn = |mut index: usize| {
        index += 1;
        if index == players { 0 } else { index }
    };
    let mut turned = *state;
    for from in 0..players {
        let to = turn(from);
        turned.stones[to] = state.stones[from];
        turned.pyramids[to] = state.pyramids[from];
        turned.ships[to] = state.ships[from];
        turned.stone_supply[to] = state.stone_supply[from];
        turned.pyramid_supply[to] = state.pyramid_supply[from];
        turned.god_stones[to] = state.god_stones[from];
        turned.scores[to] = state.scores[from];
        turned.holds[to] = Hold::default();
        for color in 0..players {
            for _ in 0..state.holds[from].count(Seat::new(color)) {
                turned.holds[to].add(Seat::new(turn(color)));
            }
        }
    }
    turned.seat = state.seat.next(players);
    turned.starter = state.starter.next(players);
    turned
}

#[test]
fn no_seat_is_special() {
    for players in 2..=5 {
        let game = game(players, &json!({}));
        watch(&game, 6, |state| {
            let mut expected = rows(&game, state);
            expected.rotate_right(1);
            assert_eq!(rows(&game, &turned(&game, state)), expected, "{state:?}");
        });
    }
}

#[test]
fn nobody_sees_into_ships() {
    for players in 2..=5 {
        let game = game(players, &json!({}));
        watch(&game, 2, |state| {
            let mut other = *state;
            for hold in &mut other.holds[..players] {
                hold.add(Seat::new(players - 1));
            }
            let (hidden, other) = (game.hide(state, None), game.hide(&other, None));
            assert_eq!(hidden, other);
            assert_eq!(rows(&game, &hidden), rows(&game, &other));
        });
    }
}

fn n_inside(state: &State, ship: usize) -> u32 {
    Seat::all(MAX_SEATS).map(|color| u32::from(state.holds[ship].count(color))).sum()
}

#[test]
fn one_stone_in_anothers_ship_is_forgotten() {
    let game = game(4, &json!({}));
    let mut lots = Rng::with_seed(1);
    watch(&game, 4, |state| {
        for seat in Seat::all(4) {
            let mut after = *state;
            game.forget(&mut after, seat, lots.u64(..));
            let all = |state| (0..4).map(|ship| n_inside(state, ship)).sum::<u32>();
            let known = all(state) - n_inside(state, seat.index());
            assert_eq!(after.holds[seat.index()], state.holds[seat.index()]);
            assert_eq!(all(&after), all(state) - known.min(1));
            assert_eq!(game.hide(&after, None), game.hide(state, None));
        }
    });
}

#[test]
fn the_end_is_foreseen_as_it_will_be_scored() {
    const TOTAL: usize = TURN + 4;
    for players in 2..=5 {
        let game = game(players, &json!({}));
        watch(&game, 6, |state| {
            if state.step == Step::Over {
                return;
            }
            let scoring = final_scoring(&game, state);
            let parts = [scoring.river, scoring.lake, scoring.god_stones, state.scores];
            let parts: Vec<_> = scoring.districts.into_iter().chain(parts).collect();
            for (seat, row) in rows(&game, state).iter().enumerate() {
                let total: u16 = parts.iter().map(|points| points[seat]).sum();
                assert_number(row[TOTAL] * 60.0, total.into(), state);
            }
        });
    }
}

fn assert_number(found: f32, expected: f32, state: &State) {
    assert!((found - expected).abs() < 0.01, "{found}, not {expected}, in {state:?}");
}

#[test]
fn what_can_be_built_is_what_may_be() {
    const HEIGHTS: usize = TURN + POINTS + WATERS + DISTRICTS + PIECES;
    for (players, master) in [(2, false), (3, true), (4, false)] {
        let game = game(players, &json!({"master": master}));
        let mut legal = Vec::new();
        watch(&game, 20, |state| {
            if state.step != Step::Build {
                return;
            }
            game.legal_actions(state, &mut legal);
            let (mut heights, mut most) = (BTreeSet::new(), 0);
            for &action in &legal {
                if let Action::Construct { floors, target, .. } = action {
                    let added = floors - state.floors_on(target);
                    heights.insert(floors);
                    most = most.max(takeover(&game, state, target, added));
                }
            }
            let row = &rows(&game, state)[state.seat.index()];
            let highest = (2..=5).filter(|floors| row[HEIGHTS + floors - 2] > 0.0).max();
            assert_eq!(highest, heights.last().copied().map(usize::from).filter(|&top| top > 1));
            assert_number(row[HEIGHTS + 4] * 7.0, most.into(), state);
        });
    }
}

/// How many floors constellations of `held` with `square` stand for.
fn floors_with(held: Squares, square: Square) -> BTreeSet<u8> {
    let held = held | Squares::of(square);
    let mut all = BTreeSet::new();
    let mut found = |candidate: Constellation| {
        if candidate.as_set().contains(square) {
            all.extend(candidate.floors());
        }
        ControlFlow::Continue(())
    };
    let shapes = Shapes { least_floors: 2, diamonds: false, side: MAX_SIDE };
    let _ = Search { squares: held, shapes, found: &mut found }.run();
    all
}

#[test]
fn gaps_are_where_one_stone_makes_a_constellation() {
    const GAPS: usize = TURN + POINTS + WATERS + DISTRICTS + PIECES + BUILDING;
    let game = game(3, &json!({}));
    let mut positions = 0;
    watch(&game, 6, |state| {
        positions += 1;
        if positions % 20 != 0 {
            return;
        }
        for (seat, row) in Seat::all(3).zip(rows(&game, state)) {
            if Seat::all(3).any(|owner| owner != seat && state.inside(owner, seat) > 0) {
                continue;
            }
            let mut held = state.stones(seat) | state.pyramids(seat);
            if state.inside(seat, seat) == 1 {
                held.insert(state.ship(seat).unwrap());
            }
            let free = game.open_squares() & !state.all_pyramids() & !held;
            let floors: Vec<_> = free.iter().map(|square| floors_with(held, square)).collect();
            for (place, height) in (3..=5).enumerate() {
                let expected = floors.iter().filter(|all| all.contains(&height)).count();
                let found = row[GAPS + place] * 8.0;
                assert_number(found, u8::try_from(expected.min(24)).unwrap().into(), state);
            }
        }
    });
}
