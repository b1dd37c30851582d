//! Decides which events follow by themselves from the state of a table: the start of a
//! game that waited for contributions, pauses that all agreed on, the end of a turn, rolls, the end of the game.

use catalog::Visit;
use rules::{Insight, Match, Tabletop, Turn};

use super::absence::Absences;
use crate::dice::Dice;
use crate::sorted_actions::SortedActions;
use crate::state::play::Play;
use crate::{Event, Table, TableId};

impl Table {
    /// The next event that follows without a request.
    pub(crate) fn consequence(&self, absences: Option<&Absences>) -> Option<Event> {
        if self.closed {
            return None;
        }
        let settled = self.next_host().or_else(|| self.start_by_itself());
        settled.or_else(|| self.settled_absence(absences?)).or_else(|| {
            let play = self.play.as_ref().filter(|play| !play.ended)?;
            if play.paused.is_some() {
                return None;
            }
            self.agreed_pause(play)
                .or_else(|| self.end_of_turn(play))
                .or_else(|| self.roll(play))
                .or_else(|| self.end_of_game(play))
        })
    }

    /// If the host has left, the first person at the table takes over.
    fn next_host(&self) -> Option<Event> {
        if self.host.is_some() {
            return None;
        }
        let first = self.seats.present().iter().next()?;
        let player = self.seats.person(first)?.player.clone();
        Some(Event::HostPassed { player })
    }

    fn agreed_pause(&self, play: &Play) -> Option<Event> {
        let present = self.seats.present();
        let agreed = present.iter().all(|seat| play.pause_wanted.contains(seat));
        (agreed && !present.is_empty()).then_some(Event::Paused)
    }

    /// A complete turn ends at once, unless its player ends turns by hand.
    fn end_of_turn(&self, play: &Play) -> Option<Event> {
        let turn = play.turn.as_ref().filter(|turn| turn.complete)?;
        let person = self.seats.person(turn.seat);
        let asks = person.is_some_and(|person| person.away.is_none() && person.confirms);
        (!asks).then_some(Event::TurnEnded { seat: turn.seat })
    }

    /// Chance acts as soon as it is its turn.
    fn roll(&self, play: &Play) -> Option<Event> {
        if !play.awaits_chance() {
            return None;
        }
        let lot = Lot { dice: &self.dice, table: &self.id, roll: play.rolls + 1 };
        Some(Event::Rolled { action: catalog::visit(&*play.game, lot)? })
    }

    fn end_of_game(&self, play: &Play) -> Option<Event> {
        let is_over = play.turn.is_none() && play.game.turn() == Turn::Over;
        is_over.then(|| Event::Ended { seed: self.dice.seed().cloned() })
    }
}

/// The next roll: the same as [`crate::Seed::roll`], without building a list of choices.
struct Lot<'a> {
    dice: &'a Dice,
    table: &'a TableId,
    roll: u64,
}

impl Visit for Lot<'_> {
    type Out = Option<String>;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(
        self,
        played: &Match<G>,
    ) -> Option<String> {
        let (game, state) = (played.game(), played.state());
        let mut actions = Vec::new();
        game.legal_actions(state, &mut actions);
        let texts = SortedActions::new(&actions);
        let weights = texts.iter().map(|(_, action)| game.weight(state, action));
        let rolled = self.dice.pick(self.table, self.roll, weights)?;
        texts.iter().nth(rolled).map(|(text, _)| text.to_owned())
    }
}
