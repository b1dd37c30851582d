//! Another game for the same people, with the seats rotated: the first player now plays last.

use std::sync::Arc;

use protocol::AwayReason;
use rules::Seat;

use crate::state::seats::{Person, SeatState};
use crate::{
    Answer, Event, KeptSeed, Look, Moment, Opened, PlayerId, Refusal, Scheme, Seed, Setup, Stored,
    Table, TableId,
};

/// A rematch that was opened.
#[derive(Debug)]
pub struct Rematch {
    /// The events of the old table.
    pub answer: Answer,
    /// The new table, with everybody seated. Its game starts when they have contributed to the dice.
    pub table: Table,
    /// The events of the new table.
    pub events: Vec<Arc<Stored>>,
}

impl Table {
    /// Whether everybody who is still here wants a rematch that does not exist yet.
    pub fn wants_rematch(&self) -> bool {
        let (present, wanted) = (self.seats.present(), self.rematch_wanted);
        let all = present.iter().all(|seat| wanted.contains(seat));
        let may_follow = self.is_over() && !self.closed && self.rematch.is_none();
        may_follow && all && !wanted.is_empty()
    }

    /// Opens the table of the rematch and links to it.
    ///
    /// The events of both tables belong in one transaction. Bots replace people who left or are
    /// away. The game starts by itself when everybody has contributed to the dice, and not before they
    /// could see the commitment.
    pub fn start_rematch(
        &mut self,
        id: TableId,
        seed: Seed,
        now: Moment,
    ) -> Result<Rematch, Refusal> {
        if !self.wants_rematch() {
            return Err(Refusal::NoRematch);
        }
        let (table, events) = self.rotated(&id, seed, now)?;
        let answer = self.emit(Event::Rematched { table: id }, None, None, now);
        Ok(Rematch { answer, table, events })
    }

    fn rotated(
        &self,
        id: &TableId,
        seed: Seed,
        now: Moment,
    ) -> Result<(Table, Vec<Arc<Stored>>), Refusal> {
        let opened = Opened {
            table: id.clone(),
            setup: self.rematch_setup(),
            host: self.next_rematch_host().ok_or(Refusal::NoRematch)?,
            seed: KeptSeed::Open(seed),
            commitment: None,
            dice: Scheme::NEWEST,
            rematch_of: Some(self.id.clone()),
        };
        let (mut table, mut events) = Table::opened(opened, now);
        for event in self.rotated_places() {
            events.extend(table.emit(event, None, None, now).events);
        }
        Ok((table, events))
    }

    /// The same settings without the opening. Everybody has a seat, so nobody is waited for.
    fn rematch_setup(&self) -> Setup {
        let (seats, chat, opening) = (self.seats.len(), self.chat.on, Vec::new());
        Setup { seats, chat, opening, pairing: false, starts: true, ..self.setup.clone() }
    }

    fn next_rematch_host(&self) -> Option<PlayerId> {
        let first = self.rematch_wanted.iter().find_map(|seat| self.seats.person(seat));
        self.host.clone().or_else(|| first.map(|person| person.player.clone()))
    }

    /// Everybody moves up one seat; the first moves to the end.
    fn rotated_places(&self) -> impl Iterator<Item = Event> {
        let count = self.seats.len();
        let places = self.seats.all().flat_map(move |(seat, place)| {
            let look = self.seats.look(seat);
            let seat = Seat::new((seat.index() + count - 1) % count);
            self.moved(seat, place, look)
        });
        places.collect::<Vec<_>>().into_iter()
    }

    /// Everybody keeps their color and mark.
    fn moved(&self, seat: Seat, place: &SeatState, look: Option<Look>) -> Vec<Event> {
        let level = self.setup.stand_in;
        match place {
            SeatState::Open => vec![Event::Filled { seat, level }],
            SeatState::Bot(level) => vec![Event::Filled { seat, level: *level }],
            SeatState::Person(person) if is_gone(person) => vec![Event::Filled { seat, level }],
            SeatState::Person(person) => {
                let (player, name) = (person.player.clone(), person.name.clone());
                let mut events = vec![Event::Sat { seat, player, name, look }];
                if !person.confirms {
                    events.push(Event::Confirms { seat, on: false });
                }
                events
            }
        }
    }
}

/// Whether somebody left, or was away so long that a bot plays for them: they agreed to nothing.
fn is_gone(person: &Person) -> bool {
    matches!(person.away, Some(AwayReason::Left | AwayReason::Absent))
}
