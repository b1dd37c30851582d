//! Where a ship may fly. Rules 5.2 to 5.7.
//!
//! `free` is always every square without an obstacle, the ship's own square included: it has been
//! lifted (ruling A11).

mod way;

pub(crate) use way::{bent_way, line};

use crate::square::{Direction, Square, Squares};

/// Where a straight flight of `number` squares ends: in front of the first obstacle, or after the
/// full number. Rule 5.4; none if the first square is blocked, because a flight has at least one
/// square (ruling A1).
#[inline]
pub(crate) fn straight(
    free: Squares,
    start: Square,
    number: u8,
    direction: Direction,
) -> Option<Square> {
    let mut end = None;
    let mut here = start;
    for _ in 0..number {
        match free.at(here.step(direction)) {
            Some(next) => {
                here = next;
                end = Some(next);
            }
            None => break,
        }
    }
    end
}

/// The ends of all straight flights.
#[inline]
pub(crate) fn straight_ends(free: Squares, start: Square, number: u8) -> Squares {
    Direction::ALL
        .iter()
        .filter_map(|&direction| straight(free, start, number, direction))
        .collect()
}

/// Whether dead ends end a bent flight, as in all editions but the Czech one. Rule 5.6.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DeadEnds {
    /// A square with obstacles on three sides ends the flight.
    Stop,
    /// The full number must be flown.
    DoNotCount,
}

/// The ends of all flights that may turn: exactly `number` squares, no square twice, the start
/// included (rule 5.5, ruling A7), or fewer when they enter a dead end (rule 5.6).
///
/// Straight flights of the full number are among them; the caller applies ruling A9.
pub(crate) fn bent_ends(free: Squares, start: Square, number: u8, dead_ends: DeadEnds) -> Squares {
    let stops = match dead_ends {
        DeadEnds::Stop => blind(free),
        DeadEnds::DoNotCount => Squares::EMPTY,
    };
    if number <= LONGEST_FLOOD {
        flood(free, start, number, stops)
    } else {
        let mut ends = Squares::EMPTY;
        walk(free.without(start), start, number, stops, &mut ends);
        ends
    }
}

/// The free squares with obstacles on at least three sides.
fn blind(free: Squares) -> Squares {
    let [north, west, east, south] = Direction::ALL.map(|direction| free.shifted(direction));
    let two_ways = (north & south) | (west & east) | ((north | south) & (west | east));
    free & !two_ways
}

/// The longest flight that [`flood`] gets right; the printed die allows no longer one.
const LONGEST_FLOOD: u8 = 5;

/// All paths at once.
///
/// A path that never turns back meets itself only after a loop of four steps or more. In five steps
/// such a loop ends on the start, which is closed here, or, with the fifth step, on the first
/// square; so for five steps the paths are followed separately for each first square, which is
/// closed.
fn flood(free: Squares, start: Square, number: u8, stops: Squares) -> Squares {
    let open = free.without(start);
    let firsts = Direction::ALL.map(|direction| Squares::of(start).shifted(direction) & open);
    if number < LONGEST_FLOOD {
        return follow(firsts, open, number, stops);
    }
    let mut ends = Squares::EMPTY;
    for (index, &first) in firsts.iter().enumerate() {
        if !first.is_empty() {
            let mut last = [Squares::EMPTY; 4];
            last[index] = first;
            ends |= follow(last, open & !first, number, stops) | first & stops;
        }
    }
    ends
}

/// The ends of the paths that have reached `last`, one set of squares for each direction of the
/// last step, after the remaining steps of `number`.
///
/// A dead end needs no extra care: paths may end there, and nothing leads on from it except back.
#[inline]
fn follow(mut last: [Squares; 4], open: Squares, number: u8, stops: Squares) -> Squares {
    let mut ends = Squares::EMPTY;
    for _ in 1..number {
        ends |= union(last) & stops;
        last = advance(last, open);
    }
    ends | union(last)
}

/// One more step for every path, in any direction except back. Ruling A6.
#[inline]
fn advance([north, west, east, south]: [Squares; 4], open: Squares) -> [Squares; 4] {
    let across = west | east;
    let along = north | south;
    [
        (north | across).shifted(Direction::North) & open,
        (west | along).shifted(Direction::West) & open,
        (east | along).shifted(Direction::East) & open,
        (south | across).shifted(Direction::South) & open,
    ]
}

#[inline]
fn union([north, west, east, south]: [Squares; 4]) -> Squares {
    north | west | east | south
}

/// One path after the other, for dice with longer flights.
fn walk(open: Squares, here: Square, left: u8, stops: Squares, ends: &mut Squares) {
    for direction in Direction::ALL {
        let Some(next) = open.at(here.step(direction)) else {
            continue;
        };
        if left == 1 || stops.contains(next) {
            ends.insert(next);
        } else {
            walk(open.without(next), next, left - 1, stops, ends);
        }
    }
}
