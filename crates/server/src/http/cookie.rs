//! Who a request comes from: a secret in a cookie, of which only a hash is ever kept.

use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use tables::{PlayerId, Viewer, hex};

use crate::operations::secret;

/// The name of the cookie.
pub(crate) const COOKIE_NAME: &str = "sacbe";

/// A year, in seconds.
const LIFETIME: u32 = 365 * 24 * 60 * 60;

/// How many people share one browser at most.
pub(crate) const MOST_PEOPLE: u8 = 5;

/// The secret of one browser: 256 bits. It is stored nowhere, and `Debug` does not show it.
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

    /// The one that comes with a request.
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
    /// Never: hexadecimal digits are an identifier.
    pub(crate) fn player(&self, number: u8) -> PlayerId {
        let hash = secret::hash(&format!("sacbe player {number}"), &self.0);
        PlayerId::new(&hex::write(&hash[..16])).expect("digits are an identifier")
    }

    /// Everybody at this browser.
    pub(crate) fn players(&self) -> impl Iterator<Item = PlayerId> + '_ {
        (1..=MOST_PEOPLE).map(|number| self.player(number))
    }

    pub(crate) fn viewer(&self, number: u8) -> Viewer {
        Viewer::Player(self.player(number))
    }

    /// The header that gives it to a browser.
    ///
    /// # Panics
    ///
    /// Never: it is plain text.
    pub(crate) fn cookie(&self, secure: bool) -> (axum::http::HeaderName, HeaderValue) {
        let digits = hex::write(&self.0);
        let secure = if secure { "; Secure" } else { "" };
        let text = format!(
            "{COOKIE_NAME}={digits}; HttpOnly; SameSite=Lax; Path=/; Max-Age={LIFETIME}{secure}"
        );
        (SET_COOKIE, HeaderValue::from_str(&text).expect("plain text is a header"))
    }
}

impl std::fmt::Debug for Credential {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Credential(secret)")
    }
}
