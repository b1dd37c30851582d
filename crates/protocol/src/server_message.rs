//! What a server sends on a socket.

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Args, Granted, Presence, Problem, RequestId, TableUpdate, TableView};

/// What a server sends on a socket.
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
    /// A request was granted and is durable; its update may come before or after.
    Granted(Granted),
    /// Who is here, who is away and how many are watching; sent at first and after changes.
    Presence(Presence),
    /// Somebody nudges you: it is your turn.
    Nudged {
        /// The number of their seat.
        by: usize,
    },
    /// An action would be allowed, or a nudge was accepted.
    Allowed {
        /// The client's identifier for the question.
        id: RequestId,
    },
    /// A request, or an action that was asked about, is refused.
    Refused {
        /// The client's identifier for the request or the question.
        id: RequestId,
        /// The stable code: the key of a message.
        code: Cow<'static, str>,
        /// The clause of the rules that forbids it, if there is one.
        rule: Option<Cow<'static, str>>,
        /// The facts: the arguments of the message.
        args: Args,
        /// The message as a sentence.
        message: String,
    },
    /// Something is wrong with the whole connection.
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
