//! Training a network by self-play.
//!
//! In every generation bots that look one step ahead play against themselves with the network of
//! the generation before, some of them carelessly, so that unusual positions are seen too. A part
//! of the positions is kept with how the game ended, and a network is fitted to the positions of
//! the last generations: its chances to win by cross-entropy, its points by squares.
//!
//! The network of the search is learned from games of players that search instead ([`Course`] with
//! playouts). They start from a network that was learned the first way, and what they find is what
//! the new network should say.
//!
//! A [`Training`] can be stopped after any generation and resumed from its [`checkpoint`], which
//! is small: the games of the last generations are played again, and they are the same games.
//!
//! [`checkpoint`]: Training::checkpoint

mod checkpoint;
mod fit;
mod self_play;
mod thinker;

use std::ops::Range;

use fastrand::Rng;
use rules::Insight;

use crate::network::{NARROW, WIDEST};
use crate::{Halt, Net};
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
    /// How many playouts the players make for a choice; with none they look one step ahead.
    pub playouts: u32,
    /// Seed of everything that is random.
    pub seed: u64,
    /// Cores to play on. They change nothing about the result.
    pub threads: usize,
}

impl Default for Course {
    fn default() -> Course {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Course {
            generations: 14,
            games: 5_000,
            remembered: 4,
            epochs: 2,
            playouts: 0,
            seed: 1,
            threads,
        }
    }
}

impl Course {
    /// A course in which the players make this number of playouts for a choice. It starts from the
    /// network of another course.
    pub fn with_search(playouts: u32) -> Course {
        Course { generations: 2, games: 600, epochs: 4, playouts, ..Course::default() }
    }

    fn searches(&self) -> bool {
        self.playouts > 0
    }
}

/// Who plays the games of a generation.
#[derive(Clone, Debug)]
pub struct Players {
    /// What they know; nothing in the first generation.
    pub net: Option<Net>,
    /// Seed of their games; every game adds its number to it.
    pub seed: u64,
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
    /// What the players of the first generation know.
    teacher: Option<Net>,
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
    /// A training that has not begun. A course in which the players search starts from what the
    /// `teacher` knows; other courses start from nothing.
    pub fn new(games: &'a [G], course: Course, teacher: Option<Net>) -> Training<'a, G> {
        let mut rng = Rng::with_seed(course.seed);
        let fitter = Fitter::new(G::FEATURES, NARROW, &mut rng);
        Training { games, course, done: 0, rng, fitter, teacher, recent: Vec::new() }
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
        teacher: Option<Net>,
        bytes: &[u8],
    ) -> Result<Training<'a, G>, CheckpointError> {
        let mut training = checkpoint::read(games, course, teacher, bytes)?;
        for generation in &mut training.recent {
            generation.play(games, &course);
        }
        Ok(training)
    }

