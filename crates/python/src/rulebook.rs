//! The games and their rules, to read.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::args;
use crate::errors::refused;

/// Every game: its name, title, numbers of players, versions of its rules, and options.
///
/// ```python
/// >>> [(game["name"], game["players"]) for game in sacbe.games()]
/// [('pacal', [2, 3, 4, 5]), ('uxmal', [2, 3, 4])]
///
/// ```
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Bound<'_, PyList>> {
    let list = PyList::empty(py);
    for game in catalog::GAMES {
        let dict = PyDict::new(py);
        dict.set_item("name", game.name)?;
        dict.set_item("title", game.title)?;
        dict.set_item("players", game.players.clone().collect::<Vec<_>>())?;
        dict.set_item("rules_versions", game.versions.clone().collect::<Vec<_>>())?;
        let options = PyDict::new(py);
        for option in game.options {
            options.set_item(option.name, option.values())?;
        }
        dict.set_item("options", options)?;
        dict.set_item("hides", game.hides)?;
        list.append(dict)?;
    }
    Ok(list)
}

/// A clause or section of the rules of a game, as Markdown; None if there is none with this number.
///
/// ```python
/// >>> sacbe.clause("pacal", "99") is None, len(sacbe.clause("pacal", "5.4", "de")) > 40
/// (True, True)
///
/// ```
#[pyfunction]
#[pyo3(signature = (game, number, language = "en"))]
pub(crate) fn clause(
    py: Python<'_>,
    game: &str,
    number: &str,
    language: &str,
) -> PyResult<Option<&'static str>> {
    let entry = catalog::find(game).map_err(|refusal| refused(py, &refusal))?;
    Ok(entry.clause(number, args::language(language)?))
}
