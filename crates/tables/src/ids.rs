use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Refusal;

/// The most characters an identifier has.
const MOST: usize = 64;

/// Letters, digits, `-` and `_`, so that an identifier can stand in a link, in a record and in the
/// text that the dice are made of.
fn is_plain(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    (1..=MOST).contains(&text.len()) && text.bytes().all(plain)
}

macro_rules! identifier {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(Box<str>);

        impl $name {
            /// The identifier that the text is: 1 to 64 letters, digits, `-` and `_`.
            pub fn new(text: &str) -> Result<$name, Refusal> {
                if is_plain(text) { Ok($name(text.into())) } else { Err(Refusal::BadId) }
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

        impl TryFrom<String> for $name {
            type Error = Refusal;

            fn try_from(text: String) -> Result<$name, Refusal> {
                $name::new(&text)
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.0.into()
            }
        }
    };
}

identifier! {
    /// The public name of a table; it is in its link and in what the dice are made of.
    ///
    /// ```
    /// use tables::TableId;
    ///
    /// assert_eq!(TableId::new("k3-x_9")?.as_str(), "k3-x_9");
    /// assert_eq!(TableId::new("k3 x9").unwrap_err().code(), "table-bad-id");
    /// # Ok::<(), tables::Refusal>(())
    /// ```
    TableId
}

identifier! {
    /// Who a person is, as the server knows them; no other person ever sees it.
    ///
    /// ```
    /// assert!(tables::PlayerId::new("p-4711").is_ok());
    /// ```
    PlayerId
}

identifier! {
    /// The client's own name for a request, by which a repeat is known.
    ///
    /// ```
    /// assert!(tables::RequestId::new("").is_err());
    /// ```
    RequestId
}
