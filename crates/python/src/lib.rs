//! Both games for Python: the native module `sacbe._sacbe`.
//!
//! The package around it is in `python/sacbe`: `__init__.py` names what is public, and `_sacbe.pyi`
//! has the types. Every function checks what Python gives it and raises an exception that says what
//! was expected; nothing here may panic.

mod errors;
mod numbers;
mod plain;
mod played;
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
    Ok(())
}
