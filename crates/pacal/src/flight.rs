//! Where a ship may fly. Rules 5.2 to 5.7.
//!
//! `free` is always every square without an obstacle, the ship's own square included: it has been
//! lifted (ruling A11).

mod way;

pub(crate) use way::{bent_way, line};

use crate::square::{Direction, Square, Squares, Surroundings};

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
/// Some of the squares that straight flights reach are among them; the caller applies ruling A9.
pub(crate) fn bent_ends(free: Squares, start: Square, number: u8, dead_ends: DeadEnds) -> Squares {
    let (flight, open) = (Bent { free, dead_ends }, free.without(start));
    match number {
        ..=LONGEST_FLOOD => flight.short_ends(open, start, number),
        FIVE_STEPS => flight.ends_after_five(open, start),
        _ => flight.ends(open, start, number),
    }
}

/// What a flight that may turn meets.
#[derive(Clone, Copy)]
struct Bent {
    free: Squares,
    dead_ends: DeadEnds,
}

impl Bent {
    /// The ends of the paths that have come to `here` and have `left` more squares to fly. They may
    /// enter what is in `open`: the free squares that they have not entered before.
    ///
    /// The last four steps are taken on all paths at once; before, it is one path after the other.
    fn ends(self, open: Squares, here: Square, left: u8) -> Squares {
        if left <= LONGEST_FLOOD {
            return self.short_ends(open, here, left);
        }
        let stops = self.stops(here);
        let mut ends = Squares::EMPTY;
        for direction in Direction::ALL {
            let Some(next) = open.at(here.step(direction)) else { continue };
            if stops.neighbor(direction) {
                ends.insert(next);
            } else {
                ends |= self.ends(open.without(next), next, left - 1);
            }
        }
        ends
    }

    /// The same with at most four squares left, on all paths at once.
    #[inline]
    fn short_ends(self, open: Squares, here: Square, left: u8) -> Squares {
        let open = Surroundings::of(open, here);
        flood(first_steps(open), open, left, self.stops(here)).placed_around(here)
    }

    /// The ends of flights of five squares, the longest that the printed die allows: all paths at
    /// once, like the shorter ones.
    ///
    /// The surroundings lack the squares five steps to the north and south. Flights get there, or
    /// to a dead end just before, only if they are straight.
    fn ends_after_five(self, open: Squares, start: Square) -> Squares {
        let open = Surroundings::of(open, start);
        let stops = self.stops(start);
        let far = Surroundings::CENTER.shifted_rows(Surroundings::STEPS);
        let ends = flood(first_steps(open), open, FIVE_STEPS, stops & !far);
        let next_to_start = union(first_steps(open));
        let looped = ends & next_to_start & !stops;
        let ends = ends & !looped | truly_reached(looped, open);
        ends.placed_around(start)
    }

    /// Whether a flight that enters `square` ends there, however many squares are left.
    fn ends_on(self, square: Square) -> bool {
        self.stops(square).center()
    }

    /// The dead ends around `center`, less than four steps away: free squares with obstacles on at
    /// least three sides.
    #[inline]
    fn stops(self, center: Square) -> Surroundings {
        if self.dead_ends == DeadEnds::DoNotCount {
            return Surroundings::EMPTY;
        }
        let free = Surroundings::of(self.free, center);
        let [north, west, east, south] = Direction::ALL.map(|direction| free.shifted(direction));
        let two_ways = (north & south) | (west & east) | ((north | south) & (west | east));
        free & !two_ways
    }
}

/// The longest flight that [`flood`] gets right.
const LONGEST_FLOOD: u8 = 4;
const _: () = assert!(LONGEST_FLOOD <= Surroundings::STEPS, "a flight stays in the surroundings");

/// One more; see [`truly_reached`].
const FIVE_STEPS: u8 = LONGEST_FLOOD + 1;

/// The squares next to the center, by direction.
#[inline]
fn first_steps(open: Surroundings) -> [Surroundings; 4] {
    Direction::ALL.map(|direction| Surroundings::CENTER.shifted(direction) & open)
}

/// The ends of all flights of `number` squares from the center, which is closed, on all paths at
/// once; `last` is where the first step leads.
///
/// A path that never turns back meets itself only after a loop of four steps or more. In four steps
/// such a loop ends on the center. In five steps it can also end on the square of the first step.
///
/// A dead end needs no extra care: paths may end there, and nothing leads on from it except back.
#[inline]
fn flood(
    mut last: [Surroundings; 4],
    open: Surroundings,
    number: u8,
    stops: Surroundings,
) -> Surroundings {
    let mut ends = Surroundings::EMPTY;
    for _ in 1..number {
        ends |= union(last) & stops;
        last = advance(last, open);
    }
    ends | union(last)
}

/// Those of `looped`, squares next to the center, on which a path of five steps ends that has not
/// begun there.
///
/// Such a path can be flown the other way round, between the same two squares next to the center.
/// So a flood from one of them, which is closed, finds all its partners, and mostly the first one
/// finds all.
fn truly_reached(looped: Surroundings, open: Surroundings) -> Surroundings {
    let mut reached = Surroundings::EMPTY;
    for (index, first) in first_steps(open).into_iter().enumerate() {
        if (looped & !reached).is_empty() {
            break;
        }
        let mut last = [Surroundings::EMPTY; 4];
        last[index] = first;
        let ends = flood(last, open & !first, FIVE_STEPS, Surroundings::EMPTY);
        let partners = ends & looped;
        if !partners.is_empty() {
            reached |= partners | first;
        }
    }
    reached & looped
}

/// One more step for every path, in any direction except back; the sets are the squares where
/// paths have come to, by the direction of the last step. Ruling A6.
#[inline]
fn advance([north, west, east, south]: [Surroundings; 4], open: Surroundings) -> [Surroundings; 4] {
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
fn union([north, west, east, south]: [Surroundings; 4]) -> Surroundings {
    north | west | east | south
}
