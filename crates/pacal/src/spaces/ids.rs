//! The id of every action. Ids are stored in programs and trained models, so they never change.

use rules::{IdRange, MAX_SEATS, Seat};

use crate::action::{Action, Ship, Work};
use crate::components::{Face, GOD_STONES, HIGHEST_NUMBER};
use crate::square::Square;

use super::constellations::{PYRAMIDS, TABLE};
use super::{SIDE, square_at, square_index};

const SQUARES: u32 = SIDE as u32 * SIDE as u32;
const SEATS: u32 = 5;
const _: () = assert!(SEATS as usize == MAX_SEATS, "an id for every seat");
const FACES: u32 = HIGHEST_NUMBER as u32 + 1;

const PLACE: u32 = 0;
const FLY: u32 = PLACE + SQUARES;
const BEND: u32 = FLY + SQUARES;
const LEAP: u32 = BEND + SQUARES;
const GOD: u32 = LEAP + SQUARES;
const LAND: u32 = GOD + 3;
const _: () = assert!(GOD_STONES.len() == 3, "an id for every god stone");
const DONE: u32 = LAND + SQUARES;
const DROP: u32 = DONE + 1;
const DROP_FROM: u32 = DROP + 1 + SEATS;
const PASS: u32 = DROP_FROM + (1 + SEATS) * SQUARES;
const CONSTRUCT: u32 = PASS + 1;
pub(super) const ROLL: u32 = CONSTRUCT + PYRAMIDS;
pub(super) const END: u32 = ROLL + FACES;

pub(super) fn ranges() -> Vec<IdRange> {
    let range = |name, first, end: u32, layout| IdRange { name, first, count: end - first, layout };
    vec![
        range("place", PLACE, FLY, "square"),
        range("fly", FLY, BEND, "square"),
        range("bend", BEND, LEAP, "square"),
        range("leap", LEAP, GOD, "square"),
        range("god", GOD, LAND, "2, 4, 6"),
        range("land", LAND, DONE, "square"),
        range("done", DONE, DROP, "one id"),
        range("drop", DROP, DROP_FROM, "own, then the number of a seat"),
        range("drop from", DROP_FROM, PASS, "121 × ship (own first) + square"),
        range("pass", PASS, CONSTRUCT, "one id"),
        range(
            "build, raise",
            CONSTRUCT,
            ROLL,
            "by first square and shape of the constellation; then build before raise, floors, target",
        ),
        range("roll", ROLL, END, "chance: arrows, then the numbers 1 to 9"),
    ]
}

#[inline]
pub(super) fn id_of(action: Action) -> Option<u32> {
    let at = |first: u32, square: Square| square_index(square).map(|index| first + index);
    match action {
        Action::Place(square) => at(PLACE, square),
        Action::Fly(square) => at(FLY, square),
        Action::Bend(square) => at(BEND, square),
        Action::Leap(square) => at(LEAP, square),
        Action::Land(square) => at(LAND, square),
        Action::God(value) => {
            (GOD..).zip(GOD_STONES).find(|&(_, each)| each == value).map(|(id, _)| id)
        }
        Action::Done => Some(DONE),
        Action::Pass => Some(PASS),
        Action::Drop { into, from: None } => Some(DROP + ship_index(into)),
        Action::Drop { into, from: Some(from) } => at(DROP_FROM + ship_index(into) * SQUARES, from),
        Action::Construct { .. } => construction(action).map(|place| CONSTRUCT + place),
        Action::Roll(Face::Arrows) => Some(ROLL),
        Action::Roll(Face::Number(number)) => {
            (number <= HIGHEST_NUMBER).then(|| ROLL + u32::from(number))
        }
    }
}

pub(super) fn action_with(id: u32) -> Option<Action> {
    let firsts =
        [PLACE, FLY, BEND, LEAP, GOD, LAND, DONE, DROP, DROP_FROM, PASS, CONSTRUCT, ROLL, END];
    let first = *firsts.iter().rev().find(|&&first| first <= id)?;
    let place = id - first;
    Some(match first {
        PLACE => Action::Place(square_at(place)?),
        FLY => Action::Fly(square_at(place)?),
        BEND => Action::Bend(square_at(place)?),
        LEAP => Action::Leap(square_at(place)?),
        GOD => Action::God(*GOD_STONES.get(index(place))?),
        LAND => Action::Land(square_at(place)?),
        DONE => Action::Done,
        DROP => Action::Drop { into: ship_at(place), from: None },
        DROP_FROM => {
            let from = Some(square_at(place % SQUARES)?);
            Action::Drop { into: ship_at(place / SQUARES), from }
        }
        PASS => Action::Pass,
        CONSTRUCT => construction_at(place)?,
        ROLL if place == 0 => Action::Roll(Face::Arrows),
        ROLL => Action::Roll(Face::Number(place.to_le_bytes()[0])),
        _ => return None,
    })
}

fn ship_index(ship: Ship) -> u32 {
    match ship {
        Ship::Own => 0,
        Ship::Of(seat) => 1 + u32::from(seat.index().to_le_bytes()[0]),
    }
}

fn ship_at(place: u32) -> Ship {
    place.checked_sub(1).map_or(Ship::Own, |seat| Ship::Of(Seat::new(index(seat))))
}

/// The place of a pyramid among all that constellations allow.
fn construction(action: Action) -> Option<u32> {
    let Action::Construct { constellation, work, floors, target } = action else { return None };
    let (first, most) = TABLE.find(constellation)?;
    let (mut squares, mut place) = (0, None);
    for square in constellation.squares() {
        if square == target {
            place = Some(squares);
        }
        squares += 1;
    }
    if squares == 1 {
        return (work == Work::Build && floors == 1 && place.is_some()).then_some(first);
    }
    let by_work = if work == Work::Build { 0 } else { u32::from(most) };
    (1..=most).contains(&floors).then_some(())?;
    Some(first + (by_work + u32::from(floors) - 1) * squares + place?)
}

fn construction_at(number: u32) -> Option<Action> {
    let after = TABLE.entries.partition_point(|entry| entry.first <= number);
    let entry = TABLE.entries.get(after.checked_sub(1)?)?;
    let squares: Vec<Square> = entry.constellation.squares().collect();
    let width = u32::try_from(squares.len()).ok()?;
    let (row, place) = ((number - entry.first) / width, (number - entry.first) % width);
    let (work, row) = match row.checked_sub(entry.floors.into()) {
        None => (Work::Build, row),
        Some(row) => (Work::Raise, row),
    };
    Some(Action::Construct {
        constellation: entry.constellation,
        work,
        floors: (row + 1).to_le_bytes()[0],
        target: *squares.get(index(place))?,
    })
}

fn index(place: u32) -> usize {
    usize::try_from(place).expect("a platform has 32 bits")
}
