//! From options to a game, and back to the options of a record.

use rules::{OptionSpec, Options, Refusal, Seat, known_rules, unknown_option};
use serde_json::Value;

use crate::cell::CellSet;
use crate::components;
use crate::reserve::{Reserve, Tiles};
use crate::site::SiteSet;
use crate::state::Step;
use crate::{Cards, Idol, Level, Popularity, State};

mod base;
mod points;
mod priests;
mod tile_list;

pub(crate) use base::Base;
pub(crate) use points::Points;
pub(crate) use priests::Priests;
pub(crate) use tile_list::TileList;

/// The game: how many play, by which variant, with which components.
#[derive(Clone, Debug)]
pub struct Uxmal {
    /// The version of the rules.
    pub(crate) rules: u32,
    pub(crate) players: usize,
    pub(crate) priests: Priests,
    pub(crate) points: Points,
    pub(crate) base: Base,
    /// The tiles as they were given, for the record.
    pub(crate) tile_list: TileList,
    /// The same tiles as they are played with.
    pub(crate) tiles: Tiles,
    pub(crate) start: State,
}

pub(crate) const PLAYERS: std::ops::RangeInclusive<usize> = 2..=4;

const PRIESTS: &str = "priests";
const POINTS: &str = "points";
const BASE: &str = "base";
const TILES: &str = "tiles";

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::choice(PRIESTS, &["break", "stay", "dwindle"]),
    OptionSpec::written(
        POINTS,
        "three rows of three, level 1 first, rank 1 first: 4,3,2/6,5,4/8,7,6",
    ),
    OptionSpec::written(BASE, "default, or eight rows of eight symbols joined by /"),
    OptionSpec::written(TILES, "default, or 29 faces such as .QJS joined by /"),
];

pub(crate) fn set_up(rules: u32, players: usize, options: &Options) -> Result<Uxmal, Refusal> {
    known_rules::<Uxmal>(rules)?;
    check_players(players)?;
    check_names(options)?;
    let default = &*components::DEFAULT;
    let priests = read(options, PRIESTS, Priests::Break, Priests::read)?;
    let points = read(options, POINTS, default.points, Points::read)?;
    let base = read(options, BASE, default.base, Base::read)?;
    let tile_list = read(options, TILES, default.tiles, TileList::read)?;
    let (tiles, start) = (Tiles::new(tile_list.tiles()), start(&base));
    Ok(Uxmal { rules, players, priests, points, base, tile_list, tiles, start })
}

impl Uxmal {
    /// The options that are not the default, as a record has them.
    pub(crate) fn changed_options(&self) -> Vec<(&'static str, String)> {
        let default = &*components::DEFAULT;
        let mut changed = Vec::new();
        if self.priests != Priests::Break {
            changed.push((PRIESTS, self.priests.to_string()));
        }
        if self.points != default.points {
            changed.push((POINTS, self.points.to_string()));
        }
        if self.base != default.base {
            changed.push((BASE, self.base.to_string()));
        }
        if self.tile_list != default.tiles {
            changed.push((TILES, self.tile_list.to_string()));
        }
        changed
    }
}

fn check_players(players: usize) -> Result<(), Refusal> {
    if PLAYERS.contains(&players) {
        return Ok(());
    }
    Err(Refusal::new("uxmal-players")
        .with("players", players)
        .with("least", *PLAYERS.start())
        .with("most", *PLAYERS.end()))
}

fn check_names(options: &Options) -> Result<(), Refusal> {
    let is_known = |name: &str| OPTIONS.iter().any(|option| option.name == name);
    match options.keys().find(|name| !is_known(name)) {
        None => Ok(()),
        Some(name) => Err(unknown_option(OPTIONS, &shortened(name))),
    }
}

/// An option, or its default.
fn read<T>(
    options: &Options,
    name: &'static str,
    default: T,
    read: impl FnOnce(&Value) -> Result<T, Refusal>,
) -> Result<T, Refusal> {
    match options.get(name) {
        Some(value) if !is_default(name, value) => {
            read(value).map_err(|refusal| refusal.about(name))
        }
        _ => Ok(default),
    }
}

/// Whether components are the printed ones by name.
fn is_default(name: &str, value: &Value) -> bool {
    matches!(name, BASE | TILES) && value.as_str() == Some("default")
}

/// The items of a JSON array, or of the text that a record has instead.
fn items(value: &Value) -> Option<Vec<Value>> {
    match value {
        Value::String(text) => Some(text.split('/').map(Value::from).collect()),
        Value::Array(items) => Some(items.clone()),
        _ => None,
    }
}

/// A value as a refusal shows it: text as it is, anything else as JSON, both shortened.
fn shown(value: &Value) -> String {
    value.as_str().map_or_else(|| shortened(&value.to_string()), shortened)
}

fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}...", &text[..end]),
    }
}

/// A.2: the base board is empty, no seat has cards, all priests are beside the board, all tiles
/// face down.
fn start(base: &Base) -> State {
    State {
        visible: Idol::ALL.map(|idol| base.cells_of(idol)),
        built: [CellSet::EMPTY; 3],
        priests: [CellSet::EMPTY; 4],
        hands: [Cards::NONE; 4],
        reserve: Reserve::FULL,
        scores: [0; 4],
        filled: SiteSet::default(),
        popularity: Popularity::default(),
        level: Level::One,
        seat: Seat::new(0),
        step: Step::Order,
    }
}
