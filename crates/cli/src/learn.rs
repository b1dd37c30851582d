//! `sacbe learn`: trains the evaluation network of a game.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use bots::Net;
use bots::training::{CheckpointError, Course, Progress, Training};
use catalog::Visit;
use rules::{Insight, Match, Options, Phrase, Refusal, Tabletop};

use crate::console::Console;
use crate::failure::Failure;
use crate::setup;

/// Train the evaluation network of a game by self-play
///
/// The same arguments give the same network, on any number of cores. A training that was stopped
/// goes on when the same command is given again: after every generation it writes a file with the
/// name of the network and `.checkpoint` at the end. See docs/bots.md.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Game
    #[arg(long, value_parser = setup::names())]
    game: String,

    /// File to write the network to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Let the players search, with this number of playouts for a choice, and learn from what they
    /// find: the network of levels 9 and 10
    #[arg(long, value_name = "N", requires = "teacher")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=100_000))]
    playouts: Option<u32>,

    /// Network that players who search start from
    #[arg(long, value_name = "FILE", requires = "playouts")]
    teacher: Option<PathBuf>,

    /// Numbers of players in the games, in turn, such as 3,4 [default: all, the smallest three times
    /// as often]
    #[arg(long, value_name = "N,N", value_delimiter = ',')]
    players: Vec<usize>,

    /// Number of generations: play games, then fit the network to them [default: 14; 2 with
    /// --playouts]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    generations: Option<u32>,

    /// Games in every generation [default: 5000; 600 with --playouts]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: Option<u32>,

    /// Random seed
    #[arg(long, value_name = "N", default_value_t = Course::default().seed)]
    seed: u64,

    /// Number of cores to use, at most 1024
    #[arg(long, value_name = "N", default_value_t = usual_threads())]
    #[arg(value_parser = clap::value_parser!(u16).range(1..=MOST_THREADS))]
    threads: u16,
}

impl Args {
    fn course(&self) -> Course {
        let usual = self.playouts.map_or_else(Course::default, Course::with_search);
        Course {
            generations: self.generations.unwrap_or(usual.generations),
            games: self.games.unwrap_or(usual.games),
            seed: self.seed,
            threads: usize::from(self.threads),
            ..usual
        }
    }
}

const MOST_THREADS: i64 = 1024;

/// All cores.
fn usual_threads() -> u16 {
    let threads = Course::default().threads;
    u16::try_from(threads)
        .ok()
        .filter(|&threads| i64::from(threads) <= MOST_THREADS)
        .unwrap_or(1024)
}

/// Whoever waits for minutes hears so often that it goes on.
const TELL_AFTER: Duration = Duration::from_secs(10);

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let entry = setup::game(&args.game)?;
    let players = *entry.players.start();
    let any = catalog::new_match(entry.name, players, &Options::new()).map_err(Failure::Usage)?;
    if args.out.is_dir() || args.out.file_name().is_none() {
        // Otherwise it would be found out when the training is done.
        let error = std::io::Error::from(ErrorKind::IsADirectory);
        return Err(Failure::access(&args.out, "file-unwritable", &error));
    }
    let checkpoint = Checkpoint { file: beside(&args.out, "checkpoint") };
    let lesson = Lesson { args, checkpoint: &checkpoint, console };
    let network = catalog::visit(&*any, lesson)?;
    write_whole(&args.out, &network)?;
    checkpoint.remove();
    Ok(())
}

/// Trains with the concrete type of the game.
struct Lesson<'a, 'c> {
    args: &'a Args,
    checkpoint: &'a Checkpoint,
    console: &'a mut Console<'c>,
}

