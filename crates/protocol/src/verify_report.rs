//! Whether the dice of a record follow from its seed.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Sentence;

/// Whether the dice of a record follow from its seed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct VerifyReport {
    /// Whether everything that was checked is right.
    pub holds: bool,
    /// What was found, in the order of the record; an error is the last.
    pub findings: Vec<Finding>,
}

/// The result of one check.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Finding {
    /// The line of the record that it is about; none for the record as a whole.
    pub line: Option<usize>,
    /// Whether it is right.
    pub holds: bool,
    /// What was found.
    pub told: Sentence,
    /// The same as a sentence.
    pub message: String,
}
