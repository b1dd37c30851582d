//! Events as one person may see them.

use rules::Seat;

use super::table_view::numbers;
use crate::{ChatText, Event, EventKind, EventView, PlayerId, Sentence, Stored, Table, Viewer};

impl Table {
    /// An event of this table, as a connected viewer may see it.
    ///
    /// The caller has checked that the viewer may watch.
    pub(crate) fn see(&self, stored: &Stored, viewer: &Viewer) -> EventView {
        let (version, at) = (stored.version, stored.at);
        EventView { version, at, kind: self.seen(stored, viewer) }
    }

    /// Without the action if its result is hidden from the viewer now.
    pub(crate) fn hide(&self, mut event: EventView, viewer: &Viewer) -> EventView {
        if let EventKind::Played { seat, action, told } = &mut event.kind
            && let actor = Seat::from_number(*seat)
            && action.as_ref().is_some_and(|action| self.is_hidden(actor, action, viewer))
        {
            (*action, *told) = (None, None);
        }
        event
    }

    fn seen(&self, stored: &Stored, viewer: &Viewer) -> EventKind {
        let told = || stored.told.as_ref().map(Sentence::from);
        let number = |player: &PlayerId| self.seats.of(player).map(Seat::number);
        match &stored.event {
            Event::Played { seat, action } => EventKind::Played {
                seat: seat.number(),
                action: Some(action.clone()),
                told: told(),
            },
            Event::Rolled { action } => EventKind::Rolled { action: action.clone(), told: told() },
            Event::Undone { seat, steps } => {
                EventKind::Undone { seat: seat.number(), steps: *steps }
            }
            Event::TurnEnded { seat } => EventKind::TurnEnded { seat: seat.number() },
            Event::Ended { .. } => self.seen_end(),
            Event::Closed { .. } => EventKind::Closed { seed: self.revealed_seed() },
            Event::Said { player, words } if self.hears(viewer, player) => {
                self.seen_words(player, words)
            }
            Event::Said { .. } | Event::Muted { .. } | Event::Confirms { .. } => EventKind::Aside,
            Event::Opened(_) => EventKind::Opened,
            Event::Sat { seat, name, .. } => {
                EventKind::Sat { seat: seat.number(), name: name.clone() }
            }
            Event::Filled { seat, level } => EventKind::Filled { seat: seat.number(), bot: *level },
            Event::Freed { seat } => EventKind::Freed { seat: seat.number() },
            Event::SeatOpened => EventKind::SeatOpened,
            Event::SeatClosed { seat } => EventKind::SeatClosed { seat: seat.number() },
            Event::Left { seat, .. } => EventKind::Left { seat: *seat },
            Event::HostPassed { player } => EventKind::HostPassed { seat: number(player) },
            Event::StandInChosen { level } => EventKind::StandInChosen { bot: *level },
            Event::Promised { seat, .. } => EventKind::Promised { seat: seat.number() },
            Event::SeatsClosed => EventKind::SeatsClosed,
            Event::Revealed { seat, .. } => EventKind::Revealed { seat: seat.number() },
            Event::Started => EventKind::Started,
            Event::TimedOut { seat } => EventKind::TimedOut { seat: seat.number() },
            Event::BotWanted { seat, voter, wanted } => {
                EventKind::BotWanted { seat: seat.number(), by: voter.number(), wanted: *wanted }
            }
            Event::BotDropped { seat } => EventKind::BotDropped { seat: seat.number() },
            Event::StoodIn { seat } => EventKind::StoodIn { seat: seat.number() },
            Event::TakenBack { seat } => EventKind::TakenBack { seat: seat.number() },
            Event::PauseWanted { seat, wanted } => {
                EventKind::PauseWanted { seat: seat.number(), wanted: *wanted }
            }
            Event::Paused => EventKind::Paused,
            Event::Resumed { seat } => EventKind::Resumed { seat: seat.number() },
            Event::DaysOff { seat, days } => {
                EventKind::DaysOff { seat: seat.number(), days: *days }
            }
            Event::ChatSwitched { on } => EventKind::ChatSwitched { on: *on },
            Event::RematchWanted { seat, wanted } => {
                EventKind::RematchWanted { seat: seat.number(), wanted: *wanted }
            }
            Event::Rematched { table } => EventKind::Rematched { table: table.clone() },
        }
    }

    fn seen_end(&self) -> EventKind {
        let game = self.play.as_ref().map(|play| &play.game);
        EventKind::Ended {
            scores: game.map(|game| game.scores().to_vec()).unwrap_or_default(),
            winners: numbers(game.map(|game| game.winners()).unwrap_or_default()),
            seed: self.revealed_seed().unwrap_or_default(),
        }
    }

    fn seen_words(&self, player: &PlayerId, words: &ChatText) -> EventKind {
        let seat = self.seats.of(player);
        let name = seat.and_then(|seat| self.seats.person(seat)).map(|person| person.name.clone());
        let (seat, name) = (seat.map(Seat::number), name.unwrap_or_default());
        EventKind::Said { seat, name, words: words.into() }
    }
}
