//! The ladder in both games: no two levels are swapped, and no level makes errors that nobody makes.

use bots::{Bot, Budget, Evaluator, Level, View};
use fastrand::Rng;
use pacal::Pacal;
use rules::{Game, Insight, Options, Seat, Tabletop, Turn, pick_weighted};
use uxmal::Uxmal;

/// A game of bots. `watch` sees every choice.
fn play<G: Tabletop + Insight + Sync + 'static>(
    levels: &[Level],
    seed: u64,
    mut watch: impl FnMut(&G, &G::State, Seat, G::Action),
) -> (G, G::State) {
    /// More than ten times as long as a usual game.
    const MOST_ACTIONS: usize = 6_000;
    let game = G::set_up(levels.len(), &Options::new()).expect("a game without options");
    let mut rng = Rng::with_seed(seed);
    let mut bots: Vec<Box<dyn Bot<G>>> =
        levels.iter().zip(10 * seed..).map(|(level, seed)| level.bot(seed)).collect();
    let (mut state, mut legal) = (game.start(), Vec::new());
    for _ in 0..MOST_ACTIONS {
        game.legal_actions(&state, &mut legal);
        let action = match game.turn(&state) {
            Turn::Over => return (game, state),
            Turn::Seat(seat) => {
                let view = View::open(&game, &state);
                let budget = budget(levels[seat.index()]);
                let action = bots[seat.index()].choose(&view, &budget).action;
                watch(&game, &state, seat, action);
                action
            }
            Turn::Chance => {
                let weights = legal.iter().map(|&action| game.weight(&state, action));
                legal[pick_weighted(weights, |total| rng.u32(..total))]
            }
        };
        game.play(&mut state, action).expect("what a bot chooses is legal");
    }
    panic!("{levels:?}, seed {seed}: the game does not end");
}

/// How long a level thinks here: the highest less than in a real game, so that tests are quick. With
/// more playouts they are the same players.
fn budget(level: Level) -> Budget {
    let playouts = match level {
        Level::Eight => Some(24),
        Level::Nine => Some(80),
        Level::Ten => Some(160),
        _ => None,
    };
    Budget { playouts, ..Budget::default() }
}

/// How many of so many games the first of two levels wins; mirrored, with the same dice.
fn wins<G: Tabletop + Insight + Sync + 'static>(higher: Level, lower: Level, games: u64) -> f64 {
    let won = |game: u64| {
        let place = usize::from(game % 2 == 1);
        let mut levels = [higher, lower];
        levels.rotate_left(place);
        let (rules, end) = play::<G>(&levels, 100 + game / 2, |_, _, _, _| {});
        let winners = rules.winners(&end);
        match (winners.contains(Seat::new(place)), winners.len()) {
            (true, 1) => 1.0,
            (shares, _) => 0.5 * f64::from(u8::from(shares)),
        }
    };
    (0..games).map(won).sum()
}

/// Enough to notice two swapped levels, not to measure: see `docs/bots.md` for that.
fn are_in_order<G: Tabletop + Insight + Sync + 'static>() {
    for pair in Level::OFFERED[..7].windows(2) {
        let won = wins::<G>(pair[1], pair[0], 60);
        assert!(won > 33.0, "{}: level {} wins {won} of 60 against {}", G::NAME, pair[1], pair[0]);
    }
    // Search takes longer, and level 10 is level 9 with more playouts.
    let [eight, nine] =
        [wins::<G>(Level::Eight, Level::Seven, 16), wins::<G>(Level::Nine, Level::Eight, 16)];
    assert!(eight > 8.0, "{}: level 8 wins {eight} of 16 against 7", G::NAME);
    assert!(nine > 8.0, "{}: level 9 wins {nine} of 16 against 8", G::NAME);
}

#[test]
fn the_levels_are_in_order_in_pacal() {
    are_in_order::<Pacal>();
}

#[test]
fn the_levels_are_in_order_in_uxmal() {
    are_in_order::<Uxmal>();
}

/// The levels that look ahead.
const EXPERTS: [Level; 4] = [Level::Seven, Level::Eight, Level::Nine, Level::Ten];

/// The levels that err on purpose.
fn amateurs() -> impl Iterator<Item = Level> {
    Level::OFFERED.into_iter().take_while(|&level| level < EXPERTS[0])
}

