//! Training a network by self-play.
//!
//! In every generation bots that look one step ahead play against themselves with the network of
//! the generation before, some of them carelessly, so that unusual positions are seen too. A part
//! of the positions is kept with how the game ended, and a network is fitted to the positions of
//! the last generations: its chances to win by cross-entropy, its points by squares.

mod fit;
mod self_play;

use fastrand::Rng;
use rules::Insight;

use crate::Net;
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
    /// Cores to play on.
    pub threads: usize,
}

impl Default for Course {
    fn default() -> Course {
        Course { generations: 14, games: 5_000, remembered: 4, epochs: 2, seed: 1, threads: 2 }
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

/// Trains a network on `games`, which are setups of one game, such as for every number of players.
///
/// The same course on the same games gives the same network, on any number of cores.
pub fn learn<G: Insight + Sync>(
    games: &[G],
    course: &Course,
    mut tell: impl FnMut(&Net, Progress),
) -> Net {
    let mut rng = Rng::with_seed(course.seed);
    let mut net = None;
    let mut generations: Vec<Vec<Sample>> = Vec::new();
    let mut fitter = Fitter::new(G::FEATURES, &mut rng);
    for generation in 1..=course.generations {
        let seed = rng.u64(..);
        let teachers = Teachers { net: net.as_ref(), seed, threads: course.threads };
        generations.push(teachers.play_games(games, course.games));
        // The first games were played without a network and soon become useless.
        let old = generations.len().saturating_sub(course.remembered);
        generations.drain(..old);
        let samples: Vec<&Sample> = generations.iter().flatten().collect();
        #[expect(clippy::cast_precision_loss, reason = "a handful of generations")]
        let left = 1.0 - (generation - 1) as f32 / course.generations as f32;
        let mut loss = 0.0;
        for _ in 0..course.epochs {
            loss = fitter.epoch(&samples, 2e-3 * left + 1e-4, &mut rng);
        }
        tell(fitter.net(), Progress { generation, positions: samples.len(), loss });
        net = Some(fitter.net().clone());
    }
    fitter.net().clone()
}
