//! `sacbe arena`: bots play against each other.

mod args;
mod observer;
mod progress;
mod table;

pub(crate) use table::aligned;

use std::thread;
use std::time::Duration;

use arena::{Contest, Contestant, Journal, Mind, Played, Report, Schedule, SprtRun};
use bots::Level;
use catalog::{AnyMatch, Visit};
use rules::{Insight, Match, Tabletop};

pub(crate) use self::args::Args;
use self::observer::Observer;
use self::progress::Progress;
use crate::console::Console;
use crate::failure::Failure;
use crate::setup;

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let game = setup::game(&args.game)?;
    let played = args.setup.new_match(game, args.players)?;
    let contestants = args.contestants()?;
    let schedule = args.schedule(contestants.len())?;
    let report = report(args, &*played, &contestants, &schedule)?;
    if args.json {
        console.line(&serde_json::to_string(&report).expect("every key is a string"))?;
    } else {
        table::show(&report, game.title, console)?;
    }
    Ok(())
}

/// Plays the games that are not in the journal yet, and reports on all of them.
fn report(
    args: &Args,
    played: &dyn AnyMatch,
    contestants: &[Contestant],
    schedule: &Schedule,
) -> Result<Report, Failure> {
    let sprt = args.sprt(contestants.len())?.map(|sprt| SprtRun::new(sprt, args.players));
    let (journal, finished) = resume(args, played, schedule)?;
    let mut observer = Observer { journal, sprt, progress: Progress::new(schedule.games()) };
    let arena = Arena { args, contestants, schedule, finished, observer: &mut observer };
    let mut games = catalog::visit(played, arena)?;
    let names: Vec<String> = contestants.iter().map(|each| each.name.clone()).collect();
    if let Some(sprt) = &observer.sprt {
        games.truncate(games_that_count(sprt, games.len()));
    }
    let mut report = Report::new(&args.game, args.players, &names, &games);
    if args.tournament {
        report = report.of_tournament(&games, anchor(contestants));
    }
    report.sprt = observer.sprt.map(|sprt| sprt.report());
    Ok(report)
}

/// Games after the verdict do not count; otherwise the report would depend on how many games run
/// at the same time.
fn games_that_count(sprt: &SprtRun, played: usize) -> usize {
    if sprt.verdict() == arena::Verdict::Open { played } else { sprt.games() }
}

fn resume(
    args: &Args,
    played: &dyn AnyMatch,
    schedule: &Schedule,
) -> Result<(Option<Journal>, Vec<Played>), Failure> {
    let Some(file) = &args.resume else { return Ok((None, Vec::new())) };
    let contest = args.contest(&played.record().to_string());
    let (journal, mut games) =
        Journal::open(file, &contest, schedule).map_err(|error| observer::failure(file, error))?;
    games.retain(|each| each.game < schedule.games());
    Ok((Some(journal), games))
}

/// The bot whose rating is 0: `random`, or else the first.
fn anchor(contestants: &[Contestant]) -> usize {
    let is_random = |each: &Contestant| each.mind == Mind::Level(Level::Random);
    contestants.iter().position(is_random).unwrap_or(0)
}

/// Runs the contest with the concrete type of the game.
struct Arena<'a> {
    args: &'a Args,
    contestants: &'a [Contestant],
    schedule: &'a Schedule,
    finished: Vec<Played>,
    observer: &'a mut Observer,
}

impl Visit for Arena<'_> {
    type Out = Result<Vec<Played>, Failure>;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, played: &Match<G>) -> Self::Out {
        let contest = Contest {
            game: played.game(),
            contestants: self.contestants,
            schedule: self.schedule,
            seed: self.args.seed,
            sight: self.args.sight(),
            grace: Duration::from_millis(self.args.grace),
            jobs: self.args.jobs.unwrap_or_else(|| jobs(self.contestants)),
        };
        self.observer.progress.skip(self.finished.len());
        let games = contest.run(self.finished, self.observer);
        self.observer.progress.end();
        Ok(games?)
    }
}

/// How many games fit on the cores if each gets the cores its bots ask for.
fn jobs(contestants: &[Contestant]) -> usize {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let needed = contestants.iter().map(|each| each.limits.cores()).max().unwrap_or(1);
    (cores / needed).max(1)
}
