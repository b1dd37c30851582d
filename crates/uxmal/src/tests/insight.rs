//! What bots look at.

use fastrand::Rng;
use rules::{Game, Insight};

use super::laws::{random_base, random_points, random_tiles};
use super::support::{drawn_before_last_of, drawn_on, set_up};
use crate::cell::CellSet;
use crate::movement::reach;
use crate::state::Step;
use crate::{Action, Cards, Idol, Level, Popularity, State, Uxmal};

/// Where some numbers are in the row of a seat.
const PRIEST_POINTS: usize = 21;
const MARGIN: usize = 24;
const OFF_BOARD: usize = 42;
const SWING: usize = 58;
const MOVES: usize = 61;

/// Points of a phase and of a priest in those numbers.
const PHASE: f32 = 20.0;
const PRIEST: f32 = 8.0;

/// Calls `look` on every position of random games of every kind.
fn in_random_games(mut look: impl FnMut(&Uxmal, &State)) {
    let mut rng = Rng::with_seed(29);
    for round in 0..8 {
        for players in 2..=4 {
            for priests in ["break", "stay", "dwindle"] {
                let own = [random_points(&mut rng), random_base(&mut rng), random_tiles(&mut rng)];
                let all = [
                    ("priests", priests),
                    ("points", &own[0]),
                    ("base", &own[1]),
                    ("tiles", &own[2]),
                ];
                let options = if round % 2 == 0 { &all[..1] } else { &all[..] };
                play(&set_up(players, options).game, &mut rng, &mut look);
            }
        }
    }
}

fn play(game: &Uxmal, rng: &mut Rng, look: &mut impl FnMut(&Uxmal, &State)) {
    let mut state = game.start();
    let mut legal = Vec::new();
    loop {
        look(game, &state);
        game.legal_actions(&state, &mut legal);
        let Some(&action) = rng.choice(&legal) else { return };
        game.play_unchecked(&mut state, action);
    }
}

fn features(game: &Uxmal, state: &State) -> Vec<Vec<f32>> {
    let mut numbers = vec![f32::NAN; Uxmal::FEATURES * game.players()];
    game.features(state, &mut numbers);
    numbers.chunks(Uxmal::FEATURES).map(<[f32]>::to_vec).collect()
}

#[track_caller]
fn assert_near(found: f32, expected: f32) {
    assert!((found - expected).abs() < 1e-3, "{found} instead of {expected}");
}

#[test]
fn all_numbers_are_small() {
    in_random_games(|game, state| {
        for (seat, row) in features(game, state).iter().enumerate() {
            for (place, number) in row.iter().enumerate() {
                assert!(
                    number.abs() <= 3.0,
                    "number {place} of seat {seat} is {number}: {state:?}"
                );
            }
        }
    });
}

/// The same position with everybody one seat further.
fn rotated(game: &Uxmal, state: &State) -> State {
    let mut rotated = *state;
    rotated.priests[..game.players].rotate_right(1);
    rotated.hands[..game.players].rotate_right(1);
    rotated.scores[..game.players].rotate_right(1);
    rotated.seat = state.seat.next(game.players);
    rotated
}

#[test]
fn no_seat_is_special() {
    in_random_games(|game, state| {
        let mut rows = features(game, state);
        rows.rotate_right(1);
        assert_eq!(features(game, &rotated(game, state)), rows, "{state:?}");
    });
}

/// The same position with every idol called by the name of the next.
fn renamed(state: &State) -> State {
    let next = |idol: Idol| Idol::ALL[(idol.index() + 1) % 5];
    let mut renamed = *state;
    renamed.visible.rotate_right(1);
    renamed.popularity = Popularity::new(state.popularity.idols().map(next)).unwrap();
    for hand in &mut renamed.hands {
        let counts = Idol::ALL.map(|idol| Cards::of(next(idol), hand.count(idol)));
        *hand = counts.into_iter().fold(Cards::NONE, |sum, each| sum + each);
    }
    if let Step::Claim(created) = &mut renamed.step {
        created.overlays = created.overlays.iter().map(next).collect();
        created.adjacents = created.adjacents.iter().map(next).collect();
    }
    renamed
}

#[test]
fn no_idol_is_special() {
    in_random_games(|game, state| {
        assert_eq!(features(game, &renamed(state)), features(game, state), "{state:?}");
    });
}

