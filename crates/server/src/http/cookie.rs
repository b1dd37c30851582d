//! The cookie that identifies a browser: a secret, of which the server stores only a hash.
//!
//! A browser that continued for another device has several: the shared one first, then those it had
//! before, so that it keeps its own tables.

use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use tables::{PlayerId, Viewer, hex};

use crate::operations::secret;

/// The name of the cookie.
pub(crate) const COOKIE_NAME: &str = "sacbe";

/// `Max-Age`: a year, in seconds.
const MAX_AGE: u32 = 365 * 24 * 60 * 60;

/// How many people can share one browser.
pub(crate) const MAX_PERSONS: u8 = 5;

/// How many secrets a browser can have.
pub(crate) const MAX_SECRETS: usize = 4;

/// The highest number of a person at any browser.
pub(crate) const MAX_PERSON: u8 = MAX_PERSONS * 4;

/// 256 bits.
pub(crate) type Secret = [u8; 32];

/// The secrets of one browser. They are never stored, and `Debug` does not show them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Credential {
    first: Secret,
    others: [Option<Secret>; MAX_SECRETS - 1],
}

impl Credential {
    pub(crate) fn random() -> Credential {
        Credential::from_bytes(secret::random())
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

    /// The highest number of a person at this browser.
    pub(crate) fn last_person(&self) -> u8 {
        self.secrets().fold(0, |count, _| count + MAX_PERSONS)
    }

    /// The credential in the cookie of a request.
    pub(crate) fn of(headers: &HeaderMap) -> Option<Credential> {
        let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| {
            let (name, value) = pair.trim().split_once('=')?;
            (name == COOKIE_NAME).then(|| parse(value)).flatten()
        });
        pairs.next()
    }

    /// The person with this number at this browser: the first five belong to its first secret, the
    /// next five to the second.
    ///
    /// # Panics
    ///
    /// Never: hexadecimal digits are a valid id.
    pub(crate) fn player(&self, number: u8) -> PlayerId {
        let index = usize::from(number.saturating_sub(1) / MAX_PERSONS);
        let secret = self.secrets().nth(index).unwrap_or(&self.first);
        let number = number.saturating_sub(1) % MAX_PERSONS + 1;
        let hash = secret::hash(&format!("sacbe player {number}"), secret);
        PlayerId::new(&hex::write(&hash[..16])).expect("hexadecimal digits are a valid id")
    }

    /// Everyone at this browser.
    pub(crate) fn players(&self) -> impl Iterator<Item = PlayerId> + '_ {
        (1..=self.last_person()).map(|number| self.player(number))
    }

    pub(crate) fn viewer(&self, number: u8) -> Viewer {
        Viewer::Player(self.player(number))
    }

    /// The `Set-Cookie` header.
    ///
    /// # Panics
    ///
    /// Never: the value is plain ASCII.
    pub(crate) fn cookie(&self, secure: bool) -> (axum::http::HeaderName, HeaderValue) {
        let digits = self.secrets().map(|secret| hex::write(secret)).collect::<Vec<_>>().join(".");
        let secure = if secure { "; Secure" } else { "" };
        let text = format!(
            "{COOKIE_NAME}={digits}; HttpOnly; SameSite=Lax; Path=/; Max-Age={MAX_AGE}{secure}"
        );
        (SET_COOKIE, HeaderValue::from_str(&text).expect("plain ASCII is a valid header value"))
    }
}

/// Secrets in hexadecimal digits, with dots between them.
fn parse(value: &str) -> Option<Credential> {
    let secrets: Option<Vec<Secret>> =
        value.split('.').take(MAX_SECRETS + 1).map(hex::read).collect();
    Credential::from_secrets(secrets?)
}

impl std::fmt::Debug for Credential {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Credential(secret)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_cookie(value: &str) -> Option<Credential> {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, HeaderValue::from_str(&format!("a=b; sacbe={value}")).unwrap());
        Credential::of(&headers)
    }

    #[test]
    fn a_browser_with_several_secrets_is_everybody_it_was() {
        let (old, new) = (Credential::from_bytes([1; 32]), Credential::from_bytes([2; 32]));
        let both = Credential::from_secrets([[2; 32], [1; 32]]).unwrap();
        assert_eq!((both.player(1), both.player(5)), (new.player(1), new.player(5)));
        assert_eq!((both.player(6), both.player(10)), (old.player(1), old.player(5)));
        assert_eq!(both.players().count(), 10);
        let (_, header) = both.cookie(false);
        let value = header.to_str().unwrap().split(['=', ';']).nth(1).unwrap();
        assert_eq!(with_cookie(value), Some(both));
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
    fn a_cookie_that_is_not_ours_is_none() {
        for value in ["", ".", "00", &format!("{}.", "0".repeat(64)), &"0".repeat(63)] {
            assert_eq!(with_cookie(value), None, "{value}");
        }
    }
}
