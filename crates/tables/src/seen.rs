//! Events as one person may see them.

use rules::Seat;

use crate::view::numbers;
use crate::{
    Event, PlayerId, Refusal, Seen, SeenEvent, Sentence, Stored, Table, Version, Viewer, Words,
};

impl Table {
    /// An event that has just happened, as somebody may see it who is there.
    ///
    /// The event must be one of this table's. That the viewer is admitted is for the caller to
    /// have asked.
    pub fn see(&self, stored: &Stored, viewer: &Viewer) -> SeenEvent {
        let (version, at) = (stored.version, stored.at);
        SeenEvent { version, at, seen: self.seen(stored, viewer) }
    }

    /// The events after `version`, for somebody who was away for a moment; in memory play without
    /// what now lies hidden.
    ///
    /// None where they are too many to be kept: the viewer needs the whole [`Table::view`].
    pub fn missed(
        &self,
        version: Version,
        viewer: &Viewer,
    ) -> Result<Option<Vec<SeenEvent>>, Refusal> {
        self.admits(viewer)?;
        let Some(missed) = self.recent_since(version) else { return Ok(None) };
        Ok(Some(missed.map(|stored| self.hide(self.see(stored, viewer))).collect()))
    }

    pub(crate) fn hide(&self, mut event: SeenEvent) -> SeenEvent {
        if let Seen::Played { action, told, .. } = &mut event.seen
            && action.as_ref().is_some_and(|action| self.is_hidden(action))
        {
            (*action, *told) = (None, None);
        }
        event
    }

    fn seen(&self, stored: &Stored, viewer: &Viewer) -> Seen {
        let told = || stored.told.as_ref().map(Sentence::from);
        match &stored.event {
            Event::Played { seat, action } => {
                Seen::Played { seat: seat.number(), action: Some(action.clone()), told: told() }
            }
            Event::Rolled { action } => Seen::Rolled { action: action.clone(), told: told() },
            Event::Undone { seat, steps } => Seen::Undone { seat: seat.number(), steps: *steps },
            Event::TurnEnded { seat } => Seen::TurnEnded { seat: seat.number() },
            Event::Ended => self.seen_end(),
            Event::Said { player, words } if self.hears(viewer, player) => {
                self.seen_words(player, words)
            }
            Event::Said { .. } | Event::Muted { .. } | Event::Confirms { .. } => Seen::Aside,
            other => self.seen_around(other),
        }
    }

    /// What happens around the game is seen by all.
    fn seen_around(&self, event: &Event) -> Seen {
        let number = |player: &PlayerId| self.seats.of(player).map(Seat::number);
        match event {
            Event::Opened(_) => Seen::Opened,
            Event::Sat { seat, name, .. } => Seen::Sat { seat: seat.number(), name: name.clone() },
            Event::Filled { seat, level } => Seen::Filled { seat: seat.number(), bot: *level },
            Event::Freed { seat } => Seen::Freed { seat: seat.number() },
            Event::SeatOpened => Seen::SeatOpened,
            Event::SeatClosed { seat } => Seen::SeatClosed { seat: seat.number() },
            Event::Left { seat, .. } => Seen::Left { seat: *seat },
            Event::HostPassed { player } => Seen::HostPassed { seat: number(player) },
            Event::StandInChosen { level } => Seen::StandInChosen { bot: *level },
            Event::Started => Seen::Started,
            Event::TimedOut { seat } => Seen::TimedOut { seat: seat.number() },
            Event::TakenBack { seat } => Seen::TakenBack { seat: seat.number() },
            Event::PauseWanted { seat, wanted } => {
                Seen::PauseWanted { seat: seat.number(), wanted: *wanted }
            }
            Event::Paused => Seen::Paused,
            Event::Resumed { seat } => Seen::Resumed { seat: seat.number() },
            Event::ChatSwitched { on } => Seen::ChatSwitched { on: *on },
            Event::RematchWanted { seat, wanted } => {
                Seen::RematchWanted { seat: seat.number(), wanted: *wanted }
            }
            Event::Rematched { table } => Seen::Rematched { table: table.clone() },
            _ => Seen::Aside,
        }
    }

    fn seen_end(&self) -> Seen {
        let game = self.play.as_ref().map(|play| &play.game);
        Seen::Ended {
            scores: game.map(|game| game.scores().to_vec()).unwrap_or_default(),
            winners: numbers(game.map(|game| game.winners()).unwrap_or_default()),
            seed: self.seed.reveal(),
        }
    }

    fn seen_words(&self, player: &PlayerId, words: &Words) -> Seen {
        let seat = self.seats.of(player);
        let name = seat.and_then(|seat| self.seats.person(seat)).map(|person| person.name.clone());
        let (seat, name) = (seat.map(Seat::number), name.unwrap_or_default());
        Seen::Said { seat, name, words: words.clone() }
    }
}
