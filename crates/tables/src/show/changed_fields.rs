//! Which fields of a view an event may have changed.

use std::ops::BitOr;

use rules::Seat;

use crate::{Event, Pace, Table, Viewer};

/// A set of fields of a view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fields(u16);

impl Fields {
    pub(crate) const NONE: Fields = Fields(0);
    /// Position, question and points.
    pub(crate) const GAME: Fields = Fields(1);
    pub(crate) const TURN: Fields = Fields(1 << 1);
    pub(crate) const YOU: Fields = Fields(1 << 2);
    pub(crate) const SEATS: Fields = Fields(1 << 3);
    pub(crate) const PHASE: Fields = Fields(1 << 4);
    pub(crate) const BOARD: Fields = Fields(1 << 5);
    /// Winners and seed.
    pub(crate) const END: Fields = Fields(1 << 6);
    pub(crate) const STAND_IN: Fields = Fields(1 << 7);
    pub(crate) const CHAT: Fields = Fields(1 << 8);
    pub(crate) const SAID: Fields = Fields(1 << 9);
    pub(crate) const REMATCH: Fields = Fields(1 << 10);
    /// How far the contributions to the dice are.
    pub(crate) const DICE: Fields = Fields(1 << 11);

    pub(crate) const fn has(self, fields: Fields) -> bool {
        self.0 & fields.0 == fields.0
    }
}

impl BitOr for Fields {
    type Output = Fields;

    fn bitor(self, other: Fields) -> Fields {
        Fields(self.0 | other.0)
    }
}

/// The fields in the view of `viewer` that this event may have changed.
///
/// Chat messages are not among them: the event itself contains the message.
pub(crate) fn by(table: &Table, event: &Event, viewer: &Viewer) -> Fields {
    match event {
        Event::Played { seat, .. } | Event::Undone { seat, .. } => {
            Fields::GAME | Fields::TURN | yours(table, viewer, Some(*seat))
        }
        Event::Rolled { .. } => Fields::GAME | Fields::TURN | yours(table, viewer, None),
        Event::TurnEnded { seat } => {
            Fields::TURN | reserve(table) | yours(table, viewer, Some(*seat))
        }
        Event::SeatsClosed => Fields::DICE,
        Event::Started => {
            let game = Fields::GAME | Fields::BOARD | Fields::PHASE | Fields::TURN;
            game | Fields::SEATS | Fields::DICE | person(viewer)
        }
        Event::Ended { .. } => {
            Fields::GAME | Fields::END | Fields::PHASE | Fields::TURN | person(viewer)
        }
        Event::Closed { .. } => {
            let ended = Fields::GAME | Fields::END | Fields::PHASE | Fields::TURN;
            ended | Fields::SEATS | person(viewer)
        }
        Event::Paused | Event::Resumed { .. } => {
            Fields::PHASE | Fields::TURN | Fields::SEATS | person(viewer)
        }
        Event::TimedOut { .. } | Event::StoodIn { .. } | Event::TakenBack { .. } => {
            Fields::TURN | Fields::SEATS | person(viewer)
        }
        Event::Left { .. } => Fields::TURN | Fields::SEATS | Fields::DICE | person(viewer),
        Event::DaysOff { .. } => Fields::TURN | Fields::SEATS,
        Event::Promised { .. }
        | Event::Revealed { .. }
        | Event::PauseWanted { .. }
        | Event::BotWanted { .. }
        | Event::BotDropped { .. }
        | Event::RematchWanted { .. } => Fields::SEATS,
        Event::StandInChosen { .. } => Fields::STAND_IN | Fields::SEATS,
        Event::ChatSwitched { .. } => Fields::CHAT,
        Event::Rematched { .. } => Fields::REMATCH,
        // Nobody else may notice so much as what these two were about.
        Event::Confirms { seat, .. } if is_at(table, viewer, *seat) => Fields::YOU,
        Event::Muted { player, .. } if *viewer == Viewer::Player(player.clone()) => {
            Fields::YOU | Fields::SAID
        }
        Event::Said { .. } | Event::Muted { .. } | Event::Confirms { .. } => Fields::NONE,
        Event::Opened(_)
        | Event::Sat { .. }
        | Event::Filled { .. }
        | Event::Freed { .. }
        | Event::SeatOpened
        | Event::SeatClosed { .. } => Fields::SEATS | Fields::DICE | person(viewer),
        Event::HostPassed { .. } => Fields::SEATS | person(viewer),
    }
}

fn is_at(table: &Table, viewer: &Viewer, seat: Seat) -> bool {
    table.seat_of_viewer(viewer).is_some_and(|(own, _)| own == seat)
}

/// What a person may do changes when they have acted, and when it is their turn.
fn yours(table: &Table, viewer: &Viewer, acted: Option<Seat>) -> Fields {
    let Some((seat, _)) = table.seat_of_viewer(viewer) else { return Fields::NONE };
    let turn = table.play.as_ref().and_then(|play| play.turn.as_ref()).map(|turn| turn.seat);
    if acted == Some(seat) || turn == Some(seat) { Fields::YOU } else { Fields::NONE }
}

/// Spectators have no part of their own.
fn person(viewer: &Viewer) -> Fields {
    match viewer {
        Viewer::Player(_) => Fields::YOU,
        Viewer::WithLink | Viewer::Anybody => Fields::NONE,
    }
}

fn reserve(table: &Table) -> Fields {
    match table.setup.pace {
        Pace::Live { .. } => Fields::SEATS,
        Pace::Unhurried | Pace::Days { .. } => Fields::NONE,
    }
}
