//! Whether somebody may report a player or a table to the operator.

use rules::Seat;

use crate::{Refusal, Table, Viewer};

impl Table {
    /// Checks that a viewer may report the person on this seat, or the table; returns the number of
    /// their own seat, if they have one. Everyone who may see the table may report.
    pub fn may_report(
        &self,
        viewer: &Viewer,
        about: Option<usize>,
    ) -> Result<Option<usize>, Refusal> {
        self.admits(viewer)?;
        if let Some(number) = about {
            let seat = Seat::from_number(number).ok_or(Refusal::NoSuchSeat { seat: number })?;
            self.seats.get(seat)?;
            self.seats.person(seat).ok_or(Refusal::NobodyToReport)?;
        }
        Ok(self.seat_of_viewer(viewer).map(|(seat, _)| seat.number()))
    }
}
