//! What holds for the choices of every level.

use std::time::{Duration, Instant};

use rules::{Game, Hidden, Seat, Turn};

use super::dash::{Dash, Move, Track};
use crate::{Bot, Budget, Level, Report, Search, SearchParams, View, Watcher};

/// The playouts of level 9.
const USUAL: u32 = 400;

/// The levels that judge by more than what they get at once.
const EARNEST: [Level; 5] = [Level::Seven, Level::Eight, Level::Nine, Level::Ten, Level::Uct];

fn choose(level: Level, seed: u64, game: &Dash, state: &Track, budget: &Budget) -> Move {
    level.bot::<Dash>(seed).choose(&View::open(game, state), budget).action
}

fn playouts(playouts: u32) -> Budget {
    Budget { playouts: Some(playouts), ..Budget::default() }
}

#[test]
fn a_win_in_one_step_is_taken() {
    for level in Level::ALL.into_iter().filter(|&level| level != Level::Random) {
        let (game, state) = Dash::at(&[8, 9]);
        for seed in 0..20 {
            let choice = choose(level, seed, &game, &state, &playouts(300));
            assert_eq!(choice, Move::Walk(2), "{level}, seed {seed}");
        }
    }
}

#[test]
fn a_certain_win_is_never_thrown_away() {
    // Seat 1 is one step from the goal, its rival far behind: every walk wins, a gamble may not.
    for level in EARNEST {
        let (game, state) = Dash::at(&[9, 1, 1]);
        for seed in 0..20 {
            let choice = choose(level, seed, &game, &state, &playouts(300));
            assert_ne!(choice, Move::Gamble, "{level}, seed {seed}");
        }
    }
}

#[test]
fn who_is_about_to_lose_gambles() {
    // The rival wins on its next turn whatever happens; only the gamble can win before.
    for level in [Level::Nine, Level::Ten, Level::Uct] {
        let (game, state) = Dash::at(&[7, 9]);
        assert_eq!(choose(level, 1, &game, &state, &playouts(400)), Move::Gamble, "{level}");
    }
}

#[test]
fn a_level_makes_its_own_number_of_playouts_unless_it_is_given_another() {
    let (game, state) = Dash::at(&[3, 4, 2]);
    let made = |budget: &Budget| {
        Level::Nine.bot::<Dash>(1).choose(&View::open(&game, &state), budget).playouts
    };
    assert!((USUAL / 2..=USUAL).contains(&made(&Budget::default())));
    assert_eq!(made(&playouts(20)), 20);
    assert_eq!(made(&playouts(3_000)), 3_000);
}

#[test]
fn playouts_that_could_not_change_a_choice_are_spared() {
    let mut spared = 0;
    for steps in [[3, 4, 2], [8, 9, 9], [7, 9, 1], [0, 1, 0], [5, 5, 5]] {
        let (game, state) = Dash::at(&steps);
        for seed in 0..10 {
            let report = |budget: &Budget| {
                Level::Nine.bot::<Dash>(seed).choose(&View::open(&game, &state), budget)
            };
            let (usual, all) = (report(&Budget::default()), report(&playouts(USUAL)));
            assert_eq!(usual.action, all.action, "{steps:?}, seed {seed}");
            spared += USUAL - usual.playouts;
        }
    }
    assert!(spared > 0);
}

#[test]
fn the_same_seed_and_playouts_give_the_same_choice() {
    for level in Level::ALL {
        for threads in [1, 2] {
            let (game, state) = Dash::at(&[3, 4, 2]);
            let budget = playouts(100).with_threads(threads);
            let mut reports =
                (0..2).map(|_| level.bot::<Dash>(7).choose(&View::open(&game, &state), &budget));
            assert_eq!(reports.next(), reports.next(), "{level} on {threads}");
        }
    }
}

#[test]
fn any_budget_down_to_zero_gives_a_legal_action() {
    let nothing = [
        playouts(0),
        Budget::default().with_time(Duration::ZERO),
        playouts(1),
        playouts(0).with_threads(2),
    ];
    for level in Level::ALL {
        for budget in &nothing {
            let (game, state) = Dash::at(&[3, 4]);
            let choice = choose(level, 3, &game, &state, budget);
            assert!(game.check(&state, choice).is_ok(), "{level}: {choice}");
        }
    }
}

#[test]
fn a_single_action_is_answered_without_a_playout() {
    let (game, state) = Dash::at(&[0, 4]);
    for level in [Level::Nine, Level::Ten, Level::Uct] {
        let report = level.bot::<Dash>(3).choose(&View::open(&game, &state), &Budget::default());
        assert_eq!((report.action, report.playouts), (Move::Walk(1), 0), "{level}");
    }
}

