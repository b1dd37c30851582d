//! The levels that people choose from: their names, and who plays at each.

mod ladder;

use std::fmt;
use std::str::FromStr;

use rules::{Insight, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Bot, Random, Uct};

/// How well a bot plays: ten levels for people, and two baselines to measure with.
///
/// The names are the same everywhere. Earlier versions had four levels with other names; those are
/// still read, and mean the level in their place.
///
/// ```
/// use bots::Level;
///
/// assert_eq!("9".parse(), Ok(Level::Nine));
/// assert_eq!("hard".parse(), Ok(Level::Nine), "as earlier versions called it");
/// assert_eq!("11".parse::<Level>().unwrap_err().code(), "unknown-bot");
/// assert_eq!(Level::Ten.to_string(), "10");
/// ```
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[schemars(rename = "LevelName")]
pub enum Level {
    /// Any legal action: a baseline, not a level for people.
    #[serde(rename = "random")]
    Random,
    /// Plays for the first time.
    #[serde(rename = "1")]
    One,
    /// Plays like someone in their second game.
    #[serde(rename = "2")]
    Two,
    /// Knows the rules and takes what is close at hand.
    #[serde(rename = "3")]
    Three,
    /// Sees what an action does, but overlooks many; once called `easy`.
    #[serde(rename = "4", alias = "easy")]
    Four,
    /// Has an eye for good actions, and often misjudges them.
    #[serde(rename = "5")]
    Five,
    /// Sees nearly everything and judges well.
    #[serde(rename = "6")]
    Six,
    /// Weighs every action and looks a little ahead; once called `medium`.
    #[serde(rename = "7", alias = "medium")]
    Seven,
    /// Looks a few steps ahead.
    #[serde(rename = "8")]
    Eight,
    /// Searches, and answers quickly; once called `hard`.
    #[serde(rename = "9", alias = "hard")]
    Nine,
    /// Searches as long as it may; once called `master`.
    #[serde(rename = "10", alias = "master")]
    Ten,
    /// Plain tree search with random games: a baseline, not a level for people.
    #[serde(rename = "uct")]
    Uct,
}

impl Level {
    /// The levels that people are offered, weakest first.
    pub const OFFERED: [Level; 10] = [
        Level::One,
        Level::Two,
        Level::Three,
        Level::Four,
        Level::Five,
        Level::Six,
        Level::Seven,
        Level::Eight,
        Level::Nine,
        Level::Ten,
    ];

    /// Every level, with the baselines first and last.
    pub const ALL: [Level; 12] = {
        let mut all = [Level::Random; 12];
        let mut place = 0;
        while place < Level::OFFERED.len() {
            all[place + 1] = Level::OFFERED[place];
            place += 1;
        }
        all[11] = Level::Uct;
        all
    };

    /// The level for somebody who has never played.
    pub const FIRST: Level = Level::Two;

    /// The level that plays where nobody chose one, for example for a person who left.
    pub const USUAL: Level = Level::Seven;

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::One => "1",
            Level::Two => "2",
            Level::Three => "3",
            Level::Four => "4",
            Level::Five => "5",
            Level::Six => "6",
            Level::Seven => "7",
            Level::Eight => "8",
            Level::Nine => "9",
            Level::Ten => "10",
            Level::Uct => "uct",
        }
    }

    /// What versions with four levels called it, where they had such a level.
    ///
    /// ```
    /// use bots::Level;
    ///
    /// assert_eq!(Level::Four.old_name(), Some("easy"));
    /// assert_eq!(Level::Five.old_name(), None);
    /// ```
    pub const fn old_name(self) -> Option<&'static str> {
        match self {
            Level::Four => Some("easy"),
            Level::Seven => Some("medium"),
            Level::Nine => Some("hard"),
            Level::Ten => Some("master"),
            _ => None,
        }
    }

    /// The names of all levels, for a sentence about what is known.
    ///
    /// ```
    /// assert_eq!(bots::Level::names(), "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, random, uct");
    /// ```
    pub fn names() -> String {
        let baselines = [Level::Random, Level::Uct];
        let names: Vec<_> = Level::OFFERED.into_iter().chain(baselines).map(Level::name).collect();
        names.join(", ")
    }

    /// How likely a player of this level is to forget something hidden when a turn passes, in
    /// 1/256.
    pub const fn forgets(self) -> u8 {
        match self {
            Level::One => 208,
            Level::Two => 176,
            Level::Three => 144,
            Level::Four => 112,
            Level::Five => 80,
            Level::Six => 48,
            Level::Seven => 24,
            Level::Eight => 8,
            Level::Random | Level::Nine | Level::Ten | Level::Uct => 0,
        }
    }

    /// A player of this level for one game.
    pub fn bot<G: Insight + Sync + 'static>(self, seed: u64) -> Box<dyn Bot<G>> {
        self.bot_of_game(seed, seed)
    }

    /// A player of this level for one choice in a game.
    ///
    /// The lower levels have good and bad days, as people do. `game` is a number that stays the
    /// same for a seat in a whole game and decides which day it is; `seed` may change from choice
    /// to choice.
    pub fn bot_of_game<G: Insight + Sync + 'static>(self, game: u64, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random::new(seed)),
            Level::Uct => Box::new(Uct::new(seed)),
            level => ladder::bot(level, game, seed),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = Refusal;

    fn from_str(name: &str) -> Result<Level, Refusal> {
        let is_called = |level: &Level| level.name() == name || level.old_name() == Some(name);
        let level = Level::ALL.into_iter().find(is_called);
        level.ok_or_else(|| {
            Refusal::new("unknown-bot").with("name", name).with("known", Level::names())
        })
    }
}
