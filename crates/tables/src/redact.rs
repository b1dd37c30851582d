//! Takes names and messages out of stored events, for good: for operators, and for people who want
//! to be forgotten.
//!
//! Only texts change. Versions, seats and actions stay, so the table loads, plays on and verifies as
//! before.

use crate::{ChatText, Event, PlayerId, Stored, Version};

/// What stands where a text was. It is a valid name and a valid message in every language.
pub const REDACTED: &str = "…";

/// What is taken out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Redaction {
    /// Every name that this player had at the table.
    Name(PlayerId),
    /// The message of the event with this version.
    Message(Version),
    /// Every name and every message of this player.
    Person(PlayerId),
}

impl Redaction {
    /// The events that change, as they are afterwards.
    pub fn of(&self, events: &[Stored]) -> Vec<Stored> {
        events.iter().filter_map(|stored| self.changed(stored)).collect()
    }

    fn changed(&self, stored: &Stored) -> Option<Stored> {
        let mut changed = stored.clone();
        match &mut changed.event {
            Event::Sat { player, name, .. } if self.takes_name_of(player) => {
                REDACTED.clone_into(name);
            }
            Event::Said { player, words } if self.takes_message(player, stored.version) => {
                *words = ChatText::Text(REDACTED.to_owned());
            }
            _ => return None,
        }
        (changed != *stored).then_some(changed)
    }

    fn takes_name_of(&self, player: &PlayerId) -> bool {
        match self {
            Redaction::Name(who) | Redaction::Person(who) => who == player,
            Redaction::Message(_) => false,
        }
    }

    fn takes_message(&self, player: &PlayerId, version: Version) -> bool {
        match self {
            Redaction::Message(which) => *which == version,
            Redaction::Person(who) => who == player,
            Redaction::Name(_) => false,
        }
    }
}
