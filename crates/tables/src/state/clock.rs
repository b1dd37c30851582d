//! Clocks: when a turn runs out of time, and what it costs.

use rules::Seat;

use crate::{Moment, Table};

impl Table {
    /// When the current turn runs out of time; none for bots, during a pause and without a clock.
    pub fn deadline(&self) -> Option<Moment> {
        let play = self.play.as_ref().filter(|play| play.paused.is_none() && !play.ended)?;
        let turn = play.turn.as_ref()?;
        let person = self.seats.person(turn.seat).filter(|person| person.away.is_none())?;
        Some(turn.started.after(self.setup.pace.allowance()?).after(person.reserve))
    }

    /// Subtracts from the reserve the time that the turn of `seat` took beyond its allowance.
    pub(crate) fn charge(&mut self, seat: Seat, at: Moment) {
        let Some(allowance) = self.setup.pace.allowance() else { return };
        let Some(play) = &self.play else { return };
        let Some(turn) = play.turn.as_ref().filter(|turn| turn.seat == seat) else { return };
        let until = play.paused.unwrap_or(at);
        let over = until.since(turn.started).saturating_sub(allowance);
        if let Some(person) = self.seats.person_mut(seat).filter(|person| person.away.is_none()) {
            person.reserve = person.reserve.saturating_sub(over);
        }
    }
}
