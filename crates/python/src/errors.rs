//! Refusals as exceptions of Python, which carry the code, the clause and the facts.
//!
//! The classes are in `python/sacbe/errors.py`.

use std::cell::RefCell;

use phrases::{LANGUAGES, Phrases};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyType};
use rules::{Arg, LoadError, Phrase, Refusal};

/// Why something is refused, as a `sacbe.Why` with its sentences in every language.
pub(crate) fn why<'py>(py: Python<'py>, refusal: &Refusal) -> PyResult<Bound<'py, PyAny>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let sentences = PyDict::new(py);
    for language in LANGUAGES {
        sentences.set_item(language.tag, in_language(language.tag, |said| said.refuse(refusal)))?;
    }
    let class = CLASS.import(py, "sacbe.errors", "Why")?;
    class.call1((refusal.code(), refusal.rule, facts(py, &refusal.phrase)?, sentences))
}

/// The arguments of a phrase by name.
pub(crate) fn facts<'py>(py: Python<'py>, phrase: &Phrase) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    for (name, arg) in &phrase.args {
        match arg {
            Arg::Number(number) => dict.set_item(name, number)?,
            Arg::Text(text) => dict.set_item(name, text)?,
        }
    }
    Ok(dict)
}

/// The refusal as a `sacbe.Refused`.
pub(crate) fn refused(py: Python<'_>, refusal: &Refusal) -> PyErr {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let raise = || {
        let error = CLASS.import(py, "sacbe.errors", "Refused")?.call1((why(py, refusal)?,))?;
        Ok(PyErr::from_value(error))
    };
    raise().unwrap_or_else(|error| error)
}

/// What is wrong with a record as a `sacbe.RecordError`, which has the line.
pub(crate) fn bad_record(py: Python<'_>, error: &LoadError) -> PyErr {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let raise = || {
        let class = CLASS.import(py, "sacbe.errors", "RecordError")?;
        let error = class.call1((why(py, &error.refusal)?, error.line))?;
        Ok(PyErr::from_value(error))
    };
    raise().unwrap_or_else(|error| error)
}

/// Says something in the language with this tag, in English if there is none.
pub(crate) fn in_language<T>(tag: &str, say: impl FnOnce(&Phrases) -> T) -> T {
    thread_local! {
        // Reading the messages of a language takes longer than saying a thousand sentences.
        static SPOKEN: RefCell<Vec<Phrases>> = const { RefCell::new(Vec::new()) };
    }
    SPOKEN.with_borrow_mut(|spoken| {
        if let Some(known) = spoken.iter().position(|phrases| phrases.tag() == tag) {
            return say(&spoken[known]);
        }
        spoken.push(Phrases::in_language(tag).unwrap_or_else(Phrases::english));
        say(&spoken[spoken.len() - 1])
    })
}
