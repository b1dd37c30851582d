//! Training a network by self-play.
//!
//! In every generation bots that look one step ahead play against themselves with the network of
//! the generation before, some of them carelessly, so that unusual positions are seen too. A part
//! of the positions is kept with how the game ended, and a network is fitted to the positions of
//! the last generations: its chances to win by cross-entropy, its points by squares.
//!
//! A [`Training`] can be stopped after any generation and resumed from its [`checkpoint`], which
//! is small: the games of the last generations are played again, and they are the same games.
//!
//! [`checkpoint`]: Training::checkpoint

mod checkpoint;
mod fit;
mod self_play;

use fastrand::Rng;
use rules::Insight;

use crate::Net;
pub use checkpoint::CheckpointError;
pub use fit::Fitter;
pub use self_play::{Sample, Teachers};

/// A course of training.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// How often to play and fit.
    pub generations: u32,
    /// Games in every generation.
    pub games: u32,
    /// How many of the last generations are fitted to.
    pub remembered: usize,
    /// How often every position is used in a generation.
    pub epochs: u32,
    /// Seed of everything that is random.
    pub seed: u64,
    /// Cores to play on. They change nothing about the result.
    pub threads: usize,
}

impl Default for Course {
    fn default() -> Course {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Course { generations: 14, games: 5_000, remembered: 4, epochs: 2, seed: 1, threads }
    }
}

/// What happened in one generation.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Its number, from one.
    pub generation: u32,
    /// Positions that were fitted to.
    pub positions: usize,
    /// Cross-entropy of the chances to win, in nats; lower is better.
    pub loss: f32,
}

/// A network being trained on setups of one game, such as for every number of players.
///
/// The same course on the same games gives the same network, on any number of cores, and no matter
/// how often it was stopped and resumed.
#[derive(Debug)]
pub struct Training<'a, G> {
    games: &'a [G],
    course: Course,
    /// Generations done.
    done: u32,
    rng: Rng,
    fitter: Fitter,
    /// The last generations, oldest first.
    recent: Vec<Generation>,
}

/// The games of one generation.
#[derive(Clone, Debug)]
struct Generation {
    /// What the players knew, and the seed of their games: enough to play them again.
    net: Option<Net>,
    seed: u64,
    samples: Vec<Sample>,
}

impl<'a, G: Insight + Sync> Training<'a, G> {
    /// A training that has not begun.
    pub fn new(games: &'a [G], course: Course) -> Training<'a, G> {
        let mut rng = Rng::with_seed(course.seed);
        let fitter = Fitter::new(G::FEATURES, &mut rng);
        Training { games, course, done: 0, rng, fitter, recent: Vec::new() }
    }

    /// Continues where [`Training::checkpoint`] stopped. The course must be the same, except for
    /// the number of cores.
    ///
    /// # Errors
    ///
    /// If the bytes are not a checkpoint of this game and course.
    pub fn resume(
        games: &'a [G],
        course: Course,
        bytes: &[u8],
    ) -> Result<Training<'a, G>, CheckpointError> {
        let mut training = checkpoint::read(games, course, bytes)?;
        for generation in &mut training.recent {
            generation.play(games, &course);
        }
        Ok(training)
    }

    /// Everything needed to go on from here.
    pub fn checkpoint(&self) -> Vec<u8> {
        checkpoint::write(self)
    }

    /// How many generations are complete.
    pub fn done(&self) -> u32 {
        self.done
    }

    /// The network as it is now.
    pub fn net(&self) -> &Net {
        self.fitter.net()
    }

    /// Plays and fits one generation; `None` when the course is complete.
    pub fn next_generation(&mut self) -> Option<Progress> {
        if self.done >= self.course.generations {
            return None;
        }
        let net = (self.done > 0).then(|| self.net().clone());
        let mut generation = Generation { net, seed: self.rng.u64(..), samples: Vec::new() };
        generation.play(self.games, &self.course);
        self.recent.push(generation);
        // The first games were played without a network and soon become useless.
        let old = self.recent.len().saturating_sub(self.course.remembered);
        self.recent.drain(..old);
        let (positions, loss) = self.fit();
        self.done += 1;
        Some(Progress { generation: self.done, positions, loss })
    }

    /// Fits the network to the recent games; gives the number of positions and the loss.
    fn fit(&mut self) -> (usize, f32) {
        let samples: Vec<&Sample> =
            self.recent.iter().flat_map(|generation| &generation.samples).collect();
        #[expect(clippy::cast_precision_loss, reason = "a few dozen generations")]
        let left = 1.0 - self.done as f32 / self.course.generations as f32;
        let mut loss = 0.0;
        for _ in 0..self.course.epochs {
            loss = self.fitter.epoch(&samples, 2e-3 * left + 1e-4, &mut self.rng);
        }
        (samples.len(), loss)
    }
}

impl Generation {
    fn play<G: Insight + Sync>(&mut self, games: &[G], course: &Course) {
        let teachers =
            Teachers { net: self.net.as_ref(), seed: self.seed, threads: course.threads };
        self.samples = teachers.play_games(games, course.games);
    }
}

/// Trains a network on `games` in one go; `tell` hears of every generation.
pub fn learn<G: Insight + Sync>(
    games: &[G],
    course: &Course,
    mut tell: impl FnMut(&Net, Progress),
) -> Net {
    let mut training = Training::new(games, *course);
    while let Some(progress) = training.next_generation() {
        tell(training.net(), progress);
    }
    training.net().clone()
}
