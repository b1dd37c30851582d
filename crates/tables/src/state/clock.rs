//! Clocks: when a turn runs out of time, and what it costs.

use rules::{Seat, SeatSet};

use super::time_off::TimeOff;

use crate::{Moment, Table};

impl Table {
    /// When the current turn runs out of time; none for bots, during a pause and without a clock.
    pub fn deadline(&self) -> Option<Moment> {
        let play = self.play.as_ref().filter(|play| play.paused.is_none() && !play.ended)?;
        let turn = play.turn.as_ref()?;
        let person = self.seats.person(turn.seat).filter(|person| person.away.is_none())?;
        let left = self.setup.pace.allowance()?.saturating_sub(turn.spent);
        let time_off = self.time_off(&person.days_off);
        Some(time_off.after(turn.started, left).after(person.reserve))
    }

    fn time_off<'a>(&self, days: &'a [(Moment, Moment)]) -> TimeOff<'a> {
        TimeOff { weekends: self.setup.pace.weekends_off(), days }
    }

    /// Ends a pause: the person whose turn it is has as much time left as before it.
    pub(crate) fn resume(&mut self, at: Moment) {
        let spent = self.spent_before_pause();
        let Some(play) = &mut self.play else { return };
        let Some(since) = play.paused.take() else { return };
        play.pause_wanted = SeatSet::EMPTY;
        let Some(turn) = &mut play.turn else { return };
        match spent {
            None => turn.started = turn.started.after(at.since(since)),
            Some(spent) => {
                turn.spent += spent;
                turn.started = at;
            }
        }
    }

    /// What the turn had taken when the pause began, if some time does not count: then its start
    /// cannot simply be shifted, because other weekends would fall into it.
    fn spent_before_pause(&self) -> Option<u64> {
        let play = self.play.as_ref()?;
        let turn = play.turn.as_ref()?;
        let days = self.seats.person(turn.seat).map_or(&[][..], |person| &person.days_off);
        let time_off = self.time_off(days);
        (!time_off.is_none())
            .then(|| time_off.between(turn.started, play.paused.unwrap_or_default()))
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
