//! Many games at once, in arrays of `NumPy` that are never reallocated: the class `Vector`.

use numpy::{Element, PyArray1, PyArrayDyn, PyArrayMethods, PyReadwriteArrayDyn};
use pyo3::exceptions::{PyMemoryError, PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PySlice};
use spaces::{Arrays, Batch, Settings, Shape};

use crate::args::Whole;
use crate::numbers::{form, need_numpy, set_up, wrong};

/// Many games of one kind, stepped together.
///
/// ```python
/// >>> games = sacbe.vector("uxmal", players=2, n=4)
/// >>> games.step(games.masks.argmax(axis=1))
/// >>> games.seats.tolist(), games.ended.tolist()
/// ([0, 0, 0, 0], [0, 0, 0, 0])
///
/// ```
#[pyclass(name = "Vector", module = "sacbe")]
#[derive(Debug)]
pub(crate) struct PyVector {
    /// None once it is closed.
    batch: Option<Box<dyn Batch>>,
    shape: Shape,
    seed: u64,
    /// The actions of a step, before they are checked.
    actions: Vec<i64>,
    memory: Memory,
}

/// The arrays, which belong to Python.
#[derive(Debug)]
struct Memory {
    flat: Py<PyArrayDyn<f32>>,
    planes: Py<PyArrayDyn<u8>>,
    masks: Py<PyArrayDyn<u8>>,
    listed: Py<PyArrayDyn<i32>>,
    features: Py<PyArrayDyn<f32>>,
    counts: Py<PyArrayDyn<i32>>,
    seats: Py<PyArrayDyn<i8>>,
    ended: Py<PyArrayDyn<u8>>,
    rewards: Py<PyArrayDyn<f32>>,
    scores: Py<PyArrayDyn<i32>>,
}

impl Memory {
    fn new(py: Python<'_>, shape: &Shape) -> PyResult<Memory> {
        let games = shape.games;
        let [planes, rows, columns] = shape.planes;
        Ok(Memory {
            flat: zeros(py, &[games, shape.flat])?,
            planes: zeros(py, &[games, planes, rows, columns])?,
            masks: zeros(py, &[games, shape.mask])?,
            listed: zeros(py, &[games, shape.listed])?,
            features: zeros(py, &[games, shape.listed, shape.features])?,
            counts: zeros(py, &[games])?,
            seats: zeros(py, &[games])?,
            ended: zeros(py, &[games])?,
            rewards: zeros(py, &[games, shape.players])?,
            scores: zeros(py, &[games, shape.players])?,
        })
    }

    /// Borrows all arrays for a step.
    fn borrow<'py>(&self, py: Python<'py>) -> PyResult<Borrowed<'py>> {
        Ok(Borrowed {
            flat: writable(py, "flat", &self.flat)?,
            planes: writable(py, "planes", &self.planes)?,
            masks: writable(py, "masks", &self.masks)?,
            listed: writable(py, "listed", &self.listed)?,
            features: writable(py, "features", &self.features)?,
            counts: writable(py, "counts", &self.counts)?,
            seats: writable(py, "seats", &self.seats)?,
            ended: writable(py, "ended", &self.ended)?,
            rewards: writable(py, "rewards", &self.rewards)?,
            scores: writable(py, "scores", &self.scores)?,
        })
    }
}

/// The arrays while a step writes them.
struct Borrowed<'py> {
    flat: PyReadwriteArrayDyn<'py, f32>,
    planes: PyReadwriteArrayDyn<'py, u8>,
    masks: PyReadwriteArrayDyn<'py, u8>,
    listed: PyReadwriteArrayDyn<'py, i32>,
    features: PyReadwriteArrayDyn<'py, f32>,
    counts: PyReadwriteArrayDyn<'py, i32>,
    seats: PyReadwriteArrayDyn<'py, i8>,
    ended: PyReadwriteArrayDyn<'py, u8>,
    rewards: PyReadwriteArrayDyn<'py, f32>,
    scores: PyReadwriteArrayDyn<'py, i32>,
}

impl Borrowed<'_> {
    fn arrays(&mut self) -> PyResult<Arrays<'_>> {
        Ok(Arrays {
            flat: self.flat.as_slice_mut()?,
            planes: self.planes.as_slice_mut()?,
            masks: self.masks.as_slice_mut()?,
            listed: self.listed.as_slice_mut()?,
            features: self.features.as_slice_mut()?,
            counts: self.counts.as_slice_mut()?,
            seats: self.seats.as_slice_mut()?,
            ended: self.ended.as_slice_mut()?,
            rewards: self.rewards.as_slice_mut()?,
            scores: self.scores.as_slice_mut()?,
        })
    }
}

