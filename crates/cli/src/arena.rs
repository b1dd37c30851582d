//! `sacbe arena`: bot against bot.

mod progress;
mod table;

use std::io;
use std::ops::ControlFlow;
use std::thread;
use std::time::Duration;

use arena::{Contest, Contestant, Limits, Played, Report, Schedule, Sight, Watch};
use catalog::Visit;
use rules::{Insight, Match, Tabletop};

use self::progress::Progress;
use crate::console::Console;
use crate::failure::Failure;
use crate::setup::{self, Setup};

/// Let bots play against each other and count who wins
///
/// Bots are levels (random, easy, medium, hard, master, uct) or programs that speak the engine
/// protocol. With as many bots as seats each has one; with two bots at a larger table the first
/// has one seat and the second all others. Seats are rotated, and mirrored games see the same
/// dice. See docs/arena.md.
#[derive(Debug, clap::Args)]
#[command(after_long_help = setup::option_help())]
pub(crate) struct Args {
    /// The game
    #[arg(long, value_parser = setup::names())]
    game: String,

    /// How many seats
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: usize,

    #[command(flatten)]
    setup: Setup,

    /// Who plays, as in `hard,uct:ms=50` or `hard:playouts=800,engine1`
    #[arg(long, value_name = "LIST", default_value = "", hide_default_value = true)]
    bots: String,

    /// A program that speaks the engine protocol, called engine1, engine2 and so on; takes part
    /// after the bots unless they name it; may come several times
    #[arg(long = "engine", value_name = "CMD")]
    engines: Vec<String>,

    /// How many milliseconds a choice may take
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(..=::arena::MOST_MS))]
    ms: Option<u64>,

    /// How many playouts a choice may take; a level's own limit still holds
    #[arg(long, value_name = "N")]
    playouts: Option<u32>,

    /// How many cores a choice may take
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<usize>,

    /// How many games; in a tournament, between every two bots
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: usize,

    /// The same seed gives the same dice
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,

    /// How many games at the same time; as many as there are cores unless given
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,

    /// Bots remember what they saw instead of seeing what lies hidden
    #[arg(long)]
    memory: bool,

    /// Every two bots meet
    #[arg(long)]
    tournament: bool,

    /// How many milliseconds a program may answer late
    #[arg(long, value_name = "MS", default_value_t = 10_000)]
    grace: u64,

    /// One line of JSON instead of a table
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let game = setup::game(&args.game)?;
    let played = args.setup.new_match(game, args.players)?;
    let limits = Limits { ms: args.ms, playouts: args.playouts, threads: args.threads };
    let contestants =
        arena::contestants(&args.bots, &args.engines, limits).map_err(Failure::Usage)?;
    let schedule = schedule(args, contestants.len())?;
    let games =
        catalog::visit(&*played, Arena { args, contestants: &contestants, schedule: &schedule })?;
    let names: Vec<String> = contestants.into_iter().map(|each| each.name).collect();
    let report = Report::new(&args.game, args.players, &names, &games);
    if args.json {
        console.line(&serde_json::to_string(&report).expect("every key is a string"))?;
    } else {
        table::show(&report, game.title, console)?;
    }
    Ok(())
}

fn threads(text: &str) -> Result<usize, String> {
    let most = arena::MOST_THREADS;
    let threads = text.parse().ok().filter(|threads| (1..=most).contains(threads));
    threads.ok_or_else(|| format!("expected a number from 1 to {most}"))
}

fn schedule(args: &Args, bots: usize) -> Result<Schedule, Failure> {
    let schedule = if args.tournament {
        Schedule::of_tournament(bots, args.players, args.games)
    } else {
        Schedule::of_match(bots, args.players, args.games)
    };
    schedule.map_err(Failure::Usage)
}

/// The contest, once the game is known to the compiler.
struct Arena<'a> {
    args: &'a Args,
    contestants: &'a [Contestant],
    schedule: &'a Schedule,
}

impl Visit for Arena<'_> {
    type Out = Result<Vec<Played>, Failure>;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, played: &Match<G>) -> Self::Out {
        let contest = Contest {
            game: played.game(),
            contestants: self.contestants,
            schedule: self.schedule,
            seed: self.args.seed,
            sight: if self.args.memory { Sight::Memory } else { Sight::Open },
            grace: Duration::from_millis(self.args.grace),
            jobs: self.args.jobs.unwrap_or_else(|| jobs(self.contestants)),
        };
        let mut progress = Progress::new(self.schedule.games());
        let games = contest.run(Vec::new(), &mut progress);
        progress.end();
        Ok(games?)
    }
}

impl Watch for Progress {
    fn see(&mut self, _: &Played, _: &[Played]) -> io::Result<ControlFlow<()>> {
        self.step();
        Ok(ControlFlow::Continue(()))
    }
}

/// As many games as there are cores, if each had the cores its bots ask for.
fn jobs(contestants: &[Contestant]) -> usize {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let needed = contestants.iter().map(|each| each.limits.cores()).max().unwrap_or(1);
    (cores / needed).max(1)
}
