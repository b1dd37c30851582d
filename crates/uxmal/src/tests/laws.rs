use fastrand::Rng;
use rules::{Game, Seat};
use testkit::{Trial, laws_hold};

use super::support::set_up;
use crate::cell::CellSet;
use crate::state::Step;
use crate::{Action, Cards, Cell, Face, Idol, Level, Popularity, Site, State, Tile, Uxmal};

/// Random games of one setup.
pub(super) struct Random {
    game: Uxmal,
    /// How often, in percent, a tile is placed where something else could be done.
    tiles: Option<u8>,
}

impl Random {
    /// Picks every action with the same chance.
    pub(super) fn uniform(players: usize, options: &[(&str, &str)]) -> Random {
        Random { game: set_up(players, options).game, tiles: None }
    }

    /// Rather does anything than place a tile, so that hands and priests are used up.
    pub(super) fn shy_of_tiles(players: usize, options: &[(&str, &str)]) -> Random {
        Random { tiles: Some(2), ..Random::uniform(players, options) }
    }

    /// Rather places a tile than do anything else, so that hands and lists grow long.
    pub(super) fn fond_of_tiles(players: usize, options: &[(&str, &str)]) -> Random {
        Random { tiles: Some(75), ..Random::uniform(players, options) }
    }
}

impl Trial for Random {
    type Game = Uxmal;

    fn game(&self) -> Uxmal {
        self.game.clone()
    }

    /// B39, with `tile`, `draw`, `put` and a claim for every tile, `move` and `pay` for every
    /// card, and the order.
    fn max_actions(&self) -> usize {
        1 + 29 * 4 + 9 * self.game.players() + 58 * 2 + 1
    }

    fn pick(&self, _: &Uxmal, _: &State, legal: &[Action], rng: &mut Rng) -> Action {
        match self.tiles {
            Some(percent) if legal[0] == Action::Tile && legal.len() > 1 => {
                if rng.u8(..100) < percent {
                    Action::Tile
                } else {
                    legal[rng.usize(1..legal.len())]
                }
            }
            _ => legal[rng.usize(..legal.len())],
        }
    }

    fn stray_action(&self, _: &Uxmal, state: &State, rng: &mut Rng) -> Action {
        stray(state, rng)
    }

    fn conserves(&self, game: &Uxmal, state: &State) {
        cards_are_conserved(state);
        priests_are_conserved(game, state);
        tiles_are_conserved(state);
        every_cell_shows_one_thing(state);
    }
}

/// Any well-formed action, rather one that is nearly legal than one far off.
pub(super) fn stray(state: &State, rng: &mut Rng) -> Action {
    let idol = Idol::ALL[rng.usize(..5)];
    match rng.u8(..12) {
        0 => Action::Order(Popularity::all().nth(rng.usize(..120)).unwrap()),
        1 => Action::Tile,
        2 => Action::Draw(tile(rng)),
        3 => Action::Put { site: site(rng), face: Face::turned(tile(rng))[rng.usize(..4)] },
        4 => near_put(state, rng),
        5 => Action::Overlay(idol),
        6 => Action::Adjacent(idol),
        7 => Action::Priest(cell(rng)),
        8 => Action::Move { from: near_cell(state, rng), to: near_cell(state, rng) },
        9 => Action::Pay(cards(state, rng)),
        10 => Action::Venerate { idol, spaces: rng.u8(..10) },
        _ => Action::Curse { idol, spaces: rng.u8(..10) },
    }
}

fn tile(rng: &mut Rng) -> Tile {
    Tile::all().nth(rng.usize(..60)).unwrap()
}

fn site(rng: &mut Rng) -> Site {
    Site::new(rng.u8(..4), rng.u8(..4)).unwrap()
}

fn cell(rng: &mut Rng) -> Cell {
    Cell::new(rng.u8(..8), rng.u8(..8)).unwrap()
}

/// The drawn tile or its mirror image, if one is drawn.
fn near_put(state: &State, rng: &mut Rng) -> Action {
    let tile = match state.step {
        Step::Put(tile) if rng.bool() => tile,
        Step::Put(tile) => tile.mirrored(),
        _ => tile(rng),
    };
    Action::Put { site: site(rng), face: Face::turned(tile)[rng.usize(..4)] }
}

/// Rather a cell with a priest than another.
fn near_cell(state: &State, rng: &mut Rng) -> Cell {
    let occupied: Vec<Cell> = state.occupied().iter().collect();
    match occupied.len() {
        0 => cell(rng),
        _ if rng.bool() => cell(rng),
        len => occupied[rng.usize(..len)],
    }
}

