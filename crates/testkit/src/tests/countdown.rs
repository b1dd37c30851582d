//! Players take one to three from a heap of twelve; whoever takes the last one wins. With a fault
//! built in on demand.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use fastrand::Rng;
use rules::{
    Drawing, Game, Hidden, NotAnAction, OptionSpec, Options, Phrase, Refusal, Scores, Seat,
    SeatSet, Tabletop, Turn,
};

use crate::Trial;

const HEAP: u8 = 12;

/// What may be wrong with the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    ListsTooMuch,
    ListsTooLittle,
    ListsBackwards,
    RefusesWithoutRule,
    NobodyWins,
    MisreadsThree,
    MakesMore,
    NeverEnds,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Countdown {
    pub(super) fault: Option<Fault>,
}

impl Countdown {
    fn has(self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct State {
    left: u8,
    taken: u8,
    seat: Seat,
}

/// Takes so many; `misread` is the game whose notation is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Take {
    count: u8,
    misread: bool,
}

impl Game for Countdown {
    const NAME: &'static str = "countdown";
    const RULES_VERSIONS: RangeInclusive<u32> = 1..=1;
    type State = State;
    type Action = Take;

    fn rules_version(&self) -> u32 {
        1
    }

    fn players(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        State { left: HEAP, taken: 0, seat: Seat::new(0) }
    }

    fn turn(&self, state: &State) -> Turn {
        if state.left == 0 { Turn::Over } else { Turn::Seat(state.seat) }
    }

    fn legal_actions(&self, state: &State, actions: &mut Vec<Take>) {
        actions.clear();
        let most = match state.left {
            0 => 0,
            left if self.has(Fault::ListsTooMuch) => left.min(3) + 1,
            left if self.has(Fault::ListsTooLittle) => left.min(2),
            left => left.min(3),
        };
        let misread = self.has(Fault::MisreadsThree);
        actions.extend((1..=most).map(|count| Take { count, misread }));
        if self.has(Fault::ListsBackwards) {
            actions.reverse();
        }
    }

    fn check(&self, state: &State, action: Take) -> Result<(), Refusal> {
        if (1..=state.left.min(3)).contains(&action.count) {
            return Ok(());
        }
        match self.fault {
            Some(Fault::RefusesWithoutRule) => Err(Refusal::new("countdown-take")),
            _ => Err(Refusal::by_rule("1", "countdown-take")),
        }
    }

    fn play_unchecked(&self, state: &mut State, action: Take) {
        state.left -= action.count;
        state.taken += action.count;
        state.seat = state.seat.next(2);
        if self.has(Fault::MakesMore) {
            state.taken += 1;
        }
        if self.has(Fault::NeverEnds) && state.left == 0 {
            *state = State { seat: state.seat, ..self.start() };
        }
    }

    fn weight(&self, _: &State, _: Take) -> u32 {
        1
    }

    fn scores(&self, _: &State) -> Scores {
        [0, 0].into_iter().collect()
    }

    fn winners(&self, state: &State) -> SeatSet {
        let wins = state.left == 0 && !self.has(Fault::NobodyWins);
        wins.then(|| state.seat.next(2)).into_iter().collect()
    }
}

impl Hidden for Countdown {}

impl Tabletop for Countdown {
    type Board = ();
    type Position = ();
    type Hint = ();

    const TITLE: &'static str = "Countdown";
    const PLAYERS: RangeInclusive<usize> = 2..=2;
    const OPTIONS: &'static [OptionSpec] = &[];

    fn set_up_for(_: u32, _: usize, _: &Options) -> Result<Countdown, Refusal> {
        Ok(Countdown { fault: None })
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    fn asks(&self, _: &State) -> Phrase {
        Phrase::new("countdown-asks")
    }

    fn describe(&self, _: &State, _: Take) -> Phrase {
        Phrase::new("countdown-takes")
    }

    fn kind(&self, _: Take) -> &'static str {
        "countdown-kind"
    }

    fn draw(&self, _: &State) -> Drawing {
        Drawing::default()
    }

    fn board(&self) {}

    fn full_position(&self, _: &State) {}

    fn hint(&self, _: &State, _: Take) -> Option<()> {
        None
    }
}

impl Trial for Countdown {
    type Game = Countdown;

    fn game(&self) -> Countdown {
        *self
    }

    fn max_actions(&self) -> usize {
        13
    }

    fn stray_action(&self, _: &Countdown, _: &State, rng: &mut Rng) -> Take {
        Take { count: rng.u8(..6), misread: false }
    }

    fn conserves(&self, _: &Countdown, state: &State) {
        assert_eq!(state.left + state.taken, HEAP, "the heap is not conserved");
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.count)
    }
}

impl FromStr for Take {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Take, NotAnAction> {
        let count = text.strip_prefix("take ").and_then(|count| count.parse().ok());
        let count = count.ok_or_else(|| NotAnAction::new(text, "`take 1`"))?;
        Ok(Take { count, misread: false })
    }
}
