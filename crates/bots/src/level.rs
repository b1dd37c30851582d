//! The levels that people choose from.

use std::fmt;
use std::str::FromStr;

use rules::{Insight, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::players::GreedyParams;
use crate::{Bot, Greedy, Random, Search, SearchParams, Uct};

/// How well a bot plays. The names are the same everywhere.
///
/// ```
/// use bots::Level;
///
/// assert_eq!("hard".parse(), Ok(Level::Hard));
/// assert_eq!("hall".parse::<Level>().unwrap_err().code(), "unknown-bot");
/// assert_eq!(Level::Master.to_string(), "master");
/// ```
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "LevelName")]
pub enum Level {
    /// Any legal action.
    Random,
    /// Sees what an action does, but overlooks many.
    Easy,
    /// Sees all actions and thinks ahead a little.
    Medium,
    /// Searches, and answers quickly.
    Hard,
    /// Searches as long as it may.
    Master,
    /// Plain tree search with random games: a baseline, not a level for people.
    Uct,
}

impl Level {
    /// Every level, weakest first, the baseline last.
    pub const ALL: [Level; 6] =
        [Level::Random, Level::Easy, Level::Medium, Level::Hard, Level::Master, Level::Uct];

    /// The levels that people are offered, weakest first.
    pub const OFFERED: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Master];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Master => "master",
            Level::Uct => "uct",
        }
    }

    /// How likely a player of this level is to forget something hidden when a turn passes, in
    /// 1/256.
    pub const fn forgets(self) -> u8 {
        match self {
            Level::Easy => 128,
            Level::Medium => 32,
            Level::Random | Level::Hard | Level::Master | Level::Uct => 0,
        }
    }

    /// A player of this level.
    pub fn bot<G: Insight + Sync + 'static>(self, seed: u64) -> Box<dyn Bot<G>> {
        let greedy =
            |overlooks, blur| Box::new(Greedy::new::<G>(GreedyParams { overlooks, blur }, seed));
        let search = |usual_playouts, haste| {
            let params = SearchParams { usual_playouts, haste, ..SearchParams::default() };
            Box::new(Search::new(params, seed))
        };
        match self {
            Level::Random => Box::new(Random::new(seed)),
            Level::Easy => greedy(0.3, 0.05),
            Level::Medium => greedy(0.0, 0.01),
            Level::Hard => search(500, 8),
            Level::Master => search(30_000, 1),
            Level::Uct => Box::new(Uct::new(seed)),
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
        let level = Level::ALL.into_iter().find(|level| level.name() == name);
        let known = || Level::ALL.map(Level::name).join(", ");
        level.ok_or_else(|| Refusal::new("unknown-bot").with("name", name).with("known", known()))
    }
}
