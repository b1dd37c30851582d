//! The operator closes a table: what that ends, and what is still possible afterwards.

use crate::{Answer, Event, Moment, Refusal, Table, TableCommand};

impl Table {
    /// Closes the table for the operator: the game ends without a winner. Refused if it is over.
    pub fn close(&mut self, now: Moment) -> Result<Answer, Refusal> {
        if self.is_over() {
            return Err(if self.closed { Refusal::Closed } else { Refusal::Over });
        }
        // Nobody has rolled anything before the start, so there is nothing to check.
        let seed = self.dice.seed().filter(|_| self.play.is_some()).cloned();
        Ok(self.emit(Event::Closed { seed }, None, None, now))
    }

    /// At a closed table people can only leave.
    pub(super) fn is_open_for(&self, what: &TableCommand) -> Result<(), Refusal> {
        if self.closed && !matches!(what, TableCommand::Leave) {
            return Err(Refusal::Closed);
        }
        Ok(())
    }
}
