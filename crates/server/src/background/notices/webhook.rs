//! Turn notices by webhook: each is posted to the operator's URL.

use std::time::Duration;

use axum::body::Bytes;
use axum::http::{Request, StatusCode, Uri};
use http_body_util::Full;
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde_json::json;

use super::{Sent, TurnNotice};
use crate::operations::config::Config;

/// Timeout for the receiver.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The receiver of notices.
#[derive(Debug)]
pub(super) struct Webhook {
    url: Uri,
    client: Client<HttpsConnector<HttpConnector>, Full<Bytes>>,
}

impl Webhook {
    /// None if no URL is configured, or if it is invalid.
    pub(super) fn new(config: &Config) -> Option<Webhook> {
        let url = config.notices.webhook.as_ref()?.parse();
        let Ok(url) = url else {
            tracing::error!("the URL of the webhook is invalid");
            return None;
        };
        let connector = HttpsConnectorBuilder::new().with_native_roots();
        let connector = connector.map(|roots| roots.https_or_http().enable_http1().build());
        match connector {
            Ok(connector) => {
                let client = Client::builder(TokioExecutor::new()).build(connector);
                Some(Webhook { url, client })
            }
            Err(error) => {
                tracing::error!(%error, "no root certificates found for HTTPS");
                None
            }
        }
    }

    /// Posts a notice.
    pub(super) async fn post(&self, turn: &TurnNotice) -> Sent {
        let request = Request::post(self.url.clone())
            .header("content-type", "application/json")
            .body(Full::new(Bytes::from(body(turn))));
        let Ok(request) = request else { return Sent::Unwanted };
        match tokio::time::timeout(TIMEOUT, self.client.request(request)).await {
            Ok(Ok(response)) => result_of(response.status()),
            Ok(Err(error)) if error.is_connect() => Sent::No,
            Ok(Err(_)) | Err(_) => Sent::Maybe,
        }
    }
}

fn result_of(status: StatusCode) -> Sent {
    if status.is_success() {
        return Sent::Maybe;
    }
    tracing::warn!(status = status.as_u16(), "the webhook answered with an error");
    match status {
        StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => Sent::No,
        _ => Sent::Maybe,
    }
}

/// Contains name and seat of the player, never the id that identifies them.
fn body(turn: &TurnNotice) -> String {
    let notice = &turn.notice;
    let body = json!({
        "notice": turn.id(),
        "kind": turn.kind,
        "table": notice.table,
        "game": turn.game,
        "seat": notice.seat.number(),
        "name": turn.name,
        "turn": notice.turn,
        "since": notice.since,
        "deadline": notice.deadline,
        "link": turn.link,
    });
    body.to_string()
}