/// XLA takes arrays without copying them if they begin at a multiple of so many bytes.
const ALIGNMENT: usize = 64;

/// A new array, aligned: a view into one that is a little larger. `NumPy` makes it, so that too
/// little memory is a `MemoryError`.
fn zeros<T: Element>(py: Python<'_>, shape: &[usize]) -> PyResult<Py<PyArrayDyn<T>>> {
    let size = shape.iter().try_fold(size_of::<T>(), |size, &each| size.checked_mul(each));
    let size = size.filter(|&size| size < isize::MAX as usize - ALIGNMENT);
    let size = size.ok_or_else(|| PyMemoryError::new_err("these arrays are too large"))?;
    let bytes = py.import("numpy")?.call_method1("zeros", (size + ALIGNMENT, u8::get_dtype(py)))?;
    let address: usize = bytes.getattr("ctypes")?.getattr("data")?.extract()?;
    let skipped = address.next_multiple_of(ALIGNMENT) - address;
    let bytes = bytes.get_item(PySlice::new(py, signed(skipped), signed(skipped + size), 1))?;
    let made = bytes.call_method1("view", (T::get_dtype(py),))?;
    let made = made.call_method1("reshape", (shape.to_vec(),))?;
    Ok(made.cast_into::<PyArrayDyn<T>>()?.unbind())
}

fn signed(size: usize) -> isize {
    isize::try_from(size).expect("it was compared with the largest")
}

fn writable<'py, T: Element>(
    py: Python<'py>,
    name: &str,
    array: &Py<PyArrayDyn<T>>,
) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
    array.bind(py).try_readwrite().map_err(|error| {
        PyRuntimeError::new_err(format!(
            "{name} cannot be written ({error}): expected it as it was made"
        ))
    })
}

