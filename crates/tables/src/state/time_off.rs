//! Time that does not count in slow games: weekends, and the days off of a person.

use crate::Moment;
use crate::stored::DAY;

/// Days off that a person has taken: from, until.
pub(crate) type DaysOff = Vec<(Moment, Moment)>;

const MINUTE: i64 = 60_000;
const DAY_MILLIS: i64 = DAY.cast_signed();
const WEEK: i64 = 7 * DAY_MILLIS;

/// The Saturday after the 1st of January 1970, which was a Thursday.
const FIRST_SATURDAY: i64 = 2 * DAY_MILLIS;

/// When the clock of a person stands still.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TimeOff<'a> {
    /// Minutes east of UTC, if weekends do not count.
    pub(crate) weekends: Option<i32>,
    /// In order, without overlaps.
    pub(crate) days: &'a [(Moment, Moment)],
}

impl TimeOff<'_> {
    pub(crate) fn is_none(self) -> bool {
        self.weekends.is_none() && self.days.is_empty()
    }

    /// The time when so many milliseconds that count have passed.
    pub(crate) fn after(self, start: Moment, mut millis: u64) -> Moment {
        let mut at = start;
        loop {
            at = self.next_counted(at);
            // Without an end it would be the end of time.
            let Some(end) = self.next_off(at).filter(|&end| end > at) else {
                return at.after(millis);
            };
            let counted = end.since(at);
            if millis <= counted {
                return at.after(millis);
            }
            millis -= counted;
            at = end;
        }
    }

    /// How many of the milliseconds between two times count.
    pub(crate) fn between(self, start: Moment, end: Moment) -> u64 {
        let (mut at, mut millis) = (self.next_counted(start), 0);
        while at < end {
            let off = self.next_off(at).filter(|&off| off > at);
            let until = off.unwrap_or(end).min(end);
            millis += until.since(at);
            at = self.next_counted(until);
        }
        millis
    }

    /// The first time from `at` on that counts.
    fn next_counted(self, mut at: Moment) -> Moment {
        while let Some(end) = self.end_of_time_off(at).filter(|&end| end > at) {
            at = end;
        }
        at
    }

    /// When the time off ends that `at` is in.
    fn end_of_time_off(self, at: Moment) -> Option<Moment> {
        let own = self.days.iter().find(|(from, until)| (*from..*until).contains(&at));
        own.map(|(_, until)| *until).or_else(|| {
            let into = into_week(self.weekends?, at);
            (into < 2 * DAY_MILLIS).then(|| at.after((2 * DAY_MILLIS - into).unsigned_abs()))
        })
    }

    /// When the next time off begins.
    fn next_off(self, at: Moment) -> Option<Moment> {
        let own = self.days.iter().map(|(from, _)| *from).find(|from| *from >= at);
        let weekend =
            self.weekends.map(|minutes| at.after((WEEK - into_week(minutes, at)).unsigned_abs()));
        own.into_iter().chain(weekend).min()
    }
}

/// Milliseconds since the last Saturday began, in a time zone.
fn into_week(minutes_east: i32, at: Moment) -> i64 {
    let millis = i64::try_from(at.as_millis()).unwrap_or(i64::MAX);
    let local = millis.saturating_add(i64::from(minutes_east) * MINUTE);
    local.saturating_sub(FIRST_SATURDAY).rem_euclid(WEEK)
}
