//! Recorded games that a person can follow on a real board.
//!
//! `UPDATE=1 cargo test -p pacal playthroughs` rewrites the transcripts, and a file that is
//! not there from a new game; read the diff before you commit it.

mod brisk;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

use rules::{Game, Match};
use serde_json::{Value, json};
use testkit::playthrough;

use super::support::set_up;
use crate::{Action, Edition, Pacal, Ship, State, Step, Work};
use brisk::Temper;

/// How a game can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Ending {
    /// Rule 9.1.
    NextToLastPyramid,
    /// Rule 9.1 in the French edition, ruling A63.
    LastPyramid,
    /// Rule 9.3: with two players at once.
    PointsAtOnce,
    /// Rule 9.2: with the round.
    ClosingRound,
    /// Rule 9.2: before the round is over.
    PyramidInClosingRound,
    /// Ruling A65.
    Stall,
}

/// What is done in a game, told apart more finely than by the verb.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Deed {
    Place,
    Roll,
    Fly,
    Bend,
    Leap,
    God,
    LandAfterGod,
    LandWhenStuck,
    Done,
    DropOwn,
    DropOther,
    TakeBackForOwn,
    TakeBackForOther,
    Pass,
    Build,
    BuildSubstitute,
    Raise,
    RaiseSubstitute,
}

/// A recorded game: its name and setup, who plays, how it ends, and what must be done in it.
struct Recorded {
    name: &'static str,
    players: usize,
    options: fn() -> Value,
    temper: Temper,
    ending: Ending,
    deeds: &'static [Deed],
}

const GAMES: [Recorded; 10] = [
    Recorded {
        name: "two-players",
        players: 2,
        options: || json!({}),
        temper: Temper::Builds,
        ending: Ending::PointsAtOnce,
        deeds: &[Deed::Leap],
    },
    Recorded {
        name: "three-players",
        players: 3,
        options: || json!({}),
        temper: Temper::Builds,
        ending: Ending::ClosingRound,
        deeds: &[Deed::Bend],
    },
    Recorded {
        name: "four-players",
        players: 4,
        options: || json!({}),
        temper: Temper::Builds,
        ending: Ending::ClosingRound,
        deeds: &[Deed::Raise],
    },
    Recorded {
        name: "five-players",
        players: 5,
        options: || json!({}),
        temper: Temper::Builds,
        ending: Ending::ClosingRound,
        deeds: &[Deed::LandAfterGod],
    },
    Recorded {
        name: "master",
        players: 2,
        options: || json!({"master": true, "board": small_board()}),
        temper: Temper::Builds,
        ending: Ending::PointsAtOnce,
        deeds: &[Deed::Raise],
    },
    Recorded {
        name: "edition-fr",
        players: 2,
        options: || json!({"edition": "fr", "board": small_board()}),
        temper: Temper::Builds,
        ending: Ending::LastPyramid,
        deeds: &[Deed::BuildSubstitute],
    },
    Recorded {
        name: "edition-cs",
        players: 3,
        options: || json!({"edition": "cs", "board": rich_board()}),
        temper: Temper::Builds,
        ending: Ending::PyramidInClosingRound,
        deeds: &[],
    },
    Recorded {
        name: "own-board",
        players: 3,
        options: || json!({"board": small_board()}),
        temper: Temper::Builds,
        ending: Ending::NextToLastPyramid,
        deeds: &[Deed::RaiseSubstitute],
    },
    Recorded {
        name: "own-die",
        players: 2,
        options: || json!({"die": "1,6,7,8,9,arrows", "board": small_board()}),
        temper: Temper::Builds,
        ending: Ending::NextToLastPyramid,
        deeds: &[Deed::LandAfterGod],
    },
    Recorded {
        name: "stall",
        players: 2,
        options: || json!({"stall_rounds": 12, "board": street()}),
        temper: Temper::Sows,
        ending: Ending::Stall,
        deeds: &[Deed::LandWhenStuck, Deed::TakeBackForOwn, Deed::TakeBackForOther],
    },
];

/// About as small as a city with a river, a lake and covers may be.
fn small_board() -> Value {
    json!({
        "rows": ["AABBB", "ASSSB", "CSSS~", "CSSSD", "CCDDD"],
        "values": {"A": 4, "B": 5, "C": 3, "D": 4, "S": 7},
        "sacred": "S",
        "river": [[1, 0], [1, 5]],
        "covers": {"2": ["D"]},
    })
}

/// The same with values so high that points and pyramids run out together.
fn rich_board() -> Value {
    let mut board = small_board();
    board["values"] = json!({"A": 6, "B": 7, "C": 6, "D": 7, "S": 9});
    board
}

/// A street with niches, in which ships shut each other in.
fn street() -> Value {
    json!({
        "rows": ["A~A~S~B~B", "AAASSSBBB"],
        "values": {"A": 3, "B": 4, "S": 7},
        "river": [[2, 1], [2, 2]],
    })
}