fn after<G: Game>(game: &G, state: &G::State, action: G::Action) -> G::State {
    let mut state = *state;
    game.play_unchecked(&mut state, action);
    state
}

/// Whether an action wins, at once or with one more choice of the same seat.
fn keeps_a_win<G: Game>(game: &G, state: &G::State, seat: Seat, action: G::Action) -> bool {
    let after_it = after(game, state, action);
    let is_won = |state: &G::State| {
        let winners = game.winners(state);
        winners.len() == 1 && winners.contains(seat)
    };
    let mut legal = Vec::new();
    game.legal_actions(&after_it, &mut legal);
    is_won(&after_it)
        || (game.turn(&after_it) == Turn::Seat(seat)
            && legal.iter().any(|&last| is_won(&after(game, &after_it, last))))
}

fn takes_every_win<G: Tabletop + Insight + Sync + 'static>() {
    let mut chances = 0;
    for (level, seed) in amateurs().flat_map(|level| (0..12).map(move |seed| (level, seed))) {
        play::<G>(&[level, level], seed, |game, state, seat, chosen| {
            let mut legal = Vec::new();
            game.legal_actions(state, &mut legal);
            let wins = |action: G::Action| {
                let winners = game.winners(&after(game, state, action));
                winners.len() == 1 && winners.contains(seat)
            };
            if legal.iter().any(|&action| wins(action)) {
                chances += 1;
                let kept = keeps_a_win(game, state, seat, chosen);
                assert!(kept, "level {level}, seed {seed}: {chosen}");
            }
        });
    }
    assert!(chances > 10, "{}: only {chances} wins were on offer", G::NAME);
}

#[test]
fn no_level_misses_a_win_that_one_action_gives() {
    takes_every_win::<Pacal>();
    takes_every_win::<Uxmal>();
}

/// Offers the wins of quick games, in which some are handed over, to the levels that look ahead.
fn experts_take_every_win<G: Tabletop + Insight + Sync + 'static>(players: usize, games: u64) {
    let mut chances = 0;
    for seed in 0..games {
        play::<G>(&vec![Level::Two; players], seed, |game, state, seat, _| {
            let mut legal = Vec::new();
            game.legal_actions(state, &mut legal);
            let wins = |action: G::Action| {
                let winners = game.winners(&after(game, state, action));
                winners.len() == 1 && winners.contains(seat)
            };
            if legal.len() < 2 || !legal.iter().any(|&action| wins(action)) {
                return;
            }
            chances += 1;
            for level in EXPERTS {
                let view = View::open(game, state);
                let chosen = level.bot::<G>(seed).choose(&view, &budget(level)).action;
                let kept = keeps_a_win(game, state, seat, chosen);
                assert!(kept, "{}: level {level}, seed {seed}: {chosen}", G::NAME);
            }
        });
    }
    assert!(chances > 3, "{}: only {chances} wins were on offer", G::NAME);
}

#[test]
fn no_level_that_looks_ahead_misses_a_win_either() {
    experts_take_every_win::<Pacal>(2, 40);
    experts_take_every_win::<Pacal>(4, 20);
    experts_take_every_win::<Uxmal>(2, 60);
    experts_take_every_win::<Uxmal>(4, 40);
}

/// Whether placing the last tile wins: the tile is known, and the seat chooses how to put it.
fn last_tile_wins(game: &Uxmal, state: &uxmal::State, seat: Seat) -> bool {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    if !legal.contains(&uxmal::Action::Tile) {
        return false;
    }
    let drawing = after(game, state, uxmal::Action::Tile);
    game.legal_actions(&drawing, &mut legal);
    let [tile] = legal[..] else { return false };
    let putting = after(game, &drawing, tile);
    game.legal_actions(&putting, &mut legal);
    legal.iter().any(|&put| {
        let winners = game.winners(&after(game, &putting, put));
        winners.len() == 1 && winners.contains(seat)
    })
}