#[test]
fn a_claim_and_a_payment_count_as_made() {
    let mut made = 0;
    in_random_games(|game, state| {
        if !matches!(state.step, Step::Claim(_) | Step::Pay { .. }) {
            return;
        }
        let mut legal = Vec::new();
        game.legal_actions(state, &mut legal);
        let after = |&action: &Action| {
            let mut state = *state;
            game.play_unchecked(&mut state, action);
            state
        };
        let mut afters =
            legal.iter().map(after).filter(|after| after.step != Step::Over).peekable();
        if afters.peek().is_some() {
            let numbers = features(game, state);
            assert!(afters.any(|after| features(game, &after) == numbers), "{state:?}");
            made += 1;
        }
    });
    assert!(made > 500, "only {made}");
}

/// What a seat would score in a phase in which nobody can be lifted.
fn now(game: &Uxmal, state: &State, seat: usize) -> f32 {
    let mut state = *state;
    let before = state.scores[seat];
    crate::score::score_phase(game, &mut state);
    f32::from(state.scores[seat] - before)
}

fn margin(game: &Uxmal, state: &State, seat: usize) -> f32 {
    now(game, state, seat) - now(game, state, 1 - seat)
}

/// The most that an action of one kind changes a number for the seat on turn; zero for nothing.
fn best_change(
    game: &Uxmal,
    state: &State,
    is_tried: impl Fn(Action) -> bool,
    number: impl Fn(&State) -> f32,
) -> f32 {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    let changes = legal.into_iter().filter(|&action| is_tried(action)).map(|action| {
        let mut after = *state;
        game.play_unchecked(&mut after, action);
        number(&after) - number(state)
    });
    changes.fold(0.0, f32::max)
}

#[test]
fn the_swing_is_what_venerating_or_cursing_gains() {
    let game = set_up(2, &[]).game;
    let mut rng = Rng::with_seed(3);
    for _ in 0..40 {
        play(&game, &mut rng, &mut |game, state| {
            if state.step != Step::Turn || state.level != Level::One {
                return;
            }
            let seat = state.seat.index();
            let is_tried =
                |action| matches!(action, Action::Venerate { .. } | Action::Curse { .. });
            let gain = best_change(game, state, is_tried, |state| margin(game, state, seat));
            let found = features(game, state)[seat][SWING] * PRIEST;
            assert_near(found, gain.min(3.0 * PRIEST));
        });
    }
}

#[test]
fn a_move_gains_what_the_best_space_in_reach_is_worth() {
    let game = set_up(3, &[]).game;
    let mut rng = Rng::with_seed(4);
    for _ in 0..40 {
        play(&game, &mut rng, &mut |game, state| {
            if state.level != Level::One || !matches!(state.step, Step::Turn | Step::Draw) {
                return;
            }
            for (seat, row) in features(game, state).iter().enumerate() {
                for moves in 1..=state.hands[seat].total().min(3) {
                    let gain = best_move(game, state, seat, moves);
                    let found = row[MOVES + usize::from(moves) - 1] * PRIEST;
                    assert_near(found, gain);
                }
            }
        });
    }
}

fn best_move(game: &Uxmal, state: &State, seat: usize, moves: u8) -> f32 {
    let worth = |cells: CellSet| {
        let by_rank = state.popularity.idols().into_iter().take(3).enumerate();
        let seen = by_rank.filter(|(_, idol)| !(state.visible[idol.index()] & cells).is_empty());
        seen.map(|(rank, _)| f32::from(game.points.at(Level::One, rank))).fold(0.0, f32::max)
    };
    let priests = state.priests[seat].iter();
    let gains = priests.map(|from| worth(reach(state, from, moves)) - worth(CellSet::of(from)));
    gains.fold(0.0, f32::max)
}

#[test]
fn a_priest_whom_a_tile_will_lift_scores_nothing_yet() {
    let plan = "
        J@1 - - - - - - -
        - - - - - - - -
        - - J@2 - - - - -";
    let table = drawn_on(Level::One, plan).track("JSQMT");
    let rows = features(&table.game, &table.state);
    assert_near(rows[0][PRIEST_POINTS] * PHASE, 4.0);
    assert_near(rows[1][PRIEST_POINTS], 0.0);
    assert_near(rows[0][OFF_BOARD], 1.0);
    assert_near(rows[1][OFF_BOARD], 1.0);
}

#[test]
fn before_the_last_tile_the_margin_is_what_the_scoring_gives() {
    let plan = "
        J@1 - - - - - - -
        - - - - - - - S@2";
    let table = drawn_before_last_of(Level::Three, plan).track("JSQMT").hand(1, "JJQ");
    let table = table.hand(2, "SSSS").fame(&[10, 14]);
    let rows = features(&table.game, &table.state);
    // 10 + 4 + 2·2 against 14 + 3 + 4·1.
    assert_near(rows[0][MARGIN] * PHASE, -3.0);
    assert_near(rows[1][MARGIN] * PHASE, 3.0);
}
