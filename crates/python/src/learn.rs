//! Training a network where the games are played elsewhere, on other processes or machines.
//!
//! Every function here depends on its arguments alone. The state of a training is its checkpoint and
//! the samples of the last generations, both bytes, so that a program can keep them in files
//! and hand out the games as it likes. The package module `sacbe.learn` does that.

pub(crate) mod duels;
mod samples;

use bots::Net;
use bots::training::{Course, Sample, Teachers, Training};
use catalog::Visit;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use rules::{Insight, Match, Options, Refusal, Tabletop};

use crate::args::Whole;
use crate::errors::refused;
use crate::long::{self, Work};

/// How many games are played before somebody may end the work or hears of it.
const AT_ONCE: u32 = 4;

/// A course as the package gives it: the attributes of `sacbe.learn.Course`.
#[derive(FromPyObject)]
pub(crate) struct PyCourse {
    game: String,
    /// The numbers of players in the games, in turn.
    players: Vec<Whole>,
    generations: Whole,
    games: Whole,
    remembered: Whole,
    epochs: Whole,
    playouts: Whole,
    seed: Whole,
    teacher: Option<Vec<u8>>,
}

/// A course that was checked.
pub(super) struct Lesson {
    pub(super) game: String,
    pub(super) players: Vec<usize>,
    course: Course,
    teacher: Option<Vec<u8>>,
}

impl Lesson {
    fn read(course: PyCourse) -> PyResult<Lesson> {
        let checked = Course {
            generations: course.generations.count("generations", 1, 10_000)?,
            games: course.games.count("games", 1, 100_000_000)?,
            remembered: course.remembered.size("remembered", 1, 1_000)?,
            epochs: course.epochs.count("epochs", 1, 1_000)?,
            playouts: course.playouts.count("playouts", 0, 1_000_000)?,
            seed: course.seed.0,
            threads: 1,
        };
        if checked.playouts > 0 && course.teacher.is_none() {
            let message = "teacher: expected a network, because the players search";
            return Err(PyValueError::new_err(message));
        }
        let players = course.players.iter().map(|number| number.any_size()).collect();
        Ok(Lesson { game: course.game, players, course: checked, teacher: course.teacher })
    }

    /// Does something with the concrete type of the game.
    fn visit<V: Visit>(&self, py: Python<'_>, visitor: V) -> PyResult<V::Out> {
        let entry = catalog::find(&self.game).map_err(|refusal| refused(py, &refusal))?;
        let any = entry.new_match(*entry.players.start(), &Options::new());
        let any = any.map_err(|refusal| refused(py, &refusal))?;
        Ok(catalog::visit(&*any, visitor))
    }

    /// A game for each of the numbers of players; without any, all numbers, the smallest three times
    /// as often, as `sacbe learn` has it.
    pub(super) fn games<G: Tabletop>(&self) -> Result<Vec<G>, Wrong> {
        let counts = match &self.players[..] {
            [] => [*G::PLAYERS.start(); 2].into_iter().chain(G::PLAYERS).collect(),
            counts => counts.to_vec(),
        };
        let set_up = |players| {
            let is_known = G::PLAYERS.contains(&players);
            if is_known { Ok(G::set_up(players, &Options::new())?) } else { Err(Wrong::Players) }
        };
        counts.into_iter().map(set_up).collect()
    }
}

/// What can be wrong with the arguments, besides the numbers of a course.
pub(super) enum Wrong {
    Refused(Refusal),
    Players,
    Network,
    Samples,
    Checkpoint(String),
    Complete,
}

impl From<Refusal> for Wrong {
    fn from(refusal: Refusal) -> Wrong {
        Wrong::Refused(refusal)
    }
}

impl Wrong {
    pub(super) fn raise(&self, py: Python<'_>) -> PyErr {
        let expected = match self {
            Wrong::Refused(refusal) => return refused(py, refusal),
            Wrong::Players => {
                "players: expected numbers of players that the game is for".to_owned()
            }
            Wrong::Network => "expected the bytes of a network of this game".to_owned(),
            Wrong::Samples => {
                "samples: expected bytes that play_games gave for this game".to_owned()
            }
            Wrong::Checkpoint(error) => format!("checkpoint: {error}"),
            Wrong::Complete => "expected a course that is not complete".to_owned(),
        };
        PyValueError::new_err(expected)
    }
}

