//! Security and cache headers of every response.

use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue};

/// Everything is loaded from the server itself; inline scripts and styles are forbidden. WebSockets to
/// the same host count as `'self'`.
const CONTENT_SECURITY: &str = "default-src 'self'; img-src 'self' data:; object-src 'none'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const PERMISSIONS: &str = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";

const ALWAYS: [(HeaderName, &str); 5] = [
    (CONTENT_SECURITY_POLICY, CONTENT_SECURITY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS),
];

/// Adds the headers of every response. Responses of the API are never cached.
pub(crate) fn add(headers: &mut HeaderMap, is_api: bool) {
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_api {
        headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
}
