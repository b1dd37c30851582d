//! Notices for programs: each is posted to one address.

use std::time::Duration;

use axum::body::Bytes;
use axum::http::{Request, StatusCode, Uri};
use http_body_util::Full;
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde_json::json;

use super::{Delivered, Letter};
use crate::operations::config::Config;

/// How long the other side may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Where notices are posted.
#[derive(Debug)]
pub(super) struct Hook {
    address: Uri,
    client: Client<HttpsConnector<HttpConnector>, Full<Bytes>>,
}

impl Hook {
    /// None if there is no address, or none that can be read.
    pub(super) fn new(config: &Config) -> Option<Hook> {
        let address = config.notices.webhook.as_ref()?.parse();
        let Ok(address) = address else {
            tracing::error!("the address for notices cannot be read");
            return None;
        };
        let connector = HttpsConnectorBuilder::new().with_native_roots();
        let connector = connector.map(|roots| roots.https_or_http().enable_http1().build());
        match connector {
            Ok(connector) => {
                let client = Client::builder(TokioExecutor::new()).build(connector);
                Some(Hook { address, client })
            }
            Err(error) => {
                tracing::error!(%error, "no certificates to check other servers by");
                None
            }
        }
    }

    /// Posts a notice. What may have arrived is not posted again.
    pub(super) async fn post(&self, letter: &Letter) -> Delivered {
        let request = Request::post(self.address.clone())
            .header("content-type", "application/json")
            .body(Full::new(Bytes::from(body(letter))));
        let Ok(request) = request else { return Delivered::Unwanted };
        match tokio::time::timeout(PATIENCE, self.client.request(request)).await {
            Ok(Ok(response)) => answered(response.status()),
            Ok(Err(error)) if error.is_connect() => Delivered::No,
            Ok(Err(_)) | Err(_) => Delivered::Perhaps,
        }
    }
}

fn answered(status: StatusCode) -> Delivered {
    if status.is_success() {
        return Delivered::Perhaps;
    }
    tracing::warn!(status = status.as_u16(), "a notice was not taken");
    match status {
        StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => Delivered::No,
        _ => Delivered::Perhaps,
    }
}

/// Who a person is stays with the server; the name and the seat do not.
fn body(letter: &Letter) -> String {
    let notice = &letter.notice;
    let body = json!({
        "notice": notice.id,
        "table": notice.table,
        "game": letter.game,
        "seat": notice.seat.number(),
        "name": letter.name,
        "turn": notice.turn,
        "since": notice.since,
        "deadline": notice.deadline,
        "link": letter.link,
    });
    body.to_string()
}
