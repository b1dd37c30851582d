//! Memory play at one keyboard: who may look at the screen, and what can be taken back.

use catalog::AnyMatch;
use rules::{Phrase, Seat, SeatSet, Turn};

use crate::bot_choice::Sight;
use crate::console::Console;
use crate::failure::Failure;
use crate::tell;

/// Clears the screen and what was scrolled off it.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";

/// Whether something is hidden.
#[derive(Clone, Copy, Debug)]
pub(super) enum Secrets {
    /// Everything is shown.
    Open,
    /// What players may not see is hidden until the game is over.
    Hidden(AtKeyboard),
}

/// The player at the keyboard.
#[derive(Clone, Copy, Debug)]
pub(super) struct AtKeyboard {
    /// None before the first has taken it.
    player: Option<Seat>,
    /// How many steps they can take back.
    undoable: usize,
    /// Decides what bots forget.
    forgets: u64,
}

impl Secrets {
    pub(super) fn hidden(forgets: u64) -> Secrets {
        Secrets::Hidden(AtKeyboard { player: None, undoable: 0, forgets })
    }

    /// What the bots know.
    pub(super) fn sight(&self) -> Sight {
        match self {
            Secrets::Open => Sight::Open,
            Secrets::Hidden(keyboard) => Sight::Memory(keyboard.forgets),
        }
    }

    /// Whether something is hidden now.
    pub(super) fn are_kept(&self, played: &dyn AnyMatch) -> bool {
        matches!(self, Secrets::Hidden(_)) && played.turn() != Turn::Over
    }

    /// Who looks at the screen; none for a spectator.
    pub(super) fn viewer(&self) -> Option<Seat> {
        match self {
            Secrets::Open => None,
            Secrets::Hidden(keyboard) => keyboard.player,
        }
    }

    /// Whether the player at the keyboard can take the last step back; none where that is not
    /// limited.
    pub(super) fn may_undo(&mut self) -> Option<bool> {
        let Secrets::Hidden(keyboard) = self else { return None };
        let may = keyboard.undoable > 0;
        keyboard.undoable = keyboard.undoable.saturating_sub(1);
        Some(may)
    }

    /// A player has taken a step. One that shows something hidden cannot be taken back.
    pub(super) fn stepped(&mut self, reveals: bool) {
        if let Secrets::Hidden(keyboard) = self {
            keyboard.undoable = if reveals { 0 } else { keyboard.undoable + 1 };
        }
    }

    /// What came before can no longer be taken back.
    pub(super) fn close_undo(&mut self) {
        if let Secrets::Hidden(keyboard) = self {
            keyboard.undoable = 0;
        }
    }

    /// Nobody is known to be at the keyboard: another game was loaded.
    pub(super) fn leave_keyboard(&mut self) {
        if let Secrets::Hidden(keyboard) = self {
            (keyboard.player, keyboard.undoable) = (None, 0);
        }
    }

    /// Lets the player on turn take the keyboard, and covers the screen before and after if there
    /// are others who may have looked at it.
    pub(super) fn pass_keyboard(
        &mut self,
        played: &dyn AnyMatch,
        people: SeatSet,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        let (Secrets::Hidden(keyboard), Turn::Seat(seat)) = (self, played.turn()) else {
            return Ok(());
        };
        if keyboard.player == Some(seat) {
            return Ok(());
        }
        (keyboard.player, keyboard.undoable) = (Some(seat), 0);
        if people.iter().count() < 2 {
            return Ok(());
        }
        clear(console)?;
        console.ask(&Phrase::new("play-memory-pass").with("seat", seat.number()))?;
        clear(console)?;
        tell_since(played, seat, console)
    }
}

fn clear(console: &mut Console<'_>) -> Result<(), Failure> {
    if console.is_terminal {
        write!(console.output, "{CLEAR}")?;
    }
    Ok(())
}

/// Tells what happened since the last turn of a player, who has seen it happen.
fn tell_since(played: &dyn AnyMatch, seat: Seat, console: &mut Console<'_>) -> Result<(), Failure> {
    let log = played.log();
    let last = log.iter().rposition(|line| line.turn == Turn::Seat(seat));
    let from = last.map_or(0, |last| last + 1);
    if from == log.len() {
        return Ok(());
    }
    console.say(&Phrase::new("play-memory-since"))?;
    let mut lines = log.iter().enumerate().skip(from);
    lines.try_for_each(|(index, line)| tell::log_line(index + 1, line, console))
}
