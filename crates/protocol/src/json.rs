//! JSON of the games, passed on as text.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// JSON that is only passed on: a text, written once and shared by all recipients.
///
/// ```
/// use protocol::Json;
///
/// let json = Json::of(&[1, 2]);
/// assert_eq!((json.text(), json.value()), ("[1,2]", serde_json::json!([1, 2])));
/// assert_eq!(serde_json::to_string(&json)?, "[1,2]");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone)]
pub struct Json(Arc<RawValue>);

impl Json {
    /// Writes a value as JSON.
    ///
    /// # Panics
    ///
    /// If the value cannot be written as JSON, such as a map whose keys are not texts.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Json {
        Json::from(to_raw_value(value).expect("what is sent can be written as JSON"))
    }

    /// Its text.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// Its value, read from the text.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.text()).unwrap_or_default()
    }
}

impl From<Box<RawValue>> for Json {
    fn from(raw: Box<RawValue>) -> Json {
        Json(raw.into())
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.text() == other.text()
    }
}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Json {
    /// Reads a value first: inside a tagged message there is no text left to keep.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Json, D::Error> {
        Value::deserialize(from).map(|value| Json::of(&value))
    }
}

macro_rules! of_the_game {
    ($(#[doc = $doc:literal])* $name:ident) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name;

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({"description": concat!($($doc),*)})
            }
        }
    };
}

of_the_game! {
    /// What never changes in a game, as the game shows it: map, die, values.
    Board
}

of_the_game! {
    /// Everything on the table that the viewer may see, as the game shows it.
    Position
}

of_the_game! {
    /// What an action would do, as the game describes it for clients that do not know the rules.
    Hint
}
