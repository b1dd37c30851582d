//! What a match tells about actions: legal, played, refused.

use std::fmt;

use rules::{NotAnAction, Phrase, Refusal, Turn};
use serde_json::Value;

/// A legal action.
///
/// ```
/// let played = catalog::new_match("pacal", 2, &rules::Options::new())?;
/// let first = &played.legal()[0];
/// assert_eq!((first.text.as_str(), first.weight), ("place e5", None));
/// # Ok::<(), rules::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The action in notation.
    pub text: String,
    /// The key of the heading under which a list shows it.
    pub kind: &'static str,
    /// How likely it is in proportion to the others, where chance acts.
    pub weight: Option<u32>,
}

/// A legal action with its hint.
///
/// ```
/// let mut played = catalog::new_match("pacal", 2, &rules::Options::new())?;
/// for action in ["place f6", "place e5", "roll 3"] {
///     played.play(action)?;
/// }
/// let first = &played.hints()[0];
/// assert_eq!((first.action.as_str(), first.kind), ("fly c6", "pacal-kind-fly"));
/// assert_eq!(first.hint.as_ref().unwrap()["way"], serde_json::json!(["e6", "d6", "c6"]));
/// # Ok::<(), rules::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Hinted {
    /// The action in notation.
    pub action: String,
    /// The key of the heading under which a list shows it.
    pub kind: &'static str,
    /// What a player should know before playing it, in the game's own format: see
    /// [`Entry::schemas`](crate::Entry::schemas).
    pub hint: Option<Value>,
}

/// An action that was played.
///
/// ```
/// use rules::{Options, Turn};
///
/// let mut played = catalog::new_match("uxmal", 2, &Options::new())?;
/// played.play("order JSQMT")?;
/// let line = &played.log()[0];
/// assert_eq!((line.turn, line.action.as_str()), (Turn::Chance, "order JSQMT"));
/// # Ok::<(), rules::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// Who took it.
    pub turn: Turn,
    /// The action in notation.
    pub action: String,
    /// What it did.
    pub phrase: Phrase,
}

/// Why an action is not played.
///
/// ```
/// use catalog::PlayError;
///
/// let mut played = catalog::new_match("pacal", 2, &rules::Options::new())?;
/// assert!(matches!(played.play("jump a1"), Err(PlayError::NotAnAction(_))));
/// assert!(matches!(played.play("place a1"), Err(PlayError::Refused(_))));
/// # Ok::<(), rules::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The text is not an action in any position.
    NotAnAction(NotAnAction),
    /// The rules do not allow it here.
    Refused(Refusal),
}

impl From<PlayError> for Refusal {
    fn from(error: PlayError) -> Refusal {
        match error {
            PlayError::NotAnAction(error) => error.into(),
            PlayError::Refused(refusal) => refusal,
        }
    }
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::NotAnAction(error) => error.fmt(f),
            PlayError::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for PlayError {}
