//! What a client sends on a socket.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{RequestId, TableCommand, Version};

/// What a client says on a socket.
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
        /// The client's name for it: a repeat is answered again and not done twice.
        id: RequestId,
        /// The version that it looked at.
        seen: Version,
        /// What it asks for.
        what: TableCommand,
    },
    /// Whether an action would be allowed now, and if not, why; changes nothing.
    Why {
        /// The client's name for the question.
        id: RequestId,
        /// The action in notation.
        action: String,
    },
}
