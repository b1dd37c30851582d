//! Before the start: what people contribute to the dice, and when the game starts.

use crate::{Contribution, Event, PlayerId, Promise, Refusal, Request, Table};

impl Table {
    pub(super) fn decide_promise(&self, player: &PlayerId, hash: &str) -> Result<Event, Refusal> {
        let hash = Promise::read(hash)?;
        self.is_gathering()?;
        let (seat, _) = self.seated(player)?;
        if !self.takes_contributions() {
            return Err(Refusal::OldDice);
        }
        if self.contributions.closed.is_some() {
            return Err(Refusal::PromisesClosed);
        }
        Ok(Event::Promised { seat, hash })
    }

    /// Not before the seats are closed: a player who can still choose something must not know it.
    pub(super) fn decide_reveal(&self, player: &PlayerId, value: &str) -> Result<Event, Refusal> {
        let value = Contribution::read(value)?;
        self.is_gathering()?;
        let (seat, person) = self.seated(player)?;
        let promise = person.promise.ok_or(Refusal::NotPromised)?;
        if self.contributions.closed.is_none() {
            return Err(Refusal::NotClosed);
        }
        if person.contribution.is_some() {
            return Err(Refusal::AlreadyRevealed);
        }
        if value.promise() != promise {
            return Err(Refusal::WrongContribution);
        }
        Ok(Event::Revealed { seat, value })
    }

    /// Closes the seats, so that contributions are revealed. The second time, and where nobody has
    /// promised any, the game starts without those that are missing.
    pub(super) fn decide_start(&self, request: &Request) -> Result<Event, Refusal> {
        self.may_arrange(request)?;
        match self.seats.count_open() {
            0 => self.new_match().map(|_| self.next_step_to_start()),
            count => Err(Refusal::OpenSeats { count }),
        }
    }

    /// What brings the start nearer, whether or not all have contributed.
    pub(crate) fn next_step_to_start(&self) -> Event {
        let waits = self.contributions.closed.is_none() && self.has_promises();
        if waits { Event::SeatsClosed } else { Event::Started }
    }

    /// Where strangers meet and in rematches nobody has to ask: the seats are closed when all have
    /// promised, and everywhere the game starts when all of these have revealed.
    pub(super) fn start_by_itself(&self) -> Option<Event> {
        if self.play.is_some() || !self.is_taken() || self.new_match().is_err() {
            return None;
        }
        if !self.takes_contributions() {
            return self.starts_itself().then_some(Event::Started);
        }
        match self.contributions.closed {
            None => (self.starts_itself() && self.all_promised()).then_some(Event::SeatsClosed),
            Some(_) => self.all_revealed().then_some(Event::Started),
        }
    }
}
