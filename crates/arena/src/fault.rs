use rules::Phrase;
use serde::{Deserialize, Serialize};

/// Why a contestant has lost a game otherwise than by the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    /// What kind of fault.
    #[serde(rename = "fault")]
    pub code: FaultCode,
    /// What was said, or what the system said about it.
    pub detail: String,
}

/// The kinds of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FaultCode {
    /// The program could not be started.
    Start,
    /// The program has ended.
    Died,
    /// No answer in time.
    Hung,
    /// An answer that is none.
    Nonsense,
    /// The program refuses what we say.
    Refused,
    /// An action that the rules do not allow.
    Illegal,
    /// A bot of ours failed.
    Panicked,
}

impl Fault {
    pub(crate) fn new(code: FaultCode, detail: impl AsRef<str>) -> Fault {
        Fault { code, detail: shortened(detail.as_ref()) }
    }

    /// The fault as a sentence about the bot of this name.
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

/// A program may say more than fits a report, and may say it in control characters.
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