/// `n` games at once, stepped in Rust.
///
/// ```python
/// >>> sacbe.vector("pacal", players=3, n=2, actions="list", listed=64).masks.shape
/// (2, 64)
///
/// ```
#[pyfunction]
#[pyo3(
    signature = (
        game, players = Whole(2), n = Whole(1024), *, threads = Whole(1), seed = Whole(0),
        actions = "ids", memory = None, observations = true, masks = true, listed = Whole(0),
        features = false, **options
    ),
    text_signature = "(game, players=2, n=1024, *, threads=1, seed=0, actions='ids', memory=None, \
                      observations=True, masks=True, listed=0, features=False, **options)"
)]
pub(crate) fn vector(
    py: Python<'_>,
    game: &str,
    players: Whole,
    n: Whole,
    threads: Whole,
    seed: Whole,
    actions: &str,
    memory: Option<bool>,
    observations: bool,
    masks: bool,
    listed: Whole,
    features: bool,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<PyVector> {
    need_numpy(py)?;
    let (form, listed, seed) = (form(actions)?, listed.any_size(), seed.0);
    if features && listed == 0 {
        let message = "features are those of listed actions: expected listed of at least 1";
        return Err(PyValueError::new_err(message));
    }
    let played = set_up(py, game, players, options)?;
    let (games, threads) = (n.any_size(), threads.any_size());
    let settings =
        Settings { games, threads, seed, form, memory, observations, masks, listed, features };
    let batch = spaces::batch(&*played, settings).map_err(|error| wrong(&error))?;
    let shape = batch.shape();
    let memory = Memory::new(py, &shape)?;
    let mut vector =
        PyVector { batch: Some(batch), actions: vec![0; shape.games], shape, seed, memory };
    vector.reset(py, None)?;
    Ok(vector)
}

impl PyVector {
    /// Does some work on the batch and its arrays, without the global interpreter lock.
    fn work(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn Batch, &[i64], Arrays<'_>) -> Result<(), spaces::SpacesError> + Send,
    ) -> PyResult<()> {
        let batch = self.batch.as_deref_mut().ok_or_else(closed)?;
        let mut borrowed = self.memory.borrow(py)?;
        let arrays = borrowed.arrays()?;
        let actions = &self.actions[..];
        py.detach(|| work(batch, actions, arrays)).map_err(|error| wrong(&error))
    }

    /// Copies the actions of a step out of Python's array.
    fn take_actions(&mut self, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        if let Ok(array) = actions.cast::<PyArray1<i64>>() {
            return self.copy_actions(array);
        }
        if let Ok(array) = actions.cast::<PyArray1<i32>>() {
            return self.copy_actions(array);
        }
        Err(PyTypeError::new_err(format!(
            "actions: expected a NumPy array of shape ({},) and type int64 or int32, found {}",
            self.shape.games,
            found(actions)
        )))
    }

    fn copy_actions<T: Element + Copy + Into<i64>>(
        &mut self,
        array: &Bound<'_, PyArray1<T>>,
    ) -> PyResult<()> {
        let array = array
            .try_readonly()
            .map_err(|error| PyRuntimeError::new_err(format!("actions cannot be read: {error}")))?;
        let array = array.as_array();
        if array.len() != self.actions.len() {
            return Err(PyValueError::new_err(format!(
                "actions: expected shape ({},), found ({},)",
                self.actions.len(),
                array.len()
            )));
        }
        for (place, &action) in self.actions.iter_mut().zip(array.iter()) {
            *place = action.into();
        }
        Ok(())
    }
}

#[pymethods]
impl PyVector {
    /// Plays one action of every game; finished games start again. If one is not legal, nothing is
    /// played.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        if self.batch.is_none() {
            return Err(closed());
        }
        self.take_actions(actions)?;
        self.work(py, |batch, actions, arrays| batch.step(actions, arrays))
    }

    /// Plays a random action of every game.
    fn step_randomly(&mut self, py: Python<'_>) -> PyResult<()> {
        self.work(py, |batch, _, arrays| batch.step_randomly(arrays))
    }

    /// Starts all games again: with these seeds, one for each, or as at first.
    #[pyo3(signature = (seeds = None))]
    fn reset(&mut self, py: Python<'_>, seeds: Option<Vec<Whole>>) -> PyResult<()> {
        let seeds = match seeds {
            Some(seeds) => seeds.into_iter().map(|seed| seed.0).collect(),
            None => spaces::seeds(self.seed, self.shape.games),
        };
        self.work(py, |batch, _, arrays| batch.reset(&seeds, arrays))
    }

    /// Gives its threads back; any call after this one is an error.
    fn close(&mut self) {
        self.batch = None;
    }

    /// How many games there are.
    #[getter]
    fn n(&self) -> usize {
        self.shape.games
    }

    fn __len__(&self) -> usize {
        self.shape.games
    }

    /// How many seats each game has.
    #[getter]
    fn players(&self) -> usize {
        self.shape.players
    }

    /// What the seat to act sees, as numbers: float32, one row for each game.
    #[getter]
    fn flat(&self, py: Python<'_>) -> Py<PyArrayDyn<f32>> {
        self.memory.flat.clone_ref(py)
    }

    /// What the seat to act sees, as planes: uint8.
    #[getter]
    fn planes(&self, py: Python<'_>) -> Py<PyArrayDyn<u8>> {
        self.memory.planes.clone_ref(py)
    }

    /// One for every legal action: uint8.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyArrayDyn<u8>> {
        self.memory.masks.clone_ref(py)
    }

    /// The ids of the first legal actions: int32. What comes after `counts` means nothing.
    #[getter]
    fn listed(&self, py: Python<'_>) -> Py<PyArrayDyn<i32>> {
        self.memory.listed.clone_ref(py)
    }

    /// What describes the listed actions: float32.
    #[getter]
    fn features(&self, py: Python<'_>) -> Py<PyArrayDyn<f32>> {
        self.memory.features.clone_ref(py)
    }

    /// How many actions are legal: int32.
    #[getter]
    fn counts(&self, py: Python<'_>) -> Py<PyArrayDyn<i32>> {
        self.memory.counts.clone_ref(py)
    }

    /// The seat to act, counted from zero: int8.
    #[getter]
    fn seats(&self, py: Python<'_>) -> Py<PyArrayDyn<i8>> {
        self.memory.seats.clone_ref(py)
    }

    /// One where the last step ended a game: uint8.
    #[getter]
    fn ended(&self, py: Python<'_>) -> Py<PyArrayDyn<u8>> {
        self.memory.ended.clone_ref(py)
    }

    /// What the game that the last step ended is worth to every seat: float32.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArrayDyn<f32>> {
        self.memory.rewards.clone_ref(py)
    }

    /// The points of every seat, the final ones where the last step ended a game: int32.
    #[getter]
    fn scores(&self, py: Python<'_>) -> Py<PyArrayDyn<i32>> {
        self.memory.scores.clone_ref(py)
    }
}

fn closed() -> PyErr {
    PyRuntimeError::new_err("the vector is closed: expected one that is open")
}

/// What was given instead of an array, in a few words.
fn found(given: &Bound<'_, PyAny>) -> String {
    let attribute = |name: &str| given.getattr(name).map(|value| value.to_string());
    match (attribute("shape"), attribute("dtype")) {
        (Ok(shape), Ok(dtype)) => format!("shape {shape} and type {dtype}"),
        _ => given
            .get_type()
            .name()
            .map_or_else(|_| "something else".to_owned(), |name| name.to_string()),
    }
}
