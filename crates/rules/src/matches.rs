//! A game being played: its actions, positions and undo.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::{Game, Refusal, Seat, Tabletop};

/// How many positions a match keeps: people take back a step or two. A server holds thousands of
/// matches, and replaying one takes less than a millisecond.
const KEPT: usize = 2;

/// A game being played: its rules and every action since the start.
///
/// Only the latest positions are kept; an undo further back replays the match.
#[derive(Debug)]
pub struct Match<G: Game> {
    game: Arc<G>,
    actions: Vec<G::Action>,
    /// The position now.
    state: G::State,
    /// The positions before the latest actions, one for each.
    before: VecDeque<G::State>,
    /// The positions before the milestones, each with the index of its action.
    milestones: Vec<(usize, G::State)>,
}

/// Not derived: the rules are shared, so the game itself need not be `Clone`.
impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Match<G> {
        Match {
            game: Arc::clone(&self.game),
            actions: self.actions.clone(),
            state: self.state,
            before: self.before.clone(),
            milestones: self.milestones.clone(),
        }
    }
}

impl<G: Game> Match<G> {
    /// A match at its start.
    pub fn new(game: G) -> Match<G> {
        Match {
            actions: Vec::new(),
            state: game.start(),
            before: VecDeque::new(),
            milestones: Vec::new(),
            game: Arc::new(game),
        }
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

    /// The actions that later positions report, each with the position before it.
    pub fn milestones(&self) -> impl Iterator<Item = (&G::State, G::Action)> {
        self.milestones.iter().map(|(number, before)| (before, self.actions[*number]))
    }

    /// Plays `action` if the rules allow it; a refused action changes nothing.
    pub fn play(&mut self, action: G::Action) -> Result<(), Refusal> {
        let mut state = self.state;
        self.game.play(&mut state, action)?;
        self.step(action, state);
        Ok(())
    }

    /// Plays `action`, which must be legal here: see [`Game::play_unchecked`].
    pub fn play_unchecked(&mut self, action: G::Action) {
        let mut state = self.state;
        self.game.play_unchecked(&mut state, action);
        self.step(action, state);
    }

    /// Takes the last action back, and says which it was.
    pub fn undo(&mut self) -> Option<G::Action> {
        let undone = self.actions.pop()?;
        self.milestones.pop_if(|(number, _)| *number == self.actions.len());
        match self.before.pop_back() {
            Some(state) => self.state = state,
            None => self.play_again(),
        }
        Some(undone)
    }

    /// Appends an action and the position after it.
    fn step(&mut self, action: G::Action, state: G::State) {
        if self.game.is_milestone(&self.state, &state) {
            self.milestones.push((self.actions.len(), self.state));
        }
        if self.before.len() == KEPT {
            self.before.pop_front();
        }
        self.before.reserve_exact(KEPT - self.before.len());
        self.before.push_back(std::mem::replace(&mut self.state, state));
        self.actions.push(action);
    }

    /// Replays all actions to find the position.
    fn play_again(&mut self) {
        self.state = self.game.start();
        self.milestones.clear();
        for action in std::mem::take(&mut self.actions) {
            let mut state = self.state;
            self.game.play_unchecked(&mut state, action);
            self.step(action, state);
        }
    }
}

impl<G: Tabletop> Match<G> {
    /// Everything on the table, for programs, with its history.
    pub fn full_position(&self) -> G::Position {
        self.recounted(self.game.full_position(&self.state))
    }

    /// What everybody may see, with its history.
    pub fn public_position(&self) -> G::Position {
        self.position_for(None)
    }

    /// What `viewer` may see, a seat or a spectator, with its history.
    pub fn position_for(&self, viewer: Option<Seat>) -> G::Position {
        self.recounted(self.game.position_for(&self.state, viewer))
    }

    fn recounted(&self, mut position: G::Position) -> G::Position {
        self.game.recount(self, &mut position);
        position
    }
}
