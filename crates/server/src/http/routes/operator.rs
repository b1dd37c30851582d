//! For operators (health, metrics) and for authors of clients (OpenAPI, the public key).

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use protocol::PublicKey;
use serde_json::Value;

use crate::http::problem::Problem;
use crate::operations::app::App;

/// `GET /health`
pub(super) async fn health(State(app): State<Arc<App>>) -> Result<&'static str, Problem> {
    app.store.ping().await.map_err(|error| app.storage_error(&error))?;
    Ok("ok\n")
}

/// `GET /metrics`
pub(super) async fn metrics(State(app): State<Arc<App>>) -> Response {
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(CONTENT_TYPE, kind)], app.metrics.text(&app.store.commit_sizes())).into_response()
}

/// `GET /api/key`
pub(super) async fn key(State(app): State<Arc<App>>) -> Json<PublicKey> {
    Json(PublicKey { key: app.key.public().to_string() })
}

/// `GET /api/openapi.json`
pub(super) async fn openapi() -> Json<Value> {
    Json(protocol::openapi())
}