    /// The same for games that are played elsewhere: `samples` are those of the last generations,
    /// oldest first; of those that are missing, the games are forgotten.
    ///
    /// # Errors
    ///
    /// If the bytes are not a checkpoint of this game and course.
    pub fn resume_with(
        games: &'a [G],
        course: Course,
        teacher: Option<Net>,
        bytes: &[u8],
        samples: Vec<Vec<Sample>>,
    ) -> Result<Training<'a, G>, CheckpointError> {
        let mut training = checkpoint::read(games, course, teacher, bytes)?;
        let given = training.recent.iter_mut().rev().zip(samples.into_iter().rev());
        given.for_each(|(generation, samples)| generation.samples = samples);
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
        self.next_generation_told(|_| {})
    }

    /// The same; `tell` hears many times how many of its games have been played.
    pub fn next_generation_told(&mut self, mut tell: impl FnMut(u32)) -> Option<Progress> {
        let Players { net, seed } = self.next_players()?;
        let teachers = self.teachers(net.as_ref(), seed);
        let mut samples = Vec::new();
        for numbers in self.parts() {
            let played = numbers.end;
            samples.append(&mut teachers.play_some(self.games, numbers));
            tell(played);
        }
        self.take(samples)
    }

    /// The numbers of the games of a generation, in parts that keep every core busy.
    fn parts(&self) -> impl Iterator<Item = Range<u32>> + use<G> {
        /// Often enough to see that it goes on.
        const PARTS: u32 = 40;
        let Course { games, threads, .. } = self.course;
        // Cores wait for the longest game of a part, so each plays several.
        let fewest = u32::try_from(threads).unwrap_or(u32::MAX).saturating_mul(4);
        let size = games.div_ceil(PARTS).max(fewest).max(1);
        let starts = (0..games).step_by(size as usize);
        starts.map(move |start| start..start.saturating_add(size).min(games))
    }

    /// Who plays the games of the next generation; `None` when the course is complete.
    ///
    /// For games that are played elsewhere: game number `n` of the generation is the one that
    /// [`Teachers`] with this network and seed play, and [`Training::take`] takes the samples of
    /// all games in order.
    pub fn next_players(&self) -> Option<Players> {
        if self.done >= self.course.generations {
            return None;
        }
        let net = if self.done > 0 { Some(self.net().clone()) } else { self.teacher.clone() };
        Some(Players { net, seed: self.next_seed(&mut self.rng.clone()) })
    }

    /// Fits one generation to the samples of its games, and of those before it.
    pub fn take(&mut self, samples: Vec<Sample>) -> Option<Progress> {
        self.take_until(samples, &Halt::default(), |_, _| {})
    }

    /// The same; `tell` hears many times how many looks at positions were taken, and of how many.
    /// `None` also if it was halted: this training is then of no more use, but its checkpoint is.
    pub fn take_until(
        &mut self,
        samples: Vec<Sample>,
        halt: &Halt,
        tell: impl FnMut(usize, usize),
    ) -> Option<Progress> {
        let Players { net, .. } = self.next_players()?;
        let mut rng = self.rng.clone();
        let seed = self.next_seed(&mut rng);
        self.rng = rng;
        self.recent.push(Generation { net, seed, samples });
        // The first games were played without a network and soon become useless.
        let old = self.recent.len().saturating_sub(self.course.remembered);
        self.recent.drain(..old);
        let (positions, loss) = self.fit(halt, tell)?;
        self.done += 1;
        Some(Progress { generation: self.done, positions, loss })
    }

    fn teachers<'n>(&self, net: Option<&'n Net>, seed: u64) -> Teachers<'n> {
        let Course { playouts, threads, .. } = self.course;
        Teachers { net, playouts, seed, threads }
    }

    /// The seed of the next games.
    fn next_seed(&self, rng: &mut Rng) -> u64 {
        if self.course.searches() {
            // Every game adds its number to it.
            self.course.seed.wrapping_add(u64::from(self.done) << 32)
        } else {
            rng.u64(..)
        }
    }

    /// Fits the network to the recent games; gives the number of positions and the loss.
    fn fit(&mut self, halt: &Halt, mut tell: impl FnMut(usize, usize)) -> Option<(usize, f32)> {
        if let (true, Some(teacher)) = (self.course.searches(), &self.teacher) {
            // From the beginning: going on would fit the older games more often than the new ones.
            self.fitter = Fitter::widened(teacher, WIDEST, &mut self.rng);
        }
        let samples: Vec<&Sample> =
            self.recent.iter().flat_map(|generation| &generation.samples).collect();
        let looks = samples.len().saturating_mul(self.course.epochs as usize);
        let mut loss = 0.0;
        for epoch in 0..self.course.epochs {
            let rate = self.rate(epoch);
            let before = samples.len() * epoch as usize;
            loss = self.fitter.epoch_while(&samples, rate, &mut self.rng, |looked| {
                tell(before + looked, looks);
                !halt.is_set()
            })?;
        }
        Some((samples.len(), loss))
    }

    /// How far the weights move: less and less, from generation to generation, or from epoch to epoch
    /// where every generation starts again.
    #[expect(clippy::cast_precision_loss, reason = "a few dozen generations")]
    fn rate(&self, epoch: u32) -> f32 {
        let Course { generations, epochs, .. } = self.course;
        if self.course.searches() {
            5e-4 * (1.0 - epoch as f32 / epochs as f32) + 5e-5
        } else {
            2e-3 * (1.0 - self.done as f32 / generations as f32) + 1e-4
        }
    }
}

impl Generation {
    fn play<G: Insight + Sync>(&mut self, games: &[G], course: &Course) {
        let Course { playouts, threads, .. } = *course;
        let teachers = Teachers { net: self.net.as_ref(), playouts, seed: self.seed, threads };
        self.samples = teachers.play_games(games, course.games);
    }
}

/// Trains a network on `games` in one go; `tell` hears of every generation.
pub fn learn<G: Insight + Sync>(
    games: &[G],
    course: &Course,
    mut tell: impl FnMut(&Net, Progress),
) -> Net {
    let mut training = Training::new(games, *course, None);
    while let Some(progress) = training.next_generation() {
        tell(training.net(), progress);
    }
    training.net().clone()
}
