use std::sync::Arc;

use crate::{Game, Refusal};

/// A game being played: its rules and every position since the start.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    game: Arc<G>,
    start: G::State,
    played: Vec<(G::Action, G::State)>,
}

impl<G: Game> Match<G> {
    /// A match at its start.
    pub fn new(game: G) -> Match<G> {
        let start = game.start();
        Match { game: Arc::new(game), start, played: Vec::new() }
    }

    /// The rules it is played by.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position now.
    pub fn state(&self) -> &G::State {
        self.played.last().map_or(&self.start, |(_, state)| state)
    }

    /// Every action since the start, chance included.
    pub fn actions(&self) -> impl DoubleEndedIterator<Item = G::Action> + ExactSizeIterator {
        self.played.iter().map(|&(action, _)| action)
    }

    /// Plays `action` if the rules allow it; a refused action changes nothing.
    pub fn play(&mut self, action: G::Action) -> Result<(), Refusal> {
        let mut state = *self.state();
        self.game.play(&mut state, action)?;
        self.played.push((action, state));
        Ok(())
    }

    /// Takes the last action back, and says which it was.
    pub fn undo(&mut self) -> Option<G::Action> {
        self.played.pop().map(|(action, _)| action)
    }
}
