//! Reads JSON that a client sent, and says what is wrong with it.

use axum::http::StatusCode;
use serde::de::DeserializeOwned;
use serde_json::error::Category;
use serde_json::{Deserializer, Error};

use crate::http::problem::Problem;

/// Parses JSON. An error says whether the text is not JSON or which field is wrong.
///
/// Tracking the path of a field costs time, so only text that cannot be parsed is parsed again.
pub(crate) fn read<T: DeserializeOwned>(text: &[u8]) -> Result<T, Problem> {
    serde_json::from_slice(text).or_else(|_| read_with_path(text))
}

fn read_with_path<T: DeserializeOwned>(text: &[u8]) -> Result<T, Problem> {
    let mut deserializer = Deserializer::from_slice(text);
    let value = serde_path_to_error::deserialize(&mut deserializer).map_err(|error| {
        let path = error.path().to_string();
        problem(&path, error.inner())
    })?;
    deserializer.end().map_err(|error| problem(ROOT, &error))?;
    Ok(value)
}

/// How a path to the whole text is written.
const ROOT: &str = ".";

fn problem(path: &str, error: &Error) -> Problem {
    match error.classify() {
        Category::Data => bad_field(path, &error.to_string()),
        Category::Syntax | Category::Eof | Category::Io => Problem::bad_json(error),
    }
}

/// It is JSON, but this field is not as expected.
fn bad_field(path: &str, reason: &str) -> Problem {
    let (wrong, field) = match named(reason) {
        Some((wrong, name)) => (wrong, below(path, name)),
        None if path == ROOT => ("shape", "request".to_owned()),
        None => ("value", path.to_owned()),
    };
    Problem::new(StatusCode::BAD_REQUEST, "bad-field")
        .with("field", field)
        .with("wrong", wrong)
        .with("reason", reason)
}

/// What is wrong with a field that the reason itself names.
fn named(reason: &str) -> Option<(&'static str, &str)> {
    let kinds = [("missing field `", "missing"), ("unknown field `", "unknown")];
    kinds.into_iter().find_map(|(start, wrong)| {
        let (name, _) = reason.strip_prefix(start)?.split_once('`')?;
        Some((wrong, name))
    })
}

/// A field inside of what the path leads to. The path to a field that nobody knows ends with it.
fn below(path: &str, name: &str) -> String {
    match path.strip_suffix(name) {
        Some(above) if above.is_empty() || above.ends_with('.') => path.to_owned(),
        _ if path == ROOT => name.to_owned(),
        _ => format!("{path}.{name}"),
    }
}
