//! `sacbe learn`: trains the network of a game anew.

use std::fs;
use std::path::PathBuf;

use bots::training::{Course, Progress, learn};
use catalog::Visit;
use rules::{Insight, Match, Options, Phrase, Tabletop};

use crate::console::Console;
use crate::failure::Failure;
use crate::setup;

/// Train the network of a game on games of bots against themselves
///
/// The same course gives the same network, on any number of cores. See docs/bots.md.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game
    #[arg(long, value_parser = setup::names())]
    game: String,

    /// Where to write the network
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// How often to play and fit
    #[arg(long, value_name = "N", default_value_t = Course::default().generations)]
    generations: u32,

    /// Games in every generation
    #[arg(long, value_name = "N", default_value_t = Course::default().games)]
    games: u32,

    /// Seed of everything that is random
    #[arg(long, value_name = "N", default_value_t = Course::default().seed)]
    seed: u64,

    /// Cores to play on
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
    // Whoever stopped reading still wants the network.
    let _ = console.say(&phrase);
}

/// A course for whatever game it is.
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

/// Every number of players, and two of them three times as often: that is how most games are
/// played, and how levels are measured.
fn setups<G: Tabletop>() -> Result<Vec<G>, rules::Refusal> {
    let fewest = *G::PLAYERS.start();
    let counts = [fewest; 2].into_iter().chain(G::PLAYERS);
    counts.map(|players| G::set_up(players, &Options::new())).collect()
}
