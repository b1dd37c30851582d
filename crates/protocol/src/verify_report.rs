//! Whether the dice of a record follow from its seed.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Sentence;

/// Whether the dice of a record are what its seed says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct VerifyReport {
    /// Whether everything that was looked at holds.
    pub holds: bool,
    /// What was found, in the order of the record; what does not hold is the last.
    pub findings: Vec<Finding>,
}

/// Something that holds, or does not.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Finding {
    /// The line of the record that it is about; none for the record as a whole.
    pub line: Option<usize>,
    /// Whether it is as it should be.
    pub holds: bool,
    /// What was found.
    pub told: Sentence,
    /// The same as a sentence.
    pub message: String,
}
