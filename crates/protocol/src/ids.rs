//! Identifiers of tables and requests.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize, Serializer};

/// The maximum length of an identifier.
const MOST: usize = 64;

/// Whether a text can be an identifier: 1 to 64 letters, digits, `-` and `_`, so that it can stand
/// in a link, in a record and in the text that the dice are made of.
pub fn is_plain(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    (1..=MOST).contains(&text.len()) && text.bytes().all(plain)
}

/// The text is not an identifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadId;

impl fmt::Display for BadId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected 1 to 64 letters, digits, `-` and `_`")
    }
}

impl std::error::Error for BadId {}

macro_rules! identifier {
    ($(#[doc = $doc:literal])* $name:ident) => {
        $(#[doc = $doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
        #[serde(try_from = "String")]
        pub struct $name(Arc<str>);

        impl $name {
            /// Reads an identifier: 1 to 64 letters, digits, `-` and `_`.
            pub fn new(text: &str) -> Result<$name, BadId> {
                if is_plain(text) { Ok($name(text.into())) } else { Err(BadId) }
            }

            /// Its text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(&self.0)
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadId;

            fn try_from(text: String) -> Result<$name, BadId> {
                if is_plain(&text) { Ok($name(text.into())) } else { Err(BadId) }
            }
        }

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({
                    "description": "1 to 64 letters, digits, `-` and `_`.",
                    "type": "string",
                    "pattern": "^[A-Za-z0-9_-]{1,64}$",
                })
            }
        }
    };
}

identifier! {
    /// The public name of a table; it is in its link and in what the dice are made of.
    ///
    /// ```
    /// use protocol::{BadId, TableId};
    ///
    /// assert_eq!(TableId::new("k3-x_9")?.as_str(), "k3-x_9");
    /// assert_eq!(TableId::new("k3 x9"), Err(BadId));
    /// # Ok::<(), BadId>(())
    /// ```
    TableId
}

identifier! {
    /// The client's identifier for a request, by which a retry is recognized.
    ///
    /// ```
    /// assert!(protocol::RequestId::new("").is_err());
    /// ```
    RequestId
}
