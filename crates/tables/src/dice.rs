//! Honest dice: every roll follows from a seed that the server committed to first, and from what
//! the players contributed after that.
//!
//! `docs/dice.md` is the specification, for anyone who wants to check.

// What a player adds to the dice, and the promise of it.
pub(crate) mod contribution;
// What the rolls are bound to besides the seed.
pub(crate) mod binding;

use std::fmt;

use catalog::Choice;
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Refusal, TableId, hex};

/// How rolls are computed. A table keeps the scheme that it was opened with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// From the seed, the table and the number of the roll.
    Seed,
    /// From the seed, the contributions of the players, and everything in [`Binding`].
    Contributions,
}

pub use binding::{Binding, SetupHash};
pub use contribution::{Contribution, Promise};

impl Scheme {
    /// The scheme of new tables.
    pub const NEWEST: Scheme = Scheme::Contributions;

    /// Its number in records.
    pub const fn number(self) -> u32 {
        match self {
            Scheme::Seed => 1,
            Scheme::Contributions => 2,
        }
    }

    /// The scheme with this number.
    pub const fn numbered(number: u32) -> Option<Scheme> {
        match number {
            1 => Some(Scheme::Seed),
            2 => Some(Scheme::Contributions),
            _ => None,
        }
    }
}

/// The secret of the server that all rolls of a table follow from: 256 bits.
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

    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What chance chooses from `choices`, sorted as text, at the roll with this number, counted
    /// from one, by [`Scheme::Seed`].
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
        Dice::new(self.clone()).choose(table, roll, choices)
    }

    /// The same by [`Scheme::Contributions`].
    pub fn roll_bound<'a>(
        &self,
        binding: &Binding,
        roll: u64,
        choices: &'a [Choice],
    ) -> Option<&'a Choice> {
        let mut dice = Dice::new(self.clone());
        dice.bind(binding);
        dice.choose(binding.table(), roll, choices)
    }
}

/// The dice of a table.
pub(crate) struct Dice {
    commitment: Commitment,
    /// None if the seed is sealed and there is no key: the table can be read, but not played on.
    open: Option<OpenDice>,
}

/// A seed, with the part of every HMAC that is the same for all rolls already computed.
struct OpenDice {
    seed: Seed,
    keyed: Hmac<Sha256>,
    /// The key and the binding, once the game has started.
    bound: Option<Hmac<Sha256>>,
}

impl Dice {
    pub(crate) fn new(seed: Seed) -> Dice {
        let keyed =
            Hmac::<Sha256>::new_from_slice(&seed.0).expect("HMAC takes a key of any length");
        Dice { commitment: seed.commitment(), open: Some(OpenDice { seed, keyed, bound: None }) }
    }

    /// Those of a table whose seed is sealed.
    pub(crate) fn sealed(commitment: Commitment) -> Dice {
        Dice { commitment, open: None }
    }

    pub(crate) fn commitment(&self) -> Commitment {
        self.commitment
    }

    pub(crate) fn seed(&self) -> Option<&Seed> {
        self.open.as_ref().map(|open| &open.seed)
    }

    /// From now on rolls follow from the binding too.
    pub(crate) fn bind(&mut self, binding: &Binding) {
        if let Some(open) = &mut self.open {
            let mut bound = open.keyed.clone();
            bound.update(binding.text().as_bytes());
            open.bound = Some(bound);
        }
    }

    pub(crate) fn choose<'a>(
        &self,
        table: &TableId,
        roll: u64,
        choices: &'a [Choice],
    ) -> Option<&'a Choice> {
        let weights = choices.iter().map(|choice| choice.weight.unwrap_or(0));
        choices.get(self.pick(table, roll, weights)?)
    }

    /// The index of the rolled choice, given the weights of all choices.
    pub(crate) fn pick(
        &self,
        table: &TableId,
        roll: u64,
        weights: impl Iterator<Item = u32> + Clone,
    ) -> Option<usize> {
        let total = weights.clone().map(u64::from).sum();
        let mut lot = self.open.as_ref()?.lot(table, roll, total)?;
        weights.map(u64::from).position(|weight| {
            let here = lot < weight;
            lot = lot.wrapping_sub(weight);
            here
        })
    }

    /// The first eight bytes of the HMAC-SHA-256 of a text.
    pub(crate) fn number(&self, text: &str) -> Option<u64> {
        self.open.as_ref().map(|open| first_eight(&open.keyed, text))
    }
}

impl OpenDice {
    /// A uniform number below `total`: numbers that would favor some results are rejected.
    fn lot(&self, table: &TableId, roll: u64, total: u64) -> Option<u64> {
        let uneven = (u64::MAX % total.max(1) + 1) % total.max(1);
        let mut attempts = (0..).map(|attempt| self.attempt(table, roll, attempt));
        let number = attempts.find(|&number| number <= u64::MAX - uneven)?;
        number.checked_rem(total)
    }

    fn attempt(&self, table: &TableId, roll: u64, attempt: u64) -> u64 {
        match &self.bound {
            None => first_eight(&self.keyed, &format!("{table} {roll} {attempt}")),
            Some(bound) => first_eight(bound, &format!("roll {roll} {attempt}\n")),
        }
    }
}

fn first_eight(so_far: &Hmac<Sha256>, text: &str) -> u64 {
    let mut mac = so_far.clone();
    mac.update(text.as_bytes());
    let bytes = mac.finalize().into_bytes();
    u64::from_be_bytes(std::array::from_fn(|index| bytes[index]))
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
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

impl TryFrom<String> for Commitment {
    type Error = Refusal;

    fn try_from(text: String) -> Result<Commitment, Refusal> {
        Commitment::read(&text).ok_or(Refusal::BadSeed)
    }
}

impl From<Commitment> for String {
    fn from(commitment: Commitment) -> String {
        commitment.to_string()
    }
}
