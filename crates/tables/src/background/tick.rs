//! A seat that runs out of time, and a start that waited long enough.

use crate::{Answer, Event, Moment, Table};

impl Table {
    /// Hands a seat to a bot if its time is up, or starts a game that waits no longer.
    ///
    /// Call it when [`crate::Due::Tick`] is due; earlier it does nothing. A request that arrives
    /// before this call is in time, whatever the clock says: nobody loses a turn to a slow server.
    pub fn tick(&mut self, now: Moment) -> Option<Answer> {
        let event = self.out_of_time(now).or_else(|| self.waited_enough(now))?;
        Some(self.emit(event, None, None, now))
    }

    fn out_of_time(&self, now: Moment) -> Option<Event> {
        self.deadline().filter(|&deadline| now >= deadline)?;
        let seat = self.play.as_ref()?.turn.as_ref()?.seat;
        Some(Event::TimedOut { seat })
    }

    fn waited_enough(&self, now: Moment) -> Option<Event> {
        self.start_deadline().filter(|&deadline| now >= deadline)?;
        self.new_match().is_ok().then(|| self.next_step_to_start())
    }
}
