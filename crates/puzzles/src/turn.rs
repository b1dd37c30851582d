//! Tries every way to play a turn to its end.

use std::collections::{BTreeMap, HashMap};

use rules::{Seat, Tabletop, Turn};

/// A turn with more positions than this is not examined: nobody could either.
const MOST_POSITIONS: usize = 200_000;

/// What a turn can bring, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestTurn<A> {
    /// The most points that the turn can bring.
    pub points: i32,
    /// The most points that it brings otherwise; none if every turn brings the same.
    pub second: Option<i32>,
    /// One way to get the most points, step by step.
    pub line: Vec<A>,
    /// How many choices there are for the first step.
    pub choices: usize,
    /// How many of these choices still allow the most points.
    pub right_choices: usize,
}

/// Tries every way to go on with the turn of the seat that acts.
///
/// Points are those of [`Tabletop::if_scored_now`]. None if no seat acts, if the turn can end the game
/// or a phase of it (then everything is scored, not just the turn), or if there are too many ways.
pub fn best_turn<G: Tabletop>(game: &G, state: &G::State) -> Option<BestTurn<G::Action>> {
    let seat = game.turn(state).seat()?;
    let before = game.if_scored_now(state).of(seat);
    let mut search = Search { game, seat, before, best: HashMap::new(), ends: BTreeMap::new() };
    let points = search.best_from(state)?;
    let second = search.ends.keys().rev().copied().find(|&end| end < points);
    let choices = search.after(state);
    let right = choices.iter().filter(|(_, after)| search.reaches(after, points)).count();
    let line = search.line(state, points);
    Some(BestTurn { points, second, line, choices: choices.len(), right_choices: right })
}

struct Search<'a, G: Tabletop> {
    game: &'a G,
    seat: Seat,
    before: i32,
    /// The most points from each position of the turn, ends included.
    best: HashMap<G::State, i32>,
    /// How many different ends bring how many points.
    ends: BTreeMap<i32, usize>,
}

impl<G: Tabletop> Search<'_, G> {
    fn best_from(&mut self, state: &G::State) -> Option<i32> {
        if let Some(&known) = self.best.get(state) {
            return Some(known);
        }
        if self.best.len() >= MOST_POSITIONS {
            return None;
        }
        let best = match self.game.turn(state) {
            Turn::Over => return None,
            Turn::Seat(seat) if seat == self.seat => {
                let mut best = i32::MIN;
                for (_, after) in self.after(state) {
                    if self.game.is_milestone(state, &after) {
                        return None;
                    }
                    best = best.max(self.best_from(&after)?);
                }
                best
            }
            Turn::Seat(_) | Turn::Chance => {
                let points = self.game.if_scored_now(state).of(self.seat) - self.before;
                *self.ends.entry(points).or_default() += 1;
                points
            }
        };
        self.best.insert(*state, best);
        Some(best)
    }

    fn after(&self, state: &G::State) -> Vec<(G::Action, G::State)> {
        let mut actions = Vec::new();
        self.game.legal_actions(state, &mut actions);
        let played = |action| {
            let mut after = *state;
            self.game.play_unchecked(&mut after, action);
            (action, after)
        };
        actions.into_iter().map(played).collect()
    }

    fn reaches(&self, state: &G::State, points: i32) -> bool {
        self.best.get(state) == Some(&points)
    }

    /// The first line, in the game's order of actions, that brings these points.
    fn line(&self, state: &G::State, points: i32) -> Vec<G::Action> {
        let mut line = Vec::new();
        let mut at = *state;
        while self.game.turn(&at) == Turn::Seat(self.seat) {
            let step = self.after(&at).into_iter().find(|(_, after)| self.reaches(after, points));
            let Some((action, after)) = step else { break };
            line.push(action);
            at = after;
        }
        line
    }
}
