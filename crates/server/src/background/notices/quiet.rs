//! Quiet hours: notices wait until their end.

use protocol::{Moment, QuietHours};

use crate::operations::app::App;

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60;

/// The longest quiet hours, in minutes. A reminder comes so long before the deadline that it is in
/// time even if it has to wait for their end.
const LONGEST: i64 = 12 * 60;

/// The time zones of the world, in minutes east of UTC.
const MINUTES_EAST: std::ops::RangeInclusive<i32> = -12 * 60..=14 * 60;

/// Whether these hours are possible.
pub(crate) fn are_valid(hours: &QuietHours) -> bool {
    let is_time = |minutes: u32| i64::from(minutes) < DAY;
    let is_zone = MINUTES_EAST.contains(&hours.minutes_east);
    is_time(hours.from) && is_time(hours.to) && is_zone && (1..=LONGEST).contains(&length(hours))
}

/// When the quiet hours end that `now` is in; none if it is not in them.
pub(super) fn end(hours: &QuietHours, now: Moment) -> Option<Moment> {
    let now_millis = i64::try_from(now.as_millis()).ok()?;
    let local = now_millis.checked_add(i64::from(hours.minutes_east) * MINUTE)?;
    let since = (local - i64::from(hours.from) * MINUTE).rem_euclid(DAY * MINUTE);
    let left = length(hours) * MINUTE - since;
    u64::try_from(left).ok().filter(|&left| left > 0).map(|left| now.after(left))
}

fn length(hours: &QuietHours) -> i64 {
    (i64::from(hours.to) - i64::from(hours.from)).rem_euclid(DAY)
}

/// Until when a player wants no notices now.
pub(super) async fn until(app: &App, player: &str, now: Moment) -> Option<Moment> {
    match app.store.quiet_hours(player).await {
        Ok(stored) => end(&serde_json::from_str(&stored?).ok()?, now),
        Err(error) => {
            app.storage_error(&error);
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(day: u64, hour: u64, minute: u64) -> Moment {
        Moment::from_millis(((day * 24 + hour) * 60 + minute) * 60_000)
    }

    fn hours(from: u32, to: u32, minutes_east: i32) -> QuietHours {
        QuietHours { from: from * 60, to: to * 60, minutes_east }
    }

    #[test]
    fn a_notice_at_night_waits_until_the_morning() {
        let night = hours(22, 8, 0);
        assert_eq!(end(&night, at(3, 21, 59)), None);
        assert_eq!(end(&night, at(3, 22, 0)), Some(at(4, 8, 0)));
        assert_eq!(end(&night, at(4, 0, 0)), Some(at(4, 8, 0)));
        assert_eq!(end(&night, at(4, 7, 59)), Some(at(4, 8, 0)));
        assert_eq!(end(&night, at(4, 8, 0)), None);
    }

    #[test]
    fn hours_of_one_day_do_not_pass_midnight() {
        let work = hours(9, 17, 0);
        assert_eq!(end(&work, at(1, 8, 0)), None);
        assert_eq!(end(&work, at(1, 12, 30)), Some(at(1, 17, 0)));
        assert_eq!(end(&work, at(1, 23, 0)), None);
    }

    #[test]
    fn the_time_zone_of_the_person_counts() {
        // 22 to 8 in Tokyo is 13 to 23 in UTC.
        assert_eq!(end(&hours(22, 8, 540), at(5, 13, 30)), Some(at(5, 23, 0)));
        assert_eq!(end(&hours(22, 8, 540), at(5, 12, 30)), None);
        // 22 to 8 in San Francisco is 6 to 16 in UTC.
        assert_eq!(end(&hours(22, 8, -480), at(5, 6, 0)), Some(at(5, 16, 0)));
    }

    #[test]
    fn impossible_hours_are_refused() {
        assert!(are_valid(&hours(20, 8, 60)));
        for wrong in [
            hours(22, 22, 0),
            hours(8, 22, 0),
            hours(25, 3, 0),
            hours(22, 8, 15 * 60),
            hours(22, 8, i32::MIN),
            QuietHours { from: u32::MAX, to: 0, minutes_east: 0 },
        ] {
            assert!(!are_valid(&wrong), "{wrong:?}");
        }
    }
}
