//! For operators (liveness, readiness, metrics) and for authors of clients (OpenAPI, the public key, the
//! version).

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use protocol::{PublicKey, Release};
use serde_json::Value;

use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::operations::readiness;

/// `GET /livez`: the program answers. If it does not, a restart may help.
pub(super) async fn live() -> &'static str {
    "ok\n"
}

/// `GET /readyz` and `GET /health`: the database takes writes. If not, a restart does not help.
pub(super) async fn ready(State(app): State<Arc<App>>) -> Result<&'static str, Problem> {
    readiness::check(&app).await?;
    Ok("ok\n")
}

/// `GET /metrics`
pub(super) async fn metrics(State(app): State<Arc<App>>) -> Response {
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(CONTENT_TYPE, kind)], app.metrics.text(&app.snapshot().await)).into_response()
}

/// `GET /api/key`
pub(super) async fn key(State(app): State<Arc<App>>) -> Json<PublicKey> {
    Json(PublicKey { key: app.key.public().to_string() })
}

/// `GET /api/version`
pub(super) async fn version(State(app): State<Arc<App>>) -> Json<Release> {
    let version = env!("CARGO_PKG_VERSION").to_owned();
    Json(Release { version, commit: app.config.commit.clone() })
}

/// `GET /api/openapi.json`
pub(super) async fn openapi() -> Json<Value> {
    Json(protocol::openapi())
}
