//! From options to a game, and back to the options of a record.

use rules::{
    OptionSpec, Options, Place, Problem, Problems, Refusal, Seat, known_rules, unknown_option,
};
use serde_json::{Value, json};

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

/// The options that replace components of ours.
pub(crate) const COMPONENTS: &[&str] = &[BASE, TILES, POINTS];

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
    let (game, problems) = read(rules, players, options);
    problems.or(game)
}

/// Everything that is wrong with these options.
pub(crate) fn problems(rules: u32, players: usize, options: &Options) -> Vec<Problem> {
    let known = known_rules::<Uxmal>(rules).and_then(|()| check_players(players));
    match known {
        Err(refusal) => vec![Problem { at: Place::default(), refusal }],
        Ok(()) => read(rules, players, options).1.into_vec(),
    }
}

/// The game with these options, and what is wrong with them.
fn read(rules: u32, players: usize, options: &Options) -> (Uxmal, Problems) {
    let mut problems = Problems::default();
    check_names(options, &mut problems);
    let default = &*components::DEFAULT;
    let given = |name| options.get(name).filter(|value| !is_default(name, value));
    let priests = given(PRIESTS).and_then(|value| {
        take(&mut problems, PRIESTS, Place::field(PRIESTS), Priests::read(value))
    });
    let points = given(POINTS).and_then(|value| Points::read(value, &mut problems));
    let base = given(BASE).and_then(|value| Base::read(value, &mut problems));
    let tile_list = given(TILES).and_then(|value| TileList::read(value, &mut problems));
    let base = base.unwrap_or(default.base);
    let tile_list = tile_list.unwrap_or(default.tiles);
    let game = Uxmal {
        rules,
        players,
        priests: priests.unwrap_or(Priests::Break),
        points: points.unwrap_or(default.points),
        tiles: Tiles::new(tile_list.tiles()),
        start: start(&base),
        base,
        tile_list,
    };
    (game, problems)
}

/// What was read for an option, or nothing after adding why there is nothing.
fn take<T>(
    problems: &mut Problems,
    option: &'static str,
    at: Place,
    read: Result<T, Refusal>,
) -> Option<T> {
    problems.take(at, read.map_err(|refusal| refusal.about(option)))
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

    /// The same options as JSON: lists in place of joined text.
    pub(crate) fn changed_values(&self) -> Options {
        let value = |(name, text): (&'static str, String)| {
            let value = match name {
                POINTS => json!(self.points.rows()),
                BASE | TILES => text.split('/').collect(),
                _ => text.into(),
            };
            (name.to_owned(), value)
        };
        self.changed_options().into_iter().map(value).collect()
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

fn check_names(options: &Options, problems: &mut Problems) {
    let is_known = |name: &str| OPTIONS.iter().any(|option| option.name == name);
    for name in options.keys().filter(|name| !is_known(name)) {
        problems.add(Place::default(), unknown_option(OPTIONS, &shortened(name)));
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
