//! What people and programs need besides the rules: options, sentences, drawings, positions.

use std::ops::RangeInclusive;

use rules::picture::Marks;
use rules::{
    Drawing, Game, LoadError, Match, OptionSpec, Options, Phrase, Problem, Refusal, Scores, Seat,
    Tabletop,
};

use crate::shown::Hands;
use crate::state::Step;
use crate::{Action, State, Uxmal, asks, describe, draw, facts, picture, score, setup, shown};

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

    /// A.9: as if the phase ended now.
    fn if_scored_now(&self, state: &State) -> Scores {
        let mut scored = *state;
        if state.step != Step::Over {
            score::score_phase(self, &mut scored);
        }
        self.scores(&scored)
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
        draw::draw(self, state, Hands::All)
    }

    fn draw_for(&self, state: &State, viewer: Option<Seat>) -> Drawing {
        draw::draw(self, state, Hands::For(viewer))
    }

    fn picture(&self, state: &State, marks: &Marks) -> Result<String, LoadError> {
        picture::picture(self, state, marks)
    }

    fn board(&self) -> shown::Board {
        shown::board(self)
    }

    fn full_position(&self, state: &State) -> shown::Position {
        shown::position(self, state, Hands::All)
    }

    /// Without the cards of others.
    fn position_for(&self, state: &State, viewer: Option<Seat>) -> shown::Position {
        shown::position(self, state, Hands::For(viewer))
    }

    fn recount(&self, played: &Match<Uxmal>, position: &mut shown::Position) {
        position.scored = shown::scorings(played);
    }

    fn hint(&self, state: &State, action: Action) -> Option<shown::Hint> {
        shown::hint(self, state, action)
    }

    fn facts(&self, state: &State, action: Action) -> Vec<Phrase> {
        facts::facts(self, state, action)
    }
}
