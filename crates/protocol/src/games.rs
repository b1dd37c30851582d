use std::borrow::Cow;

use bots::Level;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use crate::serial::{self, LevelName};

/// What can be played here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Games {
    /// The games.
    pub games: Vec<GameInfo>,
    /// The levels of bots for people to choose from, weakest first.
    #[serde(with = "serial::levels")]
    #[schemars(with = "Vec<LevelName>")]
    pub levels: Vec<Level>,
    /// The keys of the ready-made phrases of the chat.
    pub presets: Vec<String>,
    /// The most characters of a name.
    pub most_name: usize,
    /// The most characters of something said.
    pub most_message: usize,
    /// Whether the server sends turn notices by e-mail.
    pub notices: bool,
}

/// A game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct GameInfo {
    /// Its name in records and on the wire.
    pub name: String,
    /// Its name for people.
    pub title: String,
    /// The fewest that can play it.
    pub least: usize,
    /// The most that can play it.
    pub most: usize,
    /// Its options.
    pub options: Vec<OptionInfo>,
}

/// What an option is called, and what it may be.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct OptionInfo {
    /// Its name.
    pub name: String,
    /// What it may be, in words.
    pub values: String,
}

/// Where turn notices go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Contact {
    /// An e-mail address; null for nowhere.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schemars(with = "TextOrNull")]
    pub email: Option<String>,
}

/// A text that may be null but not left out.
struct TextOrNull;

impl JsonSchema for TextOrNull {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "TextOrNull".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": ["string", "null"]})
    }
}

/// A link by which another device becomes the same browser.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ContinueLink {
    /// The link, relative to the server.
    pub link: String,
}
