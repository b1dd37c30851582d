//! Around the game: pauses, days off, chat, rematches.

use rules::Seat;

use crate::{Event, Moment, PlayerId, Refusal, Table};

impl Table {
    pub(super) fn decide_pause(&self, player: &PlayerId, wanted: bool) -> Result<Event, Refusal> {
        let (seat, _) = self.seated(player)?;
        let play = self.in_play()?;
        if self.setup.pace.allowance().is_none() {
            return Err(Refusal::NoClock);
        }
        if play.paused.is_some() {
            return Err(Refusal::Paused);
        }
        Ok(Event::PauseWanted { seat, wanted })
    }

    /// Any player may end a pause, so that nobody can be kept waiting forever.
    pub(super) fn decide_resume(&self, player: &PlayerId) -> Result<Event, Refusal> {
        let (seat, _) = self.seated(player)?;
        match self.in_play()?.paused {
            None => Err(Refusal::NotPaused),
            Some(_) => Ok(Event::Resumed { seat }),
        }
    }

    /// Nobody waits longer than the days that the table allows.
    pub(super) fn decide_days_off(&self, player: &PlayerId, days: u32) -> Result<Event, Refusal> {
        let (seat, person) = self.seated(player)?;
        self.in_play()?;
        if person.away.is_some() {
            return Err(Refusal::StoodIn);
        }
        let left = person.days_off_left;
        if (1..=left).contains(&days) {
            return Ok(Event::DaysOff { seat, days });
        }
        Err(Refusal::NoDaysOff { left })
    }

    pub(super) fn decide_say(
        &self,
        player: &PlayerId,
        words: &protocol::ChatText,
        now: Moment,
    ) -> Result<Event, Refusal> {
        self.seated(player)?;
        let words = self.chat.admit(player, words, now)?;
        Ok(Event::Said { player: player.clone(), words })
    }

    pub(super) fn decide_mute(
        &self,
        player: &PlayerId,
        seat: Seat,
        on: bool,
    ) -> Result<Event, Refusal> {
        self.seated(player)?;
        self.seats.get(seat)?;
        let other = self.seats.person(seat).filter(|other| other.player != *player);
        let other = other.ok_or(Refusal::NobodyToMute)?.player.clone();
        Ok(Event::Muted { player: player.clone(), other, on })
    }

    pub(super) fn decide_switch_chat(&self, player: &PlayerId, on: bool) -> Result<Event, Refusal> {
        self.is_host(player)?;
        Ok(Event::ChatSwitched { on })
    }

    pub(super) fn decide_rematch(&self, player: &PlayerId, wanted: bool) -> Result<Event, Refusal> {
        let (seat, _) = self.seated(player)?;
        if !self.is_over() {
            return Err(Refusal::NotOver);
        }
        if self.rematch.is_some() {
            return Err(Refusal::Over);
        }
        Ok(Event::RematchWanted { seat, wanted })
    }
}
