//! Arguments of sentences.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The arguments of a sentence by name, in the order in which they were given.
///
/// ```
/// use protocol::{Arg, Args};
/// use rules::Phrase;
///
/// let args = Args::from(&Phrase::new("won").with("count", 1).with("seats", "2"));
/// assert_eq!(serde_json::to_string(&args)?, r#"{"count":1,"seats":"2"}"#);
/// assert_eq!(args.get("count"), Some(&Arg::Number(1)));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Args(Vec<(Cow<'static, str>, Arg)>);

/// An argument of a sentence. A number takes part in plural forms, a text does not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Arg {
    /// A whole number.
    Number(i64),
    /// Notation, or one of the words that the message distinguishes.
    Text(String),
}

impl Args {
    /// The argument with this name.
    pub fn get(&self, name: &str) -> Option<&Arg> {
        self.iter().find(|(each, _)| *each == name).map(|(_, arg)| arg)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Arg)> {
        self.0.iter().map(|(name, arg)| (name.as_ref(), arg))
    }
}

impl From<&rules::Phrase> for Args {
    fn from(phrase: &rules::Phrase) -> Args {
        let arg = |arg: &rules::Arg| match arg {
            rules::Arg::Number(number) => Arg::Number(*number),
            rules::Arg::Text(text) => Arg::Text(text.clone()),
        };
        Args(phrase.args.iter().map(|(name, each)| (Cow::Borrowed(*name), arg(each))).collect())
    }
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Args {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Args, D::Error> {
        from.deserialize_map(Named)
    }
}

struct Named;

impl<'de> Visitor<'de> for Named {
    type Value = Args;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("numbers and texts by name")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Args, A::Error> {
        let mut args = Vec::new();
        while let Some((name, arg)) = map.next_entry::<String, Arg>()? {
            args.push((Cow::Owned(name), arg));
        }
        Ok(Args(args))
    }
}

impl JsonSchema for Args {
    fn schema_name() -> Cow<'static, str> {
        "Args".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "The arguments of a sentence by name.",
            "type": "object",
            "additionalProperties": {"type": ["integer", "string"]},
        })
    }
}
