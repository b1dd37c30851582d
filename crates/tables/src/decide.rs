//! Decides what comes of a request: an event, or a refusal. Nothing changes here.

// Before the start: who sits where.
mod seating;
// Before the start: contributions to the dice.
mod contributing;
// During the game: steps, undo, the end of a turn.
mod turns;
// Around the game: pauses, chat, rematches.
mod social;
// Players who are away, and bots that play for them.
pub(crate) mod absence;
// Nudges, which are not stored.
pub(crate) mod nudges;
// Events that follow by themselves.
mod consequences;
// Whether a table can be set up like that.
pub(crate) mod setup;
// Names of people, cleaned and checked.
#[cfg(feature = "names")]
pub(crate) mod names;
#[cfg(not(feature = "names"))]
#[path = "decide/plain_names.rs"]
pub(crate) mod names;
// Messages, cleaned and checked.
pub(crate) mod clean_text;
// Characters that nobody can see.
mod invisible;
// Requests that were answered before.
pub(crate) mod repeats;
// Tables that the operator closes.
pub(crate) mod closing;
// Reports to the operator, which are not stored at the table.
mod reporting;
// How many events a table may have.
pub(crate) mod capacity;

use catalog::Prepared;
use rules::Seat;

use self::absence::Absences;
use crate::state::play::Play;
use crate::state::seats::Person;
use crate::{Event, Moment, PlayerId, Refusal, Request, Table, TableCommand};

/// An event to emit.
pub(crate) struct Decision {
    pub(crate) event: Event,
    /// The step of an [`Event::Played`], parsed and checked.
    pub(crate) step: Option<Prepared>,
}

impl From<Event> for Decision {
    fn from(event: Event) -> Decision {
        Decision { event, step: None }
    }
}

impl Decision {
    /// A seat takes a step that was checked in the position at the table.
    fn step(seat: Seat, step: Prepared) -> Decision {
        let action = step.text().to_owned();
        Decision { event: Event::Played { seat, action }, step: Some(step) }
    }
}

impl Table {
    /// The event that grants the request, before its consequences.
    pub(crate) fn decide(
        &self,
        request: &Request,
        absences: Option<&Absences>,
        now: Moment,
    ) -> Result<Decision, Refusal> {
        self.is_open_for(&request.what)?;
        self.has_room_for(&request.what)?;
        let from = &request.from;
        let event = match &request.what {
            TableCommand::Sit { seat, name, look } => self.decide_sit(from, *seat, name, *look),
            TableCommand::Leave => self.decide_leave(from),
            TableCommand::TakeBack => self.decide_take_back(from),
            TableCommand::OpenSeat => self.decide_open_seat(from),
            TableCommand::CloseSeat { seat } => self.decide_close_seat(request, *seat),
            TableCommand::FillSeat { seat, level } => self.decide_fill_seat(request, *seat, *level),
            TableCommand::FreeSeat { seat } => self.decide_free_seat(request, *seat),
            TableCommand::ChooseStandIn { level } => self.decide_stand_in(from, *level),
            TableCommand::LetBotPlay { seat, wanted } => {
                self.decide_let_bot_play(request, *seat, *wanted, absences, now)
            }
            TableCommand::Promise { hash } => self.decide_promise(from, hash),
            TableCommand::Reveal { value } => self.decide_reveal(from, value),
            TableCommand::Start => self.decide_start(request),
            TableCommand::Play { action } => return self.decide_play(request, action),
            TableCommand::Undo => self.decide_undo(request, 1),
            TableCommand::UndoTurn => self.decide_undo(request, usize::MAX),
            TableCommand::EndTurn => self.decide_end_turn(request),
            TableCommand::Confirm { on } => self.decide_confirm(from, *on),
            TableCommand::Pause { wanted } => self.decide_pause(from, *wanted),
            TableCommand::Resume => self.decide_resume(from),
            TableCommand::TakeDaysOff { days } => self.decide_days_off(from, *days),
            TableCommand::Say { words } => self.decide_say(from, words, now),
            TableCommand::Mute { seat, on } => self.decide_mute(from, *seat, *on),
            TableCommand::SwitchChat { on } => self.decide_switch_chat(from, *on),
            TableCommand::Rematch { wanted } => self.decide_rematch(from, *wanted),
        };
        event.map(Decision::from)
    }

    /// Checks that the person has seen every event that could change the meaning of the request.
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

    /// The game, if it has started and is not over.
    fn in_play(&self) -> Result<&Play, Refusal> {
        match &self.play {
            None => Err(Refusal::NotStarted),
            Some(play) if play.ended => Err(Refusal::Over),
            Some(play) => Ok(play),
        }
    }
}
