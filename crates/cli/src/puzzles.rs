//! `sacbe puzzles`: finds positions of the day in games of bots.

use std::fs;
use std::path::{Path, PathBuf};

use catalog::Visit;
use puzzles::{Book, Puzzle, collect};
use rules::{Insight, Match, Options, Phrase, Tabletop};

use crate::console::Console;
use crate::failure::Failure;
use crate::setup;

/// Puzzles in a file: the page loads one file for a day, so it should be small.
const IN_FILE: usize = 32;

/// Find positions of the day: turns in which one choice scores clearly the most
///
/// Writes files of 32 puzzles, numbered from 0. The same seed gives the same puzzles.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Game
    #[arg(long, value_parser = setup::names())]
    game: String,

    /// Folder to write the files to
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,

    /// Number of puzzles
    #[arg(long, value_name = "N", default_value_t = 768)]
    count: usize,

    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let entry = setup::game(&args.game)?;
    // The search takes long, so a folder that cannot be created is refused before it.
    fs::create_dir_all(&args.out)
        .map_err(|error| Failure::access(&args.out, "file-unwritable", &error))?;
    let players = *entry.players.start();
    let any = catalog::new_match(entry.name, players, &Options::new()).map_err(Failure::Usage)?;
    let mut found = 0;
    let report = |_: &Puzzle| {
        found += 1;
        // If the output is closed, the puzzles are still wanted.
        let _ = console
            .say(&Phrase::new("puzzles-progress").with("found", found).with("count", args.count));
    };
    let search = PuzzleSearch { count: args.count, seed: args.seed, report };
    let puzzles = catalog::visit(&*any, search).map_err(Failure::Usage)?;
    write(&args.out, entry.name, any.rules_version(), &puzzles)
}

/// Searches with the concrete type of the game.
struct PuzzleSearch<F> {
    count: usize,
    seed: u64,
    report: F,
}

impl<F: FnMut(&Puzzle)> Visit for PuzzleSearch<F> {
    type Out = Result<Vec<Puzzle>, rules::Refusal>;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, _: &Match<G>) -> Self::Out {
        collect::<G>(self.count, self.seed, self.report)
    }
}

fn write(folder: &Path, game: &str, rules: u32, puzzles: &[Puzzle]) -> Result<(), Failure> {
    for (number, part) in puzzles.chunks(IN_FILE).enumerate() {
        let book = Book { game: game.to_owned(), rules, puzzles: part.to_vec() };
        let file = folder.join(format!("{number}.json"));
        let text = serde_json::to_string(&book).expect("a book can be written as JSON");
        fs::write(&file, text + "\n")
            .map_err(|error| Failure::access(&file, "file-unwritable", &error))?;
    }
    Ok(())
}
