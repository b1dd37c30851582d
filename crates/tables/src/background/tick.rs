//! A seat that runs out of time.

use crate::{Answer, Event, Moment, Table};

impl Table {
    /// Hands a seat to a bot if its time is up.
    ///
    /// Call it when [`crate::Due::Tick`] is due; earlier it does nothing. A request that arrives
    /// before this call is in time, whatever the clock says: nobody loses a turn to a slow server.
    pub fn tick(&mut self, now: Moment) -> Option<Answer> {
        self.deadline().filter(|&deadline| now >= deadline)?;
        let seat = self.play.as_ref()?.turn.as_ref()?.seat;
        Some(self.emit(Event::TimedOut { seat }, None, None, now))
    }
}