impl Visit for Lesson<'_, '_> {
    type Out = Result<Vec<u8>, Failure>;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, _: &Match<G>) -> Self::Out {
        let Lesson { args, checkpoint, console } = self;
        let games = setups::<G>(&args.players).map_err(Failure::Usage)?;
        let course = args.course();
        let teacher = args.teacher.as_deref().map(read_network::<G>).transpose()?;
        let mut training = match checkpoint.read()? {
            None => Training::new(&games, course, teacher),
            Some(bytes) => {
                let resumed = Training::resume(&games, course, teacher, &bytes);
                let training = resumed.map_err(|error| checkpoint.unusable(error))?;
                let done = Phrase::new("learn-resumed").with("generation", training.done());
                // If the output is closed, the network is still wanted.
                let _ = console.say(&done);
                training
            }
        };
        while let Some(progress) = next_generation(&mut training, &course, console) {
            checkpoint.write(&training.checkpoint())?;
            let _ = console.say(&told(progress, course.generations));
        }
        Ok(training.net().to_bytes())
    }
}

/// Plays and fits a generation; of one that takes long, it tells how many games have been played.
fn next_generation<G: Insight + Sync>(
    training: &mut Training<'_, G>,
    course: &Course,
    console: &mut Console<'_>,
) -> Option<Progress> {
    let generation = training.done() + 1;
    let mut told = Instant::now();
    training.next_generation_told(|played| {
        if played < course.games && told.elapsed() >= TELL_AFTER {
            told = Instant::now();
            let phrase = Phrase::new("learn-games").with("generation", generation);
            let phrase = phrase.with("generations", course.generations);
            let _ = console.say(&phrase.with("played", played).with("games", course.games));
        }
    })
}

fn read_network<G: Insight>(file: &Path) -> Result<Net, Failure> {
    let bytes = fs::read(file).map_err(|error| Failure::access(file, "file-unreadable", &error))?;
    Net::from_bytes(G::FEATURES, &bytes)
        .map_err(|_| Failure::in_file(file, Refusal::new("learn-not-a-network")))
}

fn told(progress: Progress, generations: u32) -> Phrase {
    Phrase::new("learn-progress")
        .with("generation", progress.generation)
        .with("generations", generations)
        .with("positions", progress.positions)
        .with("loss", format!("{:.4}", progress.loss))
}

/// The file that a stopped training continues from; it is removed when the network is written.
struct Checkpoint {
    file: PathBuf,
}

impl Checkpoint {
    fn read(&self) -> Result<Option<Vec<u8>>, Failure> {
        match fs::read(&self.file) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(Failure::access(&self.file, "file-unreadable", &error)),
        }
    }

    fn write(&self, bytes: &[u8]) -> Result<(), Failure> {
        write_whole(&self.file, bytes)
    }

    fn unusable(&self, error: CheckpointError) -> Failure {
        let key = match error {
            CheckpointError::Damaged => "learn-checkpoint-damaged",
            CheckpointError::OtherCourse => "learn-checkpoint-of-other-course",
        };
        Failure::in_file(&self.file, Refusal::new(key))
    }

    fn remove(&self) {
        // It may stay: the same command would read it, find nothing left to do and end.
        let _ = fs::remove_file(&self.file);
    }
}

/// The name of a file with one more extension.
fn beside(file: &Path, extension: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".");
    name.push(extension);
    PathBuf::from(name)
}

/// Writes a file so that a training that is killed leaves the old one or the new one, never a part.
fn write_whole(file: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let new = beside(file, "new");
    fs::write(&new, bytes)
        .and_then(|()| fs::rename(&new, file))
        .map_err(|error| Failure::access(file, "file-unwritable", &error))
}

/// A game for each of these numbers of players; without any, all numbers, with the smallest three
/// times as often: most games have two players, and levels are measured with two.
fn setups<G: Tabletop>(counts: &[usize]) -> Result<Vec<G>, Refusal> {
    let set_up = |players| G::set_up(players, &Options::new());
    if counts.is_empty() {
        let fewest = *G::PLAYERS.start();
        return [fewest; 2].into_iter().chain(G::PLAYERS).map(set_up).collect();
    }
    counts.iter().copied().map(set_up).collect()
}
