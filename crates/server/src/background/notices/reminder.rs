//! One reminder before the deadline of a turn in a slow game.

use protocol::Moment;

/// How long before the deadline, in milliseconds.
pub(super) const LEAD: u64 = 12 * 60 * 60 * 1000;

/// How long to wait while the clock stands still, in milliseconds.
const LOOK_AGAIN: u64 = 60 * 60 * 1000;

/// When to remind of a deadline.
pub(super) fn time_of(deadline: Moment) -> Moment {
    Moment::from_millis(deadline.as_millis().saturating_sub(LEAD))
}

/// If it is too early for a reminder: when to look again. Pauses and days off move a deadline.
pub(super) fn too_early(deadline: Option<Moment>, now: Moment) -> Option<Moment> {
    match deadline.map(time_of) {
        None => Some(now.after(LOOK_AGAIN)),
        Some(time) => (time > now).then_some(time),
    }
}

/// The hours until the deadline, rounded to the nearest, at least one.
pub(super) fn hours_left(deadline: Moment, now: Moment) -> i64 {
    const HOUR: u64 = 60 * 60 * 1000;
    i64::try_from((deadline.since(now) + HOUR / 2) / HOUR).unwrap_or(i64::MAX).max(1)
}
