//! `sacbe learn`: trains the evaluation network of a game.

use std::fs;
use std::path::PathBuf;

use bots::training::{Course, Progress, learn};
use catalog::Visit;
use rules::{Insight, Match, Options, Phrase, Tabletop};

use crate::console::Console;
use crate::failure::Failure;
use crate::setup;

/// Train the evaluation network of a game by self-play
///
/// The same arguments give the same network, on any number of cores. See docs/bots.md.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Game
    #[arg(long, value_parser = setup::names())]
    game: String,

    /// File to write the network to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Number of generations: play games, then fit the network to them
    #[arg(long, value_name = "N", default_value_t = Course::default().generations)]
    generations: u32,

    /// Games in every generation
    #[arg(long, value_name = "N", default_value_t = Course::default().games)]
    games: u32,

    /// Random seed
    #[arg(long, value_name = "N", default_value_t = Course::default().seed)]
    seed: u64,

    /// Number of cores to use
    #[arg(long, value_name = "N", default_value_t = Course::default().threads)]
    threads: usize,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let entry = setup::game(&args.game)?;
    let players = *entry.players.start();
    let any = catalog::new_match(entry.name, players, &Options::new()).map_err(Failure::Usage)?;
    let course = Course {
        generations: args.generations,
        games: args.games,
        seed: args.seed,
        threads: args.threads,
        ..Course::default()
    };
    let lesson = Lesson { course, tell: |progress| tell(console, progress) };
    let network = catalog::visit(&*any, lesson)?;
    fs::write(&args.out, network)
        .map_err(|error| Failure::access(&args.out, "file-unwritable", &error))
}

fn tell(console: &mut Console<'_>, progress: Progress) {
    let phrase = Phrase::new("learn-progress")
        .with("generation", progress.generation)
        .with("positions", progress.positions)
        .with("loss", format!("{:.4}", progress.loss));
    // If the output is closed, the network is still wanted.
    let _ = console.say(&phrase);
}

/// Trains with the concrete type of the game.
struct Lesson<F> {
    course: Course,
    tell: F,
}

impl<F: FnMut(Progress)> Visit for Lesson<F> {
    type Out = Result<Vec<u8>, Failure>;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(mut self, _: &Match<G>) -> Self::Out {
        let games = setups::<G>().map_err(Failure::Usage)?;
        let net = learn(&games, &self.course, |_, progress| (self.tell)(progress));
        Ok(net.to_bytes())
    }
}

/// All numbers of players, with the smallest three times as often: most games have two players, and
/// levels are measured with two.
fn setups<G: Tabletop>() -> Result<Vec<G>, rules::Refusal> {
    let fewest = *G::PLAYERS.start();
    let counts = [fewest; 2].into_iter().chain(G::PLAYERS);
    counts.map(|players| G::set_up(players, &Options::new())).collect()
}
