//! A seat that runs out of time.

use crate::{Answer, Event, Moment, Table};

impl Table {
    /// Says what time it is; a seat whose time is up is given to a bot.
    ///
    /// To be called when [`crate::Due::Tick`] is due; earlier it does nothing. A request that
    /// comes before this call is in time, whatever the clock says: nobody loses a turn to a slow
    /// server.
    pub fn tick(&mut self, now: Moment) -> Option<Answer> {
        self.deadline().filter(|&deadline| now >= deadline)?;
        let seat = self.play.as_ref()?.turn.as_ref()?.seat;
        Some(self.emit(Event::TimedOut { seat }, None, now))
    }
}
