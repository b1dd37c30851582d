//! A table as a line of a list.

use crate::{Table, TableSummary};

impl Table {
    /// The table as a line of a list.
    ///
    /// The caller has checked that the table may be shown.
    pub fn summary(&self) -> TableSummary {
        let turn = self.play.as_ref().and_then(|play| play.turn.as_ref());
        TableSummary {
            table: self.id.clone(),
            version: self.version,
            game: self.setup.game.clone(),
            options: self.setup.options.clone(),
            map: self.setup.map.clone(),
            pace: self.setup.pace.into(),
            visibility: self.setup.visibility.into(),
            phase: self.phase(),
            seats: self.seat_views(),
            turn: turn.map(|turn| turn.seat.number()),
            deadline: self.deadline(),
            at: self.at,
        }
    }
}
