//! How a table was opened.

use bots::Level;
use protocol::NewTable;
use rules::Options;
use serde::{Deserialize, Serialize};

use super::{Pace, Spectators, StandInBy, Visibility, scalars};

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
    /// The level of the bot that stands in for a person who left, is away or ran out of time.
    #[serde(default = "usual", with = "scalars::level")]
    pub stand_in: Level,
    /// Who lets a bot play for a player who is away.
    #[serde(default, skip_serializing_if = "StandInBy::is_all")]
    pub stand_in_by: StandInBy,
    /// Whether strangers meet here: the game starts by itself when every seat is taken.
    #[serde(default, skip_serializing_if = "is_false")]
    pub pairing: bool,
    /// Whether the game starts by itself when everybody has contributed to the dice.
    #[serde(default, skip_serializing_if = "is_false")]
    pub starts: bool,
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

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

/// Never another one: tables that do not name a level were stored while this was the default.
fn usual() -> Level {
    Level::Seven
}

impl Setup {
    /// The newest rules with default options, no clock, open to anyone with the link, memory or
    /// open play as is the game's default.
    pub fn of(game: &str, seats: usize) -> Setup {
        Setup {
            game: game.to_owned(),
            rules: newest_rules(game),
            seats,
            options: Options::new(),
            map: None,
            pace: Pace::default(),
            spectators: Spectators::default(),
            visibility: visibility(game, None),
            chat: yes(),
            stand_in: usual(),
            stand_in_by: StandInBy::default(),
            pairing: false,
            starts: false,
            opening: Vec::new(),
        }
    }

    /// Whether the table hides what the rules hide.
    ///
    /// ```
    /// use tables::{Setup, Visibility};
    ///
    /// assert!(Setup::of("pacal", 2).plays_memory() && !Setup::of("uxmal", 2).plays_memory());
    /// // Stored before hands could be hidden.
    /// let old: Setup = serde_json::from_str(r#"{"game":"uxmal","seats":2,"visibility":"memory"}"#)?;
    /// assert!(!old.plays_memory());
    /// assert!(Setup { visibility: Visibility::Hidden, ..old }.plays_memory());
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    pub fn plays_memory(&self) -> bool {
        match self.visibility {
            Visibility::Memory => memory_by_default(&self.game),
            Visibility::Hidden => true,
            Visibility::Open => false,
        }
    }

    /// The same for the wire.
    pub(crate) fn shown_visibility(&self) -> protocol::Visibility {
        if self.plays_memory() { protocol::Visibility::Memory } else { protocol::Visibility::Open }
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
            visibility: visibility(&new.game, new.visibility),
            chat: new.chat,
            stand_in: new.stand_in,
            stand_in_by: new.stand_in_by.into(),
            pairing: false,
            starts: new.start,
            opening: new.opening.clone(),
        }
    }
}

/// What a new table stores. Memory play is `Memory` where it is the default, as it always was, and
/// `Hidden` elsewhere, where `Memory` is what old open tables have.
fn visibility(game: &str, wanted: Option<protocol::Visibility>) -> Visibility {
    match (wanted, memory_by_default(game)) {
        (Some(protocol::Visibility::Open), _) | (None, false) => Visibility::Open,
        (Some(protocol::Visibility::Memory), false) => Visibility::Hidden,
        (Some(protocol::Visibility::Memory) | None, true) => Visibility::Memory,
    }
}

/// A game that nobody knows hides nothing, and is refused before it is stored.
fn memory_by_default(game: &str) -> bool {
    catalog::find(game).is_ok_and(|entry| entry.memory_by_default)
}

/// The rules of new tables. A game that nobody knows has none, and is refused before it is stored.
fn newest_rules(game: &str) -> u32 {
    catalog::find(game).map_or_else(|_| first(), |entry| *entry.versions.end())
}
