//! The rules as every game has them: turns, actions, scores.

use std::ops::RangeInclusive;

use rules::{Game, Refusal, Scores, Seat, SeatSet, Turn};

use crate::{Action, Pacal, State, Step, apply, legal, why};

impl Game for Pacal {
    const NAME: &'static str = "pacal";
    const RULES_VERSIONS: RangeInclusive<u32> = 1..=2;
    type State = State;
    type Action = Action;

    fn rules_version(&self) -> u32 {
        self.rules
    }

    fn players(&self) -> usize {
        self.players
    }

    fn start(&self) -> State {
        Pacal::first_state()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.step {
            Step::Roll => Turn::Chance,
            Step::Over => Turn::Over,
            _ => Turn::Seat(state.seat),
        }
    }

    fn legal_actions(&self, state: &State, actions: &mut Vec<Action>) {
        legal::list(self, state, actions);
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Refusal> {
        why::check(self, state, action)
    }

    fn play_unchecked(&self, state: &mut State, action: Action) {
        apply::apply(self, state, action);
    }

    fn weight(&self, _: &State, action: Action) -> u32 {
        match action {
            Action::Roll(face) => self.weights.of(face).into(),
            _ => 0,
        }
    }

    fn scores(&self, state: &State) -> Scores {
        Seat::all(self.players).map(|seat| i32::from(state.scores[seat.index()])).collect()
    }

    fn winners(&self, state: &State) -> SeatSet {
        match state.step {
            Step::Over => self.scores(state).leaders(),
            _ => SeatSet::EMPTY,
        }
    }
}
