//! Many games at once, stepped together into arrays of the caller.
//!
//! Chance is resolved inside, each game with random numbers of its own, and a finished game starts
//! again with its next seed. Nothing is allocated once the lists have grown, and the result does
//! not depend on the number of threads.

mod arrays;
mod lane;
mod work;

pub use arrays::{Arrays, Shape};

use std::fmt;

use catalog::{AnyMatch, Visit, visit};
use rayon::{ThreadPool, ThreadPoolBuilder};
use rules::{Insight, Match, Spaces, Tabletop};

use crate::order::ranks;
use crate::position::set_up_again;
use crate::{Form, SpacesError, sight};
use lane::{Lane, Rules};
use work::{Block, Step};

/// The most games of a batch.
const MOST_GAMES: usize = 1 << 20;
/// The most threads.
const MOST_THREADS: usize = 1024;
/// The most actions of a list that are written out.
const MOST_LISTED: usize = 4096;

/// How a batch is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How many games.
    pub games: usize,
    /// How many threads.
    pub threads: usize,
    /// The seeds of the games follow from this one, unless others are given.
    pub seed: u64,
    /// How actions are written.
    pub form: Form,
    /// Whether what is hidden is left out of observations; none leaves it to the game.
    pub memory: Option<bool>,
    /// Whether flat arrays and planes are written.
    pub observations: bool,
    /// Whether masks are written.
    pub masks: bool,
    /// How many legal actions are written out as ids, with their features if asked; the first ones
    /// in the order of their texts where there are more.
    pub listed: usize,
    /// Whether features of the listed actions are written.
    pub features: bool,
}

/// Many games of one kind.
pub trait Batch: fmt::Debug + Send + Sync {
    /// The sizes of its arrays.
    fn shape(&self) -> Shape;

    /// Starts every game again with its own seed and writes the arrays.
    fn reset(&mut self, seeds: &[u64], arrays: Arrays<'_>) -> Result<(), SpacesError>;

    /// Plays one action of every game and writes the arrays. If one of them is not legal, nothing
    /// is played.
    fn step(&mut self, actions: &[i64], arrays: Arrays<'_>) -> Result<(), SpacesError>;

    /// Plays a random action of every game: to measure, and for playouts.
    fn step_randomly(&mut self, arrays: Arrays<'_>) -> Result<(), SpacesError>;
}

/// The seeds of the games of a batch that follow from one seed.
///
/// ```
/// assert_eq!(spaces::seeds(7, 3)[..2], spaces::seeds(7, 2));
/// ```
pub fn seeds(seed: u64, games: usize) -> Vec<u64> {
    (0..games as u64).map(|game| lane::mixed(seed, game)).collect()
}

/// A batch of games set up like this match. Call [`Batch::reset`] first.
///
/// ```
/// use spaces::{Arrays, Form, Settings, batch};
///
/// let uxmal = catalog::new_match("uxmal", 2, &rules::Options::new())?;
/// let settings = Settings {
///     games: 2,
///     threads: 1,
///     seed: 7,
///     form: Form::List,
///     memory: None,
///     observations: false,
///     masks: false,
///     listed: 0,
///     features: false,
/// };
/// let mut games = batch(&*uxmal, settings)?;
/// let (mut counts, mut seats, mut ended) = ([0; 2], [0; 2], [0; 2]);
/// let (mut rewards, mut scores) = ([0.0; 4], [0; 4]);
/// let arrays = Arrays {
///     counts: &mut counts,
///     seats: &mut seats,
///     ended: &mut ended,
///     rewards: &mut rewards,
///     scores: &mut scores,
///     ..Arrays::default()
/// };
/// games.reset(&[1, 2], arrays)?;
/// assert_eq!(counts, [1, 1], "the first action of uxmal is always to place a tile");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn batch(played: &dyn AnyMatch, settings: Settings) -> Result<Box<dyn Batch>, SpacesError> {
    struct New(Settings);

    impl Visit for New {
        type Out = Result<Box<dyn Batch>, SpacesError>;

        fn visit<G: Tabletop + Insight + Spaces + Send + Sync + 'static>(
            self,
            played: &Match<G>,
        ) -> Self::Out {
            Ok(Box::new(Games::new(set_up_again(played.game()), self.0)?))
        }
    }

    visit(played, New(settings))
}

struct Games<G: Spaces> {
    rules: Rules<G>,
    shape: Shape,
    lanes: Vec<Lane<G>>,
    /// None where one thread does everything.
    pool: Option<ThreadPool>,
    /// How many games a thread takes at once.
    grain: usize,
}

impl<G: Tabletop + Spaces + Send + Sync + 'static> Games<G> {
    fn new(game: G, settings: Settings) -> Result<Games<G>, SpacesError> {
        within("games", 1, MOST_GAMES, settings.games)?;
        within("threads", 1, MOST_THREADS, settings.threads)?;
        within("listed", 0, MOST_LISTED, settings.listed)?;
        let form = settings.form.checked(&game)?;
        let shape = Shape::of(&game, &settings);
        let sight = sight::<G>(settings.memory);
        let in_order = form == Form::List || settings.listed > 0;
        let rules = Rules { ranks: ranks(&game), game, form, sight, in_order };
        let seeds = seeds(settings.seed, settings.games).into_iter();
        let lanes = seeds.map(|seed| Lane::new(seed, rules.game.start())).collect();
        let grain = settings.games.div_ceil(settings.threads).max(1);
        Ok(Games { rules, shape, lanes, pool: pool(settings.threads)?, grain })
    }

