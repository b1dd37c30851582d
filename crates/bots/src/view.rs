//! What a seat knows: the position it sees, and its memory of what is hidden.

use fastrand::Rng;
use rules::{Insight, Seat, Turn};

/// A position as a seat knows it, with its rules.
#[derive(Debug)]
pub struct View<'a, G: Insight> {
    game: &'a G,
    state: G::State,
}

impl<'a, G: Insight> View<'a, G> {
    /// A position in which everything is visible.
    pub fn open(game: &'a G, state: &G::State) -> View<'a, G> {
        View { game, state: *state }
    }

    /// The rules.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// The position.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The seat that has to choose.
    ///
    /// # Panics
    ///
    /// If no seat has to choose.
    pub fn seat(&self) -> Seat {
        match self.game.turn(&self.state) {
            Turn::Seat(seat) => seat,
            turn => panic!("nobody chooses: {turn:?}"),
        }
    }

    /// The actions to choose from.
    pub fn legal_actions(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, &mut legal);
        legal
    }
}

/// A seat that watches a match: it sees every action, and remembers what is hidden later as well as
/// its memory allows.
///
/// It never gets the table's own position, only the actions.
#[derive(Clone, Debug)]
pub struct Watcher<G: Insight> {
    seat: Seat,
    /// The position by the actions so far. Only what is visible to the seat is ever taken from it.
    happened: G::State,
    remembered: G::State,
    /// How likely it is to forget something whenever a turn passes, in 1/256.
    forgets: u8,
    rng: Rng,
}

impl<G: Insight> Watcher<G> {
    /// A watcher at the start of a match.
    pub fn new(game: &G, seat: Seat, forgets: u8, seed: u64) -> Watcher<G> {
        let start = game.start();
        let rng = Rng::with_seed(seed);
        Watcher { seat, happened: start, remembered: start, forgets, rng }
    }

    /// Sees an action, of any seat or of chance.
    pub fn see(&mut self, game: &G, action: G::Action) {
        let before = game.turn(&self.happened);
        game.play_unchecked(&mut self.happened, action);
        game.play_remembered(&mut self.remembered, action);
        // What was forgotten is known again once it is visible.
        let viewer = Some(self.seat);
        self.remembered = game.recall(&game.hide(&self.happened, viewer), &self.remembered, viewer);
        if before != game.turn(&self.happened) && self.rng.u8(..) < self.forgets {
            game.forget(&mut self.remembered, self.seat, self.rng.u64(..));
        }
    }

    /// The position as the seat knows it.
    pub fn view<'a>(&self, game: &'a G) -> View<'a, G> {
        View { game, state: self.remembered }
    }
}
