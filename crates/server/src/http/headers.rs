//! Security and cache headers of every response.

use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue};

use crate::http::client::Client;

/// Everything is loaded from the server itself; inline scripts and styles are forbidden. WebSockets to
/// the same host count as `'self'`.
///
/// `'wasm-unsafe-eval'` allows WebAssembly, which plays without a server, and no other code from data.
const CONTENT_SECURITY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    worker-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const PERMISSIONS: &str = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";

/// A browser that came over HTTPS comes over HTTPS for a year.
const TRANSPORT: HeaderValue = HeaderValue::from_static("max-age=31536000");

const OPENER: HeaderName = HeaderName::from_static("cross-origin-opener-policy");
const RESOURCE: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

const ALWAYS: [(HeaderName, &str); 6] = [
    (CONTENT_SECURITY_POLICY, CONTENT_SECURITY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (X_FRAME_OPTIONS, "DENY"),
    (OPENER, "same-origin"),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS),
];

/// Adds the headers of every response. Responses of the API are never cached; pictures of previews
/// are there for other sites.
pub(crate) fn add(headers: &mut HeaderMap, client: &Client, path: &str) {
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    let readers = if path.starts_with("/preview/") { "cross-origin" } else { "same-origin" };
    headers.insert(RESOURCE, HeaderValue::from_static(readers));
    if client.is_https {
        headers.insert(STRICT_TRANSPORT_SECURITY, TRANSPORT);
    }
    if path.starts_with("/api/") {
        headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
}
