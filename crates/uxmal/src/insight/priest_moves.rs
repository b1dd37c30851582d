//! What a priest can score after being placed or moved on the pyramid.
//!
//! Moves are followed backwards, from the best free spaces to all priests at once.

use crate::State;
use crate::cell::CellSet;

/// How many cards a move may cost; longer ones are rarely worth it.
pub(super) const MOVES: usize = 3;

/// How many of the best values are distinguished.
const VALUES: usize = 4;

/// How many free spaces are considered one by one.
pub(super) const BEST: usize = 6;

/// The best free spaces that no tile will cover in this phase, and the ways to them.
#[derive(Clone, Copy, Default)]
pub(super) struct PriestMoves {
    /// What the best of them are worth, the best first.
    pub(super) best: [i32; BEST],
    goals: [Goal; VALUES],
}

/// Spaces worth at least `value`.
#[derive(Clone, Copy, Default)]
struct Goal {
    value: i32,
    /// From where one of them is reached in one move, in two, in three.
    within: [CellSet; MOVES],
}

impl PriestMoves {
    /// `free` has the free spaces by level, `visible` the cells by rank.
    #[inline]
    pub(super) fn new(
        state: &State,
        points: &[[i32; 6]; 3],
        free: &[CellSet; 3],
        visible: &[CellSet; 5],
    ) -> PriestMoves {
        let classes = sorted(points, free, visible);
        let mut priest_moves = PriestMoves { best: best(&classes), ..PriestMoves::default() };
        if !can_move(state) {
            return priest_moves;
        }
        let (tiled, occupied) = (state.tiled(), state.occupied());
        let mut cells = CellSet::EMPTY;
        let mut goals = priest_moves.goals.iter_mut();
        for (value, class) in classes.into_iter().filter(|(_, class)| !class.is_empty()) {
            let Some(goal) = goals.next() else { break };
            cells |= class;
            *goal = Goal { value, within: rings(cells, tiled, occupied) };
        }
        priest_moves
    }

    /// What a priest on `cell` can score after this many moves; zero if no goal is that near.
    #[inline]
    pub(super) fn value(&self, cell: crate::Cell, moves: usize) -> i32 {
        let near = |goal: &&Goal| goal.within[moves - 1].contains(cell);
        self.goals.iter().find(near).map_or(0, |goal| goal.value)
    }
}

/// Whether anybody has both a priest to move and a card to pay with.
#[inline]
fn can_move(state: &State) -> bool {
    let mut seats = state.priests.iter().zip(&state.hands);
    seats.any(|(priests, hand)| !priests.is_empty() && !hand.is_empty())
}

/// The free spaces by level and rank, the most valuable first.
#[inline]
fn sorted(
    points: &[[i32; 6]; 3],
    free: &[CellSet; 3],
    visible: &[CellSet; 5],
) -> [(i32, CellSet); 9] {
    let mut classes = [(0, CellSet::EMPTY); 9];
    let mut count = 0;
    for level in [2, 1, 0] {
        for rank in 0..3 {
            let class = (points[level][rank], free[level] & visible[rank]);
            // From the top down and by rank the usual points are in order already.
            let mut place = count;
            while place > 0 && classes[place - 1].0 < class.0 {
                classes[place] = classes[place - 1];
                place -= 1;
            }
            classes[place] = class;
            count += 1;
        }
    }
    classes
}

/// What the best spaces are worth; zero where there are no more.
#[inline]
fn best(classes: &[(i32, CellSet); 9]) -> [i32; BEST] {
    let mut best = [0; BEST];
    let mut found = 0;
    for &(value, class) in classes {
        let end = (found + class.len() as usize).min(BEST);
        best[found..end].fill(value);
        found = end;
        if found == BEST {
            break;
        }
    }
    best
}

/// From where `goal` is reached in one move, in two, in three; occupied spaces are crossed without
/// counting (B19).
#[inline]
fn rings(goal: CellSet, tiled: CellSet, occupied: CellSet) -> [CellSet; MOVES] {
    let mut rings = [CellSet::EMPTY; MOVES];
    let mut reached = goal;
    for ring in &mut rings {
        let mut next = reached.neighbors() & tiled;
        let mut crossed = (next & occupied).without(reached);
        while !crossed.is_empty() {
            reached |= crossed;
            next |= crossed.neighbors() & tiled;
            crossed = (next & occupied).without(reached);
        }
        reached |= next;
        *ring = reached;
    }
    rings
}
