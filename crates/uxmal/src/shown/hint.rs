//! Hints about legal actions, for programs.

use schemars::JsonSchema;
use serde::Serialize;

use super::worth::{Worth, worth};
use crate::movement::cheapest_way;
use crate::situations::{ADJACENT_REWARD, OVERLAY_REWARD, Situations, given};
use crate::{Action, Cards, Cell, Face, Idol, Site, State, Uxmal};

/// What a player should know about an action before playing it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "UxmalHint")]
#[serde(untagged)]
pub enum Hint {
    /// Of `put`.
    Placement(Placement),
    /// Of `overlay` and `adjacent`.
    Claim(Claim),
    /// Of `priest`.
    Priest(PriestPlaced),
    /// Of `move`.
    Move(Move),
    /// Of `pay`.
    Pay(Pay),
    /// Of `venerate` and `curse`.
    Track(TrackMove),
}

/// What a tile covers and earns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "UxmalPlacement")]
pub struct Placement {
    /// The cells it covers, in the order NW, NE, SE, SW.
    pub cells: [Cell; 4],
    /// What it shows there.
    pub face: Face,
    /// The level it lies on.
    pub level: usize,
    /// The situations that give cards, of which the player takes one.
    pub earns: Vec<Earning>,
    /// Whether it completes the level, so that the phase is scored.
    pub completes: bool,
}

/// A situation that gives cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "UxmalEarning")]
pub struct Earning {
    /// The claim in notation; asked for only where there are several.
    pub claim: String,
    /// The idol of the cards.
    pub idol: Idol,
    /// How many cards its stack gives.
    pub cards: u8,
}

/// What a claim gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "UxmalClaim")]
pub struct Claim {
    /// The idol of the cards.
    pub idol: Idol,
    /// How many cards its stack gives.
    pub cards: u8,
}

/// Where a priest will stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "UxmalPriestPlaced")]
pub struct PriestPlaced {
    /// The cell.
    pub cell: Cell,
    /// The idol there.
    pub idol: Option<Idol>,
    /// The level there.
    pub level: usize,
    /// What a priest there would score if the phase ended now.
    pub worth: u8,
}

/// How a priest walks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "UxmalMove")]
pub struct Move {
    /// Where it stands.
    pub from: Cell,
    /// Where it will stand.
    pub to: Cell,
    /// How many cards that costs.
    pub cost: u8,
    /// One of the cheapest ways, without the first cell and with the last; cells with a priest on
    /// it cost nothing.
    pub way: Vec<Cell>,
    /// The idol on which it will stand; null for a blank.
    pub idol: Option<Idol>,
    /// What the priest would score if the phase ended now.
    pub worth_before: u8,
    /// What it would score at the end of its way.
    pub worth_after: u8,
}

/// What pays for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "UxmalPay")]
pub struct Pay {
    /// The cards.
    pub cards: Cards,
}

/// Where an idol goes on the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "UxmalTrackMove")]
pub struct TrackMove {
    /// The idol.
    pub idol: Idol,
    /// Its space, 1 to 5.
    pub from: u8,
    /// Its space then.
    pub to: u8,
    /// How many of its cards that costs.
    pub cost: u8,
}

pub(crate) fn hint(game: &Uxmal, state: &State, action: Action) -> Option<Hint> {
    match action {
        Action::Put { site, face } => placement(state, site, face),
        Action::Overlay(idol) => Some(claim(state, idol, OVERLAY_REWARD)),
        Action::Adjacent(idol) => Some(claim(state, idol, ADJACENT_REWARD)),
        Action::Priest(cell) => Some(priest(worth(game, state, cell))),
        Action::Move { from, to } => movement(game, state, from, to),
        Action::Pay(cards) => Some(Hint::Pay(Pay { cards })),
        Action::Venerate { idol, spaces } => track(state, idol, spaces, u8::checked_sub),
        Action::Curse { idol, spaces } => track(state, idol, spaces, u8::checked_add),
        Action::Order(_) | Action::Tile | Action::Draw(_) => None,
    }
}

fn placement(state: &State, site: Site, face: Face) -> Option<Hint> {
    if !state.level.sites().contains(site) {
        return None;
    }
    let place = state.level.place(site);
    let claims = Situations::created(state, place, face).claimable(state).claims();
    let mut filled = state.filled;
    filled.insert(site);
    Some(Hint::Placement(Placement {
        cells: place.cells(),
        face,
        level: state.level.number(),
        earns: claims.filter_map(|claim| earning(state, claim)).collect(),
        completes: filled == state.level.sites(),
    }))
}

fn earning(state: &State, claim: Action) -> Option<Earning> {
    let (idol, reward) = match claim {
        Action::Overlay(idol) => (idol, OVERLAY_REWARD),
        Action::Adjacent(idol) => (idol, ADJACENT_REWARD),
        _ => return None,
    };
    let cards = given(state, idol, reward).total();
    Some(Earning { claim: claim.to_string(), idol, cards })
}

fn claim(state: &State, idol: Idol, reward: u8) -> Hint {
    Hint::Claim(Claim { idol, cards: given(state, idol, reward).total() })
}

fn priest(worth: Worth) -> Hint {
    let Worth { cell, idol, level, points, .. } = worth;
    Hint::Priest(PriestPlaced { cell, idol, level, worth: points })
}

fn movement(game: &Uxmal, state: &State, from: Cell, to: Cell) -> Option<Hint> {
    let (way, cost) = cheapest_way(state, from, to)?;
    let (before, after) = (worth(game, state, from), worth(game, state, to));
    Some(Hint::Move(Move {
        from,
        to,
        cost,
        way,
        idol: after.idol,
        worth_before: before.points,
        worth_after: after.points,
    }))
}

fn track(
    state: &State,
    idol: Idol,
    spaces: u8,
    moved: impl Fn(u8, u8) -> Option<u8>,
) -> Option<Hint> {
    let from = state.popularity.above(idol) + 1;
    Some(Hint::Track(TrackMove { idol, from, to: moved(from, spaces)?, cost: spaces }))
}
