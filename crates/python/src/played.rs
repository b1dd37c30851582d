//! A game being played: the class `Match`.

use catalog::AnyMatch;
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use rules::picture::Marks;
use rules::{Seat, Turn, pick_weighted};

use crate::args::{self, Whole};
use crate::errors::{bad_record, in_language, refused, why};
use crate::{features, plain};

/// A game being played, by its rules.
///
/// ```python
/// >>> match = sacbe.new("uxmal")
/// >>> match.turn, len(match.chance)
/// ('chance', 120)
/// >>> match.play(match.legal[0])
/// >>> match.turn, match.legal
/// (1, ['tile'])
///
/// ```
#[pyclass(name = "Match", module = "sacbe")]
#[derive(Debug)]
pub(crate) struct PyMatch {
    pub(crate) played: Box<dyn AnyMatch>,
}

/// A new match of a game; options by name.
///
/// ```python
/// >>> sacbe.new("pacal", players=3, master=True).options
/// {'master': True}
///
/// ```
#[pyfunction]
#[pyo3(
    signature = (game, players = Whole(2), **options),
    text_signature = "(game, players=2, **options)"
)]
pub(crate) fn new(
    py: Python<'_>,
    game: &str,
    players: Whole,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<PyMatch> {
    let played = catalog::new_match(game, players.any_size(), &args::options(options)?);
    played.map(|played| PyMatch { played }).map_err(|refusal| refused(py, &refusal))
}

/// The match of a record.
///
/// ```python
/// >>> match = sacbe.load("game pacal\nrules 2\nplayers 2\n\nplace e5\n")
/// >>> match.actions
/// ['place e5']
///
/// ```
#[pyfunction]
pub(crate) fn load(py: Python<'_>, record: &str) -> PyResult<PyMatch> {
    let played = py.detach(|| catalog::load(record));
    played.map(|played| PyMatch { played }).map_err(|error| bad_record(py, &error))
}

#[pymethods]
impl PyMatch {
    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.played.name()
    }

    /// The version of its rules.
    #[getter]
    fn rules_version(&self) -> u32 {
        self.played.rules_version()
    }

    /// The number of players.
    #[getter]
    fn players(&self) -> usize {
        self.played.players()
    }

    /// The options that are not the default.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (name, value) in self.played.options() {
            dict.set_item(name, plain::to_python(py, &value)?)?;
        }
        Ok(dict)
    }

    /// Who acts: the number of a seat, "chance" or "over".
    #[getter]
    fn turn<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        match self.played.turn() {
            Turn::Seat(seat) => seat.number().into_bound_py_any(py),
            Turn::Chance => "chance".into_bound_py_any(py),
            Turn::Over => "over".into_bound_py_any(py),
        }
    }

    /// Every legal action, sorted; where chance acts, its outcomes.
    #[getter]
    fn legal(&self) -> Vec<String> {
        self.played.legal().into_iter().map(|choice| choice.text).collect()
    }

    /// The outcomes of chance with their probabilities; empty where chance does not act.
    #[getter]
    fn chance(&self) -> Vec<(String, f64)> {
        let outcomes = self.outcomes();
        let total: f64 = outcomes.iter().map(|&(_, weight)| weight).sum();
        outcomes.into_iter().map(|(text, weight)| (text, weight / total)).collect()
    }

    /// Plays an action; a refused one changes nothing.
    fn play(&mut self, py: Python<'_>, action: &str) -> PyResult<()> {
        self.played.play(action).map_err(|error| refused(py, &error.into()))
    }

    /// Why the rules do not allow an action here; None if they do.
    #[pyo3(name = "why")]
    fn explain<'py>(&self, py: Python<'py>, action: &str) -> PyResult<Option<Bound<'py, PyAny>>> {
        let refusal = self.played.prepare(action).err();
        refusal.map(|error| why(py, &error.into())).transpose()
    }

    /// What an action would do here, as a sentence.
    #[pyo3(signature = (action, language = "en"))]
    fn describe(&self, py: Python<'_>, action: &str, language: &str) -> PyResult<String> {
        let language = args::language(language)?;
        let prepared = self.played.prepare(action);
        let prepared = prepared.map_err(|error| refused(py, &error.into()))?;
        Ok(in_language(language, |said| said.say(prepared.description())))
    }

    /// What the player who acts is asked, as a sentence.
    #[pyo3(signature = (language = "en"))]
    fn asks(&self, language: &str) -> PyResult<String> {
        let language = args::language(language)?;
        Ok(in_language(language, |said| said.say(&self.played.asks())))
    }

    /// Takes the last action back and returns it; None at the start.
    fn undo(&mut self) -> Option<String> {
        self.played.undo()
    }

    /// Lets chance act once, and returns what came.
    ///
    /// `rng` has a method `random` that gives numbers from 0 to 1, as `random.Random` and `NumPy`'s
    /// generators have; without it the module `random` is asked.
    #[pyo3(signature = (rng = None))]
    fn roll(&mut self, py: Python<'_>, rng: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        let lot = draw(py, rng)?;
        let outcomes = self.outcomes();
        if outcomes.is_empty() {
            return Err(PyValueError::new_err("roll: expected a position in which chance acts"));
        }
        let weights = outcomes.iter().map(|&(_, weight)| weight);
        let (outcome, _) = outcomes[pick_weighted(weights, |total| lot * total)].clone();
        self.play(py, &outcome)?;
        Ok(outcome)
    }

    /// Lets chance act until a player has to choose or the game is over, and returns what came.
    #[pyo3(signature = (rng = None))]
    fn advance(&mut self, py: Python<'_>, rng: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<String>> {
        let mut came = Vec::new();
        while self.played.turn() == Turn::Chance {
            came.push(self.roll(py, rng)?);
        }
        Ok(came)
    }

    /// The points of every seat.
    #[getter]
    fn scores(&self) -> Vec<i32> {
        self.played.scores().to_vec()
    }

    /// The points of every seat if everything that is scored later were scored now.
    #[getter]
    fn scores_now(&self) -> Vec<i32> {
        self.played.if_scored_now().to_vec()
    }

    /// The seats that have won; empty until the game is over.
    #[getter]
    fn winners(&self) -> Vec<usize> {
        self.played.winners().iter().map(Seat::number).collect()
    }

    /// The record so far.
    #[getter]
    fn record(&self) -> String {
        self.played.record().to_string()
    }

    /// Every action so far, chance included.
    #[getter]
    fn actions(&self) -> Vec<String> {
        self.played.record().actions().map(|(_, text)| text.to_owned()).collect()
    }

    /// Everything that never changes in a game, as plain data.
    #[getter]
    fn board<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain::to_python(py, &self.played.board())
    }

    /// Everything on the table, as plain data.
    #[getter]
    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain::to_python(py, &self.played.full_position())
    }

    /// What a seat sees now, as plain data, with None in place of what is hidden; without a seat,
    /// what everybody sees.
    #[pyo3(signature = (seat = None))]
    fn observe<'py>(&self, py: Python<'py>, seat: Option<Whole>) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat(seat)?;
        plain::to_python(py, &self.played.position_for(seat))
    }

    /// The numbers that the bots look at, for every seat, from what a seat sees now; without a
    /// seat, from everything.
    #[pyo3(signature = (seat = None))]
    fn features(&self, seat: Option<Whole>) -> PyResult<Vec<Vec<f32>>> {
        Ok(features::of(&*self.played, self.seat(seat)?))
    }

    /// The table as text; as a seat sees it, if one is given.
    #[pyo3(signature = (seat = None))]
    fn draw(&self, seat: Option<Whole>) -> PyResult<String> {
        Ok(match self.seat(seat)? {
            None => self.played.draw().to_string(),
            seat => self.played.draw_for(seat).to_string(),
        })
    }

    /// The table as a picture, an SVG file, with the marks that the record has.
    fn svg(&self, py: Python<'_>) -> PyResult<String> {
        let picture = Marks::read(&self.played.record().to_string())
            .and_then(|marks| self.played.picture(&marks));
        picture.map_err(|error| bad_record(py, &error))
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        self.svg(py)
    }

    /// The same match once more: what is played in one does not happen in the other.
    fn copy(&self) -> PyMatch {
        PyMatch { played: self.played.fork() }
    }

    fn __copy__(&self) -> PyMatch {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyMatch {
        self.copy()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let load = py.import("sacbe")?.getattr("load")?;
        (load, (self.record(),)).into_pyobject(py)
    }

    fn __repr__(&self) -> String {
        let turn = match self.played.turn() {
            Turn::Seat(seat) => format!("seat {seat} acts"),
            Turn::Chance => "chance acts".to_owned(),
            Turn::Over => "over".to_owned(),
        };
        let actions = self.played.record().actions().count();
        format!("<{} with {} players, {actions} actions, {turn}>", self.game(), self.players())
    }
}

impl PyMatch {
    fn seat(&self, number: Option<Whole>) -> PyResult<Option<Seat>> {
        number.map(|number| args::seat(number, self.played.players())).transpose()
    }

    /// The outcomes of chance with their weights.
    fn outcomes(&self) -> Vec<(String, f64)> {
        let choices = self.played.legal().into_iter();
        choices.filter_map(|choice| Some((choice.text, f64::from(choice.weight?)))).collect()
    }
}

/// A random number from 0 to 1.
fn draw(py: Python<'_>, rng: Option<&Bound<'_, PyAny>>) -> PyResult<f64> {
    let drawn = match rng {
        None => py.import("random")?.call_method0("random")?,
        Some(rng) if rng.hasattr("random")? => rng.call_method0("random")?,
        Some(_) => {
            return Err(PyTypeError::new_err(
                "rng: expected something with a method `random`, such as random.Random(1)",
            ));
        }
    };
    let number: f64 = drawn.extract()?;
    if (0.0..1.0).contains(&number) {
        return Ok(number);
    }
    Err(PyRuntimeError::new_err("rng: expected its method `random` to give a number from 0 to 1"))
}
