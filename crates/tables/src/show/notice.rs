//! Whose turn it is, for messages to people who are not connected.

use rules::Seat;
use serde::{Deserialize, Serialize};

use crate::{Moment, PlayerId, Table, TableId, stored};

/// A notice that it is somebody's turn.
///
/// All notices of one turn have the same identifier, also after a restart and on another node, so
/// that it can be delivered exactly once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notice {
    /// The table and the number of the turn.
    pub id: String,
    /// The table.
    pub table: TableId,
    /// Whose turn it is.
    pub player: PlayerId,
    /// Where they sit.
    #[serde(with = "stored::seat")]
    pub seat: Seat,
    /// Counted from one.
    pub turn: u64,
    /// When the turn began.
    pub since: Moment,
    /// When the time runs out, if it does.
    pub deadline: Option<Moment>,
}

impl Table {
    /// The notice of the current turn, if it belongs to a person and no bot stands in.
    pub fn notice(&self) -> Option<Notice> {
        let play = self.play.as_ref()?;
        let turn = play.turn.as_ref()?;
        let person = self.seats.person(turn.seat).filter(|person| person.away.is_none())?;
        Some(Notice {
            id: format!("{}.{}", self.id, play.turns),
            table: self.id.clone(),
            player: person.player.clone(),
            seat: turn.seat,
            turn: play.turns,
            since: turn.started,
            deadline: self.deadline(),
        })
    }
}