pub(super) fn network<G: Insight>(bytes: Option<&[u8]>) -> Result<Option<Net>, Wrong> {
    let read = |bytes| Net::from_bytes(G::FEATURES, bytes).map_err(|_| Wrong::Network);
    bytes.map(read).transpose()
}

/// The training at this checkpoint; at its start without one.
fn training<'a, G: Tabletop + Insight + Sync>(
    lesson: &Lesson,
    games: &'a [G],
    checkpoint: Option<&[u8]>,
    samples: Vec<Vec<Sample>>,
) -> Result<Training<'a, G>, Wrong> {
    let teacher = network::<G>(lesson.teacher.as_deref())?;
    let Some(bytes) = checkpoint else {
        return Ok(Training::new(games, lesson.course, teacher));
    };
    let resumed = Training::resume_with(games, lesson.course, teacher, bytes, samples);
    resumed.map_err(|error| Wrong::Checkpoint(error.to_string()))
}

/// The number of a generation, the network of its players, and the seed of its games.
type NextPlayers<'py> = (u32, Option<Bound<'py, PyBytes>>, u64);

/// Who plays the games of the next generation: its number from one, the network or None, and the
/// seed. None when the course is complete.
#[pyfunction]
#[pyo3(signature = (course, checkpoint))]
pub(crate) fn next_players(
    py: Python<'_>,
    course: PyCourse,
    checkpoint: Option<Vec<u8>>,
) -> PyResult<Option<NextPlayers<'_>>> {
    let lesson = Lesson::read(course)?;
    let next = lesson.visit(py, Next { lesson: &lesson, checkpoint: checkpoint.as_deref() })?;
    let next = next.map_err(|wrong| wrong.raise(py))?;
    Ok(next
        .map(|(generation, net, seed)| (generation, net.map(|net| PyBytes::new(py, &net)), seed)))
}

struct Next<'a> {
    lesson: &'a Lesson,
    checkpoint: Option<&'a [u8]>,
}

impl Visit for Next<'_> {
    type Out = Result<Option<(u32, Option<Vec<u8>>, u64)>, Wrong>;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, _: &Match<G>) -> Self::Out {
        let games = self.lesson.games::<G>()?;
        let training = training(self.lesson, &games, self.checkpoint, Vec::new())?;
        let next = training.next_players();
        Ok(next.map(|next| (training.done() + 1, next.net.map(|net| net.to_bytes()), next.seed)))
    }
}

/// The samples of some games of a generation, as bytes: `count` games from number `first`.
///
/// The bytes of all games in order are the same, however they are divided.
#[pyfunction]
#[pyo3(signature = (course, net, seed, first, count, progress))]
pub(crate) fn play_games<'py>(
    py: Python<'py>,
    course: PyCourse,
    net: Option<Vec<u8>>,
    seed: Whole,
    first: Whole,
    count: Whole,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyBytes>> {
    let lesson = Lesson::read(course)?;
    let first = first.count("first", 0, 100_000_000)?;
    let count = count.count("count", 1, 100_000_000)?;
    let any = lesson.visit(py, Anything)?;
    let any = catalog::new_match(&lesson.game, any, &Options::new());
    let any = any.map_err(|refusal| refused(py, &refusal))?;
    let bytes = long::work(py, progress, |work| {
        let net = net.as_deref();
        let part = Part { lesson: &lesson, net, seed: seed.0, first, count, work };
        catalog::visit(&*any, part)
    })?;
    Ok(PyBytes::new(py, &bytes.map_err(|wrong| wrong.raise(py))?))
}

/// The smallest number of players.
struct Anything;

impl Visit for Anything {
    type Out = usize;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, _: &Match<G>) -> usize {
        *G::PLAYERS.start()
    }
}

