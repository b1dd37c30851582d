//! The seed of a table as it is stored: sealed with the key of the server, or open.

use serde::{Deserialize, Serialize};

use crate::{Refusal, Seed, hex};

/// How a sealed seed begins.
const SEALED: &str = "sealed-";

/// A seed in the store. Those of older versions are open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum KeptSeed {
    /// As it is.
    Open(Seed),
    /// Encrypted; see [`crate::ServerKey`].
    Sealed([u8; 48]),
}

impl KeptSeed {
    /// The seed, if it is not sealed.
    pub fn seed(&self) -> Option<&Seed> {
        match self {
            KeptSeed::Open(seed) => Some(seed),
            KeptSeed::Sealed(_) => None,
        }
    }
}

impl TryFrom<String> for KeptSeed {
    type Error = Refusal;

    fn try_from(text: String) -> Result<KeptSeed, Refusal> {
        match text.strip_prefix(SEALED) {
            None => Seed::read(&text).map(KeptSeed::Open),
            Some(digits) => hex::read(digits).map(KeptSeed::Sealed).ok_or(Refusal::BadSeed),
        }
    }
}

impl From<KeptSeed> for String {
    fn from(kept: KeptSeed) -> String {
        match kept {
            KeptSeed::Open(seed) => seed.reveal(),
            KeptSeed::Sealed(bytes) => format!("{SEALED}{}", hex::write(&bytes)),
        }
    }
}
