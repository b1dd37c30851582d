//! A device, and what is shown about it: the kind of its browser, and no address.

use axum::http::header::USER_AGENT;
use axum::http::{HeaderMap, HeaderValue};
use tables::{ServerKey, hex};

use crate::http::credential::{Credential, Secret, identity, identity_hash};
use crate::operations::secret;

/// The id of a device, which is in its cookie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Device([u8; 16]);

impl Device {
    pub(crate) fn random() -> Device {
        Device(secret::half(&secret::random()))
    }

    pub(crate) fn from_bytes(bytes: [u8; 16]) -> Device {
        Device(bytes)
    }

    /// The id of a browser whose cookie has none yet. Requests that it sends at the same time get
    /// the same one.
    pub(crate) fn of_old(key: &ServerKey, credential: &Credential, headers: &HeaderMap) -> Device {
        let mut about = credential.bytes().to_vec();
        about.extend(headers.get(USER_AGENT).map(HeaderValue::as_bytes).unwrap_or_default());
        Device(secret::half(&key.mac("device", &about)))
    }

    pub(crate) fn bytes(&self) -> &[u8; 16] {
        &self.0
    }

    /// The hash that the store knows it by.
    pub(crate) fn stored(&self) -> String {
        hex::write(&self.hash())
    }

    fn hash(&self) -> [u8; 16] {
        secret::half(&secret::hash("sacbe device", &self.0))
    }

    /// The device as one that has this secret.
    pub(crate) fn with(&self, secret: &Secret) -> DeviceKey {
        DeviceKey { identity: identity_hash(secret), device: self.hash() }
    }
}

/// A device of a person, as hashes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DeviceKey {
    identity: [u8; 16],
    device: [u8; 16],
}

impl DeviceKey {
    /// As the store names those that were signed out.
    pub(crate) fn text(&self) -> String {
        hex::write(&self.identity) + &hex::write(&self.device)
    }
}

/// What the store knows all cookies of a person by that name no device.
pub(crate) const OLD_COOKIES: &str = "old-cookies";

/// The same with the person.
pub(crate) fn old_cookies(of: &Secret) -> String {
    identity(of) + OLD_COOKIES
}

/// Browsers, by a part of their user agent. The order matters: most name others too.
const BROWSERS: [(&str, &str); 8] = [
    ("SamsungBrowser", "Samsung Internet"),
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
];

const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS", "Mac"),
    ("Linux", "Linux"),
];

/// The kind of browser: “Firefox, Android”. Empty if it is none that we know.
pub(crate) fn browser(headers: &HeaderMap) -> String {
    let agent = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let known = |list: &[(&str, &'static str)]| {
        list.iter().find(|(part, _)| agent.contains(part)).map(|(_, name)| *name)
    };
    let parts = [known(&BROWSERS), known(&SYSTEMS)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_called_by_its_kind_and_nothing_more() {
        let agents = [
            (
                "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
                "Firefox, Android",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0",
                "Edge, Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 \
                 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
                "Safari, iPhone",
            ),
            (
                "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/139.0.0.0 Safari/537.36",
                "Chrome, Linux",
            ),
            ("python-requests/2.32", ""),
        ];
        for (agent, name) in agents {
            let mut headers = HeaderMap::new();
            headers.insert(USER_AGENT, agent.parse().unwrap());
            assert_eq!(browser(&headers), name, "{agent}");
        }
        assert_eq!(browser(&HeaderMap::new()), "");
    }

    #[test]
    fn a_device_is_signed_out_for_one_person() {
        let device = Device::from_bytes([1; 16]);
        assert_ne!(device.with(&[1; 32]), device.with(&[2; 32]));
        assert_ne!(device.with(&[1; 32]), Device::from_bytes([2; 16]).with(&[1; 32]));
        let text = device.with(&[1; 32]).text();
        assert_eq!(text, identity(&[1; 32]) + &device.stored());
    }
}
