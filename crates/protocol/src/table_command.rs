//! What a person can ask of a table.

use bots::Level;
use rules::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ChatText;
use crate::serial::{self, SeatNumber};

/// What a person can ask of a table.
///
/// ```
/// use protocol::TableCommand;
///
/// let what: TableCommand = serde_json::from_str(r#"{"ask":"play","action":"fly f9"}"#)?;
/// assert_eq!(what, TableCommand::Play { action: "fly f9".to_owned() });
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are what they are called")]
pub enum TableCommand {
    /// Take this seat, or the first open one; before the start also to change seats. `look` is the
    /// color and mark that the person would like to have, 1 to 5.
    Sit {
        seat: Option<usize>,
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        look: Option<usize>,
    },
    /// Leave: before the start the seat becomes free, later a bot stands in.
    Leave,
    /// Take the seat back from the stand-in.
    TakeBack,
    /// Host: add a seat.
    OpenSeat,
    /// Host: remove a seat.
    CloseSeat {
        #[serde(with = "serial::seat")]
        #[schemars(with = "SeatNumber")]
        seat: Seat,
    },
    /// Host: put a bot on this open seat, or change the level of the bot there.
    FillSeat {
        #[serde(with = "serial::seat")]
        #[schemars(with = "SeatNumber")]
        seat: Seat,
        level: Level,
    },
    /// Host: remove the person or bot from this seat.
    FreeSeat {
        #[serde(with = "serial::seat")]
        #[schemars(with = "SeatNumber")]
        seat: Seat,
    },
    /// Host: choose the level of stand-ins.
    ChooseStandIn { level: Level },
    /// Let a bot play for the person on this seat, who is away; or withdraw that.
    LetBotPlay {
        #[serde(with = "serial::seat")]
        #[schemars(with = "SeatNumber")]
        seat: Seat,
        wanted: bool,
    },
    /// Promise a contribution to the dice: its SHA-256, as 64 hexadecimal digits. Before the start
    /// and before the seats are closed.
    Promise { hash: String },
    /// Reveal the contribution that was promised: 32 hexadecimal digits. When the seats are closed.
    Reveal { value: String },
    /// Host: start the game. Where contributions were promised, this closes the seats, and the game
    /// starts when all are revealed; a second time it starts without those that are missing.
    Start,
    /// One step of the turn, in notation.
    Play { action: String },
    /// Undo the last step.
    Undo,
    /// Undo the whole turn, as far as possible.
    UndoTurn,
    /// End the turn.
    EndTurn,
    /// Choose whether to end turns by hand.
    Confirm { on: bool },
    /// Ask for a pause, or withdraw that.
    Pause { wanted: bool },
    /// End the pause.
    Resume,
    /// Take days off in a slow game: the clock stands still for so many days.
    TakeDaysOff { days: u32 },
    /// Send a chat message.
    Say { words: ChatText },
    /// Mute the person on this seat, or unmute them.
    Mute {
        #[serde(with = "serial::seat")]
        #[schemars(with = "SeatNumber")]
        seat: Seat,
        on: bool,
    },
    /// Host: switch the chat on or off.
    SwitchChat { on: bool },
    /// Ask for a rematch, or withdraw that.
    Rematch { wanted: bool },
}
