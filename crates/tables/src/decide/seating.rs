//! Before the start: who sits where.

use bots::Level;
use catalog::AnyMatch;
use protocol::AwayReason;
use rules::Seat;

use super::names::{clean_name, look_alike};
use super::setup;
use crate::state::seats::SeatState;
use crate::{Event, Look, PlayerId, Refusal, Request, Table};

impl Table {
    pub(super) fn decide_sit(
        &self,
        player: &PlayerId,
        seat: Option<usize>,
        name: &str,
        look: Option<usize>,
    ) -> Result<Event, Refusal> {
        self.is_gathering()?;
        let name = clean_name(name)?;
        let mut others = self.seats.people().filter(|(_, person)| person.player != *player);
        if others.any(|(_, person)| look_alike(&person.name, &name)) {
            return Err(Refusal::NameTaken);
        }
        let seat = self.free_seat(player, seat)?;
        let look = look.map(Look::new).transpose()?;
        let look = look.filter(|look| self.seats.is_free_look(*look, player));
        Ok(Event::Sat { seat, player: player.clone(), name, look })
    }

    /// The requested seat, if it is free for this person; the first open one if they did not
    /// choose.
    fn free_seat(&self, player: &PlayerId, number: Option<usize>) -> Result<Seat, Refusal> {
        let own = self.seats.of(player);
        let Some(number) = number else {
            return own.or_else(|| self.seats.first_open()).ok_or(Refusal::NoOpenSeat);
        };
        let seat = Seat::from_number(number).ok_or(Refusal::NoSuchSeat { seat: number })?;
        match self.seats.get(seat)? {
            SeatState::Open => Ok(seat),
            _ if own == Some(seat) => Ok(seat),
            SeatState::Bot(_) | SeatState::Person(_) => Err(Refusal::SeatTaken { seat }),
        }
    }

    pub(super) fn decide_leave(&self, player: &PlayerId) -> Result<Event, Refusal> {
        let seat = self.seats.of(player);
        let person = seat.and_then(|seat| self.seats.person(seat));
        let stays = person.is_some_and(|person| person.away != Some(AwayReason::Left));
        if stays || self.host.as_ref() == Some(player) {
            return Ok(Event::Left { player: player.clone(), seat: seat.map(Seat::number) });
        }
        Err(Refusal::NotSeated)
    }

    pub(super) fn decide_take_back(&self, player: &PlayerId) -> Result<Event, Refusal> {
        let (seat, person) = self.seated(player)?;
        match person.away {
            None => Err(Refusal::NotStoodIn),
            Some(_) => Ok(Event::TakenBack { seat }),
        }
    }

    pub(super) fn decide_open_seat(&self, player: &PlayerId) -> Result<Event, Refusal> {
        self.is_host(player)?;
        self.is_gathering()?;
        self.fits(self.seats.len() + 1)?;
        Ok(Event::SeatOpened)
    }

    pub(super) fn decide_close_seat(
        &self,
        request: &Request,
        seat: Seat,
    ) -> Result<Event, Refusal> {
        self.may_arrange(request)?;
        match self.seats.get(seat)? {
            SeatState::Person(_) => return Err(Refusal::SeatTaken { seat }),
            SeatState::Open | SeatState::Bot(_) => self.fits(self.seats.len() - 1)?,
        }
        Ok(Event::SeatClosed { seat })
    }

    pub(super) fn decide_fill_seat(
        &self,
        request: &Request,
        seat: Seat,
        level: Level,
    ) -> Result<Event, Refusal> {
        self.may_arrange(request)?;
        match self.seats.get(seat)? {
            SeatState::Person(_) => Err(Refusal::SeatTaken { seat }),
            SeatState::Open | SeatState::Bot(_) => Ok(Event::Filled { seat, level }),
        }
    }

    pub(super) fn decide_free_seat(&self, request: &Request, seat: Seat) -> Result<Event, Refusal> {
        self.may_arrange(request)?;
        match self.seats.get(seat)? {
            SeatState::Open => Err(Refusal::SeatOpen { seat }),
            SeatState::Bot(_) | SeatState::Person(_) => Ok(Event::Freed { seat }),
        }
    }

    pub(super) fn decide_stand_in(
        &self,
        player: &PlayerId,
        level: Level,
    ) -> Result<Event, Refusal> {
        self.is_host(player)?;
        // In a game the host would choose how well an opponent plays whose time ran out.
        self.is_gathering()?;
        Ok(Event::StandInChosen { level })
    }

    /// The game for the people and bots at the table.
    pub(crate) fn new_match(&self) -> Result<Box<dyn AnyMatch>, Refusal> {
        setup::start(&self.setup, self.seats.len())
    }

    pub(super) fn may_arrange(&self, request: &Request) -> Result<(), Refusal> {
        self.is_host(&request.from)?;
        self.is_gathering()?;
        self.is_current(request)
    }

    fn fits(&self, seats: usize) -> Result<(), Refusal> {
        let mut players = catalog::find(&self.setup.game)?.players.clone();
        if !self.setup.opening.is_empty() {
            // The opening was played by just so many.
            players = self.setup.seats..=self.setup.seats;
        }
        if players.contains(&seats) {
            return Ok(());
        }
        Err(Refusal::WrongSeats { least: *players.start(), most: *players.end() })
    }
}
