//! Who a person is.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize, Serializer};

use crate::Refusal;

/// Who a person is, as the server knows them; nobody else ever sees it.
///
/// It is not a type of the protocol, so no message can contain one.
///
/// ```
/// assert!(tables::PlayerId::new("p-4711").is_ok());
/// assert_eq!(tables::PlayerId::new("p 4711").unwrap_err().code(), "table-bad-id");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "String")]
pub struct PlayerId(Arc<str>);

impl PlayerId {
    /// Reads an identifier: 1 to 64 letters, digits, `-` and `_`.
    pub fn new(text: &str) -> Result<PlayerId, Refusal> {
        if protocol::is_plain(text) { Ok(PlayerId(text.into())) } else { Err(Refusal::BadId) }
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Serialize for PlayerId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.0)
    }
}

impl TryFrom<String> for PlayerId {
    type Error = Refusal;

    fn try_from(text: String) -> Result<PlayerId, Refusal> {
        PlayerId::new(&text)
    }
}
