//! A tiny game for the tests: a race to ten, with a gamble and a secret.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use rules::{Game, Hidden, Insight, NotAnAction, Refusal, Scores, Seat, SeatSet, Turn};

/// The first to reach the goal wins. On your turn you walk one or two steps, or you gamble: the
/// die takes you three steps or none.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dash {
    pub(crate) players: usize,
    pub(crate) goal: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Track {
    pub(crate) steps: [u8; 5],
    pub(crate) seat: usize,
    pub(crate) gambling: bool,
    /// Of no use to anybody, but hidden.
    pub(crate) secret: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Move {
    Walk(u8),
    Gamble,
    Fall(u8),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Walk(steps) => write!(f, "walk {steps}"),
            Move::Gamble => f.write_str("gamble"),
            Move::Fall(steps) => write!(f, "fall {steps}"),
        }
    }
}

impl FromStr for Move {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Move, NotAnAction> {
        match text {
            "walk 1" => Ok(Move::Walk(1)),
            "walk 2" => Ok(Move::Walk(2)),
            "gamble" => Ok(Move::Gamble),
            "fall 0" => Ok(Move::Fall(0)),
            "fall 3" => Ok(Move::Fall(3)),
            _ => Err(NotAnAction::new(text, "walk, gamble or fall")),
        }
    }
}

impl Dash {
    pub(crate) fn at(steps: &[u8]) -> (Dash, Track) {
        let game = Dash { players: steps.len(), goal: 10 };
        let mut state = game.start();
        state.steps[..steps.len()].copy_from_slice(steps);
        (game, state)
    }

    fn is_over(self, state: &Track) -> bool {
        state.steps[..self.players].iter().any(|&steps| steps >= self.goal)
    }
}

impl Game for Dash {
    const NAME: &'static str = "dash";
    const RULES_VERSIONS: RangeInclusive<u32> = 1..=1;
    type State = Track;
    type Action = Move;

    fn rules_version(&self) -> u32 {
        1
    }

    fn players(&self) -> usize {
        self.players
    }

    fn start(&self) -> Track {
        Track { steps: [0; 5], seat: 0, gambling: false, secret: 0 }
    }

    fn turn(&self, state: &Track) -> Turn {
        match state {
            _ if self.is_over(state) => Turn::Over,
            Track { gambling: true, .. } => Turn::Chance,
            _ => Turn::Seat(Seat::new(state.seat)),
        }
    }

    fn legal_actions(&self, state: &Track, actions: &mut Vec<Move>) {
        actions.clear();
        match self.turn(state) {
            Turn::Over => {}
            Turn::Chance => actions.extend([Move::Fall(0), Move::Fall(3)]),
            // On the first space there is only one way.
            Turn::Seat(_) if state.steps[state.seat] == 0 => actions.push(Move::Walk(1)),
            Turn::Seat(_) => actions.extend([Move::Walk(1), Move::Walk(2), Move::Gamble]),
        }
    }

    fn check(&self, state: &Track, action: Move) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        self.legal_actions(state, &mut legal);
        if legal.contains(&action) { Ok(()) } else { Err(Refusal::by_rule("1", "dash-no")) }
    }

    fn play_unchecked(&self, state: &mut Track, action: Move) {
        match action {
            Move::Gamble => state.gambling = true,
            Move::Walk(steps) | Move::Fall(steps) => {
                state.steps[state.seat] += steps;
                state.seat = (state.seat + 1) % self.players;
                state.gambling = false;
            }
        }
    }

    fn weight(&self, _: &Track, action: Move) -> u32 {
        if action == Move::Fall(3) { 1 } else { 2 }
    }

    fn scores(&self, state: &Track) -> Scores {
        state.steps[..self.players].iter().map(|&steps| steps.into()).collect()
    }

    fn winners(&self, state: &Track) -> SeatSet {
        if self.is_over(state) { self.scores(state).leaders() } else { SeatSet::EMPTY }
    }
}

impl Hidden for Dash {
    const HIDES: bool = true;

    fn hide(&self, state: &Track, _: Option<Seat>) -> Track {
        Track { secret: 0, ..*state }
    }
}

impl Insight for Dash {
    const FEATURES: usize = 4;

    fn features(&self, state: &Track, features: &mut [f32]) {
        for (seat, row) in features.chunks_exact_mut(4).enumerate() {
            let part = |steps: u8| f32::from(steps) / f32::from(self.goal);
            let rivals = (0..self.players).filter(|&other| other != seat);
            let best = rivals.map(|other| state.steps[other]).max().unwrap_or(0);
            let mine = f32::from(u8::from(state.seat == seat));
            row.copy_from_slice(&[part(state.steps[seat]), part(best), mine, 1.0]);
        }
    }

    fn network() -> &'static [u8] {
        &[]
    }

    fn forget(&self, state: &mut Track, _: Seat, _: u64) {
        state.secret = 0;
    }
}
