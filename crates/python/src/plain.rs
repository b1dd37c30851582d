//! JSON values as plain Python data, and back.

use pyo3::IntoPyObjectExt;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple};
use serde_json::{Map, Number, Value};

/// Options are nested no deeper than this.
const DEEPEST: usize = 16;

/// The value as `None`, `bool`, `int`, `float`, `str`, `list` or `dict`.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    match value {
        Value::Null => Ok(py.None().into_bound(py)),
        Value::Bool(flag) => flag.into_bound_py_any(py),
        Value::Number(number) => number_to_python(py, number),
        Value::String(text) => text.into_bound_py_any(py),
        Value::Array(items) => {
            let list = PyList::empty(py);
            items.iter().try_for_each(|item| list.append(to_python(py, item)?))?;
            Ok(list.into_any())
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            fields.iter().try_for_each(|(key, item)| dict.set_item(key, to_python(py, item)?))?;
            Ok(dict.into_any())
        }
    }
}

fn number_to_python<'py>(py: Python<'py>, number: &Number) -> PyResult<Bound<'py, PyAny>> {
    match (number.as_i64(), number.as_u64()) {
        (Some(whole), _) => whole.into_bound_py_any(py),
        (None, Some(whole)) => whole.into_bound_py_any(py),
        (None, None) => number.as_f64().unwrap_or(f64::NAN).into_bound_py_any(py),
    }
}

/// Plain Python data as a JSON value; `name` is what an error calls it.
pub(crate) fn from_python(name: &str, data: &Bound<'_, PyAny>) -> PyResult<Value> {
    read(name, data, 0)
}

fn read(name: &str, data: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    if depth > DEEPEST {
        let message = format!("{name}: expected lists and dicts at most {DEEPEST} deep");
        return Err(PyValueError::new_err(message));
    }
    if data.is_none() {
        return Ok(Value::Null);
    }
    if data.is_instance_of::<PyBool>() {
        return Ok(Value::Bool(data.extract()?));
    }
    if data.is_instance_of::<PyInt>() {
        return whole(name, data);
    }
    if data.is_instance_of::<PyFloat>() {
        let number = Number::from_f64(data.extract()?);
        let expected = || PyValueError::new_err(format!("{name}: expected a finite number"));
        return number.map(Value::Number).ok_or_else(expected);
    }
    if let Ok(text) = data.cast::<PyString>() {
        return Ok(Value::String(text.to_str()?.to_owned()));
    }
    if data.is_instance_of::<PyList>() || data.is_instance_of::<PyTuple>() {
        let items = data.try_iter()?.map(|item| read(name, &item?, depth + 1));
        return Ok(Value::Array(items.collect::<PyResult<_>>()?));
    }
    if let Ok(dict) = data.cast::<PyDict>() {
        let field = |(key, item): (Bound<'_, PyAny>, Bound<'_, PyAny>)| {
            let key: String = key.extract().map_err(|_| unknown(name, &key))?;
            Ok((key, read(name, &item, depth + 1)?))
        };
        return Ok(Value::Object(dict.iter().map(field).collect::<PyResult<Map<_, _>>>()?));
    }
    Err(unknown(name, data))
}

fn whole(name: &str, data: &Bound<'_, PyAny>) -> PyResult<Value> {
    let expected = |_| {
        PyValueError::new_err(format!("{name}: expected a whole number that fits into 64 bits"))
    };
    data.extract::<i64>().map(Value::from).map_err(expected)
}

fn unknown(name: &str, data: &Bound<'_, PyAny>) -> PyErr {
    let found =
        data.get_type().name().map_or_else(|_| "something else".into(), |it| it.to_string());
    PyTypeError::new_err(format!(
        "{name}: expected a bool, int, float, str, list, tuple or dict with texts for keys, not {found}"
    ))
}
