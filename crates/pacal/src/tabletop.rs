//! What people and programs need besides the rules: options, sentences, drawings, positions.

use std::ops::RangeInclusive;

use rules::picture::Marks;
use rules::{
    Drawing, Game, LoadError, OptionSpec, Options, Phrase, Problem, Refusal, Scores, Seat, Tabletop,
};

use crate::state::Step;
use crate::{Action, Pacal, State, asks, describe, draw, facts, picture, score, setup, shown};

impl Tabletop for Pacal {
    type Board = shown::Board;
    type Position = shown::Position;
    type Hint = shown::Hint;

    const TITLE: &'static str = "Pacal's Rocket";
    const PLAYERS: RangeInclusive<usize> = setup::PLAYERS;
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;
    const COMPONENTS: &'static [&'static str] = setup::COMPONENTS;

    fn set_up_for(rules: u32, players: usize, options: &Options) -> Result<Pacal, Refusal> {
        setup::set_up(rules, players, options)
    }

    fn problems(rules: u32, players: usize, options: &Options) -> Vec<Problem> {
        setup::problems(rules, players, options)
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.changed_options()
    }

    fn options_as_json(&self) -> Options {
        self.changed_values().into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }

    /// Rule 10: as if the game ended now.
    fn if_scored_now(&self, state: &State) -> Scores {
        let mut scored = *state;
        if state.step != Step::Over {
            score::finish(self, &mut scored);
        }
        self.scores(&scored)
    }

    fn asks(&self, state: &State) -> Phrase {
        asks::asks(self, state)
    }

    fn describe(&self, state: &State, action: Action) -> Phrase {
        describe::describe(self, state, action)
    }

    fn kind(&self, action: Action) -> &'static str {
        describe::kind(action)
    }

    fn draw(&self, state: &State) -> Drawing {
        draw::draw(self, state, shown::Ships::Open)
    }

    fn draw_for(&self, state: &State, _: Option<Seat>) -> Drawing {
        draw::draw(self, state, shown::Ships::Closed)
    }

    fn picture(&self, state: &State, marks: &Marks) -> Result<String, LoadError> {
        picture::picture(self, state, marks)
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

    fn facts(&self, state: &State, action: Action) -> Vec<Phrase> {
        facts::facts(self, state, action)
    }
}
