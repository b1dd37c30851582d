//! What priests would score now, for programs.

use rules::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::state::Step;
use crate::{Cell, Idol, Level, State, Uxmal};

/// What a priest would score if the phase ended now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "UxmalWorth")]
pub struct Worth {
    /// Where it stands.
    pub cell: Cell,
    /// The idol it stands on; null on a blank.
    pub idol: Option<Idol>,
    /// The level it stands on.
    pub level: usize,
    /// The space of its idol on the track, 1 to 5; null on a blank.
    pub rank: Option<usize>,
    /// What that scores.
    pub points: u8,
}

/// What a priest on `cell` would score now (A.9.1).
pub(super) fn worth(game: &Uxmal, state: &State, cell: Cell) -> Worth {
    let idol = state.symbol_at(cell);
    let level = state.level_at(cell);
    let rank = idol.filter(|_| state.step != Step::Order).map(|idol| state.rank(idol));
    let points = level.zip(rank).map_or(0, |(level, rank)| game.points.at(level, rank));
    Worth {
        cell,
        idol,
        level: level.map_or(0, Level::number),
        rank: rank.map(|rank| rank + 1),
        points,
    }
}

/// What every priest of `seat` would score now.
pub(super) fn of_seat(game: &Uxmal, state: &State, seat: Seat) -> Vec<Worth> {
    state.priests[seat.index()].iter().map(|cell| worth(game, state, cell)).collect()
}
