//! Bots against each other.

use std::io;
use std::ops::ControlFlow;
use std::time::Duration;

use ::arena::{
    Contest, Contestant, Limits, Played, Report, Schedule, Sight, Sprt, SprtRun, Verdict, Watch,
};
use catalog::Visit;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rules::{Insight, Match, Tabletop};

use crate::args::{self, Whole};
use crate::errors::refused;
use crate::long::{self, Work};
use crate::plain;

/// Lets bots play against each other; the report of the arena as plain data.
#[pyfunction]
#[pyo3(signature = (game, bots, games, players, seed, threads, open, tournament, sprt, options, progress))]
pub(crate) fn arena<'py>(
    py: Python<'py>,
    game: &str,
    bots: Vec<String>,
    games: Whole,
    players: Whole,
    seed: Whole,
    threads: Whole,
    open: bool,
    tournament: bool,
    sprt: Option<(f64, f64)>,
    options: Option<&Bound<'py, PyDict>>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let played = catalog::new_match(game, players.any_size(), &args::options(options)?);
    let played = played.map_err(|refusal| refused(py, &refusal))?;
    let contestants = contestants(py, &bots)?;
    let games = games.size("games", 1, 10_000_000)?;
    let schedule = if tournament { Schedule::of_tournament } else { Schedule::of_match };
    let schedule = schedule(bots.len(), played.players(), games);
    let schedule = schedule.map_err(|refusal| refused(py, &refusal))?;
    let sprt = sprt.map(|(elo0, elo1)| Sprt::new(elo0, elo1, 0.05, 0.05)).transpose();
    let sprt = sprt.map_err(|refusal| refused(py, &refusal))?;
    let sight = if open { Sight::Open } else { Sight::Memory };
    let jobs = threads.size("threads", 1, 1_024)?;
    let report = long::work(py, progress, |work| {
        let sprt = sprt.map(|sprt| SprtRun::new(sprt, played.players()));
        let mut watcher = Watcher { work, games: schedule.games(), sprt };
        let (contestants, schedule) = (&contestants[..], &schedule);
        let rest = Rest { contestants, schedule, seed: seed.0, sight, jobs, watcher: &mut watcher };
        let mut played_games = catalog::visit(&*played, rest)?;
        let decided = watcher.sprt.as_ref().filter(|sprt| sprt.verdict() != Verdict::Open);
        played_games.truncate(decided.map_or(usize::MAX, SprtRun::games));
        let mut report = Report::new(game, played.players(), &bots, &played_games);
        if tournament {
            report = report.of_tournament(&played_games, 0);
        }
        report.sprt = watcher.sprt.map(|sprt| sprt.report());
        io::Result::Ok(report)
    })??;
    let value = serde_json::to_value(&report).expect("every key is a string");
    plain::to_python(py, &value)
}

fn contestants(py: Python<'_>, bots: &[String]) -> PyResult<Vec<Contestant>> {
    let one = |name: &String| {
        let list = ::arena::contestants(name, &[], Limits::default());
        let mut list = list.map_err(|refusal| refused(py, &refusal))?;
        let wrong = || PyValueError::new_err(format!("bots: expected a level, not {name:?}"));
        if list.len() > 1 { Err(wrong()) } else { list.pop().ok_or_else(wrong) }
    };
    bots.iter().map(one).collect()
}

struct Rest<'a, 'w> {
    contestants: &'a [Contestant],
    schedule: &'a Schedule,
    seed: u64,
    sight: Sight,
    jobs: usize,
    watcher: &'a mut Watcher<'w>,
}

impl Visit for Rest<'_, '_> {
    type Out = io::Result<Vec<Played>>;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, start: &Match<G>) -> Self::Out {
        let Rest { contestants, schedule, seed, sight, jobs, watcher } = self;
        let (game, grace) = (start.game(), Duration::ZERO);
        let contest = Contest { game, contestants, schedule, seed, sight, grace, jobs };
        let halt = watcher.work.halt.clone();
        contest.run_until(Vec::new(), watcher, &halt)
    }
}

/// Tells how many games are over, and stops when the test is decided.
struct Watcher<'a> {
    work: &'a Work,
    games: usize,
    sprt: Option<SprtRun>,
}

impl Watch for Watcher<'_> {
    fn see(&mut self, _: &Played, in_order: &[Played]) -> io::Result<ControlFlow<()>> {
        self.work.tell(in_order.len(), self.games);
        let verdict = self.sprt.as_mut().map_or(Verdict::Open, |sprt| sprt.look(in_order));
        let goes_on = verdict == Verdict::Open && !self.work.halt.is_set();
        Ok(if goes_on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) })
    }
}
