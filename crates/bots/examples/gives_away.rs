//! What each level gives away with a choice: how much smaller its chance to win is than after the
//! best action, judged by level 10.
//!
//! `cargo run --release -p bots --example gives_away -- pacal 7 300 200` judges 300 choices of every
//! level with seed 7 and 200 playouts a position, and prints percentiles.

#![expect(clippy::print_stdout, reason = "it prints a table")]

use bots::{Bot, Budget, Level, View};
use fastrand::Rng;
use pacal::Pacal;
use rules::{Insight, Options, Seat, Tabletop, Turn, pick_weighted};
use uxmal::Uxmal;

/// One choice in so many is judged, so that few games do not decide the result.
const JUDGE_ONE_IN: u8 = 8;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |at: usize, usual: u64| args.get(at).and_then(|arg| arg.parse().ok()).unwrap_or(usual);
    let (seed, choices, playouts) = (number(1, 7), number(2, 300), number(3, 200));
    let playouts = u32::try_from(playouts).unwrap_or(u32::MAX);
    println!("| level | median | 75 % | 90 % | 95 % | 99 % | most |");
    for level in Level::OFFERED {
        let lost = match args.first().map(String::as_str) {
            Some("uxmal") => losses::<Uxmal>(level, seed, choices, playouts),
            _ => losses::<Pacal>(level, seed, choices, playouts),
        };
        println!("| {level} |{}", percentiles(lost));
    }
}

fn percentiles(mut lost: Vec<f64>) -> String {
    lost.sort_by(f64::total_cmp);
    let at = |percent: usize| lost[(lost.len() - 1) * percent / 100];
    [50, 75, 90, 95, 99, 100].map(|percent| format!(" {:.3} |", at(percent))).concat()
}

/// What a level gave away with so many choices of games against itself.
fn losses<G>(level: Level, seed: u64, choices: u64, playouts: u32) -> Vec<f64>
where
    G: Tabletop + Insight + Sync + 'static,
{
    let game = G::set_up(2, &Options::new()).expect("a game without options");
    let mut rng = Rng::with_seed(seed);
    let (mut lost, mut legal) = (Vec::new(), Vec::new());
    while (lost.len() as u64) < choices {
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..2).map(|_| level.bot(rng.u64(..))).collect();
        let mut state = game.start();
        while game.turn(&state) != Turn::Over {
            game.legal_actions(&state, &mut legal);
            let action = if let Turn::Seat(seat) = game.turn(&state) {
                let view = View::open(&game, &state);
                let action = bots[seat.index()].choose(&view, &budget(level)).action;
                if legal.len() > 1 && rng.u8(..JUDGE_ONE_IN) == 0 {
                    lost.push(loss(&game, &state, seat, action, playouts));
                }
                action
            } else {
                let weights = legal.iter().map(|&action| game.weight(&state, action));
                legal[pick_weighted(weights, |total| rng.u32(..total))]
            };
            game.play_unchecked(&mut state, action);
        }
    }
    lost
}

/// Level 10 makes a tenth of its playouts here, so that the table is done in minutes.
fn budget(level: Level) -> Budget {
    let playouts = (level == Level::Ten).then_some(3_000);
    Budget { playouts, ..Budget::default() }
}

/// How much worse than level 10's choice an action is.
fn loss<G>(game: &G, state: &G::State, seat: Seat, action: G::Action, playouts: u32) -> f64
where
    G: Insight + Sync + 'static,
{
    let budget = Budget { playouts: Some(playouts), ..Budget::default() };
    let best = Level::Ten.bot::<G>(1).choose(&View::open(game, state), &budget).action;
    if best == action {
        return 0.0;
    }
    let after = |action: G::Action| {
        let mut state = *state;
        game.play_unchecked(&mut state, action);
        worth(game, &state, seat, playouts)
    };
    (after(best) - after(action)).max(0.0)
}

/// A seat's chance to win, by level 10: the mean over what chance may bring.
fn worth<G>(game: &G, state: &G::State, seat: Seat, playouts: u32) -> f64
where
    G: Insight + Sync + 'static,
{
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    match game.turn(state) {
        Turn::Over => {
            let winners = game.winners(state);
            match (winners.contains(seat), winners.len()) {
                (true, 1) => 1.0,
                (shares, _) => 0.5 * f64::from(u8::from(shares)),
            }
        }
        Turn::Chance => {
            let each = (playouts / u32::try_from(legal.len()).unwrap_or(1)).max(20);
            let total: u32 = legal.iter().map(|&outcome| game.weight(state, outcome)).sum();
            let part = |&outcome: &G::Action| {
                let mut after = *state;
                game.play_unchecked(&mut after, outcome);
                let weight = f64::from(game.weight(state, outcome)) / f64::from(total);
                weight * worth(game, &after, seat, each)
            };
            legal.iter().map(part).sum()
        }
        Turn::Seat(_) => {
            if let [only] = legal[..] {
                let mut after = *state;
                game.play_unchecked(&mut after, only);
                return worth(game, &after, seat, playouts);
            }
            let budget = Budget { playouts: Some(playouts), ..Budget::default() };
            let report = Level::Ten.bot::<G>(1).choose(&View::open(game, state), &budget);
            report.lines[0].win[seat.index()].into()
        }
    }
}
