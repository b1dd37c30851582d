//! Honest dice: every roll follows from a seed that was committed to before the first roll.
//!
//! `docs/dice.md` is the specification, for anyone who wants to check.

use std::fmt;

use catalog::Choice;
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Refusal, TableId, hex};

/// The secret that all rolls of a table follow from: 256 bits.
///
/// It comes from the caller, who takes it from the operating system. It is published when the game
/// has ended, not before. `Debug` does not show it.
///
/// ```
/// use tables::Seed;
///
/// let seed = Seed::new([7; 32]);
/// assert_eq!(Seed::read(&seed.reveal())?, seed);
/// assert_eq!(format!("{seed:?}"), "Seed(secret)");
/// # Ok::<(), tables::Refusal>(())
/// ```
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed that is written as 64 hexadecimal digits in lower case.
    pub fn read(text: &str) -> Result<Seed, Refusal> {
        hex::read(text).map(Seed).ok_or(Refusal::BadSeed)
    }

    /// The seed as text. Showing it to anybody ends the secret.
    pub fn reveal(&self) -> String {
        hex::write(&self.0)
    }

    /// Its SHA-256, which is published from the start.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// What chance chooses from `choices`, sorted as text, at the roll with this number, counted
    /// from one.
    ///
    /// None if there is nothing to choose from.
    ///
    /// ```
    /// use tables::{Seed, TableId};
    ///
    /// let played = catalog::new_match("uxmal", 2, &rules::Options::new())?;
    /// let (seed, table) = (Seed::new([7; 32]), TableId::new("example").unwrap());
    /// let orders = played.legal();
    /// let order = seed.roll(&table, 1, &orders).unwrap();
    /// assert_eq!(order.text, "order SJMQT");
    /// # Ok::<(), rules::Refusal>(())
    /// ```
    pub fn roll<'a>(
        &self,
        table: &TableId,
        roll: u64,
        choices: &'a [Choice],
    ) -> Option<&'a Choice> {
        let weights = choices.iter().map(|choice| choice.weight.unwrap_or(0));
        choices.get(Dice::new(self.clone()).pick(table, roll, weights)?)
    }
}

/// A seed, with the half of every HMAC that depends on nothing else already computed.
pub(crate) struct Dice {
    pub(crate) seed: Seed,
    keyed: Hmac<Sha256>,
}

impl Dice {
    pub(crate) fn new(seed: Seed) -> Dice {
        let keyed =
            Hmac::<Sha256>::new_from_slice(&seed.0).expect("HMAC takes a key of any length");
        Dice { seed, keyed }
    }

    /// The index of the rolled choice, given the weights of all choices.
    pub(crate) fn pick(
        &self,
        table: &TableId,
        roll: u64,
        weights: impl Iterator<Item = u32> + Clone,
    ) -> Option<usize> {
        let total = weights.clone().map(u64::from).sum();
        let mut lot = self.lot(table, roll, total)?;
        weights.map(u64::from).position(|weight| {
            let here = lot < weight;
            lot = lot.wrapping_sub(weight);
            here
        })
    }

    /// A uniform number below `total`: numbers that would favor some results are rejected.
    fn lot(&self, table: &TableId, roll: u64, total: u64) -> Option<u64> {
        let uneven = (u64::MAX % total.max(1) + 1) % total.max(1);
        let mut attempts = (0..).map(|attempt| self.number(&format!("{table} {roll} {attempt}")));
        let number = attempts.find(|&number| number <= u64::MAX - uneven)?;
        number.checked_rem(total)
    }

    /// The first eight bytes of the HMAC-SHA-256 of a text.
    pub(crate) fn number(&self, text: &str) -> u64 {
        let mut mac = self.keyed.clone();
        mac.update(text.as_bytes());
        let bytes = mac.finalize().into_bytes();
        u64::from_be_bytes(std::array::from_fn(|index| bytes[index]))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl TryFrom<String> for Seed {
    type Error = Refusal;

    fn try_from(text: String) -> Result<Seed, Refusal> {
        Seed::read(&text)
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.reveal()
    }
}

/// The SHA-256 of a seed: it commits to the seed without revealing it.
///
/// ```
/// use tables::{Commitment, Seed};
///
/// let commitment = Seed::new([7; 32]).commitment();
/// assert!(commitment.to_string().starts_with("4bb06f8e4e3a7715"));
/// assert_eq!(Commitment::read(&commitment.to_string()), Some(commitment));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The commitment that is written as 64 hexadecimal digits in lower case.
    pub fn read(text: &str) -> Option<Commitment> {
        hex::read(text).map(Commitment)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::write(&self.0))
    }
}
