//! Who may see a table.

use rules::Seat;

use crate::state::seats::Person;
use crate::{PlayerId, Refusal, Spectators, Table};

/// Somebody who wants to see a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// A person known to the server, with or without a seat.
    Player(PlayerId),
    /// Somebody with the link.
    WithLink,
    /// Anybody.
    Anybody,
}

impl Table {
    /// Whether a viewer may see the table.
    ///
    /// People with a seat and the host always may. Before the start everybody with the link may,
    /// because they may want to sit down.
    pub fn admits(&self, viewer: &Viewer) -> Result<(), Refusal> {
        let belongs = match viewer {
            Viewer::Player(player) => {
                self.seats.of(player).is_some() || self.host.as_ref() == Some(player)
            }
            Viewer::WithLink | Viewer::Anybody => false,
        };
        // A person without a seat came by the link.
        let has_link = *viewer != Viewer::Anybody;
        let admitted = match self.setup.spectators {
            _ if belongs => true,
            Spectators::Public => true,
            Spectators::Link => has_link,
            Spectators::None => has_link && self.play.is_none(),
        };
        if admitted { Ok(()) } else { Err(Refusal::NoSpectators) }
    }

    pub(crate) fn seat_of_viewer(&self, viewer: &Viewer) -> Option<(Seat, &Person)> {
        let Viewer::Player(player) = viewer else { return None };
        let seat = self.seats.of(player)?;
        Some((seat, self.seats.person(seat)?))
    }
}
