use std::collections::VecDeque;
use std::sync::Arc;

use crate::{Game, Refusal};

/// How many positions a match keeps: more than a turn takes back.
const KEPT: usize = 16;

/// A game being played: its rules and every action since the start.
///
/// Only the latest positions are kept; an undo that goes behind them plays the match again.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    game: Arc<G>,
    actions: Vec<G::Action>,
    /// The position now.
    state: G::State,
    /// The positions before the latest actions, one for each.
    before: VecDeque<G::State>,
}

impl<G: Game> Match<G> {
    /// A match at its start.
    pub fn new(game: G) -> Match<G> {
        let state = game.start();
        Match { game: Arc::new(game), actions: Vec::new(), state, before: VecDeque::new() }
    }

    /// The rules it is played by.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Every action since the start, chance included.
    pub fn actions(&self) -> impl DoubleEndedIterator<Item = G::Action> + ExactSizeIterator {
        self.actions.iter().copied()
    }

    /// Plays `action` if the rules allow it; a refused action changes nothing.
    pub fn play(&mut self, action: G::Action) -> Result<(), Refusal> {
        let mut state = self.state;
        self.game.play(&mut state, action)?;
        self.step(state);
        self.actions.push(action);
        Ok(())
    }

    /// Takes the last action back, and says which it was.
    pub fn undo(&mut self) -> Option<G::Action> {
        let undone = self.actions.pop()?;
        match self.before.pop_back() {
            Some(state) => self.state = state,
            None => self.play_again(),
        }
        Some(undone)
    }

    /// Goes on to a position.
    fn step(&mut self, state: G::State) {
        if self.before.len() == KEPT {
            self.before.pop_front();
        }
        self.before.push_back(std::mem::replace(&mut self.state, state));
    }

    /// Finds the position by its actions.
    fn play_again(&mut self) {
        self.state = self.game.start();
        for action in std::mem::take(&mut self.actions) {
            let mut state = self.state;
            self.game.play_unchecked(&mut state, action);
            self.step(state);
            self.actions.push(action);
        }
    }
}
