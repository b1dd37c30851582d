//! What a client sends on a socket.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{RequestId, TableCommand, Version};

/// What a client sends on a socket.
///
/// ```
/// use protocol::{ClientMessage, TableCommand};
///
/// let text = r#"{"say":"ask","id":"r17","seen":12,"what":{"ask":"undo"}}"#;
/// let ClientMessage::Ask { id, seen, what } = serde_json::from_str(text)? else { panic!() };
/// assert_eq!((id.as_str(), seen, what), ("r17", 12, TableCommand::Undo));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "say", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// A request.
    Ask {
        /// The client's identifier for it: a retry is answered again and not carried out twice.
        id: RequestId,
        /// The version that the client saw.
        seen: Version,
        /// The command.
        what: TableCommand,
    },
    /// Asks whether an action would be allowed now, and if not, why; changes nothing.
    Why {
        /// The client's identifier for the question.
        id: RequestId,
        /// The action in notation.
        action: String,
    },
    /// Nudges the player whose turn it is; nothing is stored.
    Nudge {
        /// The client's identifier for it.
        id: RequestId,
    },
}
