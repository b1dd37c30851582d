//! Checking the components that an owner of the printed game has entered.

use std::borrow::Cow;

use rules::{Options, Place};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::json::Board;
use crate::{Args, Json};

/// Components to check.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ComponentsRequest {
    /// The name of the game.
    pub game: String,
    /// How many players they have to be good for; by default as many as the game allows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<usize>,
    /// The components, and any other options of the game.
    #[serde(default)]
    pub options: Options,
}

/// What was found in a set of components.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ComponentsReport {
    /// Everything that is wrong; empty if a table can be opened with them.
    pub problems: Vec<ComponentProblem>,
    /// The board as a table gets it; null if something is wrong.
    #[schemars(with = "Option<Board>")]
    pub board: Option<Json>,
    /// The options in their usual form, without those that are the default; as they were sent if
    /// something is wrong.
    pub options: Options,
}

/// Something wrong with a component.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ComponentProblem {
    /// The option that it is about, such as `board`.
    pub option: String,
    /// Where it is.
    pub at: Place,
    /// The stable code: the key of a message.
    pub code: Cow<'static, str>,
    /// The facts: the arguments of the message.
    pub args: Args,
    /// The message as a sentence.
    pub sentence: String,
}

impl ComponentProblem {
    /// The problem with its sentence in some language.
    pub fn new(problem: &rules::Problem, sentence: String) -> ComponentProblem {
        let phrase = &problem.refusal.phrase;
        ComponentProblem {
            option: problem.refusal.subject().unwrap_or_default(),
            at: problem.at.clone(),
            code: Cow::Borrowed(phrase.key),
            args: Args::from(phrase),
            sentence,
        }
    }
}
