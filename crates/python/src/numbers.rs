//! Actions as numbers and positions as arrays: the functions and classes for programs that learn.

use numpy::{PyArray1, PyArray2, PyArray3, PyArrayMethods};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use rules::{Field, Seat, Turn, total_len};
use spaces::{Description, Form, SpacesError};

use crate::args::{self, ActionNumber, Whole};
use crate::errors::refused;
use crate::played::PyMatch;

/// The most places of a mask in the list form, as of a vector.
const MOST_LISTED: u32 = 4096;

/// What is wrong as a `ValueError`.
pub(crate) fn wrong(error: &SpacesError) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// Arrays need `numpy`; without it this is an `ImportError` that says so.
pub(crate) fn need_numpy(py: Python<'_>) -> PyResult<()> {
    py.import("numpy").map(|_| ())
}

/// A match that is set up like this, for what follows from its setup.
pub(crate) fn set_up(
    py: Python<'_>,
    game: &str,
    players: Whole,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Box<dyn catalog::AnyMatch>> {
    let options = args::options(options)?;
    catalog::new_match(game, players.any_size(), &options).map_err(|refusal| refused(py, &refusal))
}

/// The form in which actions are numbers: "ids" or "list".
pub(crate) fn form(actions: &str) -> PyResult<Form> {
    match actions {
        "ids" => Ok(Form::Ids),
        "list" => Ok(Form::List),
        _ => {
            let message = format!("actions is {actions:?}: expected \"ids\" or \"list\"");
            Err(PyValueError::new_err(message))
        }
    }
}

/// The id of an action, which is the same in every position and never changes within a version of
/// the rules.
///
/// ```python
/// >>> sacbe.action_id("uxmal", "priest b1")
/// 3852
///
/// ```
#[pyfunction]
pub(crate) fn action_id(game: &str, text: &str) -> PyResult<u32> {
    spaces::action_id(game, text).map_err(|error| wrong(&error))
}

/// The text of the action with this id.
///
/// ```python
/// >>> sacbe.action_text("uxmal", 3852)
/// 'priest b1'
///
/// ```
#[pyfunction]
pub(crate) fn action_text(game: &str, id: ActionNumber) -> PyResult<String> {
    spaces::action_text(game, id.0).map_err(|error| wrong(&error))
}

/// What the numbers of a game mean, as plain data: the ranges of ids, and the fields of arrays.
///
/// ```python
/// >>> described = sacbe.spaces_of("uxmal", players=2)
/// >>> described["flat_shape"], described["flat"][0]["name"]
/// ((148,), 'step')
///
/// ```
#[pyfunction]
#[pyo3(
    signature = (game, players = Whole(2), **options),
    text_signature = "(game, players=2, **options)"
)]
pub(crate) fn spaces_of<'py>(
    py: Python<'py>,
    game: &str,
    players: Whole,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Bound<'py, PyDict>> {
    let described = spaces::describe(&*set_up(py, game, players, options)?);
    let dict = PyDict::new(py);
    dict.set_item("actions", described.player_ids)?;
    dict.set_item("ids", described.ids)?;
    dict.set_item("has_ids", described.has_ids)?;
    dict.set_item("memory_by_default", described.memory_by_default)?;
    dict.set_item("ranges", ranges(py, &described)?)?;
    dict.set_item("flat", fields(py, &described.flat)?)?;
    dict.set_item("planes", fields(py, &described.planes)?)?;
    dict.set_item("features", fields(py, &described.action)?)?;
    let (rows, columns) = described.plane_size;
    dict.set_item("flat_shape", (total_len(&described.flat),))?;
    dict.set_item("plane_shape", (total_len(&described.planes), rows, columns))?;
    dict.set_item("feature_shape", (total_len(&described.action),))?;
    Ok(dict)
}

