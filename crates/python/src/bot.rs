//! Lets bots choose, and lets them play whole games.

use std::time::Instant;

use arena::{Limits, MOST_MS};
use bots::{Halt, Level, View, Watcher};
use catalog::{AnyMatch, Visit};
use fastrand::Rng;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rules::{Insight, Match, Seat, Tabletop, Turn, pick_weighted};
use serde_json::{Value, json};

use crate::args::{self, Whole};
use crate::errors::refused;
use crate::long;
use crate::plain;
use crate::played::PyMatch;

/// No choice gets more playouts.
const MOST_PLAYOUTS: u32 = 10_000_000;

/// The names of all levels.
///
/// ```python
/// >>> sacbe.levels()[:3]
/// ['random', '1', '2']
///
/// ```
#[pyfunction]
pub(crate) fn levels() -> Vec<&'static str> {
    Level::ALL.into_iter().map(Level::name).collect()
}

/// The name of a level, also for names that earlier versions had.
#[pyfunction]
pub(crate) fn level_name(py: Python<'_>, name: &str) -> PyResult<&'static str> {
    level(py, name).map(Level::name)
}

pub(crate) fn level(py: Python<'_>, name: &str) -> PyResult<Level> {
    name.parse().map_err(|refusal| refused(py, &refusal))
}

/// The limits with these numbers.
pub(crate) fn limits(
    playouts: Option<Whole>,
    ms: Option<Whole>,
    threads: Whole,
) -> PyResult<Limits> {
    let most_threads = u32::try_from(arena::MOST_THREADS).expect("a few dozen");
    let playouts = playouts.map(|number| number.count("playouts", 1, MOST_PLAYOUTS)).transpose()?;
    let ms = ms.map(|number| number.within("ms", 1, MOST_MS)).transpose()?;
    Ok(Limits { ms, playouts, threads: Some(threads.size("threads", 1, most_threads)?) })
}

/// Lets a bot choose, and gives its report.
#[pyfunction]
#[pyo3(signature = (played, name, seed, playouts, ms, threads, open))]
pub(crate) fn choose<'py>(
    py: Python<'py>,
    played: &PyMatch,
    name: &str,
    seed: Whole,
    playouts: Option<Whole>,
    ms: Option<Whole>,
    threads: Whole,
    open: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let (level, limits) = (level(py, name)?, limits(playouts, ms, threads)?);
    let Turn::Seat(seat) = played.played.turn() else {
        return Err(PyValueError::new_err("choose: expected a position in which a player chooses"));
    };
    let fork = played.played.fork();
    let report = long::work(py, None, |work| {
        let order = Order { level, limits, seed: seed.0, open, halt: &work.halt };
        catalog::visit(&*fork, Choose { order, seat })
    })?;
    plain::to_python(py, &report)
}

struct Order<'a> {
    level: Level,
    limits: Limits,
    seed: u64,
    /// Whether it sees everything, also what is hidden.
    open: bool,
    halt: &'a Halt,
}

struct Choose<'a> {
    order: Order<'a>,
    seat: Seat,
}

impl Visit for Choose<'_> {
    type Out = Value;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, played: &Match<G>) -> Value {
        let Choose { order, seat } = self;
        let (game, start) = (played.game(), Instant::now());
        let number = bots::game_number(seat, played.actions());
        let view = if order.open {
            View::open(game, played.state())
        } else {
            let memory = bots::stable_number(&(number, order.seed));
            let mut watcher = Watcher::new(game, seat, order.level.forgets(), memory);
            played.actions().for_each(|action| watcher.see(game, action));
            watcher.view(game)
        };
        let mut budget = order.limits.budget(order.level);
        budget.halt = order.halt.clone();
        let report = order.level.bot_of_game(number, order.seed).choose(&view, &budget);
        let lines = report.lines.iter().map(|line| {
            let line = line.explain(seat, game.players());
            json!({
                "action": line.action,
                "visits": line.visits,
                "win": line.win,
                "points": line.points,
                "margin": line.margin,
                "line": line.line,
            })
        });
        json!({
            "action": report.action.to_string(),
            "seat": seat.number(),
            "lines": lines.collect::<Vec<_>>(),
            "playouts": report.playouts,
            "positions": report.positions,
            "seconds": start.elapsed().as_secs_f64(),
        })
    }
}

