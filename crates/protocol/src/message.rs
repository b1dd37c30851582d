use std::borrow::Cow;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Args, Problem, RequestId, TableCommand, TableUpdate, TableView, Version};

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

/// A request over HTTP.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableRequest {
    /// The client's name for it: a repeat is answered again and not done twice.
    pub id: RequestId,
    /// The version that it looked at.
    pub seen: Version,
    /// What it asks for.
    pub what: TableCommand,
}

/// A request was granted, and is durable.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Granted {
    /// The client's name for the request.
    pub id: RequestId,
    /// The version of its first event.
    pub first: Version,
    /// The version of its last event, with all that followed from it.
    pub last: Version,
}

/// What a server says on a socket.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "say", rename_all = "snake_case")]
#[expect(
    clippy::large_enum_variant,
    reason = "it is made to be written at once, and most are news"
)]
pub enum ServerMessage {
    /// The whole table as you may see it.
    View {
        /// The table.
        view: Box<TableView>,
    },
    /// What happened.
    News(TableUpdate),
    /// A request was granted, and is durable; its news may come before or after.
    Granted(Granted),
    /// An action would be allowed.
    Allowed {
        /// The client's name for the question.
        id: RequestId,
    },
    /// A request, or an action that was asked about, is refused.
    Refused {
        /// The client's name for the request or the question.
        id: RequestId,
        /// The stable code: the key of a message.
        code: Cow<'static, str>,
        /// The clause of the rules that forbids it, where one does.
        rule: Option<Cow<'static, str>>,
        /// The facts: the arguments of the message.
        args: Args,
        /// The message as a sentence.
        message: String,
    },
    /// Something concerns the whole connection.
    Trouble {
        /// The stable code: the key of a message.
        code: Cow<'static, str>,
        /// The facts: the arguments of the message.
        args: Args,
        /// The message as a sentence.
        message: String,
    },
}

impl ServerMessage {
    /// That a request, or an action that was asked about, is refused.
    pub fn refused(id: RequestId, problem: Problem) -> ServerMessage {
        let Problem { code, rule, args, message } = problem;
        ServerMessage::Refused { id, code, rule, args, message }
    }

    /// That something is wrong with the whole connection.
    pub fn trouble(problem: Problem) -> ServerMessage {
        let Problem { code, args, message, .. } = problem;
        ServerMessage::Trouble { code, args, message }
    }
}

/// How much a client wants to be told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Detail {
    /// Everything.
    #[default]
    Full,
    /// No boards, no positions and no hints: for programs that keep their own board.
    Plain,
}