fn ranges<'py>(py: Python<'py>, described: &Description) -> PyResult<Vec<Bound<'py, PyDict>>> {
    let range = |range: &rules::IdRange| {
        let dict = PyDict::new(py);
        dict.set_item("name", range.name)?;
        dict.set_item("first", range.first)?;
        dict.set_item("count", range.count)?;
        dict.set_item("layout", range.layout)?;
        Ok(dict)
    };
    described.id_ranges.iter().map(range).collect()
}

/// Fields with their places in the array.
fn fields<'py>(py: Python<'py>, fields: &[Field]) -> PyResult<Vec<Bound<'py, PyDict>>> {
    let mut first = 0;
    let field = |field: &Field| {
        let dict = PyDict::new(py);
        dict.set_item("name", field.name)?;
        dict.set_item("first", first)?;
        dict.set_item("count", field.len)?;
        dict.set_item("low", field.least)?;
        dict.set_item("high", field.most)?;
        dict.set_item("meaning", field.meaning)?;
        first += field.len;
        Ok(dict)
    };
    fields.iter().map(field).collect()
}

/// One game with chance in the open: actions are numbers, and what a seat sees is an array.
///
/// Seats are counted from zero here, as arrays count.
///
/// ```python
/// >>> here = sacbe.position("uxmal", players=3)
/// >>> here.seat, here.is_chance
/// (None, True)
/// >>> here.play(here.legal[0])
/// >>> here.seat, here.observation().shape
/// (0, (157,))
///
/// ```
#[pyclass(name = "Position", module = "sacbe")]
#[derive(Debug)]
pub(crate) struct PyPosition {
    position: Box<dyn spaces::Position>,
    /// The match at which it began.
    origin: std::sync::Arc<Box<dyn catalog::AnyMatch>>,
    form: Form,
    memory: Option<bool>,
    described: std::sync::Arc<Description>,
}

/// The position of a new game, or of a match: `position("uxmal", players=3)`, `position(match)`.
///
/// ```python
/// >>> here = sacbe.position("pacal", actions="list")
/// >>> here.legal[:3], here.texts[:3]
/// ([0, 1, 2], ['place e5', 'place e6', 'place e7'])
///
/// ```
#[pyfunction]
#[pyo3(signature = (game, players = None, *, actions = "ids", memory = None, **options))]
pub(crate) fn position(
    py: Python<'_>,
    game: &Bound<'_, PyAny>,
    players: Option<Whole>,
    actions: &str,
    memory: Option<bool>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<PyPosition> {
    let form = form(actions)?;
    if let Ok(played) = game.cast::<PyMatch>() {
        if players.is_some() || options.is_some_and(|options| !options.is_empty()) {
            let message = "a match has its players and options: expected position(match)";
            return Err(PyTypeError::new_err(message));
        }
        return PyPosition::of(&*played.borrow().played, form, memory);
    }
    let Ok(name) = game.cast::<PyString>() else {
        let found = game.get_type().name()?;
        let message = format!("game is {found}: expected the name of a game, or a match");
        return Err(PyTypeError::new_err(message));
    };
    let played = set_up(py, &name.to_cow()?, players.unwrap_or(Whole(2)), options)?;
    PyPosition::of(&*played, form, memory)
}

impl PyPosition {
    fn of(played: &dyn catalog::AnyMatch, form: Form, memory: Option<bool>) -> PyResult<Self> {
        let position = spaces::position(played, form, memory).map_err(|error| wrong(&error))?;
        let described = std::sync::Arc::new(spaces::describe(played));
        let origin = std::sync::Arc::new(played.fork());
        Ok(PyPosition { position, origin, form, memory, described })
    }

    fn seat_at(&self, index: Whole) -> PyResult<Seat> {
        let players = self.position.players();
        if index.any_size() < players {
            return Ok(Seat::new(index.any_size()));
        }
        let message = format!("seat is {}: expected 0 to {}", index.0, players - 1);
        Err(PyValueError::new_err(message))
    }

    fn list_mask<'py>(
        &self,
        py: Python<'py>,
        listed: Option<Whole>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let turn = self.position.turn();
        let count = if turn == Turn::Chance { 0 } else { self.position.legal().len() };
        let size = listed.map(|listed| listed.size("listed", 1, MOST_LISTED)).transpose()?;
        let mut mask = vec![1; count];
        mask.resize(size.unwrap_or(count), 0);
        Ok(PyArray1::from_vec(py, mask))
    }

    /// The seat from whose point of view something is asked: the one to act, if none is given.
    fn viewer(&self, seat: Option<Whole>) -> PyResult<Seat> {
        match seat {
            Some(index) => self.seat_at(index),
            None => Ok(self.position.turn().seat().unwrap_or(Seat::new(0))),
        }
    }
}

