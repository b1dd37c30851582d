//! Tells push services who sends: a token that this server signs (VAPID, RFC 8292).
//!
//! The key is in the store, because all nodes must sign with the same one and browsers bind their
//! subscriptions to it.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use protocol::Moment;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use store::{Store, StoreError};

use crate::operations::config::Notices;

/// The name of the key in the store.
const NAME: &str = "vapid";

/// How long a token is valid, in seconds; at most 24 hours are allowed.
const VALID: u64 = 12 * 60 * 60;

/// The key that signs. `Debug` does not show it.
pub(crate) struct VapidKey {
    pair: EcdsaKeyPair,
    /// How to reach the operator: a URL or a mail address.
    contact: String,
}

impl VapidKey {
    /// The key of this server, created at its first start. None if the stored one is damaged.
    pub(crate) async fn load(
        store: &Store,
        config: &Notices,
    ) -> Result<Option<VapidKey>, StoreError> {
        let random = SystemRandom::new();
        let Ok(new) = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random)
        else {
            return Ok(None);
        };
        let stored = store.shared_secret(NAME, new.as_ref()).await?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &stored, &random);
        if pair.is_err() {
            tracing::error!("the stored key for push messages is damaged: none are sent");
        }
        Ok(pair.ok().map(|pair| VapidKey { pair, contact: contact(config) }))
    }

    /// The public key, which browsers bind their subscriptions to.
    pub(crate) fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.pair.public_key())
    }

    /// The `Authorization` header of a request to a push service.
    pub(crate) fn authorization(&self, origin: &str, now: Moment) -> Option<String> {
        let header = URL_SAFE_NO_PAD.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let ends = now.as_millis() / 1000 + VALID;
        let claims = json!({"aud": origin, "exp": ends, "sub": self.contact}).to_string();
        let signed = format!("{header}.{}", URL_SAFE_NO_PAD.encode(claims));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        let token = format!("{signed}.{}", URL_SAFE_NO_PAD.encode(signature));
        Some(format!("vapid t={token}, k={}", self.public()))
    }
}

fn contact(config: &Notices) -> String {
    let is_secure = |link: &&String| link.starts_with("https://");
    match config.link.as_ref().filter(is_secure) {
        Some(link) => link.clone(),
        None => format!("mailto:{}", config.from.as_deref().unwrap_or("sacbe@localhost")),
    }
}

impl std::fmt::Debug for VapidKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("VapidKey(secret)")
    }
}
