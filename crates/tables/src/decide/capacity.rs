//! How many events a table may have, so that nobody fills the store by switching something on and
//! off.

use crate::{Refusal, Table, TableCommand, Version};

/// How many events a table may have. A long game with much chat has about 2,000.
pub(crate) const MOST_EVENTS: Version = 30_000;

/// After this many, only what the game needs to go on is possible.
const MOST_BEFORE_ONLY_PLAY: Version = 10_000;

impl Table {
    /// Refuses what would add to a table that has too many events already.
    pub(super) fn has_room_for(&self, what: &TableCommand) -> Result<(), Refusal> {
        let most = if is_needed(what) { MOST_EVENTS } else { MOST_BEFORE_ONLY_PLAY };
        if self.version < most { Ok(()) } else { Err(Refusal::Full) }
    }

    /// Whether the game can go on.
    pub(crate) fn is_full(&self) -> bool {
        self.version >= MOST_EVENTS
    }
}

/// Whether a game needs this to go on and to end.
fn is_needed(what: &TableCommand) -> bool {
    match what {
        TableCommand::Play { .. }
        | TableCommand::EndTurn
        | TableCommand::Leave
        | TableCommand::TakeBack
        | TableCommand::LetBotPlay { .. }
        | TableCommand::Resume
        | TableCommand::Rematch { .. } => true,
        TableCommand::Sit { .. }
        | TableCommand::OpenSeat
        | TableCommand::CloseSeat { .. }
        | TableCommand::FillSeat { .. }
        | TableCommand::FreeSeat { .. }
        | TableCommand::ChooseStandIn { .. }
        | TableCommand::Promise { .. }
        | TableCommand::Reveal { .. }
        | TableCommand::Start
        | TableCommand::Undo
        | TableCommand::UndoTurn
        | TableCommand::Confirm { .. }
        | TableCommand::Pause { .. }
        | TableCommand::TakeDaysOff { .. }
        | TableCommand::Say { .. }
        | TableCommand::Mute { .. }
        | TableCommand::SwitchChat { .. } => false,
    }
}
