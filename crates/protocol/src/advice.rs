//! What a bot would play.

use bots::Level;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{LegalAction, Sentence};

/// Asks what a bot would play in a position of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AdviceRequest {
    /// The record, as text.
    pub record: String,
    /// The position after so many of its actions; by default after all of them.
    #[serde(default)]
    pub at: Option<usize>,
    /// The level of the bot, `10` unless given.
    #[serde(default = "strongest")]
    pub bot: String,
    /// How many milliseconds it may think; a server has a limit of its own.
    #[serde(default)]
    pub ms: Option<u64>,
}

fn strongest() -> String {
    Level::Ten.to_string()
}

/// What a bot thinks of a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Advice {
    /// The number of the seat that acts.
    pub seat: usize,
    /// The best actions that it tried, at most five, the one it would play first.
    pub best: Vec<AdvisedLine>,
    /// Playouts made.
    pub playouts: u32,
}

/// What a bot thinks of one action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct AdvisedLine {
    /// The action.
    pub play: LegalAction,
    /// How often it was tried.
    pub visits: u32,
    /// How likely every seat is to win after it, from 0 to 1.
    pub win: Vec<f64>,
    /// The points every seat is expected to end with.
    pub points: Vec<f64>,
    /// Expected lead of the acting seat over the best other, in points.
    pub margin: f64,
    /// The expected continuation, this action first.
    pub line: Vec<String>,
    /// What the acting seat achieves with it in this turn, as facts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<Sentence>,
}
