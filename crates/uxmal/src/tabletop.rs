//! What people and programs need besides the rules: options, sentences, drawings, positions.

use std::ops::RangeInclusive;

use rules::{Drawing, Match, OptionSpec, Options, Phrase, Problem, Refusal, Tabletop};

use crate::{Action, State, Uxmal, asks, describe, draw, setup, shown};

impl Tabletop for Uxmal {
    type Board = shown::Board;
    type Position = shown::Position;
    type Hint = shown::Hint;

    const TITLE: &'static str = "Uxmal";
    const PLAYERS: RangeInclusive<usize> = setup::PLAYERS;
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;
    const COMPONENTS: &'static [&'static str] = setup::COMPONENTS;

    fn set_up_for(rules: u32, players: usize, options: &Options) -> Result<Uxmal, Refusal> {
        setup::set_up(rules, players, options)
    }

    fn problems(rules: u32, players: usize, options: &Options) -> Vec<Problem> {
        setup::problems(rules, players, options)
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.changed_options()
    }

    fn options_as_json(&self) -> Options {
        self.changed_values()
    }

    fn asks(&self, state: &State) -> Phrase {
        asks::asks(self, state)
    }

    fn describe(&self, state: &State, action: Action) -> Phrase {
        describe::describe(state, action)
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
        shown::position(self, state)
    }

    fn recount(&self, played: &Match<Uxmal>, position: &mut shown::Position) {
        position.scored = shown::scorings(played);
    }

    fn hint(&self, state: &State, action: Action) -> Option<shown::Hint> {
        shown::hint(self, state, action)
    }
}
