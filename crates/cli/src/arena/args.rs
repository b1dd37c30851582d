//! Arguments of `sacbe arena`.

use std::path::PathBuf;

use arena::{Contestant, Limits, MOST_MS, MOST_THREADS, Schedule, Sight, Sprt};
use rules::Refusal;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::setup::{self, Setup};

/// Let bots play against each other and count the wins
///
/// A bot is a level (1 to 10, random, uct) or a program that speaks the engine protocol. With as many bots as seats, each gets one seat; with two bots at a larger table, the
/// first gets one seat and the second all others. Seats are rotated, and mirrored games have the
/// same dice. See `docs/arena.md`.
#[derive(Debug, clap::Args)]
#[command(after_long_help = setup::option_help())]
pub(crate) struct Args {
    /// Game to play
    #[arg(long, value_parser = setup::names())]
    pub(super) game: String,

    /// Number of seats
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub(super) players: usize,

    #[command(flatten)]
    pub(super) setup: Setup,

    /// The bots, e.g. `7,6`, `9,uct:ms=50` or `9:playouts=800,engine1`
    #[arg(long, value_name = "LIST", default_value = "", hide_default_value = true)]
    bots: String,

    /// Command of a program that speaks the engine protocol; repeat for more. They are called
    /// engine1, engine2 and so on, and are added after the bots unless --bots names them
    #[arg(long = "engine", value_name = "CMD")]
    engines: Vec<String>,

    /// Time limit for a turn, in milliseconds
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(..=MOST_MS))]
    ms: Option<u64>,

    /// Playouts for each choice, instead of the level's own number
    #[arg(long, value_name = "N")]
    playouts: Option<u32>,

    /// Cores for each choice
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<usize>,

    /// Number of games; in a tournament, for each pair of bots
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = games)]
    games: usize,

    /// Random seed; the same seed gives the same dice
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(super) seed: u64,

    /// Games played at the same time [default: as many as the cores allow]
    #[arg(long, value_name = "N")]
    pub(super) jobs: Option<usize>,

    /// Hide what the rules hide: bots must remember what they saw
    #[arg(long)]
    memory: bool,

    /// Every bot plays every other, and all are rated
    #[arg(long)]
    pub(super) tournament: bool,

    /// Sequential test: stop as soon as it is clear whether the first bot is stronger than the
    /// second by LOW or by HIGH Elo points, e.g. `0,20`
    #[arg(long, value_name = "LOW,HIGH", conflicts_with = "tournament", value_parser = bounds)]
    #[arg(allow_hyphen_values = true)]
    sprt: Option<(f64, f64)>,

    /// Probability that the sequential test accepts a bot that is stronger by LOW only
    #[arg(long, value_name = "RATE", default_value_t = 0.05, requires = "sprt")]
    alpha: f64,

    /// Probability that the sequential test rejects a bot that is stronger by HIGH
    #[arg(long, value_name = "RATE", default_value_t = 0.05, requires = "sprt")]
    beta: f64,

    /// File that records every finished game; games already in it are not played again
    #[arg(long, value_name = "FILE")]
    pub(super) resume: Option<PathBuf>,

    /// Extra time for the answers of programs, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 10_000)]
    #[arg(value_parser = clap::value_parser!(u64).range(..=MOST_MS))]
    pub(super) grace: u64,

    /// Print one line of JSON instead of a table
    #[arg(long)]
    pub(super) json: bool,
}

impl Args {
    pub(super) fn contestants(&self) -> Result<Vec<Contestant>, Failure> {
        let limits = Limits { ms: self.ms, playouts: self.playouts, threads: self.threads };
        arena::contestants(&self.bots, &self.engines, limits).map_err(Failure::Usage)
    }

    pub(super) fn schedule(&self, bots: usize) -> Result<Schedule, Failure> {
        let schedule = if self.tournament {
            Schedule::of_tournament(bots, self.players, self.games)
        } else {
            Schedule::of_match(bots, self.players, self.games)
        };
        schedule.map_err(Failure::Usage)
    }

    /// The sequential test, which needs exactly two bots.
    pub(super) fn sprt(&self, bots: usize) -> Result<Option<Sprt>, Failure> {
        let Some((low, high)) = self.sprt else { return Ok(None) };
        if bots != 2 {
            return Err(Failure::Usage(Refusal::new("arena-sprt-bots").with("found", bots)));
        }
        Sprt::new(low, high, self.alpha, self.beta).map(Some).map_err(Failure::Usage)
    }

    pub(super) fn sight(&self) -> Sight {
        if self.memory { Sight::Memory } else { Sight::Open }
    }

    /// The settings that identify a contest: games of a journal count only if all are equal.
    pub(super) fn contest(&self, header: &str) -> Value {
        json!({
            "arena": header,
            "bots": self.bots,
            "engines": self.engines,
            "ms": self.ms,
            "playouts": self.playouts,
            "threads": self.threads,
            "seed": self.seed,
            "memory": self.memory,
            "tournament": self.tournament,
        })
    }
}

fn games(text: &str) -> Result<usize, String> {
    let games = text.parse().ok().filter(|&games| games > 0);
    games.ok_or_else(|| "expected a whole number from 1".to_owned())
}

fn threads(text: &str) -> Result<usize, String> {
    let threads = text.parse().ok().filter(|threads| (1..=MOST_THREADS).contains(threads));
    threads.ok_or_else(|| format!("expected a number from 1 to {MOST_THREADS}"))
}

fn bounds(text: &str) -> Result<(f64, f64), String> {
    let read = || {
        let (low, high) = text.split_once(',')?;
        Some((low.trim().parse().ok()?, high.trim().parse().ok()?))
    };
    read().ok_or_else(|| "expected two numbers of Elo points, e.g. `0,20`".to_owned())
}