#[test]
fn no_level_misses_a_win_by_the_last_tile() {
    let mut chances = 0;
    for (level, seed) in amateurs().flat_map(|level| (0..12).map(move |seed| (level, seed))) {
        play::<Uxmal>(&[level, level], seed, |game, state, seat, chosen| {
            if last_tile_wins(game, state, seat) {
                chances += 1;
                assert_eq!(chosen, uxmal::Action::Tile, "level {level}, seed {seed}");
                for expert in EXPERTS {
                    let view = View::open(game, state);
                    let chosen = expert.bot::<Uxmal>(seed).choose(&view, &budget(expert)).action;
                    assert_eq!(chosen, uxmal::Action::Tile, "level {expert}, seed {seed}");
                }
            }
        });
    }
    assert!(chances > 10, "only {chances} wins by the last tile were on offer");
}

/// Whether the seat that moves next, another one, can win at once, if need be by the last tile and
/// what it chooses with it; nothing if another seat does not move next.
fn rival_wins(game: &Uxmal, state: &uxmal::State, seat: Seat) -> Option<bool> {
    let Turn::Seat(rival) = game.turn(state) else { return None };
    (rival != seat).then(|| wins_from(game, state, rival, 3))
}

fn wins_from(game: &Uxmal, state: &uxmal::State, seat: Seat, choices: u32) -> bool {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    let wins_by = |choices| {
        legal.iter().any(|&action| wins_from(game, &after(game, state, action), seat, choices))
    };
    match game.turn(state) {
        Turn::Over => {
            let winners = game.winners(state);
            winners.len() == 1 && winners.contains(seat)
        }
        Turn::Seat(next) => next == seat && choices > 0 && wins_by(choices - 1),
        Turn::Chance => legal.len() == 1 && wins_by(choices),
    }
}

#[test]
fn no_level_misses_a_win_that_needs_a_reward_too() {
    let mut chances = 0;
    for (level, seed) in amateurs().flat_map(|level| (0..30).map(move |seed| (level, seed))) {
        play::<Uxmal>(&[level, level], seed, |game, state, seat, chosen| {
            let mut legal = Vec::new();
            game.legal_actions(state, &mut legal);
            // Placing the last tile leads to its reward, and that to the end.
            let wins = |&action: &uxmal::Action| {
                let after = after(game, state, action);
                matches!(action, uxmal::Action::Put { .. }) && wins_from(game, &after, seat, 1)
            };
            if !legal.iter().any(wins) {
                return;
            }
            chances += usize::from(!legal.iter().all(wins));
            assert!(wins(&chosen), "level {level}, seed {seed}: {chosen}");
            for expert in EXPERTS {
                let view = View::open(game, state);
                let chosen = expert.bot::<Uxmal>(seed).choose(&view, &budget(expert)).action;
                assert!(wins(&chosen), "level {expert}, seed {seed}: {chosen}");
            }
        });
    }
    assert!(chances > 5, "only {chances} tiles could win or not");
}

#[test]
fn from_level_three_on_nobody_hands_over_a_win_that_can_be_kept() {
    let mut kept = 0;
    let wary = Level::OFFERED.into_iter().filter(|&level| level >= Level::Three);
    // Search takes longer.
    let games = |level| if level > Level::Seven { 4 } else { 30 };
    for (level, seed) in wary.flat_map(|level| (0..games(level)).map(move |seed| (level, seed))) {
        play::<Uxmal>(&[level, level], seed, |game, state, seat, chosen| {
            let mut legal = Vec::new();
            game.legal_actions(state, &mut legal);
            let rival_wins = |&action: &_| rival_wins(game, &after(game, state, action), seat);
            if !legal.iter().any(|action| rival_wins(action) == Some(false)) {
                return;
            }
            kept += usize::from(legal.iter().any(|action| rival_wins(action) == Some(true)));
            assert_ne!(rival_wins(&chosen), Some(true), "level {level}, seed {seed}: {chosen}");
        });
    }
    assert!(kept > 10, "only {kept} wins could be handed over");
}

