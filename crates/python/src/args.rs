//! Arguments of Python functions, with errors that say what was expected.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict};
use rules::{Options, Seat};

use crate::plain;

/// A whole number that is not negative: a count, a seed. Takes `int` and what `NumPy` has, no `bool`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Whole(pub(crate) u64);

impl<'a, 'py> FromPyObject<'a, 'py> for Whole {
    type Error = PyErr;

    fn extract(data: Borrowed<'a, 'py, PyAny>) -> PyResult<Whole> {
        whole(&data, "expected a whole number from 0 to 18446744073709551615").map(Whole)
    }
}

/// The number of an action. Whether there is such an action is for others to say.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ActionNumber(pub(crate) i64);

impl<'a, 'py> FromPyObject<'a, 'py> for ActionNumber {
    type Error = PyErr;

    fn extract(data: Borrowed<'a, 'py, PyAny>) -> PyResult<ActionNumber> {
        whole(&data, "expected the number of an action").map(ActionNumber)
    }
}

/// A whole number of some type.
fn whole<'py, T: for<'a> FromPyObject<'a, 'py>>(
    data: &Bound<'py, PyAny>,
    expected: &str,
) -> PyResult<T> {
    let index = data.getattr("__index__").and_then(|index| index.call0());
    let index = index.ok().filter(|_| !data.is_instance_of::<PyBool>());
    let Some(index) = index else {
        let found = data.get_type().name()?;
        return Err(PyTypeError::new_err(format!("{expected}, not {found}")));
    };
    let outside = |_| PyValueError::new_err(format!("{expected}, not {}", shortened(&index)));
    index.extract().map_err(outside)
}

/// A number as text; one with thousands of digits is called huge.
fn shortened(number: &Bound<'_, PyAny>) -> String {
    let text = number.str().map(|text| text.to_string()).unwrap_or_default();
    if text.is_empty() || text.len() > 30 { "a huge one".to_owned() } else { text }
}

impl Whole {
    /// The number, if it is in this range; `name` is what an error calls it.
    pub(crate) fn within(self, name: &str, least: u64, most: u64) -> PyResult<u64> {
        if (least..=most).contains(&self.0) {
            return Ok(self.0);
        }
        let message = format!("{name}: expected a number from {least} to {most}, not {}", self.0);
        Err(PyValueError::new_err(message))
    }

    /// The same as a number of things.
    pub(crate) fn count(self, name: &str, least: u32, most: u32) -> PyResult<u32> {
        let number = self.within(name, u64::from(least), u64::from(most))?;
        Ok(u32::try_from(number).expect("it is at most `most`"))
    }

    /// The same as a length.
    pub(crate) fn size(self, name: &str, least: u32, most: u32) -> PyResult<usize> {
        self.count(name, least, most).map(|count| count as usize)
    }

    /// A number of things, of which something else says how many there can be.
    pub(crate) fn any_size(self) -> usize {
        usize::try_from(self.0).unwrap_or(usize::MAX)
    }
}

/// A seat of a game with this number of players, from its number.
pub(crate) fn seat(number: Whole, players: usize) -> PyResult<Seat> {
    let index = usize::try_from(number.0).ok().filter(|number| (1..=players).contains(number));
    let expected = || {
        let found = number.0;
        PyValueError::new_err(format!("seat: expected a number from 1 to {players}, not {found}"))
    };
    index.and_then(Seat::from_number).ok_or_else(expected)
}

/// Options of a game by name.
pub(crate) fn options(options: Option<&Bound<'_, PyDict>>) -> PyResult<Options> {
    let Some(options) = options else { return Ok(Options::new()) };
    let option = |(name, value): (Bound<'_, PyAny>, Bound<'_, PyAny>)| {
        let name: String = name.extract()?;
        let value = plain::from_python(&name, &value)?;
        Ok((name, value))
    };
    options.iter().map(option).collect()
}

/// The tag of one of our languages.
pub(crate) fn language(tag: &str) -> PyResult<&str> {
    let known = || phrases::LANGUAGES.iter().map(|language| language.tag);
    if known().any(|each| each == tag) {
        return Ok(tag);
    }
    let known = known().collect::<Vec<_>>().join(", ");
    Err(PyValueError::new_err(format!("language: expected one of {known}, not {tag:?}")))
}
