//! Judges finished games: reviews, and dice that are checked.

use ::review::Settings;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use tables::{Commitment, Known};

use crate::args::Whole;
use crate::errors::{bad_record, facts, in_language, refused};
use crate::long;
use crate::plain;

const MOST_PLAYOUTS: u32 = 10_000_000;

/// What luck and choices did in a finished game, as plain data.
#[pyfunction]
#[pyo3(signature = (record, playouts, seed, progress))]
pub(crate) fn review<'py>(
    py: Python<'py>,
    record: &str,
    playouts: Option<Whole>,
    seed: Whole,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let played = py.detach(|| catalog::load(record)).map_err(|error| bad_record(py, &error))?;
    let playouts = playouts.map(|number| number.count("playouts", 1, MOST_PLAYOUTS)).transpose()?;
    let playouts = playouts.unwrap_or(Settings::USUAL_PLAYOUTS);
    let reviewed = long::work(py, progress, |work| {
        let settings = Settings { playouts, seed: seed.0, halt: work.halt.clone() };
        ::review::review(&*played, &settings, &mut |progress| {
            work.tell(progress.judged, progress.of);
        })
    })?;
    let reviewed = reviewed.map_err(|refusal| refused(py, &refusal))?;
    let value = serde_json::to_value(&reviewed.review).expect("a review can be written as JSON");
    plain::to_python(py, &value)
}

/// Checks the dice of a record; what was confirmed, line by line.
#[pyfunction]
#[pyo3(signature = (record, commitment, language))]
pub(crate) fn verify<'py>(
    py: Python<'py>,
    record: &str,
    commitment: Option<&str>,
    language: &str,
) -> PyResult<Bound<'py, PyList>> {
    let language = crate::args::language(language)?;
    let commitment = commitment.map(read_commitment).transpose()?;
    let known = Known { commitment, ..Known::default() };
    let verdict = py.detach(|| tables::verify_knowing(record, &known));
    verdict.result.map_err(|error| bad_record(py, &error))?;
    let list = PyList::empty(py);
    for finding in &verdict.findings {
        let sentence = in_language(language, |said| said.say(&finding.phrase));
        let dict = PyDict::new(py);
        dict.set_item("line", finding.line)?;
        dict.set_item("code", finding.phrase.key)?;
        dict.set_item("args", facts(py, &finding.phrase)?)?;
        dict.set_item("sentence", sentence)?;
        list.append(dict)?;
    }
    Ok(list)
}

fn read_commitment(text: &str) -> PyResult<Commitment> {
    let expected = "commitment: expected 64 lowercase hexadecimal digits";
    Commitment::read(text).ok_or_else(|| pyo3::exceptions::PyValueError::new_err(expected))
}
