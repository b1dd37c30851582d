//! What comes of a request: an event, or a refusal.

mod gather;
mod manners;
mod turns;

use rules::Seat;

use crate::play::Play;
use crate::seats::Person;
use crate::{Event, Moment, PlayerId, Refusal, Request, Table, What};

impl Table {
    /// The event that grants the request, before anything that follows from it.
    pub(crate) fn decide(&self, request: &Request, now: Moment) -> Result<Event, Refusal> {
        let from = &request.from;
        match &request.what {
            What::Sit { seat, name } => self.decide_sit(from, *seat, name),
            What::Leave => self.decide_leave(from),
            What::TakeBack => self.decide_take_back(from),
            What::OpenSeat => self.decide_open_seat(from),
            What::CloseSeat { seat } => self.decide_close_seat(request, *seat),
            What::FillSeat { seat, level } => self.decide_fill_seat(request, *seat, *level),
            What::FreeSeat { seat } => self.decide_free_seat(request, *seat),
            What::ChooseStandIn { level } => self.decide_stand_in(from, *level),
            What::Start => self.decide_start(request),
            What::Play { action } => self.decide_play(request, action),
            What::Undo => self.decide_undo(request, 1),
            What::UndoTurn => self.decide_undo(request, usize::MAX),
            What::EndTurn => self.decide_end_turn(request),
            What::Confirm { on } => self.decide_confirm(from, *on),
            What::Pause { wanted } => self.decide_pause(from, *wanted),
            What::Resume => self.decide_resume(from),
            What::Say { words } => self.decide_say(from, words, now),
            What::Mute { seat, on } => self.decide_mute(from, *seat, *on),
            What::SwitchChat { on } => self.decide_switch_chat(from, *on),
            What::Rematch { wanted } => self.decide_rematch(from, *wanted),
        }
    }

    /// That the person has seen everything that could change what they mean.
    fn is_current(&self, request: &Request) -> Result<(), Refusal> {
        let seen = request.seen_version;
        if (self.settled..=self.version).contains(&seen) {
            return Ok(());
        }
        Err(Refusal::Stale { current: self.version })
    }

    fn is_host(&self, player: &PlayerId) -> Result<(), Refusal> {
        if self.host.as_ref() == Some(player) { Ok(()) } else { Err(Refusal::NotHost) }
    }

    fn is_gathering(&self) -> Result<(), Refusal> {
        if self.play.is_none() { Ok(()) } else { Err(Refusal::Started) }
    }

    fn seated(&self, player: &PlayerId) -> Result<(Seat, &Person), Refusal> {
        let seat = self.seats.of(player).ok_or(Refusal::NotSeated)?;
        Ok((seat, self.seats.person(seat).ok_or(Refusal::NotSeated)?))
    }

    /// The game, begun and not over.
    fn in_play(&self) -> Result<&Play, Refusal> {
        match &self.play {
            None => Err(Refusal::NotStarted),
            Some(play) if play.ended => Err(Refusal::Over),
            Some(play) => Ok(play),
        }
    }
}
