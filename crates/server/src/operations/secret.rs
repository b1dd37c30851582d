//! Bytes that nobody can guess, and what is made of them.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use tables::{Seed, TableId};

/// 256 bits from the operating system.
///
/// # Panics
///
/// When the operating system has no random numbers to give: nothing honest can be done then.
pub(crate) fn random() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
    bytes
}

/// The seed of a new table.
pub(crate) fn seed() -> Seed {
    Seed::new(random())
}

/// The letters of the names of tables: none that is easily taken for another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// The name of a new table: 16 letters of 32 kinds, which nobody guesses.
///
/// # Panics
///
/// Never: it is letters and digits.
pub(crate) fn table_id() -> TableId {
    let letter = |byte: &u8| char::from(LETTERS[usize::from(byte % 32)]);
    let name: String = random().iter().take(16).map(letter).collect();
    TableId::new(&name).expect("letters and digits are a name")
}

/// The SHA-256 of a text in a context, so that hashes for two purposes never meet.
pub(crate) fn hash(context: &str, bytes: &[u8]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    hasher.update(context.as_bytes());
    hasher.update([0]);
    hasher.update(bytes);
    hasher.finalize().into()
}

/// A mask for 32 bytes that only somebody with the key can make.
///
/// # Panics
///
/// Never: a key may be of any length.
pub(crate) fn mask(key: &[u8], context: &str) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("HMAC takes a key of any length");
    mac.update(context.as_bytes());
    mac.finalize().into_bytes().into()
}

/// The first half of a hash, where that is enough to tell things apart.
pub(crate) fn half(hash: &[u8; 32]) -> [u8; 16] {
    std::array::from_fn(|index| hash[index])
}
