//! The cookie that identifies a browser: a secret, of which the server stores only a hash.

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

/// The secret of one browser: 256 bits. It is never stored, and `Debug` does not show it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Credential([u8; 32]);

impl Credential {
    pub(crate) fn random() -> Credential {
        Credential(secret::random())
    }

    pub(crate) fn from_bytes(bytes: [u8; 32]) -> Credential {
        Credential(bytes)
    }

    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The credential in the cookie of a request.
    pub(crate) fn of(headers: &HeaderMap) -> Option<Credential> {
        let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| {
            let (name, value) = pair.trim().split_once('=')?;
            (name == COOKIE_NAME).then(|| hex::read(value)).flatten()
        });
        pairs.next().map(Credential)
    }

    /// The person with this number at this browser.
    ///
    /// # Panics
    ///
    /// Never: hexadecimal digits are a valid id.
    pub(crate) fn player(&self, number: u8) -> PlayerId {
        let hash = secret::hash(&format!("sacbe player {number}"), &self.0);
        PlayerId::new(&hex::write(&hash[..16])).expect("hexadecimal digits are a valid id")
    }

    /// Everyone at this browser.
    pub(crate) fn players(&self) -> impl Iterator<Item = PlayerId> + '_ {
        (1..=MAX_PERSONS).map(|number| self.player(number))
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
        let digits = hex::write(&self.0);
        let secure = if secure { "; Secure" } else { "" };
        let text = format!(
            "{COOKIE_NAME}={digits}; HttpOnly; SameSite=Lax; Path=/; Max-Age={MAX_AGE}{secure}"
        );
        (SET_COOKIE, HeaderValue::from_str(&text).expect("plain ASCII is a valid header value"))
    }
}

impl std::fmt::Debug for Credential {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Credential(secret)")
    }
}