#[test]
fn no_level_does_something_plainly_worse_than_nothing() {
    let mut evaluators = [Evaluator::of::<Pacal>(), Evaluator::for_search::<Pacal>()];
    let mut passes = 0;
    for (level, seed) in amateurs().flat_map(|level| (0..6).map(move |seed| (level, seed))) {
        play::<Pacal>(&[level, level], seed, |game, state, seat, chosen| {
            let mut legal = Vec::new();
            game.legal_actions(state, &mut legal);
            let Some(&pass) = legal.iter().find(|&&action| Pacal::is_pass(action)) else { return };
            passes += 1;
            for evaluator in &mut evaluators {
                let [done, nothing] = [chosen, pass].map(|action| {
                    let value = evaluator.evaluate(game, &after(game, state, action));
                    value.win[seat.index()]
                });
                // Margins count a little besides the chance to win, so it is not exact.
                let told = format!("level {level}: {chosen} has {done}, {pass} {nothing}");
                assert!(done > nothing - 0.08, "{told}");
            }
        });
    }
    assert!(passes > 500, "only {passes} choices allowed a pass");
}

/// A seat's chance to win, as a longer search with the level's own network sees it: the mean over
/// what chance may bring.
fn looked_at(level: Level, game: &Pacal, state: &pacal::State, seat: Seat) -> f32 {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    match game.turn(state) {
        Turn::Seat(_) if legal.len() > 1 => {
            let budget = Budget { playouts: Some(400), ..Budget::default() };
            let report = level.bot::<Pacal>(1).choose(&View::open(game, state), &budget);
            report.lines[0].win[seat.index()]
        }
        Turn::Over => f32::from(u8::from(game.winners(state).contains(seat))),
        Turn::Seat(_) => looked_at(level, game, &after(game, state, legal[0]), seat),
        Turn::Chance => {
            #[expect(clippy::cast_precision_loss, reason = "weights are small")]
            let weight = |&outcome: &pacal::Action| game.weight(state, outcome) as f32;
            let total: f32 = legal.iter().map(weight).sum();
            let part = |outcome: &pacal::Action| {
                let after = after(game, state, *outcome);
                weight(outcome) * looked_at(level, game, &after, seat)
            };
            legal.iter().map(part).sum::<f32>() / total
        }
    }
}

#[test]
fn no_level_that_looks_ahead_does_something_plainly_worse_than_nothing() {
    let mut passes = 0;
    let mut worst = (0.0_f32, String::new());
    for (level, seed) in EXPERTS.into_iter().flat_map(|level| (0..3).map(move |seed| (level, seed)))
    {
        let mut evaluator = match level {
            Level::Seven | Level::Eight => Evaluator::of::<Pacal>(),
            _ => Evaluator::for_search::<Pacal>(),
        };
        play::<Pacal>(&[level, level], seed, |game, state, seat, chosen| {
            let mut legal = Vec::new();
            game.legal_actions(state, &mut legal);
            let Some(&pass) = legal.iter().find(|&&action| Pacal::is_pass(action)) else { return };
            passes += 1;
            let [done, nothing] = [chosen, pass].map(|action| after(game, state, action));
            let mut win = |state: &pacal::State| evaluator.evaluate(game, state).win[seat.index()];
            if win(&done) > win(&nothing) - 0.02 {
                return;
            }
            // It may have seen more than one step shows, so look closely.
            let [done, nothing] = [done, nothing].map(|state| looked_at(level, game, &state, seat));
            if nothing - done > worst.0 {
                worst =
                    (nothing - done, format!("level {level}: {chosen} {done}, {pass} {nothing}"));
            }
        });
    }
    assert!(passes > 100, "only {passes} choices allowed a pass");
    // Margins count a little besides the chance to win, so it is not exact.
    assert!(worst.0 < 0.08, "{}", worst.1);
}

#[test]
fn no_level_that_looks_ahead_stalls() {
    for (level, players) in
        EXPERTS.into_iter().flat_map(|level| [2, 4].map(|players| (level, players)))
    {
        let levels = vec![level; players];
        play::<Pacal>(&levels, 5, |_, _, _, _| {});
        play::<Uxmal>(&levels, 5, |_, _, _, _| {});
    }
}

#[test]
fn no_level_stalls() {
    for (level, seed) in amateurs().flat_map(|level| (0..8).map(move |seed| (level, seed))) {
        for players in 2..=4 {
            let levels = vec![level; players];
            play::<Pacal>(&levels, seed, |_, _, _, _| {});
            play::<Uxmal>(&levels, seed, |_, _, _, _| {});
        }
    }
}