struct Part<'a> {
    lesson: &'a Lesson,
    net: Option<&'a [u8]>,
    seed: u64,
    first: u32,
    count: u32,
    work: &'a Work,
}

impl Visit for Part<'_> {
    type Out = Result<Vec<u8>, Wrong>;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, _: &Match<G>) -> Self::Out {
        let Part { lesson, seed, first, count, work, .. } = self;
        let net = network::<G>(self.net)?;
        let mut bytes = Vec::new();
        let mut done = 0;
        while done < count && !work.halt.is_set() {
            let games = self.games_from::<G>(first + done)?;
            let seed = seed.wrapping_add(u64::from(first + done));
            let playouts = lesson.course.playouts;
            let teachers = Teachers { net: net.as_ref(), playouts, seed, threads: 1 };
            let now = AT_ONCE.min(count - done);
            samples::write(&teachers.play_games(&games, now), &mut bytes);
            done += now;
            work.tell(done as usize, count as usize);
        }
        Ok(bytes)
    }
}

impl Part<'_> {
    /// The setups in turn, beginning with that of this game.
    fn games_from<G: Tabletop>(&self, number: u32) -> Result<Vec<G>, Wrong> {
        let mut games = self.lesson.games::<G>()?;
        let turn = number as usize % games.len();
        games.rotate_left(turn);
        Ok(games)
    }
}

/// Fits one generation to its samples and those of the generations before it, oldest first. Gives
/// `generation`, `positions`, `loss`, `network` and `checkpoint`.
#[pyfunction]
#[pyo3(signature = (course, checkpoint, earlier, samples, progress = None))]
pub(crate) fn fit<'py>(
    py: Python<'py>,
    course: PyCourse,
    checkpoint: Option<Vec<u8>>,
    earlier: Vec<Vec<u8>>,
    samples: Vec<u8>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let lesson = Lesson::read(course)?;
    let players = lesson.visit(py, Anything)?;
    let any = catalog::new_match(&lesson.game, players, &Options::new());
    let any = any.map_err(|refusal| refused(py, &refusal))?;
    let fitted = long::work(py, progress, |work| {
        let checkpoint = checkpoint.as_deref();
        let fit = Fit { lesson: &lesson, checkpoint, earlier: &earlier, samples: &samples, work };
        catalog::visit(&*any, fit)
    })?;
    let fitted = fitted.map_err(|wrong| wrong.raise(py))?;
    let dict = PyDict::new(py);
    dict.set_item("generation", fitted.progress.generation)?;
    dict.set_item("positions", fitted.progress.positions)?;
    dict.set_item("loss", fitted.progress.loss)?;
    dict.set_item("network", PyBytes::new(py, &fitted.network))?;
    dict.set_item("checkpoint", PyBytes::new(py, &fitted.checkpoint))?;
    Ok(dict)
}

struct Fit<'a> {
    lesson: &'a Lesson,
    checkpoint: Option<&'a [u8]>,
    earlier: &'a [Vec<u8>],
    samples: &'a [u8],
    work: &'a Work,
}

struct Fitted {
    progress: bots::training::Progress,
    network: Vec<u8>,
    checkpoint: Vec<u8>,
}

impl Visit for Fit<'_> {
    type Out = Result<Fitted, Wrong>;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, _: &Match<G>) -> Self::Out {
        let games = self.lesson.games::<G>()?;
        let earlier = self.earlier.iter().map(|bytes| samples::read(bytes, G::FEATURES));
        let earlier = earlier.collect::<Result<Vec<_>, Wrong>>()?;
        let samples = samples::read(self.samples, G::FEATURES)?;
        let mut training = training(self.lesson, &games, self.checkpoint, earlier)?;
        let work = self.work;
        let progress = training.take_until(samples, &work.halt, |done, of| work.tell(done, of));
        let progress = progress.ok_or(Wrong::Complete)?;
        let (network, checkpoint) = (training.net().to_bytes(), training.checkpoint());
        Ok(Fitted { progress, network, checkpoint })
    }
}
