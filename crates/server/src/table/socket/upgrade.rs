//! The handshake that makes a WebSocket of an HTTP request (RFC 6455, 4.2).

use std::sync::Arc;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::header::{
    CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tungstenite::handshake::derive_accept_key;

use super::wire::Wire;
use crate::http::problem::Problem;
use crate::http::write_timeout::WriteTimeout;
use crate::operations::app::App;

/// A request for a WebSocket.
#[derive(Debug)]
pub(crate) struct Upgrade {
    accept: HeaderValue,
    on_upgrade: OnUpgrade,
}

impl FromRequestParts<Arc<App>> for Upgrade {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Upgrade, Problem> {
        let refused = || Problem::bad_request("upgrade");
        let key = key(&parts.method, &parts.headers).ok_or_else(refused)?;
        let accept = HeaderValue::from_str(&derive_accept_key(key)).map_err(|_| refused())?;
        let on_upgrade = parts.extensions.remove().ok_or_else(refused)?;
        Ok(Upgrade { accept, on_upgrade })
    }
}

/// The key of the client, if it asks for a WebSocket as it should.
fn key<'a>(method: &Method, headers: &'a HeaderMap) -> Option<&'a [u8]> {
    let asks = *method == Method::GET
        && lists(headers, &CONNECTION, "upgrade")
        && lists(headers, &UPGRADE, "websocket")
        && headers.get(SEC_WEBSOCKET_VERSION)? == "13";
    headers.get(SEC_WEBSOCKET_KEY).filter(|_| asks).map(HeaderValue::as_bytes)
}

fn lists(headers: &HeaderMap, name: &HeaderName, word: &str) -> bool {
    let lines = headers.get_all(name).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|each| each.trim().eq_ignore_ascii_case(word))
}

impl Upgrade {
    /// The answer, and the WebSocket once it was sent; none if the client is gone by then.
    pub(super) fn accept(
        self,
        largest_message: usize,
    ) -> (Response, impl Future<Output = Option<Wire>> + Send) {
        let headers = [
            (CONNECTION, HeaderValue::from_static("upgrade")),
            (UPGRADE, HeaderValue::from_static("websocket")),
            (SEC_WEBSOCKET_ACCEPT, self.accept),
        ];
        let answer = (StatusCode::SWITCHING_PROTOCOLS, headers, Body::empty()).into_response();
        (answer, wire(self.on_upgrade, largest_message))
    }
}

async fn wire(on_upgrade: OnUpgrade, largest_message: usize) -> Option<Wire> {
    let upgraded = on_upgrade.await.ok()?;
    // Every connection is served as this type: see `http::accept`.
    let parts = upgraded.downcast::<TokioIo<WriteTimeout>>().ok()?;
    let stream = parts.io.into_inner().into_inner();
    Some(Wire::new(stream, &parts.read_buf, largest_message))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_request_for_a_websocket_becomes_one() {
        let good = [
            ("connection", "keep-alive, Upgrade"),
            ("upgrade", "WebSocket"),
            ("sec-websocket-version", "13"),
            ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
        ];
        let with = |changed: usize, value: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            for (index, (name, usual)) in good.into_iter().enumerate() {
                let value = if index == changed { value } else { Some(usual) };
                value.map(|value| headers.insert(name, HeaderValue::from_static(value)));
            }
            key(&Method::GET, &headers).map(derive_accept_key)
        };
        assert_eq!(with(9, None).as_deref(), Some("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="));
        for (changed, value) in [(0, "close"), (0, "upgraded"), (1, "h2c"), (2, "8"), (2, "13, 8")]
        {
            assert_eq!(with(changed, Some(value)), None, "{value}");
        }
        assert!((0..4).all(|changed| with(changed, None).is_none()));
        let headers =
            HeaderMap::from_iter(good.map(|(name, value)| {
                (HeaderName::from_static(name), HeaderValue::from_static(value))
            }));
        assert_eq!(key(&Method::POST, &headers), None);
    }
}
