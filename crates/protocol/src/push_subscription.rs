//! Push messages to a browser.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Where a browser takes push messages, as its `PushSubscription` says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PushSubscription {
    /// The URL at the browser's push service.
    pub endpoint: String,
    /// The browser's public key: an uncompressed point of P-256 in base64url.
    pub p256dh: String,
    /// The authentication secret: 16 bytes in base64url.
    pub auth: String,
}

/// The subscription to end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PushEndpoint {
    /// The URL at the browser's push service.
    pub endpoint: String,
}
