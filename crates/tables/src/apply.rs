//! What an event does to the table.

use catalog::Prepared;
use protocol::AwayReason;
use rules::{Phrase, Seat, SeatSet};

use crate::dice::Dice;
use crate::state::chat::ChatMessage;
use crate::state::play::{Impossible, Play};
use crate::state::seats::{Person, SeatState};
use crate::stored::DAY;
use crate::{ChatText, Contribution, Event, Look, Moment, PlayerId, Seed, Table};

impl Table {
    /// Takes in an event, and describes it if it belongs into the log of the game.
    ///
    /// `step` is the step of an [`Event::Played`] if it was prepared when it was decided.
    pub(crate) fn apply(
        &mut self,
        event: &Event,
        step: Option<Prepared>,
        at: Moment,
    ) -> Result<Option<Phrase>, Impossible> {
        match event {
            Event::Played { seat, action } => {
                let play = self.playing()?;
                let step = step.map_or_else(|| play.prepare(action), Ok)?;
                return play.step(*seat, step).map(Some);
            }
            Event::Rolled { action } => {
                let play = self.playing()?;
                let rolled = play.prepare(action)?;
                return play.roll(rolled, at).map(Some);
            }
            Event::Undone { seat, steps } => self.playing()?.undo(*seat, *steps)?,
            Event::TurnEnded { seat } => self.end_turn(*seat, at)?,
            Event::Started => self.start(at)?,
            Event::Ended { seed } => self.end(seed.as_ref())?,
            Event::Closed { seed } => self.close_down(seed.as_ref())?,
            Event::Paused => self.playing()?.paused = Some(at),
            Event::Resumed { .. } => {
                self.playing()?;
                self.resume(at);
            }
            Event::DaysOff { seat, days } => self.take_days_off(*seat, *days, at)?,
            Event::PauseWanted { seat, wanted } => {
                let play = self.playing()?;
                play.pause_wanted = vote(play.pause_wanted, *seat, *wanted);
            }
            Event::RematchWanted { seat, wanted } => {
                self.rematch_wanted = vote(self.rematch_wanted, *seat, *wanted);
            }
            Event::Rematched { table } => self.rematch = Some(table.clone()),
            Event::TimedOut { seat } => self.stand_in(*seat, AwayReason::OutOfTime, at)?,
            Event::BotWanted { seat, voter, wanted } => {
                let person = self.person(*seat)?;
                person.bot_wanted_by = vote(person.bot_wanted_by, *voter, *wanted);
            }
            Event::BotDropped { seat } => self.person(*seat)?.bot_wanted_by = SeatSet::EMPTY,
            Event::StoodIn { seat } => self.stand_in(*seat, AwayReason::Absent, at)?,
            Event::TakenBack { seat } => self.take_back(*seat, at)?,
            Event::Left { player, .. } => self.leave(player, at)?,
            Event::Said { player, words } => self.say(player, words, at)?,
            Event::ChatSwitched { on } => self.chat.on = *on,
            Event::Muted { player, other, on } => self.mute(player, other, *on)?,
            Event::Sat { .. }
            | Event::Filled { .. }
            | Event::Freed { .. }
            | Event::SeatOpened
            | Event::SeatClosed { .. } => self.arrange(event, at)?,
            Event::Promised { seat, hash } => self.person(*seat)?.promise = Some(*hash),
            Event::SeatsClosed => self.contributions.closed = Some(at),
            Event::Revealed { seat, value } => self.reveal(*seat, *value)?,
            Event::HostPassed { player } => self.host = Some(player.clone()),
            Event::StandInChosen { level } => self.setup.stand_in = *level,
            Event::Confirms { seat, on } => self.person(*seat)?.confirms = *on,
            // Only the first event opens a table.
            Event::Opened(_) => return Err(Impossible),
        }
        Ok(None)
    }

    fn playing(&mut self) -> Result<&mut Play, Impossible> {
        self.play.as_mut().filter(|play| !play.ended).ok_or(Impossible)
    }

    fn person(&mut self, seat: Seat) -> Result<&mut Person, Impossible> {
        self.seats.person_mut(seat).ok_or(Impossible)
    }

    /// Somebody takes or gives up a seat before the start, or the number of seats changes.
    fn arrange(&mut self, event: &Event, at: Moment) -> Result<(), Impossible> {
        match event {
            Event::Sat { seat, player, name, look } => self.sit(*seat, player, name, *look)?,
            Event::Filled { seat, level } => {
                self.seats.put(*seat, SeatState::Bot(*level)).ok_or(Impossible)?;
            }
            Event::Freed { seat } => self.seats.put(*seat, SeatState::Open).ok_or(Impossible)?,
            Event::SeatOpened => self.seats.add().ok_or(Impossible)?,
            Event::SeatClosed { seat } => self.seats.remove(*seat).ok_or(Impossible)?,
            _ => return Err(Impossible),
        }
        self.change_seats(at);
        Ok(())
    }

    fn reveal(&mut self, seat: Seat, value: Contribution) -> Result<(), Impossible> {
        let person = self.person(seat)?;
        if person.promise != Some(value.promise()) {
            return Err(Impossible);
        }
        person.contribution = Some(value);
        Ok(())
    }

