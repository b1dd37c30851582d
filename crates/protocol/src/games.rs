//! What can be played here: the answer of `GET /api/games`.

use bots::Level;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What can be played here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Games {
    /// The games.
    pub games: Vec<GameInfo>,
    /// The levels of bots for people to choose from, weakest first.
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
