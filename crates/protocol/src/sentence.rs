//! Sentences in no language yet.

use std::borrow::Cow;

use rules::Phrase;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Args;

/// A sentence for a person, in no language yet: the key of a message and its arguments.
///
/// ```
/// use protocol::Sentence;
/// use rules::Phrase;
///
/// let sentence = Sentence::from(&Phrase::new("won").with("count", 1).with("seats", "2"));
/// let json = r#"{"key":"won","args":{"count":1,"seats":"2"}}"#;
/// assert_eq!(serde_json::to_string(&sentence)?, json);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Sentence {
    /// The key of the message.
    pub key: Cow<'static, str>,
    /// The arguments by name: numbers and texts.
    pub args: Args,
}

impl From<&Phrase> for Sentence {
    fn from(phrase: &Phrase) -> Sentence {
        Sentence { key: Cow::Borrowed(phrase.key), args: Args::from(phrase) }
    }
}
