//! Time: what a turn costs, and when it runs out.

use rules::Seat;

use crate::{Moment, Table};

impl Table {
    /// When the seat whose turn it is runs out of time; never, if it is not a person's, if the
    /// clocks stand still or if there are none.
    pub fn deadline(&self) -> Option<Moment> {
        let play = self.play.as_ref().filter(|play| play.paused.is_none() && !play.ended)?;
        let turn = play.turn.as_ref()?;
        let person = self.seats.person(turn.seat).filter(|person| person.away.is_none())?;
        Some(turn.started.after(self.setup.pace.allowance()?).after(person.reserve))
    }

    /// Takes off the reserve what the turn of `seat` has cost beyond its allowance.
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
