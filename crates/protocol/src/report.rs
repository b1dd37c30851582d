//! What players report to the operator of a server.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A report to the operator, about a player or about the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// The number of the seat of the player it is about; about the table if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "usize")]
    pub seat: Option<usize>,
    /// What it is about.
    pub reason: ReportReason,
    /// More about it, at most 500 characters. Needed if the reason is `other`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub words: String,
}

/// What a report is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReportReason {
    /// A name that is an insult or worse.
    Name,
    /// Insults, threats or spam in the chat.
    Chat,
    /// Somebody cheats, or plays only to annoy the others.
    Play,
    /// Something else.
    Other,
}

impl ReportReason {
    /// As it is written in JSON, stored and logged.
    pub fn name(self) -> &'static str {
        match self {
            ReportReason::Name => "name",
            ReportReason::Chat => "chat",
            ReportReason::Play => "play",
            ReportReason::Other => "other",
        }
    }
}
