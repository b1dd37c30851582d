//! Random bytes, hashes, and the ids made from them.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use tables::{Seed, TableId};

/// 256 bits from the operating system.
///
/// # Panics
///
/// If the operating system has no random numbers: the server cannot work without them.
pub(crate) fn random() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system provides random numbers");
    bytes
}

/// The seed of a new table.
pub(crate) fn seed() -> Seed {
    Seed::new(random())
}

/// The letters of table ids, without those that look alike.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// The id of a new table: 16 random letters, 80 bits, too many to guess.
///
/// # Panics
///
/// Never: letters and digits are a valid id.
pub(crate) fn table_id() -> TableId {
    let letter = |byte: &u8| char::from(LETTERS[usize::from(byte % 32)]);
    let id: String = random().iter().take(16).map(letter).collect();
    TableId::new(&id).expect("letters and digits are a valid id")
}

/// The SHA-256 of bytes in a context, so that hashes for different purposes never collide.
pub(crate) fn hash(context: &str, bytes: &[u8]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    hasher.update(context.as_bytes());
    hasher.update([0]);
    hasher.update(bytes);
    hasher.finalize().into()
}

/// A mask of 32 bytes that cannot be computed without the key.
///
/// # Panics
///
/// Never: HMAC accepts keys of any length.
pub(crate) fn mask(key: &[u8], context: &str) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("HMAC accepts keys of any length");
    mac.update(context.as_bytes());
    mac.finalize().into_bytes().into()
}

/// The first half of a hash, where 128 bits are enough.
pub(crate) fn half(hash: &[u8; 32]) -> [u8; 16] {
    std::array::from_fn(|index| hash[index])
}
