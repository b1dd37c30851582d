//! Checks settings, and starts the game of a table.

use catalog::AnyMatch;
use rules::Turn;

use crate::{Pace, Refusal, Setup, Stored};

/// Checks whether a table can be opened with this setup.
///
/// ```
/// use tables::{Pace, Setup, check};
///
/// let setup = Setup { pace: Pace::days(3), ..Setup::of("pacal", 4) };
/// assert!(check(&setup).is_ok());
/// assert_eq!(check(&Setup::of("pacal", 9)).unwrap_err().code(), "wrong-players");
/// ```
pub fn check(setup: &Setup) -> Result<(), Refusal> {
    usual_form(setup.clone()).map(drop)
}

/// How many actions an opening may have: longer than any game that people play.
const MOST_OPENING: usize = 3_000;

/// How many bytes of options are stored at most.
const MOST_OPTIONS: usize = 16 * 1024;

/// Checks a setup, and puts its options into their usual form: without those that are the default,
/// and without what has no effect. So whatever is stored was written by us, and is as small and as
/// shallow as the game makes it.
pub(crate) fn usual_form(setup: Setup) -> Result<Setup, Refusal> {
    check_pace(setup.pace)?;
    if setup.opening.len() > MOST_OPENING {
        return Err(Refusal::LongOpening { most: MOST_OPENING });
    }
    let options = start(&setup, setup.seats)?.options();
    let size = serde_json::to_vec(&options).map(|text| text.len());
    if size.is_ok_and(|size| size <= MOST_OPTIONS) {
        return Ok(Setup { options, ..setup });
    }
    Err(LARGE)
}

const LARGE: Refusal = Refusal::LargeSetup { most: MOST_OPTIONS };

/// Checks that an event comes back from the store as it is. An event that cannot be read would make
/// its table unreadable for good.
pub(crate) fn reads_back(stored: &Stored) -> Result<(), Refusal> {
    let text = serde_json::to_string(stored).map_err(|_| LARGE)?;
    let read: Stored = serde_json::from_str(&text).map_err(|_| LARGE)?;
    if read == *stored { Ok(()) } else { Err(LARGE) }
}

/// The game for this number of seats, by the rules version of the setup, with its opening played.
pub(crate) fn start(setup: &Setup, seats: usize) -> Result<Box<dyn AnyMatch>, Refusal> {
    let mut game = catalog::new_match_by(&setup.game, setup.rules, seats, &setup.options)?;
    if let Some(map) = &setup.map {
        catalog::name_map(&mut *game, map)?;
    }
    for (index, action) in setup.opening.iter().enumerate() {
        game.play(action).map_err(|error| Refusal::BadOpening {
            number: index + 1,
            action: action.clone(),
            refusal: error.into(),
        })?;
    }
    match game.turn() {
        Turn::Over => Err(Refusal::OpeningOver),
        Turn::Seat(_) | Turn::Chance => Ok(game),
    }
}

/// The time zones of the world, in minutes east of UTC.
const MINUTES_EAST: std::ops::RangeInclusive<i32> = -12 * 60..=14 * 60;

/// Limits: five seconds to an hour for a turn and at most a day of reserve, or one to 60 days with
/// at most 60 days off.
fn check_pace(pace: Pace) -> Result<(), Refusal> {
    let sound = match pace {
        Pace::Unhurried => true,
        Pace::Live { turn_seconds, reserve_seconds } => {
            (5..=3600).contains(&turn_seconds) && reserve_seconds <= 86_400
        }
        Pace::Days { days, weekends_off, days_off } => {
            let zone = weekends_off.is_none_or(|minutes| MINUTES_EAST.contains(&minutes));
            (1..=60).contains(&days) && zone && days_off <= 60
        }
    };
    if sound { Ok(()) } else { Err(Refusal::BadPace) }
}
