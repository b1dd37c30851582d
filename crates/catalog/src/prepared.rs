//! An action that was parsed and checked once, so that nobody has to do it again.

use std::any::Any;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

use rules::Phrase;

/// A legal action, ready to be played in the position it was checked in.
///
/// Only [`AnyMatch::prepare`](crate::AnyMatch::prepare) makes one. It belongs to one position of
/// one match: after that match has moved on, and in any other match, it is refused.
///
/// ```
/// use catalog::new_match;
///
/// let mut played = new_match("pacal", 2, &rules::Options::new())?;
/// let place = played.prepare("place e5")?;
/// assert_eq!((place.text(), place.description().key), ("place e5", "pacal-place"));
/// assert!(new_match("pacal", 2, &rules::Options::new())?.reveals(&place).is_err());
/// played.play_prepared(place).unwrap();
/// assert_eq!(played.log().len(), 1);
/// # Ok::<(), rules::Refusal>(())
/// ```
#[derive(Debug)]
pub struct Prepared {
    pub(crate) position: PositionId,
    pub(crate) text: String,
    pub(crate) description: Phrase,
    /// The action as the game knows it.
    pub(crate) action: Box<dyn Any + Send + Sync>,
}

impl Prepared {
    /// The action in notation.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What it will do, as a sentence for the log.
    pub fn description(&self) -> &Phrase {
        &self.description
    }
}

/// A [`Prepared`] action was made for another position or another match. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherPosition;

impl fmt::Display for OtherPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the action was prepared for another position")
    }
}

impl std::error::Error for OtherPosition {}

/// Tells the positions of all matches of this process apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PositionId {
    of_match: u64,
    /// How often the match has changed.
    changes: u64,
}

impl PositionId {
    /// The first position of a new match.
    pub(crate) fn new() -> PositionId {
        static MATCHES: AtomicU64 = AtomicU64::new(0);
        PositionId { of_match: MATCHES.fetch_add(1, Ordering::Relaxed), changes: 0 }
    }

    /// The match has changed: an action was played or undone.
    pub(crate) fn change(&mut self) {
        self.changes += 1;
    }
}
