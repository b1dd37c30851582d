//! A table as a line of a list.

use protocol::{GameResult, SeatView};

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
            map: self.setup.map.clone(),
            pace: self.setup.pace.into(),
            visibility: self.setup.shown_visibility(),
            phase: self.phase(),
            seats: self.seat_views().into_iter().map(without_dice).collect(),
            turn: turn.map(|turn| turn.seat.number()),
            deadline: self.deadline(),
            at: self.at,
            pairing: self.setup.pairing,
            closed: self.closed,
            result: self.result(),
            watching: 0,
        }
    }

    /// How the game ended; none before that, and none if the operator closed the table.
    fn result(&self) -> Option<GameResult> {
        let play = self.play.as_ref().filter(|play| play.ended && !self.closed)?;
        Some(GameResult { scores: play.game.scores().to_vec(), winners: self.winners() })
    }
}

/// A list is not the place to check dice.
fn without_dice(seat: SeatView) -> SeatView {
    SeatView { promise: None, contribution: None, ..seat }
}
