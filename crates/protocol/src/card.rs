//! A card of a game, to share.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The last position of a record as a card, an SVG file: board, players and points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardRequest {
    /// The record, as text.
    pub record: String,
    /// The names to show, in seat order; a seat without one is shown by its color and mark.
    #[serde(default)]
    pub names: Vec<Option<String>>,
    /// The numbers of the seats' colors and marks, 1 to 5, in seat order; a seat without one has that
    /// of its own number.
    #[serde(default)]
    pub looks: Vec<usize>,
}
