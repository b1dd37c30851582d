//! Who is at the table, for lists of tables.

use rules::Seat;

use crate::{PlayerId, Table};

impl Table {
    /// The people with a seat, in the order of the seats.
    pub fn people(&self) -> impl Iterator<Item = (Seat, &PlayerId)> {
        self.seats.people().map(|(seat, person)| (seat, &person.player))
    }

    /// Whether a bot has a seat here, or plays for somebody.
    pub fn has_bots(&self) -> bool {
        self.seats.all().any(|(seat, _)| self.seats.bot(seat, self.setup.stand_in).is_some())
    }

    /// Whether a person has a seat here or is the host.
    pub fn knows(&self, player: &PlayerId) -> bool {
        self.seats.of(player).is_some() || self.host.as_ref() == Some(player)
    }
}
