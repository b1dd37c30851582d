//! The cookie of a browser: its secrets, its device and the day it was set, signed by the server.
//!
//! Over TLS its name begins with `__Host-`, so that no other host, not even a subdomain, can set
//! it. Older versions set the secrets alone, under a plain name.

use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use tables::{ServerKey, hex};

use crate::http::credential::{Credential, MAX_SECRETS, Secret};
use crate::http::device::Device;

/// The name of the cookie over HTTP.
pub(crate) const PLAIN_NAME: &str = "sacbe";

/// Its name over TLS.
pub(crate) const HOST_NAME: &str = "__Host-sacbe";

/// How long a cookie is valid after the day it was set: a year.
pub(crate) const MAX_DAYS: u32 = 365;

/// What the values of signed cookies begin with.
const VERSION: &str = "2";

/// A cookie that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cookie {
    /// Signed by this server.
    Signed(SignedCookie),
    /// Secrets alone, as older versions of this program set them.
    Old(Credential),
}

/// What a signed cookie says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SignedCookie {
    pub(crate) credential: Credential,
    pub(crate) device: Device,
    /// When it was set, in days since 1970.
    pub(crate) day: u32,
}

impl Cookie {
    /// The cookie of a request, and whether it has the name of [`HOST_NAME`]. A plain cookie does
    /// not count beside one of these, whatever its value.
    pub(crate) fn of(headers: &HeaderMap, key: &ServerKey) -> Option<(Cookie, bool)> {
        let named = |wanted: &str| {
            let lines = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
            let pairs = lines.flat_map(|line| line.split(';'));
            let values = pairs.filter_map(|pair| {
                let (name, value) = pair.trim().split_once('=')?;
                (name == wanted).then(|| value.to_owned())
            });
            values.collect::<Vec<_>>()
        };
        let hosts = named(HOST_NAME);
        let is_host = !hosts.is_empty();
        let values = if is_host { hosts } else { named(PLAIN_NAME) };
        let cookie = values.iter().find_map(|value| Cookie::read(value, key))?;
        Some((cookie, is_host))
    }

    fn read(value: &str, key: &ServerKey) -> Option<Cookie> {
        let signed = value.strip_prefix(VERSION).and_then(|rest| rest.strip_prefix('.'));
        match signed {
            Some(rest) => SignedCookie::read(rest, key).map(Cookie::Signed),
            None => secrets(value).map(Cookie::Old),
        }
    }
}

impl SignedCookie {
    /// Reads `DEVICE.DAY.SIGNATURE.SECRET`, with up to four secrets.
    fn read(text: &str, key: &ServerKey) -> Option<SignedCookie> {
        let mut parts = text.splitn(4, '.');
        let device = Device::from_bytes(hex::read(parts.next()?)?);
        let day = parts.next()?.parse().ok()?;
        let signature = parts.next()?;
        let cookie = SignedCookie { credential: secrets(parts.next()?)?, device, day };
        cookie.is_signed_with(signature, key).then_some(cookie)
    }

    fn is_signed_with(&self, signature: &str, key: &ServerKey) -> bool {
        let own = self.signature(key);
        // Every byte is compared, so that the time tells nothing.
        own.len() == signature.len()
            && own.bytes().zip(signature.bytes()).fold(0, |sum, (one, other)| sum | one ^ other)
                == 0
    }

    fn signature(&self, key: &ServerKey) -> String {
        let mut signed = self.device.bytes().to_vec();
        signed.extend(self.day.to_be_bytes());
        self.credential.secrets().for_each(|secret| signed.extend(secret));
        hex::write(&key.mac("cookie", &signed)[..16])
    }

    /// The `Set-Cookie` header.
    ///
    /// # Panics
    ///
    /// Never: the value is plain ASCII.
    pub(crate) fn header(&self, key: &ServerKey, secure: bool) -> HeaderValue {
        let (device, signature) = (hex::write(self.device.bytes()), self.signature(key));
        let secrets: Vec<_> = self.credential.secrets().map(|secret| hex::write(secret)).collect();
        let value = format!("{VERSION}.{device}.{}.{signature}.{}", self.day, secrets.join("."));
        set(name(secure), &value, MAX_DAYS * 24 * 60 * 60, secure)
    }
}