/// Rather as many cards as are owed than another number.
fn cards(state: &State, rng: &mut Rng) -> Cards {
    let count = match state.step {
        Step::Pay { cost, .. } if rng.u8(..4) > 0 => cost,
        _ => rng.u8(1..10),
    };
    let mut cards = Cards::NONE;
    for _ in 0..count.clamp(1, 9) {
        cards += Cards::of(Idol::ALL[rng.usize(..5)], 1);
    }
    cards
}

#[track_caller]
fn cards_are_conserved(state: &State) {
    for idol in Idol::ALL {
        let held: u8 = state.hands.iter().map(|hand| hand.count(idol)).sum();
        assert!(held <= 9, "there are nine cards of {idol}");
        assert_eq!(state.stacks().count(idol), 9 - held);
    }
}

#[track_caller]
fn priests_are_conserved(game: &Uxmal, state: &State) {
    let mut standing = 0;
    for seat in Seat::all(4) {
        let priests = state.priests[seat.index()];
        let most = if seat.index() < game.players { game.priests.in_phase(state.level) } else { 0 };
        assert!(priests.len() <= most, "seat {seat} has {most} priests");
        standing += priests.len();
    }
    assert_eq!(state.occupied().len(), standing, "two priests share a space");
    assert!(state.occupied().without(state.tiled()).is_empty(), "a priest stands on the base");
}

#[track_caller]
fn tiles_are_conserved(state: &State) {
    let cells: u32 = state.built.iter().map(|cells| cells.len()).sum();
    let drawn = u32::from(matches!(state.step, Step::Put(_)));
    assert_eq!(state.reserve.len() + drawn + cells / 4, 29);
    let filled = state.filled.iter().count();
    let on_level = state.built[state.level.index()].len() as usize;
    assert_eq!(on_level, filled * 4, "the sites and the cells of a level agree");
}

#[track_caller]
fn every_cell_shows_one_thing(state: &State) {
    let shown: u32 = state.visible.iter().map(|cells| cells.len()).sum();
    assert_eq!(shown, state.idols().len(), "a cell shows two idols");
    for (below, above) in [(Level::One, Level::Two), (Level::Two, Level::Three)] {
        let hanging = state.built[above.index()].without(state.built[below.index()]);
        assert_eq!(hanging, CellSet::EMPTY, "a tile hangs in the air");
    }
}

#[test]
fn the_laws_hold_for_any_number_of_players_and_every_variant() {
    for players in 2..=4 {
        for priests in ["break", "stay", "dwindle"] {
            let options = [("priests", priests)];
            laws_hold(&Random::uniform(players, &options), 0..8);
            laws_hold(&Random::shy_of_tiles(players, &options), 8..14);
            laws_hold(&Random::fond_of_tiles(players, &options), 14..18);
        }
    }
}

#[test]
fn the_laws_hold_with_any_components() {
    for seed in 0..24 {
        let mut rng = Rng::with_seed(seed);
        let (points, base, tiles) =
            (random_points(&mut rng), random_base(&mut rng), random_tiles(&mut rng));
        let priests = ["break", "stay", "dwindle"][rng.usize(..3)];
        let options =
            [("priests", priests), ("points", &points), ("base", &base), ("tiles", &tiles)];
        laws_hold(&Random::uniform(rng.usize(2..5), &options), seed..seed + 2);
    }
}

/// The order of a legal list is the order of actions; the notation sorts its own way.
#[test]
fn a_position_is_small() {
    assert!(size_of::<State>() <= 200, "{} bytes", size_of::<State>());
    assert!(size_of::<Action>() <= 8, "{} bytes", size_of::<Action>());
}

pub(super) fn random_points(rng: &mut Rng) -> String {
    let mut row = || [(); 3].map(|()| rng.u8(..100).to_string()).join(",");
    [row(), row(), row()].join("/")
}

pub(super) fn random_base(rng: &mut Rng) -> String {
    let mut rows = vec![['.'; 8]; 8];
    for space in 0..16 {
        let (column, row) = (space % 4 * 2, space / 4 * 2);
        let face = Face::turned(tile(rng))[rng.usize(..4)].to_string();
        let letters: Vec<char> = face.chars().collect();
        rows[row][column] = letters[0];
        rows[row][column + 1] = letters[1];
        rows[row + 1][column + 1] = letters[2];
        rows[row + 1][column] = letters[3];
    }
    rows.iter().map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join("/")
}

/// From few kinds, so that there are copies, and turned any way.
pub(super) fn random_tiles(rng: &mut Rng) -> String {
    let kinds: Vec<Tile> = (0..rng.usize(1..20)).map(|_| tile(rng)).collect();
    let mut face = |_| Face::turned(kinds[rng.usize(..kinds.len())])[rng.usize(..4)].to_string();
    (0..29).map(&mut face).collect::<Vec<_>>().join("/")
}
