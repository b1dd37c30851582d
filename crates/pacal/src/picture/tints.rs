//! A tint for every district; neighbors have different ones where possible.

use crate::board::Board;
use crate::square::Direction;

/// The tints of ordinary districts; the sacred one has its own.
pub(super) const TINTS: usize = 4;

/// The tint of every district, in the order of the board; none for the sacred one.
pub(super) fn tints(board: &Board) -> Vec<Option<usize>> {
    let touching = neighbors(board);
    let mut chosen: Vec<Option<usize>> = vec![None; touching.len()];
    let sacred = board.districts().iter().position(|each| each.letter == board.sacred().letter);
    let mut open: Vec<usize> = (0..touching.len()).filter(|&index| Some(index) != sacred).collect();
    let mut budget = 20_000;
    if !color(&mut open, &touching, &mut chosen, &mut budget) {
        for index in (0..touching.len()).filter(|&index| Some(index) != sacred) {
            let own = free(index, &touching, &chosen).first().copied();
            chosen[index] = Some(own.unwrap_or(index % TINTS));
        }
    }
    chosen
}

/// The districts that share an edge with each one, by index.
fn neighbors(board: &Board) -> Vec<Vec<usize>> {
    let mut found = vec![Vec::new(); board.districts().len()];
    for square in board.land().iter() {
        let Some(here) = board.district_index(square) else { continue };
        let next = Direction::ALL.into_iter().filter_map(|direction| square.neighbor(direction));
        for other in next.filter(|&next| board.has(next)) {
            match board.district_index(other) {
                Some(other) if other != here => found[here].push(other),
                _ => {}
            }
        }
    }
    found
}

/// Colors the open districts, the one with the fewest free tints first.
fn color(
    open: &mut Vec<usize>,
    touching: &[Vec<usize>],
    chosen: &mut [Option<usize>],
    budget: &mut u32,
) -> bool {
    let choices = |&index: &usize| free(index, touching, chosen).len();
    let Some(place) = (0..open.len()).min_by_key(|&place| choices(&open[place])) else {
        return true;
    };
    if *budget == 0 {
        return false;
    }
    *budget -= 1;
    let next = open.remove(place);
    for tint in free(next, touching, chosen) {
        chosen[next] = Some(tint);
        if color(open, touching, chosen, budget) {
            return true;
        }
    }
    chosen[next] = None;
    open.insert(place, next);
    false
}

/// The tints that no neighbor has, the least used first.
fn free(index: usize, touching: &[Vec<usize>], chosen: &[Option<usize>]) -> Vec<usize> {
    let taken = |tint: &usize| touching[index].iter().any(|&other| chosen[other] == Some(*tint));
    let mut free: Vec<usize> = (0..TINTS).filter(|tint| !taken(tint)).collect();
    free.sort_by_key(|&tint| chosen.iter().filter(|&&used| used == Some(tint)).count());
    free
}

#[cfg(test)]
mod tests {
    use super::{neighbors, tints};
    use crate::board::Board;

    #[test]
    fn no_two_neighbors_on_the_default_board_have_the_same_tint() {
        let board = Board::default_board();
        let tints = tints(board);
        assert_eq!(tints.iter().filter(|tint| tint.is_none()).count(), 1);
        for (here, others) in neighbors(board).iter().enumerate() {
            assert!(others.iter().all(|&other| tints[other] != tints[here]), "{here}");
        }
    }
}
