//! What can be played here: the answer of `GET /api/games`.

use bots::Level;
use rules::Options;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What can be played here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Games {
    /// The games.
    pub games: Vec<GameInfo>,
    /// The levels of bots for people to choose from, weakest first.
    pub levels: Vec<Level>,
    /// The keys of the preset chat messages.
    pub presets: Vec<String>,
    /// The maximum length of a name, in characters.
    pub most_name: usize,
    /// The maximum length of a chat message, in characters.
    pub most_message: usize,
    /// Whether the page plays the bots of people who play alone against them. Otherwise the server does.
    #[serde(default)]
    pub bots_in_browser: bool,
    /// Whether the server sends turn notices by e-mail.
    pub notices: bool,
    /// The public key that signs push messages, in base64url; left out if the server sends none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub push: Option<String>,
}

/// A game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct GameInfo {
    /// Its name in records and on the wire.
    pub name: String,
    /// Its name for people.
    pub title: String,
    /// The minimum number of players.
    pub least: usize,
    /// The maximum number of players.
    pub most: usize,
    /// Its options.
    pub options: Vec<OptionInfo>,
    /// The components that this server offers to everyone.
    pub maps: Vec<MapInfo>,
}

/// A set of components with a name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct MapInfo {
    /// Its name.
    pub name: String,
    /// The components, as options of the game.
    pub options: Options,
}

/// An option of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct OptionInfo {
    /// Its name.
    pub name: String,
    /// Its possible values, in words.
    pub values: String,
}
