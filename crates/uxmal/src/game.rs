//! The rules as every game has them: turns, actions, scores.

use std::ops::RangeInclusive;

use rules::{Game, Refusal, Scores, SeatSet, Turn};

use crate::state::Step;
use crate::{Action, State, Uxmal, apply, legal, score, why};

impl Game for Uxmal {
    const NAME: &'static str = "uxmal";
    const RULES_VERSIONS: RangeInclusive<u32> = 1..=1;

    type State = State;
    type Action = Action;

    fn rules_version(&self) -> u32 {
        self.rules
    }

    fn players(&self) -> usize {
        self.players
    }

    fn start(&self) -> State {
        self.start
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.step {
            Step::Order | Step::Draw => Turn::Chance,
            Step::Turn | Step::Put(_) | Step::Claim(_) | Step::Pay { .. } => Turn::Seat(state.seat),
            Step::Over => Turn::Over,
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State, actions: &mut Vec<Action>) {
        legal::list(self, state, actions);
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Refusal> {
        why::check(self, state, action)
    }

    #[inline]
    fn play_unchecked(&self, state: &mut State, action: Action) {
        apply::apply(self, state, action);
    }

    #[inline]
    fn weight(&self, state: &State, action: Action) -> u32 {
        match action {
            Action::Draw(tile) => self.tiles.copies_left(state.reserve, tile),
            _ => 1,
        }
    }

    fn scores(&self, state: &State) -> Scores {
        state.scores[..self.players].iter().map(|&points| i32::from(points)).collect()
    }

    fn winners(&self, state: &State) -> SeatSet {
        match state.step {
            Step::Over => score::winners(self, state),
            _ => SeatSet::EMPTY,
        }
    }

    /// A.9: what a phase scored is shown until the end.
    fn is_milestone(&self, before: &State, after: &State) -> bool {
        after.level != before.level || after.step == Step::Over
    }
}
