//! What a player adds to the dice: 128 bits, promised by their hash before anybody reveals any.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Refusal, hex};

/// 128 bits that a player's client made, so that the server cannot choose the dice.
///
/// ```
/// use tables::Contribution;
///
/// let contribution = Contribution::read("000102030405060708090a0b0c0d0e0f")?;
/// let promise = contribution.promise().to_string();
/// assert_eq!(promise, "be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991");
/// # Ok::<(), tables::Refusal>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Contribution([u8; 16]);

impl Contribution {
    /// The contribution of these bytes.
    pub const fn new(bytes: [u8; 16]) -> Contribution {
        Contribution(bytes)
    }

    /// The contribution that is written as 32 hexadecimal digits in lower case.
    pub fn read(text: &str) -> Result<Contribution, Refusal> {
        hex::read(text).map(Contribution).ok_or(Refusal::BadContribution)
    }

    /// The SHA-256 of its 16 bytes.
    pub fn promise(&self) -> Promise {
        Promise(Sha256::digest(self.0).into())
    }
}

/// The SHA-256 of a contribution: it fixes the contribution without revealing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Promise([u8; 32]);

impl Promise {
    /// The promise that is written as 64 hexadecimal digits in lower case.
    pub fn read(text: &str) -> Result<Promise, Refusal> {
        hex::read(text).map(Promise).ok_or(Refusal::BadPromise)
    }
}

impl fmt::Display for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::write(&self.0))
    }
}

impl fmt::Display for Promise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::write(&self.0))
    }
}

impl TryFrom<String> for Contribution {
    type Error = Refusal;

    fn try_from(text: String) -> Result<Contribution, Refusal> {
        Contribution::read(&text)
    }
}

impl From<Contribution> for String {
    fn from(contribution: Contribution) -> String {
        contribution.to_string()
    }
}

impl TryFrom<String> for Promise {
    type Error = Refusal;

    fn try_from(text: String) -> Result<Promise, Refusal> {
        Promise::read(&text)
    }
}

impl From<Promise> for String {
    fn from(promise: Promise) -> String {
        promise.to_string()
    }
}
