use std::collections::BTreeMap;

use rules::{Arg, Phrase};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A phrase on its way to a person: the key of a message and its arguments.
///
/// ```
/// use rules::Phrase;
/// use tables::Sentence;
///
/// let sentence = Sentence::from(&Phrase::new("won").with("count", 1).with("seats", "2"));
/// let json = r#"{"key":"won","args":{"count":1,"seats":"2"}}"#;
/// assert_eq!(serde_json::to_string(&sentence)?, json);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sentence {
    /// The key.
    pub key: String,
    /// The arguments by name: numbers and texts.
    pub args: BTreeMap<String, Value>,
}

impl From<&Phrase> for Sentence {
    fn from(phrase: &Phrase) -> Sentence {
        let value = |arg: &Arg| match arg {
            Arg::Number(number) => Value::from(*number),
            Arg::Text(text) => Value::from(text.as_str()),
        };
        let args = phrase.args.iter().map(|(name, arg)| ((*name).to_owned(), value(arg)));
        Sentence { key: phrase.key.to_owned(), args: args.collect() }
    }
}
