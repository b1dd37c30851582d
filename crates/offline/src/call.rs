//! The calls of the Worker, and what comes of them: JSON both ways.

use protocol::{Moment, MyTable, TableId, Version};
use serde::{Deserialize, Serialize};

/// A call, with what the authority cannot know by itself.
#[derive(Debug, Deserialize)]
pub struct Call {
    /// The time, in milliseconds since 1970.
    pub now: Moment,
    /// 64 random bytes as hexadecimal digits, new in every call.
    pub random: String,
    /// What is called for.
    #[serde(flatten)]
    pub what: What,
}

/// What is called for.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum What {
    /// The stored events of a table that is used from now on.
    Load {
        /// The table.
        table: TableId,
        /// All its events, as they were given out.
        events: Vec<String>,
    },
    /// Forgets a table, because it is not stored or another tab has it.
    Unload {
        /// The table.
        table: TableId,
    },
    /// A page connects to a table, as to a server's socket.
    Join {
        /// The Worker's number for the connection.
        session: u32,
        /// The table.
        table: TableId,
        /// Which person of this browser, from 1.
        person: u8,
        /// The version that the page has seen; 0 if none.
        seen: Version,
    },
    /// A message of a connected page.
    Hear {
        /// The number of the connection.
        session: u32,
        /// A `ClientMessage`.
        text: String,
    },
    /// A page has closed its connection.
    Leave {
        /// The number of the connection.
        session: u32,
    },
    /// A request about tables in the words of HTTP.
    Request {
        /// `GET` or `POST`.
        method: String,
        /// The path with its parameters.
        path: String,
        /// The body; empty if there is none.
        #[serde(default)]
        body: String,
    },
    /// A bot has chosen.
    Bot {
        /// The table.
        table: TableId,
        /// The number of the seat.
        seat: usize,
        /// The version that the bot thought about.
        version: Version,
        /// The action.
        action: String,
    },
    /// It is the time that was asked for.
    Tick,
}

/// What comes of a call. Everything else waits until the writes are stored.
#[derive(Debug, Default, Serialize)]
pub struct Outcome {
    /// Events to store, all together or none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub writes: Vec<Write>,
    /// Messages to connected pages, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub messages: Vec<Message>,
    /// The answer to a request.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reply: Option<Reply>,
    /// What bots have to think about.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub jobs: Vec<Job>,
    /// The job of a bot that gives the answer to a request instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
    /// When to call [`What::Tick`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wake: Option<Moment>,
}

/// Events to store.
#[derive(Debug, Serialize)]
pub struct Write {
    /// The table.
    pub table: TableId,
    /// The version of the first.
    pub first: Version,
    /// The events.
    pub events: Vec<String>,
    /// The table in the list of this browser's games, once for each of its people there.
    pub mine: Vec<MyTable>,
}

/// A message to a connected page.
#[derive(Debug, Serialize)]
pub struct Message {
    /// The number of the connection.
    pub session: u32,
    /// A `ServerMessage`.
    pub text: String,
}

/// An answer in the words of HTTP.
#[derive(Debug, Serialize)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// The media type.
    pub kind: &'static str,
    /// The body.
    pub body: String,
}

/// What a bot has to think about.
#[derive(Debug, Serialize)]
pub struct Job {
    /// The table.
    pub table: TableId,
    /// The number of the seat.
    pub seat: usize,
    /// The version.
    pub version: Version,
    /// The job, for [`crate::questions::think`].
    pub text: String,
}

impl Reply {
    /// An answer as JSON.
    ///
    /// # Panics
    ///
    /// Never: every answer can be written as JSON.
    pub(crate) fn json(status: u16, answer: &impl Serialize) -> Reply {
        let body = serde_json::to_string(answer).expect("an answer can be written as JSON");
        Reply { status, kind: "application/json", body }
    }
}
