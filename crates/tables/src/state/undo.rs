//! What may be undone: the steps of the own turn, back to the last moment after which undoing would
//! be a second try or a peek.

/// How many steps of a turn its player may undo.
///
/// Steps can be undone back to the start of the turn, but not past a roll of chance, past a step
/// that showed something hidden, nor past the moment when somebody else began to play for the seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Undoable {
    allowed: usize,
    /// Steps since the last roll. Older versions allowed to undo some that count as a peek today,
    /// and what they stored must load.
    taken: usize,
}

impl Undoable {
    /// How many.
    pub(crate) fn steps(self) -> usize {
        self.allowed
    }

    /// A step was taken.
    pub(crate) fn step(&mut self, shows_something_hidden: bool) {
        self.taken += 1;
        self.allowed = if shows_something_hidden { 0 } else { self.allowed + 1 };
    }

    /// Nothing that was done so far can be undone any more.
    pub(crate) fn close(&mut self) {
        *self = Undoable::default();
    }

    /// Steps were undone; none if there are not so many.
    pub(crate) fn undo(&mut self, steps: usize) -> Option<()> {
        self.taken = self.taken.checked_sub(steps)?;
        self.allowed = self.allowed.saturating_sub(steps);
        Some(())
    }
}