    fn end(&mut self, seed: Option<&Seed>) -> Result<(), Impossible> {
        self.playing()?.ended = true;
        self.reveal_seed(seed)
    }

    /// The operator ends everything here, in the middle of a turn or before the start.
    fn close_down(&mut self, seed: Option<&Seed>) -> Result<(), Impossible> {
        if self.is_over() {
            return Err(Impossible);
        }
        self.closed = true;
        if let Some(play) = &mut self.play {
            (play.ended, play.turn, play.paused) = (true, None, None);
            play.pause_wanted = SeatSet::EMPTY;
        }
        self.reveal_seed(seed)
    }

    /// A seed that is sealed can be read from now on.
    fn reveal_seed(&mut self, seed: Option<&Seed>) -> Result<(), Impossible> {
        if let (Some(seed), None) = (seed, self.dice.seed()) {
            if seed.commitment() != self.dice.commitment() {
                return Err(Impossible);
            }
            self.dice = Dice::new(seed.clone());
            self.bind_dice();
        }
        Ok(())
    }

    fn start(&mut self, at: Moment) -> Result<(), Impossible> {
        let game = self.new_match().map_err(|_| Impossible)?;
        let (reserve, days_off) = (self.setup.pace.reserve(), self.setup.pace.days_off());
        for seat in Seat::all(self.seats.len()) {
            if let Some(person) = self.seats.person_mut(seat) {
                person.reserve = reserve;
                person.days_off_left = days_off;
            }
        }
        self.play = Some(Play::new(game, &self.setup, at));
        self.bind_dice();
        Ok(())
    }

    fn sit(
        &mut self,
        seat: Seat,
        player: &PlayerId,
        name: &str,
        look: Option<Look>,
    ) -> Result<(), Impossible> {
        if let Some(old) = self.seats.of(player) {
            self.seats.put(old, SeatState::Open).ok_or(Impossible)?;
        }
        let person = Person::new(player.clone(), name.to_owned(), look);
        self.seats.put(seat, SeatState::Person(person)).ok_or(Impossible)
    }

    fn leave(&mut self, player: &PlayerId, at: Moment) -> Result<(), Impossible> {
        if self.host.as_ref() == Some(player) {
            self.host = None;
        }
        match self.seats.of(player) {
            None => Ok(()),
            Some(seat) if self.play.is_none() => {
                self.seats.put(seat, SeatState::Open).ok_or(Impossible)?;
                self.change_seats(at);
                Ok(())
            }
            Some(seat) => self.stand_in(seat, AwayReason::Left, at),
        }
    }

    fn end_turn(&mut self, seat: Seat, at: Moment) -> Result<(), Impossible> {
        self.charge(seat, at);
        self.playing()?.end_turn(seat, at)
    }

    /// A bot plays on for a person.
    fn stand_in(&mut self, seat: Seat, why: AwayReason, at: Moment) -> Result<(), Impossible> {
        self.charge(seat, at);
        let person = self.person(seat)?;
        (person.away, person.bot_wanted_by) = (Some(why), SeatSet::EMPTY);
        self.seats.withdraw_votes(seat);
        if let Some(play) = &mut self.play {
            play.close_undo();
        }
        Ok(())
    }

    fn take_back(&mut self, seat: Seat, at: Moment) -> Result<(), Impossible> {
        self.person(seat)?.away = None;
        let play = self.play.as_mut().ok_or(Impossible)?;
        play.close_undo();
        let since = play.paused.unwrap_or(at);
        if let Some(turn) = play.turn.as_mut().filter(|turn| turn.seat == seat) {
            turn.started = since;
            turn.spent = 0;
        }
        Ok(())
    }

    /// Days off begin now, or when those end that they have taken before.
    fn take_days_off(&mut self, seat: Seat, days: u32, at: Moment) -> Result<(), Impossible> {
        self.playing()?;
        let person = self.person(seat)?;
        person.days_off_left = person.days_off_left.checked_sub(days).ok_or(Impossible)?;
        let from = person.days_off.last().map_or(at, |(_, until)| at.max(*until));
        person.days_off.push((from, from.after(u64::from(days) * DAY)));
        Ok(())
    }

    fn say(&mut self, player: &PlayerId, words: &ChatText, at: Moment) -> Result<(), Impossible> {
        let seat = self.seats.of(player).ok_or(Impossible)?;
        let name = self.person(seat)?.name.clone();
        self.chat.add(ChatMessage { player: player.clone(), name, words: words.clone(), at });
        Ok(())
    }

    fn mute(&mut self, player: &PlayerId, other: &PlayerId, on: bool) -> Result<(), Impossible> {
        let seat = self.seats.of(player).ok_or(Impossible)?;
        let mutes = &mut self.person(seat)?.mutes;
        mutes.retain(|muted| muted != other);
        if on {
            mutes.push(other.clone());
        }
        Ok(())
    }
}

fn vote(votes: SeatSet, seat: Seat, wanted: bool) -> SeatSet {
    let others = votes.iter().filter(|&voter| voter != seat);
    others.chain(wanted.then_some(seat)).collect()
}