#[pymethods]
impl PyPosition {
    /// The seat to act, counted from zero; None if chance acts or the game is over.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.position.turn().seat().map(Seat::index)
    }

    /// How many seats there are.
    #[getter]
    fn players(&self) -> usize {
        self.position.players()
    }

    /// Whether chance acts.
    #[getter]
    fn is_chance(&self) -> bool {
        self.position.turn() == Turn::Chance
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.position.turn() == Turn::Over
    }

    /// The legal actions as numbers, sorted by text as `Match.legal` is.
    #[getter]
    fn legal(&self) -> Vec<u32> {
        self.position.legal().to_vec()
    }

    /// The legal actions in notation, in the same order.
    #[getter]
    fn texts(&self) -> Vec<String> {
        (0..self.position.legal().len()).map(|index| self.position.text(index)).collect()
    }

    /// The text of a legal action.
    fn text(&self, action: ActionNumber) -> PyResult<String> {
        let action = action.0;
        let legal = self.position.legal();
        let index = legal.iter().position(|&each| i64::from(each) == action);
        let illegal =
            SpacesError::NotLegal { game: None, action, form: self.form, legal: legal.len() };
        index.map(|index| self.position.text(index)).ok_or_else(|| wrong(&illegal))
    }

    /// The actions of chance with their probabilities; empty if a player acts.
    #[getter]
    fn chance(&self) -> Vec<(u32, f64)> {
        self.position.chance()
    }

    /// Plays an action; one that is not legal changes nothing.
    fn play(&mut self, action: ActionNumber) -> PyResult<()> {
        self.position.play(action.0).map_err(|error| wrong(&error))
    }

    /// The same position once more.
    fn copy(&self) -> PyPosition {
        PyPosition {
            position: self.position.copied(),
            origin: std::sync::Arc::clone(&self.origin),
            form: self.form,
            memory: self.memory,
            described: std::sync::Arc::clone(&self.described),
        }
    }

    fn __copy__(&self) -> PyPosition {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyPosition {
        self.copy()
    }

    /// Every action so far in notation, chance included.
    #[getter]
    fn history(&self) -> Vec<String> {
        self.position.history()
    }

    /// The information state of a seat: the ids of all actions so far. Everybody sees every action,
    /// so it is the same for all seats.
    fn information_state<'py>(
        &self,
        py: Python<'py>,
        seat: Whole,
    ) -> PyResult<Bound<'py, PyArray1<i32>>> {
        need_numpy(py)?;
        self.seat_at(seat)?;
        if !self.described.has_ids {
            return Err(wrong(&SpacesError::NoIds));
        }
        let ids = self.position.history_ids().into_iter().map(u32::cast_signed);
        Ok(PyArray1::from_iter(py, ids))
    }

    /// One for every legal action, zero for the others.
    ///
    /// With ids it has a place for every id of players. In the list form it is as long as the list,
    /// or has `listed` places, as in a vector: the first legal actions, if there are more.
    ///
    /// ```python
    /// >>> here = sacbe.position("pacal", actions="list")
    /// >>> here.mask().tolist() == [1] * len(here.legal), here.mask(listed=100).shape
    /// (True, (100,))
    ///
    /// ```
    #[pyo3(signature = (*, listed = None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        listed: Option<Whole>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        need_numpy(py)?;
        if self.form == Form::List {
            return self.list_mask(py, listed);
        }
        if listed.is_some() {
            let message = "listed is for the list form: expected a position with actions=\"list\"";
            return Err(PyValueError::new_err(message));
        }
        let mut mask = vec![0; self.described.player_ids as usize];
        for &id in self.position.legal() {
            if let Some(place) = mask.get_mut(id as usize) {
                *place = 1;
            }
        }
        Ok(PyArray1::from_vec(py, mask))
    }

    /// The flat array as a seat sees it: the one to act, if none is given. With `open`, what is
    /// hidden from it is shown.
    #[pyo3(signature = (seat = None, *, open = false))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<Whole>,
        open: bool,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        need_numpy(py)?;
        Ok(PyArray1::from_vec(py, self.position.flat(self.viewer(seat)?, open)))
    }

    /// The planes as a seat sees them: the one to act, if none is given.
    #[pyo3(signature = (seat = None))]
    fn planes<'py>(
        &self,
        py: Python<'py>,
        seat: Option<Whole>,
    ) -> PyResult<Bound<'py, PyArray3<u8>>> {
        need_numpy(py)?;
        let (rows, columns) = self.described.plane_size;
        let shape = [total_len(&self.described.planes), rows, columns];
        PyArray1::from_vec(py, self.position.planes(self.viewer(seat)?)).reshape(shape)
    }

    /// What describes the legal actions, one row for each, in the order of `legal`.
    fn features<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<f32>>> {
        need_numpy(py)?;
        let shape = [self.position.legal().len(), total_len(&self.described.action)];
        PyArray1::from_vec(py, self.position.features()).reshape(shape)
    }

    /// The points of every seat.
    #[getter]
    fn scores(&self) -> Vec<i32> {
        self.position.scores().to_vec()
    }

    /// The winners, counted from zero; none until the game is over.
    #[getter]
    fn winners(&self) -> Vec<usize> {
        self.position.winners().iter().map(Seat::index).collect()
    }

    /// What the game is worth to every seat: winners share 1, and the sum is zero; zeros until the
    /// game is over.
    #[getter]
    fn returns(&self) -> Vec<f32> {
        self.position.returns()[..self.position.players()].to_vec()
    }

    /// What the game is worth to every seat after random actions to its end; this position stays
    /// as it is. The same seed gives the same game. It sees everything, also what is hidden.
    fn rollout(&self, py: Python<'_>, seed: Whole) -> Vec<f32> {
        let returns = py.detach(|| self.position.rollout(seed.0));
        returns[..self.position.players()].to_vec()
    }

    /// The table as text, as a seat or a spectator sees it.
    #[pyo3(signature = (seat = None, *, open = false))]
    fn draw(&self, seat: Option<Whole>, open: bool) -> PyResult<String> {
        let viewer = seat.map(|index| self.seat_at(index)).transpose()?;
        Ok(self.position.drawn(viewer, open))
    }

    /// As the match that led here, and how to make a position of it.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let mut played = self.origin.fork();
        let before = played.record().actions().count();
        for action in self.position.history().iter().skip(before) {
            played.play(action).map_err(|error| refused(py, &error.into()))?;
        }
        let settings = PyDict::new(py);
        settings.set_item("actions", if self.form == Form::Ids { "ids" } else { "list" })?;
        settings.set_item("memory", self.memory)?;
        let position = py.import("sacbe")?.getattr("position")?;
        let make =
            py.import("functools")?.getattr("partial")?.call((position,), Some(&settings))?;
        (make, (PyMatch { played },)).into_pyobject(py)
    }

    fn __repr__(&self) -> String {
        let last = self.position.history().pop().unwrap_or_default();
        format!("<sacbe.Position after {last:?}>")
    }
}
