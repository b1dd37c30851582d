//! A table whose time is ahead of the clock: the clock was wrong when something happened here, and is
//! right again. The table goes back, so that nobody waits until the clock catches up.

use crate::{Moment, Table};

/// How far a table may be ahead, in milliseconds. The clocks of several servers differ by less, and
/// for so long its time simply stands still.
const TOLERATED: u64 = 5 * 60 * 1000;

impl Table {
    /// The time at this table when the clock says `now`. It goes back only if the clock was wrong.
    pub(crate) fn time(&self, now: Moment) -> Moment {
        if self.is_ahead_of(now) { now } else { now.max(self.at) }
    }

    pub(crate) fn is_ahead_of(&self, now: Moment) -> bool {
        self.at.since(now) > TOLERATED
    }

    /// Nothing that happened here lies in the future any more.
    pub(crate) fn go_back(&mut self, at: Moment) {
        let turn_back = |moment: &mut Moment| *moment = at.min(*moment);
        if let Some(play) = &mut self.play {
            play.turn.iter_mut().for_each(|turn| turn_back(&mut turn.started));
            play.paused.iter_mut().for_each(turn_back);
        }
        turn_back(&mut self.contributions.seated);
        self.contributions.closed.iter_mut().for_each(turn_back);
        self.chat.messages.iter_mut().for_each(|message| turn_back(&mut message.at));
        for person in self.seats.people_mut() {
            for (from, until) in person.days_off.iter_mut().filter(|(from, _)| *from > at) {
                (*from, *until) = (at, at.after(until.since(*from)));
            }
        }
        self.at = at;
    }
}