#[test]
fn every_recorded_game_plays_as_it_did() {
    for recorded in &GAMES {
        let path = path(recorded.name);
        if env::var_os("UPDATE").is_some() && !path.exists() {
            fs::write(&path, recorded.new_game().record().to_string()).unwrap();
        }
        let played: Match<Pacal> = playthrough(&path);
        let setup = set_up(recorded.players, &(recorded.options)()).game;
        assert_eq!(*played.game(), setup, "{}", recorded.name);
        assert!(recorded.fits(&played), "{}", recorded.name);
    }
}

#[test]
fn every_way_to_end_and_every_deed_is_recorded() {
    let mut endings = BTreeSet::new();
    let mut deeds = BTreeSet::new();
    for recorded in &GAMES {
        let text = fs::read_to_string(path(recorded.name)).unwrap();
        let (record, _) = text.split_once("----\n").expect("a record and a transcript");
        let played: Match<Pacal> = Match::from_record(&record.parse().unwrap()).unwrap();
        endings.extend(ending(&played));
        deeds.extend(deeds_of(&played));
    }

    assert_eq!(endings.len(), Ending::Stall as usize + 1, "{endings:?}");
    assert_eq!(deeds.len(), Deed::RaiseSubstitute as usize + 1, "{deeds:?}");
}

#[test]
fn every_file_is_replayed() {
    let folder = path("any");
    let files = fs::read_dir(folder.parent().unwrap()).unwrap();
    let files: BTreeSet<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    assert_eq!(files, GAMES.iter().map(|recorded| path(recorded.name)).collect());
}

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("playthroughs/{name}.txt"))
}

impl Recorded {
    /// Games tried for a new file; the shortest that fits is taken.
    const TRIES: u64 = 2000;

    fn new_game(&self) -> Match<Pacal> {
        let game = set_up(self.players, &(self.options)()).game;
        let games = (0..Recorded::TRIES).map(|seed| brisk::game(&game, self.temper, seed));
        let fitting = games.filter(|played| self.fits(played));
        fitting.min_by_key(n_turns).expect("a game that fits")
    }

    fn fits(&self, played: &Match<Pacal>) -> bool {
        let deeds = deeds_of(played);
        ending(played) == Some(self.ending) && self.deeds.iter().all(|deed| deeds.contains(deed))
    }
}

fn n_turns(played: &Match<Pacal>) -> usize {
    let moves = |action: &Action| {
        matches!(action, Action::Fly(_) | Action::Bend(_) | Action::Leap(_) | Action::Land(_))
    };
    played.actions().filter(moves).count()
}

/// How the game ended, if it did.
fn ending(played: &Match<Pacal>) -> Option<Ending> {
    if played.state().step() != Step::Over {
        return None;
    }
    let (game, mut state) = (played.game(), played.game().start());
    let mut before = state;
    for action in played.actions() {
        before = state;
        game.play_unchecked(&mut state, action);
    }
    let last = played.actions().next_back()?;
    let builds = matches!(last, Action::Construct { .. });
    let left: u8 = state.pyramid_supply(before.seat()).iter().sum();
    Some(match (builds, left, before.is_closing()) {
        (true, 0, _) if game.edition() == Edition::Fr => Ending::LastPyramid,
        (true, 1, true) if game.edition() != Edition::Fr => Ending::PyramidInClosingRound,
        (true, 1, false) if game.edition() != Edition::Fr => Ending::NextToLastPyramid,
        (true, _, _) if game.players() == 2 => Ending::PointsAtOnce,
        (true, ..) | (false, _, true) => Ending::ClosingRound,
        (false, _, false) => Ending::Stall,
    })
}

fn deeds_of(played: &Match<Pacal>) -> BTreeSet<Deed> {
    let game = played.game();
    let mut state = game.start();
    let mut deeds = BTreeSet::new();
    for action in played.actions() {
        deeds.insert(deed(&state, action));
        game.play_unchecked(&mut state, action);
    }
    deeds
}

fn deed(state: &State, action: Action) -> Deed {
    match action {
        Action::Place(_) => Deed::Place,
        Action::Roll(_) => Deed::Roll,
        Action::Fly(_) => Deed::Fly,
        Action::Bend(_) => Deed::Bend,
        Action::Leap(_) => Deed::Leap,
        Action::God(_) => Deed::God,
        Action::Land(_) if state.step() == Step::Land => Deed::LandAfterGod,
        Action::Land(_) => Deed::LandWhenStuck,
        Action::Done => Deed::Done,
        Action::Drop { into: Ship::Own, from: None } => Deed::DropOwn,
        Action::Drop { into: Ship::Own, from: Some(_) } => Deed::TakeBackForOwn,
        Action::Drop { from: None, .. } => Deed::DropOther,
        Action::Drop { from: Some(_), .. } => Deed::TakeBackForOther,
        Action::Pass => Deed::Pass,
        Action::Construct { constellation, work, floors, .. } => {
            match (work, constellation.floors() == Some(floors)) {
                (Work::Build, true) => Deed::Build,
                (Work::Build, false) => Deed::BuildSubstitute,
                (Work::Raise, true) => Deed::Raise,
                (Work::Raise, false) => Deed::RaiseSubstitute,
            }
        }
    }
}
