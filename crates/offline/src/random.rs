//! Random numbers that come with a call.

use tables::{Seed, TableId, hex};

/// The random bytes of a call: a seed and an id, which is what opening a table needs.
pub(crate) struct Random {
    seed: [u8; 32],
    id: [u8; 16],
}

/// How the ids of tables begin that are kept in a browser.
const LOCAL: &str = "local-";

/// The letters of the ids, without those that look alike.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

impl Random {
    /// The bytes that are written as 128 hexadecimal digits.
    pub(crate) fn read(text: &str) -> Option<Random> {
        let bytes: [u8; 64] = hex::read(text)?;
        let (seed, rest) = bytes.split_first_chunk()?;
        Some(Random { seed: *seed, id: *rest.first_chunk()? })
    }

    pub(crate) fn seed(&self) -> Seed {
        Seed::new(self.seed)
    }

    /// # Panics
    ///
    /// Never: letters, digits and a hyphen are a valid id.
    pub(crate) fn table_id(&self) -> TableId {
        let letter = |byte: &u8| char::from(LETTERS[usize::from(byte % 32)]);
        let letters: String = self.id.iter().map(letter).collect();
        TableId::new(&format!("{LOCAL}{letters}")).expect("letters and digits are a valid id")
    }
}
