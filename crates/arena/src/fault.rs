//! What a player can do wrong.

use rules::Phrase;
use serde::{Deserialize, Serialize};

/// Why a contestant lost a game, other than by the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    /// The kind of fault.
    #[serde(rename = "fault")]
    pub code: FaultCode,
    /// What the program sent, or the error of the system.
    pub detail: String,
}

/// The kinds of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FaultCode {
    /// The program could not be started.
    Start,
    /// The program exited.
    Died,
    /// No answer in time.
    Hung,
    /// The answer is not valid.
    Nonsense,
    /// The program refused a request.
    Refused,
    /// It chose an illegal action.
    Illegal,
    /// One of our own bots failed.
    Panicked,
}

impl Fault {
    pub(crate) fn new(code: FaultCode, detail: impl AsRef<str>) -> Fault {
        Fault { code, detail: shortened(detail.as_ref()) }
    }

    /// The message about the bot with this name.
    pub fn phrase(&self, bot: &str) -> Phrase {
        let key = match self.code {
            FaultCode::Start => "arena-fault-start",
            FaultCode::Died => "arena-fault-died",
            FaultCode::Hung => "arena-fault-hung",
            FaultCode::Nonsense => "arena-fault-nonsense",
            FaultCode::Refused => "arena-fault-refused",
            FaultCode::Illegal => "arena-fault-illegal",
            FaultCode::Panicked => "arena-fault-panicked",
        };
        Phrase::new(key).with("bot", bot).with("detail", self.detail.as_str())
    }
}

/// Shortens the text and removes control characters; a program may send anything.
fn shortened(text: &str) -> String {
    const MOST: usize = 160;
    let text: String =
        text.chars().map(|each| if each.is_control() { ' ' } else { each }).collect();
    let mut short: String = text.trim().chars().take(MOST).collect();
    if text.trim().chars().count() > MOST {
        short.push('…');
    }
    short
}
