//! Hints about legal actions, for programs.

use rules::{BySeat, Seat, SeatSet};
use schemars::JsonSchema;
use serde::Serialize;

use super::position::floors;
use crate::Pacal;
use crate::action::{Action, Ship, Work};
use crate::constellation::Constellation;
use crate::flight;
use crate::score::{self, End};
use crate::square::{Square, Squares};
use crate::state::{State, Step};

/// What a player should know about an action before playing it.
///
/// Nothing in it depends on what is inside ships.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "PacalHint")]
#[serde(untagged)]
pub enum Hint {
    /// Of `fly`, `bend` and `leap`.
    Flight(Flight),
    /// Of `land`.
    Landing(Landing),
    /// Of `drop`.
    Drop(Drop),
    /// Of `build` and `raise`; boxed, because it is by far the largest.
    Construction(Box<Construction>),
}

/// How a ship flies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "PacalFlight")]
pub struct Flight {
    /// Every square on the way, without the first and with the last. Of several bent ways, one with
    /// the fewest turns; a leap passes over everything.
    pub way: Vec<Square>,
    /// How many stones may be dropped then: two, or one after a bent flight.
    pub stones: u8,
}

/// How a ship lands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "PacalLanding")]
pub struct Landing {
    /// How many stones may be dropped then: one after a god stone, else none.
    pub stones: u8,
}

/// Where a stone goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "PacalDrop")]
pub struct Drop {
    /// Where the ship stands into which it goes.
    pub ship: Square,
    /// Whose ship it is.
    pub into: Seat,
    /// The square from which it is taken back, where the supply is empty.
    pub from: Option<Square>,
}

/// What a pyramid does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "PacalConstruction")]
pub struct Construction {
    /// The constellation.
    pub squares: Squares,
    /// Where the pyramid will stand.
    pub target: Square,
    /// How many floors it will have.
    pub floors: u8,
    /// The points that are scored at once, the bonus among them; the final scoring is not.
    pub points: u16,
    /// The points for the last or next-to-last pyramid, or none.
    pub bonus: u16,
    /// The letter of the district.
    pub district: char,
    /// What the district pays.
    pub value: u8,
    /// Everybody's floors in the district now.
    pub before: BySeat<u32>,
    /// Everybody's floors in the district then.
    pub after: BySeat<u32>,
    /// Who has the most floors there now: several if they are tied, none without floors.
    pub leaders_before: SeatSet,
    /// Who has the most floors there then.
    pub leaders_after: SeatSet,
    /// The waters at which the pyramid will stand.
    pub shores: Vec<Shore>,
    /// Where the stones lie that go back to the player's supply.
    pub takes_back: Squares,
    /// Who else gets a stone back, from the building square.
    pub sends_back: SeatSet,
    /// The floors of the pyramid that is replaced and goes back to the supply.
    pub replaces: Option<u8>,
    /// Whether it ends the game, and when.
    pub ends: Option<Ending>,
}

/// A water whose shore counts in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "PacalShore")]
#[serde(rename_all = "lowercase")]
pub enum Shore {
    /// The river.
    River,
    /// The lake.
    Lake,
}

/// When a pyramid ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "PacalEnding")]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// At once.
    Now,
    /// With the end of this round.
    Round,
}

pub(crate) fn hint(game: &Pacal, state: &State, action: Action) -> Option<Hint> {
    match action {
        Action::Fly(to) | Action::Leap(to) => flight_straight(state, to),
        Action::Bend(to) => flight_bent(game, state, to),
        Action::Land(_) => Some(landing(state)),
        Action::Drop { into, from } => drop(state, into, from),
        Action::Construct { constellation, work, floors, target } => {
            let building = Building { game, state, constellation, work, floors, target };
            building.hint().map(|hint| Hint::Construction(Box::new(hint)))
        }
        Action::Place(_) | Action::Roll(_) | Action::God(_) | Action::Done | Action::Pass => None,
    }
}

fn flight_straight(state: &State, to: Square) -> Option<Hint> {
    let way = flight::line(state.ship(state.seat)?, to)?;
    Some(Hint::Flight(Flight { way, stones: 2 }))
}

fn flight_bent(game: &Pacal, state: &State, to: Square) -> Option<Hint> {
    let way = game.bent_way(state, to)?;
    Some(Hint::Flight(Flight { way, stones: 1 }))
}

fn landing(state: &State) -> Hint {
    Hint::Landing(Landing { stones: u8::from(state.step == Step::Land) })
}

fn drop(state: &State, into: Ship, from: Option<Square>) -> Option<Hint> {
    let into = match into {
        Ship::Own => state.seat,
        Ship::Of(other) => other,
    };
    Some(Hint::Drop(Drop { ship: state.ship(into)?, into, from }))
}

struct Building<'a> {
    game: &'a Pacal,
    state: &'a State,
    constellation: Constellation,
    work: Work,
    floors: u8,
    target: Square,
}

impl Building<'_> {
    fn hint(&self) -> Option<Construction> {
        let (game, state, target) = (self.game, self.state, self.target);
        let district = game.board.district(target)?;
        let replaced = state.floors_on(target);
        let added = self.floors.checked_sub(replaced)?;
        let before = floors(game, state, district.squares);
        let after = BySeat::new(game.players, |seat| {
            before[seat.index()] + if seat == state.seat { u32::from(added) } else { 0 }
        });
        let takeover = score::takeover(game, state, target, added);
        let left = self.left()?;
        let end = score::end(game, state.scores[state.seat.index()] + takeover, left);
        let bonus = score::bonus(game, state, end, left);
        Some(Construction {
            squares: self.constellation.as_set(),
            target,
            floors: self.floors,
            points: takeover + bonus,
            bonus,
            district: district.letter,
            value: district.value,
            before,
            after,
            leaders_before: leaders(before),
            leaders_after: leaders(after),
            shores: self.shores(),
            takes_back: self.constellation.as_set() & state.stones(state.seat),
            sends_back: self.sends_back(),
            replaces: (replaced > 0).then_some(replaced),
            ends: ending(end),
        })
    }

    /// The pyramids that will be left in the supply; a replaced one goes back to it.
    fn left(&self) -> Option<u8> {
        let supply: u8 = self.state.pyramid_supply(self.state.seat).iter().sum();
        match self.work {
            Work::Build => supply.checked_sub(1),
            Work::Raise => Some(supply),
        }
    }

    fn shores(&self) -> Vec<Shore> {
        let waters = self.game.shores.iter().zip([Shore::River, Shore::Lake]);
        waters
            .filter(|(squares, _)| squares.contains(self.target))
            .map(|(_, shore)| shore)
            .collect()
    }

    /// Rule 7.5.
    fn sends_back(&self) -> SeatSet {
        let others = Seat::all(self.game.players).filter(|&seat| seat != self.state.seat);
        let there = |seat: &Seat| self.state.stones(*seat).contains(self.target);
        others.filter(|seat| self.work == Work::Build && there(seat)).collect()
    }
}

fn leaders(floors: BySeat<u32>) -> SeatSet {
    let most = floors.iter().copied().max().filter(|&most| most > 0);
    let leads = |seat: &Seat| Some(floors[seat.index()]) == most;
    Seat::all(floors.len()).filter(leads).collect()
}

fn ending(end: End) -> Option<Ending> {
    match end {
        End::NotYet => None,
        End::WithRound => Some(Ending::Round),
        End::Points | End::LastPyramid => Some(Ending::Now),
    }
}