    /// All games with the arrays to write.
    fn run(&mut self, arrays: Arrays<'_>, step: Step) {
        let Games { rules, shape, lanes, pool, grain } = self;
        let block = Block { rules, shape, lanes, arrays };
        match pool {
            None => block.work(step),
            Some(pool) => pool.install(|| block.split_work(*grain, step)),
        }
    }
}

impl<G: Tabletop + Spaces + Send + Sync + 'static> Batch for Games<G> {
    fn shape(&self) -> Shape {
        self.shape.clone()
    }

    fn reset(&mut self, seeds: &[u64], mut arrays: Arrays<'_>) -> Result<(), SpacesError> {
        arrays.check(&self.shape)?;
        length("seeds", self.lanes.len(), seeds.len())?;
        for (lane, &seed) in self.lanes.iter_mut().zip(seeds) {
            lane.reseed(seed);
        }
        arrays.write_fixed_planes(&self.rules.game, &self.shape);
        self.run(arrays, Step::Start);
        Ok(())
    }

    fn step(&mut self, actions: &[i64], arrays: Arrays<'_>) -> Result<(), SpacesError> {
        arrays.check(&self.shape)?;
        length("actions", self.lanes.len(), actions.len())?;
        let form = self.rules.form;
        for (game, (lane, &action)) in self.lanes.iter_mut().zip(actions).enumerate() {
            if !lane.choose(form, action) {
                let (game, legal) = (Some(game), lane.legal().len());
                return Err(SpacesError::NotLegal { game, action, form, legal });
            }
        }
        self.run(arrays, Step::Chosen);
        Ok(())
    }

    fn step_randomly(&mut self, arrays: Arrays<'_>) -> Result<(), SpacesError> {
        arrays.check(&self.shape)?;
        self.run(arrays, Step::Random);
        Ok(())
    }
}

impl<G: Spaces> fmt::Debug for Games<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Batch").field("shape", &self.shape).finish_non_exhaustive()
    }
}

fn pool(threads: usize) -> Result<Option<ThreadPool>, SpacesError> {
    if threads == 1 {
        return Ok(None);
    }
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map(Some).map_err(|error| SpacesError::Threads { reason: error.to_string() })
}

pub(crate) fn length(name: &'static str, expected: usize, found: usize) -> Result<(), SpacesError> {
    if expected == found { Ok(()) } else { Err(SpacesError::Length { name, expected, found }) }
}

fn within(name: &'static str, least: usize, most: usize, found: usize) -> Result<(), SpacesError> {
    if (least..=most).contains(&found) {
        return Ok(());
    }
    Err(SpacesError::Range { name, least, most, found })
}