/// Adds a header that sets a cookie. One with a plain name is removed over TLS: it has been
/// replaced.
pub(crate) fn write(
    headers: &mut HeaderMap,
    cookie: &SignedCookie,
    key: &ServerKey,
    secure: bool,
    replaces_plain: bool,
) {
    headers.append(SET_COOKIE, cookie.header(key, secure));
    if replaces_plain {
        headers.append(SET_COOKIE, set(PLAIN_NAME, "", 0, secure));
    }
}

/// Adds headers that remove the cookie.
pub(crate) fn remove(headers: &mut HeaderMap, secure: bool) {
    if secure {
        headers.append(SET_COOKIE, set(HOST_NAME, "", 0, secure));
    }
    headers.append(SET_COOKIE, set(PLAIN_NAME, "", 0, secure));
}

fn name(secure: bool) -> &'static str {
    if secure { HOST_NAME } else { PLAIN_NAME }
}

fn set(name: &str, value: &str, max_age: u32, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{name}={value}; HttpOnly; SameSite=Lax; Path=/; Max-Age={max_age}{secure}");
    HeaderValue::from_str(&text).expect("plain ASCII is a valid header value")
}

/// Secrets in hexadecimal digits, with dots between them.
fn secrets(value: &str) -> Option<Credential> {
    let secrets: Option<Vec<Secret>> =
        value.split('.').take(MAX_SECRETS + 1).map(hex::read).collect();
    Credential::from_secrets(secrets?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEY: ServerKey = ServerKey::new([1; 32]);

    fn read(line: &str) -> Option<(Cookie, bool)> {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, HeaderValue::from_str(line).unwrap());
        Cookie::of(&headers, &KEY)
    }

    fn signed(secret: u8) -> SignedCookie {
        let credential = Credential::from_secrets([[secret; 32], [9; 32]]).unwrap();
        SignedCookie { credential, device: Device::from_bytes([3; 16]), day: 20_000 }
    }

    fn pair(cookie: &SignedCookie, secure: bool) -> String {
        let header = cookie.header(&KEY, secure);
        header.to_str().unwrap().split(';').next().unwrap().to_owned()
    }

    #[test]
    fn what_is_written_is_read() {
        for secure in [false, true] {
            let line = pair(&signed(1), secure);
            assert_eq!(read(&format!("a=b; {line}")), Some((Cookie::Signed(signed(1)), secure)));
        }
    }

    #[test]
    fn nobody_else_can_write_one() {
        let line = pair(&signed(1), false);
        let mut parts: Vec<_> = line.split('.').map(str::to_owned).collect();
        let other = signed(2).header(&ServerKey::new([2; 32]), false);
        assert_eq!(read(other.to_str().unwrap()), None, "another key");
        for (index, forged) in [(1, "04".repeat(16)), (2, "20001".to_owned()), (4, "02".repeat(32))]
        {
            let good = std::mem::replace(&mut parts[index], forged);
            assert_eq!(read(&parts.join(".")), None, "{parts:?}");
            parts[index] = good;
        }
        assert_eq!(read(&parts[..5].join(".")), None, "a secret less");
        assert!(read(&parts.join(".")).is_some());
    }

    #[test]
    fn a_cookie_that_only_this_host_can_set_wins() {
        let (host, plain) = (pair(&signed(1), true), pair(&signed(2), false));
        let both = [format!("{host}; {plain}"), format!("{plain}; {host}")];
        for line in both {
            assert_eq!(read(&line), Some((Cookie::Signed(signed(1)), true)));
        }
        let old = format!("sacbe={}", "00".repeat(32));
        assert_eq!(read(&format!("{old}; __Host-sacbe=broken")), None, "not even a broken one");
        assert_eq!(read(&old), Some((Cookie::Old(Credential::from_bytes([0; 32])), false)));
    }

    #[test]
    fn a_cookie_that_is_not_ours_is_none() {
        for value in ["", ".", "00", &format!("{}.", "0".repeat(64)), &"0".repeat(63), "2.", "2.0"]
        {
            assert_eq!(read(&format!("sacbe={value}")), None, "{value}");
        }
    }
}