/// Lets bots play a game to its end, and gives the record. Game number `number` of a seed is always
/// the same one.
#[pyfunction]
#[pyo3(signature = (game, players, options, names, seed, number, playouts))]
pub(crate) fn self_play(
    py: Python<'_>,
    game: &str,
    players: Whole,
    options: Option<&Bound<'_, PyDict>>,
    names: Vec<String>,
    seed: Whole,
    number: Whole,
    playouts: Option<Whole>,
) -> PyResult<String> {
    let options = args::options(options)?;
    let start = catalog::new_match(game, players.any_size(), &options);
    let start = start.map_err(|refusal| refused(py, &refusal))?;
    let levels = names.iter().map(|name| level(py, name)).collect::<PyResult<Vec<_>>>()?;
    if levels.is_empty() {
        return Err(PyValueError::new_err("bots: expected the name of at least one level"));
    }
    let limits = limits(playouts, None, Whole(1))?;
    let record = long::work(py, None, |work| {
        let (seed, number) = (seed.0, number.0);
        let game = SelfPlay { levels: &levels, limits, seed, number, halt: &work.halt };
        game.play(start)
    })?;
    Ok(record)
}

struct SelfPlay<'a> {
    levels: &'a [Level],
    limits: Limits,
    seed: u64,
    number: u64,
    halt: &'a Halt,
}

impl SelfPlay<'_> {
    fn play(&self, mut played: Box<dyn AnyMatch>) -> String {
        let actions = catalog::visit(&*played, self);
        for action in actions {
            played.play(&action).expect("it was played in the same position");
        }
        played.record().to_string()
    }

    /// A generator for one purpose, so that the dice of a game do not depend on who plays.
    fn rng(&self, purpose: u64) -> Rng {
        Rng::with_seed(bots::stable_number(&(self.seed, self.number, purpose)))
    }
}

impl Visit for &SelfPlay<'_> {
    type Out = Vec<String>;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, start: &Match<G>) -> Self::Out {
        let (game, mut state, mut dice) = (start.game(), *start.state(), self.rng(0));
        let level = |seat: Seat| {
            self.levels[(seat.index() + self.turned(game.players())) % self.levels.len()]
        };
        let mut seats: Vec<_> = Seat::all(game.players())
            .map(|seat| {
                let mut rng = self.rng(1 + seat.index() as u64);
                let watcher = Watcher::new(game, seat, level(seat).forgets(), rng.u64(..));
                let bot = level(seat).bot_of_game::<G>(rng.u64(..), rng.u64(..));
                (watcher, bot, self.limits.budget(level(seat)))
            })
            .collect();
        let (mut actions, mut legal) = (Vec::new(), Vec::new());
        while actions.len() < arena::MOST_ACTIONS && !self.halt.is_set() {
            game.legal_actions(&state, &mut legal);
            let action = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let weights = legal.iter().map(|&action| game.weight(&state, action));
                    legal[pick_weighted(weights, |total| dice.u32(..total))]
                }
                Turn::Seat(seat) => {
                    let (watcher, bot, budget) = &mut seats[seat.index()];
                    budget.halt = self.halt.clone();
                    bot.choose(&watcher.view(game), budget).action
                }
            };
            actions.push(action.to_string());
            game.play_unchecked(&mut state, action);
            for (watcher, ..) in &mut seats {
                watcher.see(game, action);
            }
        }
        actions
    }
}

impl SelfPlay<'_> {
    /// By how many seats the bots have moved on: every game by one.
    fn turned(&self, players: usize) -> usize {
        usize::try_from(self.number % players as u64).expect("less than the number of players")
    }
}
