//! Who a browser is: a secret for each person it acts for, of which the server stores only a hash.
//!
//! A browser that continued for another device has several: the shared one first, then those it had
//! before, so that it keeps its own tables.

use tables::{PlayerId, ServerKey, Viewer, hex};

use crate::operations::secret;

/// How many people can share one browser.
pub(crate) const MAX_PERSONS: u8 = 5;

/// How many secrets a browser can have.
pub(crate) const MAX_SECRETS: usize = 4;

/// The highest number of a person at any browser.
pub(crate) const MAX_PERSON: u8 = MAX_PERSONS * 4;

/// 256 bits.
pub(crate) type Secret = [u8; 32];

/// How many bytes of a secret are random. The others show that this server has made it.
const RANDOM: usize = 24;

/// The secrets of one browser. They are never stored, and `Debug` does not show them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Credential {
    first: Secret,
    others: [Option<Secret>; MAX_SECRETS - 1],
}

impl Credential {
    /// A new secret, which is valid only in a cookie that this server has signed.
    pub(crate) fn random(key: &ServerKey) -> Credential {
        let mut first = secret::random();
        let (random, mark) = first.split_at_mut(RANDOM);
        mark.copy_from_slice(&key.mac("issued", random)[..mark.len()]);
        Credential::from_bytes(first)
    }

    pub(crate) fn from_bytes(first: Secret) -> Credential {
        Credential { first, others: [None; MAX_SECRETS - 1] }
    }

    /// These secrets, without repetition; none if there are none or too many.
    pub(crate) fn from_secrets(secrets: impl IntoIterator<Item = Secret>) -> Option<Credential> {
        let mut unique: Vec<Secret> = Vec::new();
        for secret in secrets {
            if !unique.contains(&secret) {
                unique.push(secret);
            }
        }
        let (first, rest) = unique.split_first().filter(|(_, rest)| rest.len() < MAX_SECRETS)?;
        let others = std::array::from_fn(|index| rest.get(index).copied());
        Some(Credential { first: *first, others })
    }

    /// The secret that counts for limits and new tables.
    pub(crate) fn bytes(&self) -> &Secret {
        &self.first
    }

    pub(crate) fn secrets(&self) -> impl Iterator<Item = &Secret> {
        std::iter::once(&self.first).chain(self.others.iter().flatten())
    }

    /// The secret of the person with this number.
    pub(crate) fn secret_of(&self, number: u8) -> &Secret {
        let index = usize::from(number.saturating_sub(1) / MAX_PERSONS);
        self.secrets().nth(index).unwrap_or(&self.first)
    }

    /// The highest number of a person at this browser.
    pub(crate) fn last_person(&self) -> u8 {
        self.secrets().fold(0, |count, _| count + MAX_PERSONS)
    }

    /// The person with this number at this browser: the first five belong to its first secret, the
    /// next five to the second.
    ///
    /// # Panics
    ///
    /// Never: hexadecimal digits are a valid id.
    pub(crate) fn player(&self, number: u8) -> PlayerId {
        let secret = self.secret_of(number);
        let number = number.saturating_sub(1) % MAX_PERSONS + 1;
        let hash = secret::hash(&format!("sacbe player {number}"), secret);
        PlayerId::new(&hex::write(&hash[..16])).expect("hexadecimal digits are a valid id")
    }

    /// Everyone at this browser.
    pub(crate) fn players(&self) -> impl Iterator<Item = PlayerId> + '_ {
        (1..=self.last_person()).map(|number| self.player(number))
    }

    /// Everyone at this browser, as the store names them.
    pub(crate) fn player_ids(&self) -> Vec<String> {
        self.players().map(|player| player.as_str().to_owned()).collect()
    }

    /// The hashes that the devices of these persons are stored under.
    pub(crate) fn identities(&self) -> Vec<String> {
        self.secrets().map(identity).collect()
    }

    pub(crate) fn viewer(&self, number: u8) -> Viewer {
        Viewer::Player(self.player(number))
    }
}

/// Whether this server has made the secret. Older versions made secrets that do not show it.
pub(crate) fn is_issued(secret: &Secret, key: &ServerKey) -> bool {
    let (random, mark) = secret.split_at(RANDOM);
    key.mac("issued", random).starts_with(mark)
}

/// The hash that the devices with this secret are stored under.
pub(crate) fn identity(of: &Secret) -> String {
    hex::write(&identity_hash(of))
}

pub(crate) fn identity_hash(of: &Secret) -> [u8; 16] {
    secret::half(&secret::hash("sacbe identity", of))
}

impl std::fmt::Debug for Credential {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Credential(secret)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_with_several_secrets_is_everybody_it_was() {
        let (old, new) = (Credential::from_bytes([1; 32]), Credential::from_bytes([2; 32]));
        let both = Credential::from_secrets([[2; 32], [1; 32]]).unwrap();
        assert_eq!((both.player(1), both.player(5)), (new.player(1), new.player(5)));
        assert_eq!((both.player(6), both.player(10)), (old.player(1), old.player(5)));
        assert_eq!(both.players().count(), 10);
    }

    #[test]
    fn secrets_do_not_repeat_and_are_limited() {
        assert_eq!(
            Credential::from_secrets([[1; 32], [1; 32]]),
            Some(Credential::from_bytes([1; 32]))
        );
        let many = |count: u8| Credential::from_secrets((0..count).map(|each| [each; 32]));
        assert!(many(4).is_some() && many(5).is_none() && many(0).is_none());
        assert_eq!(many(4).unwrap().last_person(), MAX_PERSON);
    }

    #[test]
    fn a_server_knows_the_secrets_it_has_made() {
        let (key, another) = (ServerKey::new([1; 32]), ServerKey::new([2; 32]));
        let made = Credential::random(&key);
        assert!(is_issued(made.bytes(), &key));
        assert!(!is_issued(made.bytes(), &another));
        assert!(!is_issued(&[7; 32], &key));
    }
}
