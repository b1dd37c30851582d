//! Both games for Python: the native module `sacbe._sacbe`.
//!
//! The package around it is in `python/sacbe`: `__init__.py` names what is public, and `_sacbe.pyi`
//! has the types. Every function checks what Python gives it and raises an exception that says what
//! was expected; nothing here may panic.

#![expect(
    clippy::needless_pass_by_value,
    clippy::too_many_arguments,
    reason = "functions take what Python gives, one argument for each of theirs"
)]

// What goes between Python and the crates.
mod args;
mod errors;
mod long;
mod plain;

// Playing and reading.
mod played;
mod rulebook;

// Bots, and what they judge.
mod bot;
mod contest;
mod judge;

// Numbers for research.
mod choices;
mod features;
mod learn;
mod numbers;
mod vector;

use pyo3::prelude::*;

/// The native part of the package `sacbe`.
#[pymodule]
fn _sacbe(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<played::PyMatch>()?;
    module.add_function(wrap_pyfunction!(played::new, module)?)?;
    module.add_function(wrap_pyfunction!(played::load, module)?)?;
    module.add_class::<numbers::PyPosition>()?;
    module.add_class::<vector::PyVector>()?;
    module.add_function(wrap_pyfunction!(numbers::action_id, module)?)?;
    module.add_function(wrap_pyfunction!(numbers::action_text, module)?)?;
    module.add_function(wrap_pyfunction!(numbers::spaces_of, module)?)?;
    module.add_function(wrap_pyfunction!(numbers::position, module)?)?;
    module.add_function(wrap_pyfunction!(vector::vector, module)?)?;
    module.add_function(wrap_pyfunction!(rulebook::games, module)?)?;
    module.add_function(wrap_pyfunction!(rulebook::clause, module)?)?;
    module.add_function(wrap_pyfunction!(bot::levels, module)?)?;
    module.add_function(wrap_pyfunction!(bot::choose, module)?)?;
    module.add_function(wrap_pyfunction!(bot::self_play, module)?)?;
    module.add_function(wrap_pyfunction!(contest::arena, module)?)?;
    module.add_function(wrap_pyfunction!(judge::review, module)?)?;
    module.add_function(wrap_pyfunction!(judge::verify, module)?)?;
    module.add_function(wrap_pyfunction!(choices::choices, module)?)?;
    module.add_function(wrap_pyfunction!(learn::next_players, module)?)?;
    module.add_function(wrap_pyfunction!(learn::play_games, module)?)?;
    module.add_function(wrap_pyfunction!(learn::fit, module)?)?;
    module.add_function(wrap_pyfunction!(learn::duels::duel, module)?)?;
    module.add_function(wrap_pyfunction!(learn::duels::sprt, module)?)?;
    Ok(())
}