#[test]
fn a_halt_ends_thinking() {
    let (game, state) = Dash::at(&[3, 4]);
    let budget = Budget::default();
    budget.halt.halt();
    let begun = Instant::now();
    let report = Level::Uct.bot::<Dash>(3).choose(&View::open(&game, &state), &budget);
    assert_eq!(report.playouts, 0);
    assert!(
        begun.elapsed() < Duration::from_secs(60),
        "without the halt it would never stop thinking"
    );
}

#[test]
fn the_report_has_the_best_actions_with_their_worth() {
    let (game, state) = Dash::at(&[3, 4]);
    let report = Level::Nine.bot::<Dash>(3).choose(&View::open(&game, &state), &playouts(200));
    assert_eq!(report.lines[0].action, report.action);
    assert_eq!(report.lines.len(), 3);
    assert_eq!(report.lines.iter().map(|line| line.visits).sum::<u32>(), 200);
    assert!(report.lines.is_sorted_by(|one, next| one.visits >= next.visits));
    for line in &report.lines {
        assert!((line.win[0] + line.win[1] - 1.0).abs() < 1e-3, "{line:?}");
        assert_eq!(line.expected[0], line.action);
    }
}

#[test]
fn what_is_hidden_does_not_change_a_choice() {
    for level in Level::ALL {
        for seed in 0..10 {
            let (game, state) = Dash::at(&[3, 4]);
            let choices = [1, 2, 200].map(|secret| {
                let state = Track { secret, ..state };
                let view = View::open(&game, &game.hide(&state, None));
                level.bot::<Dash>(seed).choose(&view, &playouts(50)).action
            });
            assert!(choices.iter().all(|&choice| choice == choices[0]), "{level}, seed {seed}");
        }
    }
}

#[test]
fn a_watcher_knows_what_has_happened() {
    let game = Dash { players: 2, goal: 10 };
    let mut watcher = Watcher::new(&game, Seat::new(0), 0, 1);
    let mut state = game.start();
    for action in [Move::Walk(1), Move::Walk(1), Move::Gamble, Move::Fall(3)] {
        game.play_unchecked(&mut state, action);
        watcher.see(&game, action);
    }
    assert_eq!(watcher.view(&game).state(), &state);
    assert_eq!(watcher.view(&game).seat(), Seat::new(1));
}

#[test]
fn every_level_finishes_a_game() {
    for level in Level::ALL {
        for players in 2..=5 {
            let game = Dash { players, goal: 10 };
            let mut state = game.start();
            let mut bots: Vec<Box<dyn Bot<Dash>>> =
                (0..players).map(|seat| level.bot(seat as u64)).collect();
            for _ in 0..200 {
                let action = match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => Move::Fall(3),
                    Turn::Seat(seat) => {
                        let view = View::open(&game, &state);
                        bots[seat.index()].choose(&view, &playouts(20)).action
                    }
                };
                game.play(&mut state, action).unwrap();
            }
            assert_eq!(game.turn(&state), Turn::Over, "{level}");
        }
    }
}

#[test]
fn a_search_by_the_clock_goes_on_from_what_it_knows() {
    let (game, mut state) = Dash::at(&[3, 4]);
    let mut bot = Search::new(SearchParams::default(), 1);
    let by_the_clock = |count| playouts(count).with_time(Duration::from_secs(1000));
    let report = bot.choose(&View::open(&game, &state), &by_the_clock(500));
    game.play_unchecked(&mut state, report.action);
    if game.turn(&state) == Turn::Chance {
        game.play_unchecked(&mut state, Move::Fall(3));
    }
    let visits = |report: &Report<Move>| report.lines.iter().map(|line| line.visits).sum::<u32>();
    let known = bot.choose(&View::open(&game, &state), &by_the_clock(40));
    assert!(visits(&known) > 100, "{known:?}");
    assert_eq!(known.playouts, 40);
    let counted = bot.choose(&View::open(&game, &state), &playouts(7));
    assert_eq!(visits(&counted), 7, "a number of playouts starts from nothing");
}

#[test]
fn a_search_by_the_clock_starts_again_where_something_else_was_played() {
    let (game, state) = Dash::at(&[3, 4]);
    let mut bot = Search::new(SearchParams::default(), 1);
    let budget = playouts(50).with_time(Duration::from_secs(1000));
    bot.choose(&View::open(&game, &state), &budget);
    let (_, elsewhere) = Dash::at(&[6, 1]);
    let report = bot.choose(&View::open(&game, &elsewhere), &budget);
    assert_eq!(report.lines.iter().map(|line| line.visits).sum::<u32>(), 50);
}
