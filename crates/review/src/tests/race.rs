//! A small game with dice, to review thousands of games quickly.
//!
//! Everybody rolls and then takes the roll as points, or one point and a second chance: whoever has
//! the most points after some rounds wins. It has no network, so positions are judged by points.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use rules::{
    Game, Hidden, Insight, MAX_SEATS, Match, NotAnAction, Refusal, Scores, Seat, SeatSet, Turn,
};

pub(super) struct Race {
    pub(super) players: usize,
    pub(super) rounds: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct State {
    points: [u8; MAX_SEATS],
    next: u8,
    round: u8,
    rolled: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Action {
    Roll(u8),
    Take,
    Give(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        Err(NotAnAction::new(text, "nothing: nobody writes it"))
    }
}

impl Game for Race {
    const NAME: &'static str = "race";
    const RULES_VERSIONS: RangeInclusive<u32> = 1..=1;
    type State = State;
    type Action = Action;

    fn rules_version(&self) -> u32 {
        1
    }

    fn players(&self) -> usize {
        self.players
    }

    fn start(&self) -> State {
        State { points: [0; MAX_SEATS], next: 0, round: 0, rolled: 0 }
    }

    fn turn(&self, state: &State) -> Turn {
        match (state.round == self.rounds, state.rolled) {
            (true, _) => Turn::Over,
            (false, 0) => Turn::Chance,
            (false, _) => Turn::Seat(Seat::new(usize::from(state.next))),
        }
    }

    fn legal_actions(&self, state: &State, actions: &mut Vec<Action>) {
        actions.clear();
        match self.turn(state) {
            Turn::Over => {}
            Turn::Chance => actions.extend((1..=3).map(Action::Roll)),
            // A roll of one leaves no choice.
            Turn::Seat(_) if state.rolled == 1 => actions.push(Action::Take),
            Turn::Seat(_) => actions.extend([Action::Take, Action::Give(1), Action::Give(2)]),
        }
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        self.legal_actions(state, &mut legal);
        legal.contains(&action).then_some(()).ok_or_else(|| NotAnAction::new("", "").into())
    }

    fn play_unchecked(&self, state: &mut State, action: Action) {
        let next = usize::from(state.next);
        match action {
            Action::Roll(number) => {
                state.rolled = number;
                return;
            }
            Action::Take => state.points[next] += state.rolled,
            // Somebody else gets a point.
            Action::Give(step) => state.points[(next + usize::from(step)) % self.players] += 1,
        }
        state.rolled = 0;
        state.next = (state.next + 1) % u8::try_from(self.players).unwrap();
        state.round += u8::from(state.next == 0);
    }

    fn weight(&self, _: &State, action: Action) -> u32 {
        if action == Action::Roll(3) { 1 } else { 2 }
    }

    fn scores(&self, state: &State) -> Scores {
        state.points.iter().take(self.players).map(|&points| i32::from(points)).collect()
    }

    fn winners(&self, state: &State) -> SeatSet {
        match self.turn(state) {
            Turn::Over => self.scores(state).leaders(),
            _ => SeatSet::EMPTY,
        }
    }
}

impl Hidden for Race {}

impl Insight for Race {
    const FEATURES: usize = 0;

    fn features(&self, _: &State, _: &mut [f32]) {}

    fn network() -> &'static [u8] {
        &[]
    }
}

/// A game in which everybody plays at random.
pub(super) fn random_game(players: usize, rounds: u8, rng: &mut fastrand::Rng) -> Match<Race> {
    let mut played = Match::new(Race { players, rounds });
    let mut legal = Vec::new();
    loop {
        played.game().legal_actions(played.state(), &mut legal);
        match legal.get(rng.usize(..legal.len().max(1))) {
            Some(&action) => played.play_unchecked(action),
            None => return played,
        }
    }
}
