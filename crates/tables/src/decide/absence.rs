//! Players who are away at a table without a clock: the others may let a bot play for them.
//!
//! A table does not know who is connected. The server says so with every request, as [`Absences`].

use rules::{Seat, SeatSet};

use crate::state::seats::Person;
use crate::{Answer, Event, Moment, PlayerId, Refusal, Request, StandInBy, Table};

/// How long a player has to be away before the others may let a bot play, in milliseconds: longer
/// than a phone call or a dead battery takes, and shorter than the patience of friends.
pub const STAND_IN_AFTER: u64 = 3 * 60 * 1000;

/// Who is away, as the server knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Absences {
    people: Vec<(PlayerId, Moment)>,
    after: u64,
}

impl Absences {
    /// These people are away since then; everybody else is here.
    pub fn new(people: Vec<(PlayerId, Moment)>) -> Absences {
        Absences { people, after: STAND_IN_AFTER }
    }

    /// With another time than [`STAND_IN_AFTER`], in milliseconds.
    #[must_use]
    pub fn with_bots_after(self, after: u64) -> Absences {
        Absences { after, ..self }
    }

    fn since(&self, player: &PlayerId) -> Option<Moment> {
        self.people.iter().find(|(away, _)| away == player).map(|(_, since)| *since)
    }
}

impl Table {
    /// Whether the players can be replaced when they are away: where a clock runs, it does that.
    pub fn replaces_absent(&self) -> bool {
        self.setup.pace.allowance().is_none()
    }

    pub(super) fn decide_let_bot_play(
        &self,
        request: &Request,
        seat: Seat,
        wanted: bool,
        absences: Option<&Absences>,
        now: Moment,
    ) -> Result<Event, Refusal> {
        let (by, own) = self.seated(&request.from)?;
        self.in_play()?;
        if !self.replaces_absent() {
            return Err(Refusal::HasClock);
        }
        if own.away.is_some() {
            return Err(Refusal::StoodIn);
        }
        self.seats.get(seat)?;
        let other = self.seats.person(seat).filter(|_| seat != by);
        let other = other.ok_or(Refusal::NobodyToReplace)?;
        if other.away.is_some() {
            return Err(Refusal::AlreadyStoodIn);
        }
        if wanted {
            may_be_replaced(other, absences, now)?;
            self.may_vote(seat, by, absences)?;
        }
        Ok(Event::BotWanted { seat, voter: by, wanted })
    }

    /// Where the host decides and is here, nobody else is asked.
    fn may_vote(&self, seat: Seat, by: Seat, absences: Option<&Absences>) -> Result<(), Refusal> {
        let asked = absences.map_or(SeatSet::EMPTY, |absences| self.asked(seat, absences));
        if asked.contains(by) { Ok(()) } else { Err(Refusal::NotHost) }
    }

    /// Who has to agree: the others who are here and play for themselves, or the host alone.
    ///
    /// People who are away are not asked, so that a table never waits for them.
    fn asked(&self, seat: Seat, absences: &Absences) -> SeatSet {
        let is_here = |person: &Person| absences.since(&person.player).is_none();
        let others = self
            .seats
            .people()
            .filter(|(other, person)| *other != seat && person.away.is_none() && is_here(person));
        let others: SeatSet = others.map(|(other, _)| other).collect();
        let host = self.host.as_ref().and_then(|host| self.seats.of(host));
        match (self.setup.stand_in_by, host.filter(|host| others.contains(*host))) {
            (StandInBy::Host, Some(host)) => SeatSet::EMPTY.with(host),
            (StandInBy::Host, None) | (StandInBy::All, _) => others,
        }
    }

    /// What follows for a seat that others want a bot for: its player is back, or all agree.
    pub(super) fn settled_absence(&self, absences: &Absences) -> Option<Event> {
        self.in_play().ok()?;
        let wanted = |(_, person): &(Seat, &Person)| {
            !person.bot_wanted_by.is_empty() && person.away.is_none()
        };
        self.seats.people().filter(wanted).find_map(|(seat, person)| {
            if absences.since(&person.player).is_none() {
                return Some(Event::BotDropped { seat });
            }
            let asked = self.asked(seat, absences);
            let agreed = asked.iter().all(|other| person.bot_wanted_by.contains(other));
            (agreed && !asked.is_empty()).then_some(Event::StoodIn { seat })
        })
    }

    /// Somebody came or went: a vote may be settled by that.
    pub fn company_changed(&mut self, absences: &Absences, now: Moment) -> Option<Answer> {
        let event = self.settled_absence(absences)?;
        Some(self.emit(event, None, Some(absences), now))
    }
}

fn may_be_replaced(
    person: &Person,
    absences: Option<&Absences>,
    now: Moment,
) -> Result<(), Refusal> {
    let away =
        absences.and_then(|absences| Some((absences.since(&person.player)?, absences.after)));
    let (since, after) = away.ok_or(Refusal::NotAway)?;
    match after.saturating_sub(now.since(since)) {
        0 => Ok(()),
        wait => Err(Refusal::AwayTooShort { wait }),
    }
}
