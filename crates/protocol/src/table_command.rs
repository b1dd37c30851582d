use bots::Level;
use rules::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ChatText;
use crate::serial::{self, SeatNumber};

/// What a person can ask for.
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
    /// Sit down on this seat, or on the first that is open; before the start also to change seats.
    Sit { seat: Option<usize>, name: String },
    /// Leave: before the start the seat is free again, later a bot stands in.
    Leave,
    /// Play again instead of the bot that stood in.
    TakeBack,
    /// The host: one seat more.
    OpenSeat,
    /// The host: one seat less.
    CloseSeat {
        #[serde(with = "serial::seat")]
        #[schemars(with = "SeatNumber")]
        seat: Seat,
    },
    /// The host: a bot on this open seat, or another level for the bot there.
    FillSeat {
        #[serde(with = "serial::seat")]
        #[schemars(with = "SeatNumber")]
        seat: Seat,
        level: Level,
    },
    /// The host: the person or bot on this seat has to get up.
    FreeSeat {
        #[serde(with = "serial::seat")]
        #[schemars(with = "SeatNumber")]
        seat: Seat,
    },
    /// The host: stand-ins play like this.
    ChooseStandIn { level: Level },
    /// The host: begin.
    Start,
    /// One step of the turn, in notation.
    Play { action: String },
    /// Take the last step back.
    Undo,
    /// Take the whole turn back, as far as that goes.
    UndoTurn,
    /// The turn stands.
    EndTurn,
    /// Whether I end my turns by hand.
    Confirm { on: bool },
    /// Whether I want a pause.
    Pause { wanted: bool },
    /// The pause is over.
    Resume,
    /// Say something.
    Say { words: ChatText },
    /// Whether I no longer want to hear the person on this seat.
    Mute {
        #[serde(with = "serial::seat")]
        #[schemars(with = "SeatNumber")]
        seat: Seat,
        on: bool,
    },
    /// The host: whether there is a chat.
    SwitchChat { on: bool },
    /// Whether I want a rematch.
    Rematch { wanted: bool },
}
