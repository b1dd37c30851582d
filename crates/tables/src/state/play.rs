//! The game at a table: whose turn it is and how far it is.

use catalog::{AnyMatch, OtherPosition, PlayError, Prepared, Visit};
use rules::{Insight, Match, Phrase, Seat, SeatSet, Tabletop, Turn};

use super::undo::Undoable;
use crate::{Moment, Setup};

/// A game that has started.
#[derive(Debug)]
pub(crate) struct Play {
    pub(crate) game: Box<dyn AnyMatch>,
    /// Whether hidden things are hidden.
    memory: bool,
    /// The current turn; none while chance has to act and when the game is over.
    pub(crate) turn: Option<OwnTurn>,
    /// How many turns have started.
    pub(crate) turns: u64,
    /// How often chance has acted.
    pub(crate) rolls: u64,
    pub(crate) ended: bool,
    /// When the pause started, if the game is paused.
    pub(crate) paused: Option<Moment>,
    pub(crate) pause_wanted: SeatSet,
}

/// The turn of a seat, from its first action to its last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OwnTurn {
    pub(crate) seat: Seat,
    /// When it started, shifted by pauses.
    pub(crate) started: Moment,
    /// Milliseconds that were used before the last pause, where `started` does not include them.
    pub(crate) spent: u64,
    pub(crate) undoable: Undoable,
    /// Whether the seat has nothing left to do in this turn.
    pub(crate) complete: bool,
}

/// The event cannot have happened in this state.
pub(crate) struct Impossible;

impl From<PlayError> for Impossible {
    fn from(_: PlayError) -> Impossible {
        Impossible
    }
}

impl From<OtherPosition> for Impossible {
    fn from(_: OtherPosition) -> Impossible {
        Impossible
    }
}

#[cfg(test)]
thread_local! {
    /// How many actions this thread has prepared.
    pub(crate) static PREPARED: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

impl Play {
    pub(crate) fn new(game: Box<dyn AnyMatch>, setup: &Setup, at: Moment) -> Play {
        let mut play = Play {
            game,
            memory: setup.plays_memory(),
            turn: None,
            turns: 0,
            rolls: 0,
            ended: false,
            paused: None,
            pause_wanted: SeatSet::EMPTY,
        };
        play.begin_turn(at);
        play
    }

    /// Parses and checks an action, once: see [`Play::step`] and [`Play::roll`].
    pub(crate) fn prepare(&self, action: &str) -> Result<Prepared, PlayError> {
        #[cfg(test)]
        PREPARED.with(|count| count.set(count.get() + 1));
        self.game.prepare(action)
    }

    /// Takes one step of the turn of `seat`, and describes it.
    pub(crate) fn step(&mut self, seat: Seat, step: Prepared) -> Result<Phrase, Impossible> {
        if !self.turn.as_ref().is_some_and(|turn| turn.seat == seat && !turn.complete) {
            return Err(Impossible);
        }
        let reveals = self.memory && self.game.reveals(&step)?;
        let told = self.game.play_prepared(step)?;
        let complete = self.passes_on(seat);
        let turn = self.turn.as_mut().ok_or(Impossible)?;
        turn.undoable.step(reveals);
        turn.complete = complete;
        Ok(told)
    }

    /// Chance acts; describes it. What came before can no longer be undone.
    pub(crate) fn roll(&mut self, rolled: Prepared, at: Moment) -> Result<Phrase, Impossible> {
        if self.game.turn() != Turn::Chance {
            return Err(Impossible);
        }
        let told = self.game.play_prepared(rolled)?;
        self.rolls += 1;
        self.close_undo();
        self.begin_turn(at);
        Ok(told)
    }

    pub(crate) fn undo(&mut self, seat: Seat, steps: usize) -> Result<(), Impossible> {
        let turn = self.turn.as_mut().filter(|turn| turn.seat == seat).ok_or(Impossible)?;
        turn.undoable.undo(steps).ok_or(Impossible)?;
        turn.complete &= steps == 0;
        for _ in 0..steps {
            self.game.undo();
        }
        Ok(())
    }

    pub(crate) fn end_turn(&mut self, seat: Seat, at: Moment) -> Result<(), Impossible> {
        if !self.turn.as_ref().is_some_and(|turn| turn.seat == seat && turn.complete) {
            return Err(Impossible);
        }
        self.turn = None;
        self.begin_turn(at);
        Ok(())
    }

    /// Nothing that was done so far can be undone any more.
    pub(crate) fn close_undo(&mut self) {
        if let Some(turn) = &mut self.turn {
            turn.undoable.close();
        }
    }

    /// Whether chance has to act now, between turns or within one.
    pub(crate) fn awaits_chance(&self) -> bool {
        self.game.turn() == Turn::Chance && !self.turn.as_ref().is_some_and(|turn| turn.complete)
    }

    fn begin_turn(&mut self, at: Moment) {
        if let (None, Turn::Seat(seat)) = (&self.turn, self.game.turn()) {
            self.turns += 1;
            let (undoable, complete) = (Undoable::default(), false);
            self.turn = Some(OwnTurn { seat, started: at, spent: 0, undoable, complete });
        }
    }

    /// Whether `seat`, which has just acted, has nothing left to do in its turn.
    fn passes_on(&self, seat: Seat) -> bool {
        match self.game.turn() {
            Turn::Seat(next) => next != seat,
            Turn::Over => true,
            Turn::Chance => !catalog::visit(&*self.game, ComesBackTo(seat)),
        }
    }
}

/// Whether the same seat acts again after chance: it asked for a tile, which is drawn now.
struct ComesBackTo(Seat);

impl Visit for ComesBackTo {
    type Out = bool;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, played: &Match<G>) -> bool {
        let (game, mut state) = (played.game(), *played.state());
        let mut actions = Vec::new();
        while game.turn(&state) == Turn::Chance {
            game.legal_actions(&state, &mut actions);
            let Some(&any) = actions.first() else { break };
            game.play_unchecked(&mut state, any);
        }
        game.turn(&state) == Turn::Seat(self.0)
    }
}
