//! A position of the day, and a file of them.

use rules::{Match, Tabletop};
use serde::{Deserialize, Serialize};

use crate::{BestTurn, best_turn};

/// The least that the best turn brings.
const LEAST_POINTS: i32 = 4;

/// The least that every other result is worse by.
const LEAST_MARGIN: i32 = 2;

/// The least number of first choices.
const LEAST_CHOICES: usize = 8;

/// A position of the day: how it came about, and the turn that scores the most.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Puzzle {
    /// How many play.
    pub players: usize,
    /// Every action that leads to the position, chance included, in notation.
    pub actions: Vec<String>,
    /// The most points that the turn can bring.
    pub points: i32,
    /// The most points that any other result brings.
    pub second: i32,
    /// The turn that brings them, in notation.
    pub line: Vec<String>,
}

/// Puzzles of one game, as the page reads them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Book {
    /// The name of the game.
    pub game: String,
    /// The version of the rules they are played by.
    pub rules: u32,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
}

impl Puzzle {
    /// The position as a puzzle, if one first choice is clearly best.
    pub fn of<G: Tabletop>(played: &Match<G>) -> Option<Puzzle> {
        let best = best_turn(played.game(), played.state())?;
        let second = best.second?;
        is_puzzle(&best, second).then(|| Puzzle {
            players: played.game().players(),
            actions: played.actions().map(|action| action.to_string()).collect(),
            points: best.points,
            second,
            line: best.line.iter().map(ToString::to_string).collect(),
        })
    }
}

fn is_puzzle<A>(best: &BestTurn<A>, second: i32) -> bool {
    best.points - second >= LEAST_MARGIN
        && best.right_choices == 1
        && best.points >= LEAST_POINTS
        && best.choices >= LEAST_CHOICES
}
