//! A game to test with: roll a die and keep the points, or pass for three.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use rules::{
    Drawing, Game, Hidden, Insight, MAX_SEATS, NotAnAction, OptionSpec, Options, Phrase, Refusal,
    Scores, Seat, SeatSet, Tabletop, Turn,
};
use serde_json::{Value, json};

/// The most points win.
#[derive(Debug)]
pub(super) struct Dice {
    pub(super) players: usize,
    pub(super) rounds: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct State {
    points: [i32; MAX_SEATS],
    next: Seat,
    rolled: Option<u8>,
    rounds: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Action {
    Roll(u8),
    Keep,
    Pass,
}

impl Game for Dice {
    const NAME: &'static str = "dice";
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
        State { points: [0; MAX_SEATS], next: Seat::new(0), rolled: None, rounds: self.rounds }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.rolled {
            _ if state.rounds == 0 => Turn::Over,
            None => Turn::Chance,
            Some(_) => Turn::Seat(state.next),
        }
    }

    fn legal_actions(&self, state: &State, actions: &mut Vec<Action>) {
        actions.clear();
        match self.turn(state) {
            Turn::Over => {}
            Turn::Chance => actions.extend((1..=6).map(Action::Roll)),
            Turn::Seat(_) => actions.extend([Action::Keep, Action::Pass]),
        }
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        self.legal_actions(state, &mut legal);
        legal.contains(&action).then_some(()).ok_or_else(|| Refusal::by_rule("1", "dice-no"))
    }

    fn play_unchecked(&self, state: &mut State, action: Action) {
        let points = match action {
            Action::Roll(face) => return state.rolled = Some(face),
            Action::Keep => state.rolled.map_or(0, i32::from),
            Action::Pass => 3,
        };
        state.points[state.next.index()] += points;
        state.rolled = None;
        state.next = state.next.next(self.players);
        state.rounds -= u16::from(state.next == Seat::new(0));
    }

    fn weight(&self, _: &State, _: Action) -> u32 {
        1
    }

    fn scores(&self, state: &State) -> Scores {
        state.points[..self.players].iter().copied().collect()
    }

    fn winners(&self, state: &State) -> SeatSet {
        if state.rounds == 0 { self.scores(state).leaders() } else { SeatSet::EMPTY }
    }
}

impl Hidden for Dice {}

impl Insight for Dice {
    const FEATURES: usize = 1;

    fn features(&self, _: &State, _: &mut [f32]) {}

    fn network() -> &'static [u8] {
        &[]
    }
}

impl Tabletop for Dice {
    type Board = Value;
    type Position = Value;
    type Hint = Value;

    const TITLE: &'static str = "Dice";
    const PLAYERS: RangeInclusive<usize> = 2..=5;
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec::written("rounds", "a number")];

    fn set_up_for(_: u32, players: usize, _: &Options) -> Result<Dice, Refusal> {
        Ok(Dice { players, rounds: 6 })
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        vec![("rounds", self.rounds.to_string())]
    }

    fn asks(&self, _: &State) -> Phrase {
        Phrase::new("dice-asks")
    }

    fn describe(&self, _: &State, _: Action) -> Phrase {
        Phrase::new("dice-did")
    }

    fn kind(&self, _: Action) -> &'static str {
        "dice-kind"
    }

    fn draw(&self, _: &State) -> Drawing {
        Drawing::default()
    }

    fn board(&self) -> Value {
        json!({})
    }

    fn full_position(&self, _: &State) -> Value {
        json!({})
    }

    fn hint(&self, _: &State, _: Action) -> Option<Value> {
        None
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Roll(face) => write!(f, "roll {face}"),
            Action::Keep => f.write_str("keep"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let face = text.strip_prefix("roll ").and_then(|face| face.parse().ok());
        match text {
            "keep" => Ok(Action::Keep),
            "pass" => Ok(Action::Pass),
            _ => face.map(Action::Roll).ok_or_else(|| NotAnAction::new(text, "`keep`")),
        }
    }
}
