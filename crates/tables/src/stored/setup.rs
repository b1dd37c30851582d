//! How a table was opened.

use bots::Level;
use protocol::NewTable;
use rules::Options;
use serde::{Deserialize, Serialize};

use super::{Pace, Spectators, Visibility, scalars};

/// A game, the number of seats, and the settings of the table.
///
/// ```
/// use tables::Setup;
///
/// let old: Setup = serde_json::from_str(r#"{"game":"pacal","seats":2,"since":"then"}"#)?;
/// assert_eq!((old.rules, old.chat), (1, true));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// The name of the game.
    pub game: String,
    /// The version of the game's rules; tables without one were opened when there was only one.
    #[serde(default = "first")]
    pub rules: u32,
    /// How many seats there are at first; the host can add and remove some.
    pub seats: usize,
    /// The options of the game that are not the default.
    #[serde(default)]
    pub options: Options,
    /// The name of the components in the options; tables without one were opened before there were
    /// names, or with ours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub map: Option<String>,
    /// How much time there is.
    #[serde(default)]
    pub pace: Pace,
    /// Who may watch.
    #[serde(default)]
    pub spectators: Spectators,
    /// Whether the game hides what its rules hide.
    #[serde(default)]
    pub visibility: Visibility,
    /// Whether people may chat.
    #[serde(default = "yes")]
    pub chat: bool,
    /// The level of the bot that stands in for a person who left or ran out of time.
    #[serde(default = "medium", with = "scalars::level")]
    pub stand_in: Level,
    /// Actions, chance included, that are played when the game starts: a record to continue.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opening: Vec<String>,
}

fn first() -> u32 {
    1
}

fn yes() -> bool {
    true
}

fn medium() -> Level {
    Level::Medium
}

impl Setup {
    /// The newest rules with default options, no clock, open to anyone with the link, memory play.
    pub fn of(game: &str, seats: usize) -> Setup {
        Setup {
            game: game.to_owned(),
            rules: newest_rules(game),
            seats,
            options: Options::new(),
            map: None,
            pace: Pace::default(),
            spectators: Spectators::default(),
            visibility: Visibility::default(),
            chat: yes(),
            stand_in: medium(),
            opening: Vec::new(),
        }
    }
}

impl From<&NewTable> for Setup {
    fn from(new: &NewTable) -> Setup {
        Setup {
            game: new.game.clone(),
            rules: newest_rules(&new.game),
            seats: new.seats,
            options: new.options.clone(),
            // A name that cannot be cleaned is refused before it is stored.
            map: new.map.as_ref().map(|map| catalog::map_name(map).unwrap_or_else(|_| map.clone())),
            pace: new.pace.into(),
            spectators: new.spectators.into(),
            visibility: new.visibility.into(),
            chat: new.chat,
            stand_in: new.stand_in,
            opening: new.opening.clone(),
        }
    }
}

/// The rules of new tables. A game that nobody knows has none, and is refused before it is stored.
fn newest_rules(game: &str) -> u32 {
    catalog::find(game).map_or_else(|_| first(), |entry| *entry.versions.end())
}
