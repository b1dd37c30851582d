#![doc = include_str!("../README.md")]

mod square;

mod board;
mod components;

mod setup;
mod state;

mod action;
mod constellation;
mod flight;
mod legal;

mod apply;
mod hidden;
mod score;

mod notation;
mod why;

mod describe;
mod draw;
pub mod shown;

mod insight;

#[cfg(test)]
mod tests;

use rules::{
    Drawing, Game, OptionSpec, Options, Phrase, Refusal, Scores, Seat, SeatSet, Tabletop, Turn,
};
use std::ops::RangeInclusive;
use std::sync::Arc;

pub use action::{Action, Ship, Work};
pub use board::{Board, Cover, District};
use components::FaceWeights;
pub use components::{Die, Face, Pyramids};
pub use constellation::Constellation;
pub use score::{FinalScoring, final_scoring};
pub use setup::Edition;
pub use square::{Direction, MAX_SIDE, Square, Squares};
pub use state::{State, Step};

/// Pacal's Rocket with its board, die, edition and variants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pacal {
    /// The version of the rules.
    rules: u32,
    players: usize,
    /// Shared, for most games are played on the same.
    board: Arc<Board>,
    die: Die,
    /// How often the die has every face.
    weights: FaceWeights,
    edition: Edition,
    master: bool,
    stall_rounds: u16,
    /// Dry land that no cover lies on.
    open_squares: Squares,
    /// The shores of river and lake. Rule 10.2.
    shores: [Squares; 2],
}

impl Pacal {
    /// The board it is played on.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The squares in play: dry land that no cover lies on.
    pub fn open_squares(&self) -> Squares {
        self.open_squares
    }

    /// The edition whose rules are followed.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// Whether the master variant is played. Rule 11.1.
    pub fn is_master(&self) -> bool {
        self.master
    }
}

impl Game for Pacal {
    const NAME: &'static str = "pacal";
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

impl Tabletop for Pacal {
    type Board = shown::Board;
    type Position = shown::Position;
    type Hint = shown::Hint;

    const TITLE: &'static str = "Pacal's Rocket";
    const PLAYERS: RangeInclusive<usize> = 2..=5;
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec::flag("master"),
        OptionSpec::choice("edition", &["de", "fr", "cs"]),
        OptionSpec::written("board", "default, or a board as a JSON object"),
        OptionSpec::written("die", "six faces such as 2,3,3,4,5,arrows"),
        OptionSpec::written("stall_rounds", "0 to 999; 0 never ends a stalled game"),
    ];

    fn set_up_for(rules: u32, players: usize, options: &Options) -> Result<Pacal, Refusal> {
        setup::set_up(rules, players, options)
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.changed_options()
    }

    fn asks(&self, state: &State) -> Phrase {
        describe::asks(self, state)
    }

    fn describe(&self, state: &State, action: Action) -> Phrase {
        describe::describe(self, state, action)
    }

    fn kind(&self, action: Action) -> &'static str {
        describe::kind(action)
    }

    fn draw(&self, state: &State) -> Drawing {
        draw::draw(self, state)
    }

    fn board(&self) -> shown::Board {
        shown::board(self)
    }

    fn full_position(&self, state: &State) -> shown::Position {
        shown::position(self, state, shown::Ships::Open)
    }

    /// Without what is inside ships, for everybody. Rule 6.3.
    fn position_for(&self, state: &State, _: Option<Seat>) -> shown::Position {
        shown::position(self, state, shown::Ships::Closed)
    }

    fn hint(&self, state: &State, action: Action) -> Option<shown::Hint> {
        shown::hint(self, state, action)
    }
}
