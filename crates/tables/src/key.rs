//! The key of a server: seals the seeds of running games in the store, and signs records.
//!
//! It is kept outside of the database, so that neither a reader of the database nor a backup
//! foretells the dice.

use std::fmt;

use chacha20poly1305::ChaCha20Poly1305;
use chacha20poly1305::aead::AeadInOut;
use ed25519_dalek::{Signature, Signer, SigningKey, VerifyingKey};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::stored::{KeptSeed, Opened};
use crate::{Event, Seed, Stored, TableId, hex};

/// Lengths of a seed, and of a sealed one with its tag.
const SEED: usize = 32;
const SEALED: usize = SEED + 16;

/// No key encrypts two texts, so that the nonce can always be the same.
const ONCE: [u8; 12] = [0; 12];

/// The secret key of a server: 256 bits. `Debug` does not show it.
///
/// ```
/// use tables::{Seed, ServerKey, TableId};
///
/// let (key, table) = (ServerKey::new([1; 32]), TableId::new("example")?);
/// let sealed = key.seal(&table, &Seed::new([7; 32]));
/// assert_eq!(key.open(&table, &sealed), Some(Seed::new([7; 32])));
/// assert_eq!(ServerKey::new([2; 32]).open(&table, &sealed), None);
/// # Ok::<(), protocol::BadId>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct ServerKey([u8; 32]);

impl ServerKey {
    /// The key of these bytes.
    pub const fn new(bytes: [u8; 32]) -> ServerKey {
        ServerKey(bytes)
    }

    /// The key that is written as 64 hexadecimal digits in lower case.
    pub fn read(text: &str) -> Option<ServerKey> {
        hex::read(text).map(ServerKey)
    }

    /// The key as text. Showing it to anybody ends the secret.
    pub fn reveal(&self) -> String {
        hex::write(&self.0)
    }

    /// Seals the seed of a table.
    ///
    /// # Panics
    ///
    /// Never: the cipher takes keys of this length and texts of any.
    pub fn seal(&self, table: &TableId, seed: &Seed) -> KeptSeed {
        let mut bytes = [0; SEALED];
        let (text, tag) = bytes.split_at_mut(SEED);
        text.copy_from_slice(seed.bytes());
        let sealed = self.cipher(table).encrypt_inout_detached(&ONCE.into(), &[], text.into());
        tag.copy_from_slice(&sealed.expect("32 bytes can be encrypted"));
        KeptSeed::Sealed(bytes)
    }

    /// Opens the seed of a table; none if it was sealed with another key or for another table.
    pub fn open(&self, table: &TableId, kept: &KeptSeed) -> Option<Seed> {
        match kept {
            KeptSeed::Open(seed) => Some(seed.clone()),
            KeptSeed::Sealed(bytes) => {
                let (text, tag) = bytes.split_at(SEED);
                let mut seed: [u8; SEED] = text.try_into().ok()?;
                let tag = tag.try_into().ok()?;
                let cipher = self.cipher(table);
                let text = seed.as_mut_slice().into();
                cipher.decrypt_inout_detached(&ONCE.into(), &[], text, tag).ok()?;
                Some(Seed::new(seed))
            }
        }
    }

    /// Every table has a cipher of its own, which encrypts one text and no other.
    fn cipher(&self, table: &TableId) -> ChaCha20Poly1305 {
        ChaCha20Poly1305::new(&self.derive(&format!("seal {table}")).into())
    }

    /// The event as it is stored: with its seed sealed, if it has one that is still secret.
    pub fn sealed(&self, stored: &Stored) -> Stored {
        let mut stored = stored.clone();
        if let Event::Opened(opened) = &mut stored.event
            && let KeptSeed::Open(seed) = &opened.seed
        {
            opened.commitment = Some(seed.commitment());
            opened.seed = self.seal(&opened.table, seed);
        }
        stored
    }

    /// A stored event with its seed open; none if this is not the key.
    pub fn unsealed(&self, mut stored: Stored) -> Option<Stored> {
        if let Event::Opened(opened) = &mut stored.event {
            let seed = self.open(&opened.table, &opened.seed)?;
            let Opened { commitment, .. } = &mut **opened;
            if commitment.take().is_some_and(|commitment| commitment != seed.commitment()) {
                return None;
            }
            opened.seed = KeptSeed::Open(seed);
        }
        Some(stored)
    }

    /// The public half, which checks signatures and tells whether two keys are the same.
    pub fn public(&self) -> PublicKey {
        PublicKey(self.pair().verifying_key().to_bytes())
    }

    /// The record with the public key and a signature at the end of its header.
    pub fn sign(&self, record: &str) -> String {
        let (header, actions) = split(record);
        let named = format!("{header}# key {}\n", self.public());
        let signature = self.pair().sign(&signed_bytes(&named, actions));
        format!("{named}# signature {}\n{actions}", hex::write(&signature.to_bytes()))
    }

    /// A secret for something else than games, the same on all nodes and after every restart.
    pub fn secret(&self, purpose: &str) -> [u8; 32] {
        self.derive(&format!("secret {purpose}"))
    }

    /// A code that only this key can make of these bytes, for one purpose.
    ///
    /// # Panics
    ///
    /// Never: HMAC takes a key of any length.
    pub fn mac(&self, purpose: &str, bytes: &[u8]) -> [u8; 32] {
        let key = self.derive(&format!("mac {purpose}"));
        let mut mac = Hmac::<Sha256>::new_from_slice(&key).expect("HMAC takes a key of any length");
        mac.update(bytes);
        mac.finalize().into_bytes().into()
    }

    fn pair(&self) -> SigningKey {
        SigningKey::from_bytes(&self.derive("sign"))
    }

    fn derive(&self, purpose: &str) -> [u8; 32] {
        let mut mac =
            Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes a key of any length");
        mac.update(b"sacbe ");
        mac.update(purpose.as_bytes());
        mac.finalize().into_bytes().into()
    }
}

/// The header of a record, and the rest with the empty line between.
fn split(record: &str) -> (&str, &str) {
    let end = record.find("\n\n").map_or(record.len(), |end| end + 1);
    record.split_at(end)
}

fn signed_bytes(header: &str, actions: &str) -> Vec<u8> {
    ["sacbe record 1\n", header, actions].concat().into_bytes()
}

/// The public key of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicKey([u8; 32]);

impl PublicKey {
    /// The key that is written as 64 hexadecimal digits in lower case.
    pub fn read(text: &str) -> Option<PublicKey> {
        hex::read(text).map(PublicKey)
    }

    /// Its bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Whether this key has signed the record, whose line of the signature is given.
    pub(crate) fn has_signed(&self, record: &str, line: usize, signature: &[u8; 64]) -> bool {
        let without: String = record
            .split_inclusive('\n')
            .enumerate()
            .filter_map(|(index, text)| (index + 1 != line).then_some(text))
            .collect();
        let signature = Signature::from_bytes(signature);
        let key = VerifyingKey::from_bytes(&self.0);
        key.is_ok_and(|key| key.verify_strict(&signed_bytes(&without, ""), &signature).is_ok())
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::write(&self.0))
    }
}

impl fmt::Debug for ServerKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ServerKey(secret)")
    }
}
