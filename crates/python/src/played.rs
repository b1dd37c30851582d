//! A game being played: the class `Match`.

use catalog::AnyMatch;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rules::Options;

use crate::errors::{bad_record, refused};
use crate::plain;

/// A game being played, by its rules.
#[pyclass(name = "Match", module = "sacbe")]
#[derive(Debug)]
pub(crate) struct PyMatch {
    pub(crate) played: Box<dyn AnyMatch>,
}

/// A new match of a game; options by name.
#[pyfunction]
#[pyo3(signature = (game, players = 2, **options))]
pub(crate) fn new(
    py: Python<'_>,
    game: &str,
    players: usize,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<PyMatch> {
    let options = read_options(options)?;
    let played = catalog::new_match(game, players, &options);
    played.map(|played| PyMatch { played }).map_err(|refusal| refused(py, &refusal))
}

fn read_options(options: Option<&Bound<'_, PyDict>>) -> PyResult<Options> {
    let Some(options) = options else { return Ok(Options::new()) };
    let option = |(name, value): (Bound<'_, PyAny>, Bound<'_, PyAny>)| {
        let name: String = name.extract()?;
        let value = plain::from_python(&name, &value)?;
        Ok((name, value))
    };
    options.iter().map(option).collect()
}

/// The match of a record.
#[pyfunction]
pub(crate) fn load(py: Python<'_>, record: &str) -> PyResult<PyMatch> {
    let played = catalog::load(record);
    played.map(|played| PyMatch { played }).map_err(|error| bad_record(py, &error))
}

#[pymethods]
impl PyMatch {
    /// Every legal action, sorted.
    #[getter]
    fn legal(&self) -> Vec<String> {
        self.played.legal().into_iter().map(|choice| choice.text).collect()
    }

    /// Everything on the table, as plain data.
    #[getter]
    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain::to_python(py, &self.played.full_position())
    }

    /// Plays an action; a refused one changes nothing.
    fn play(&mut self, py: Python<'_>, action: &str) -> PyResult<()> {
        self.played.play(action).map_err(|error| refused(py, &error.into()))
    }
}
