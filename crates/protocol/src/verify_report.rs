//! Whether the dice of a record follow from its seed and the players' contributions.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Sentence;

/// A record whose dice are to be checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VerifyRequest {
    /// The text of the record.
    pub record: String,
    /// The commitment that a player kept, as 64 hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// Whether to list what each roll was chosen from, so that the client can compute it too.
    #[serde(default)]
    pub outcomes: bool,
}

/// Whether the dice of a record follow from its seed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct VerifyReport {
    /// Whether everything that was checked is right.
    pub holds: bool,
    /// What was found, in the order of the record; an error is the last.
    pub findings: Vec<Finding>,
    /// What each roll was chosen from, if that was asked for: all rolls in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rolls: Vec<RolledFrom>,
}

/// A roll, and what it was chosen from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RolledFrom {
    /// The line of the record.
    pub line: usize,
    /// All possible outcomes with their weights, sorted as text; left out if they are those of the
    /// roll before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub outcomes: Vec<Outcome>,
}

/// A possible outcome of a roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Outcome {
    /// The action in notation.
    pub action: String,
    /// How likely it is in proportion to the others.
    pub weight: u32,
}

/// The server's public key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PublicKey {
    /// The Ed25519 key that signs records, as 64 hexadecimal digits.
    pub key: String,
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
