//! The chat of a table, and its rate limit.

use std::collections::VecDeque;

use crate::decide::clean_text;
use crate::{ChatText, Moment, PlayerId, Refusal};

/// Preset messages, by key, so that people without a common language can be polite.
pub const PRESETS: [&str; 8] = [
    "table-say-hello",
    "table-say-good-luck",
    "table-say-well-played",
    "table-say-thanks",
    "table-say-sorry",
    "table-say-one-moment",
    "table-say-good-game",
    "table-say-again",
];

/// How many messages a table remembers.
const REMEMBERED: usize = 50;

/// The rate limit: so many messages from one person within [`WINDOW`].
const MOST_IN_WINDOW: usize = 5;

/// In milliseconds.
const WINDOW: u64 = 10_000;

/// The chat of a table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Chat {
    pub(crate) on: bool,
    pub(crate) messages: VecDeque<ChatMessage>,
}

/// A chat message.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ChatMessage {
    pub(crate) player: PlayerId,
    /// Their name at that time: people come and go.
    pub(crate) name: String,
    pub(crate) words: ChatText,
    pub(crate) at: Moment,
}

impl Chat {
    pub(crate) fn new(on: bool) -> Chat {
        Chat { on, messages: VecDeque::new() }
    }

    /// Checks and cleans a message that this person sends now.
    pub(crate) fn admit(
        &self,
        player: &PlayerId,
        words: &protocol::ChatText,
        now: Moment,
    ) -> Result<ChatText, Refusal> {
        if !self.on {
            return Err(Refusal::ChatOff);
        }
        self.check_rate(player, now)?;
        match words {
            protocol::ChatText::Text(text) => Ok(ChatText::Text(clean_text::message(text)?)),
            protocol::ChatText::Preset(key) if PRESETS.contains(&key.as_str()) => {
                Ok(ChatText::Preset(key.clone()))
            }
            protocol::ChatText::Preset(_) => Err(Refusal::UnknownPhrase),
        }
    }

    pub(crate) fn add(&mut self, message: ChatMessage) {
        if self.messages.len() == REMEMBERED {
            self.messages.pop_front();
        }
        self.messages.push_back(message);
    }

    fn check_rate(&self, player: &PlayerId, now: Moment) -> Result<(), Refusal> {
        // What lies in the future was said while the clock was wrong.
        let counts = |line: &&ChatMessage| line.player == *player && line.at <= now;
        let own = self.messages.iter().rev().filter(counts);
        let Some(line) = own.into_iter().nth(MOST_IN_WINDOW - 1) else { return Ok(()) };
        match WINDOW.saturating_sub(now.since(line.at)) {
            0 => Ok(()),
            wait => Err(Refusal::ChatTooFast { wait }),
        }
    }
}
