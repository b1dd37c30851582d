//! Pictures of finished games: for previews of links, and to share.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use bots::Halt;
use protocol::CardRequest;

use super::body::Body;
use crate::http::client::Client;
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::preview::pictures;

/// A finished game does not change; a day is enough for those who come from the same post.
const CACHING: &str = "public, max-age=86400";

/// `GET /preview/ID.png`
pub(super) async fn png(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    Path(file): Path<String>,
    headers: HeaderMap,
) -> Response {
    let made = match file.strip_suffix(".png") {
        Some(table) => pictures::picture(&app, &client, table).await,
        None => Err(Problem::new(StatusCode::NOT_FOUND, "no-such-page")),
    };
    let picture = match made {
        Ok(picture) => picture,
        Err(problem) => return problem.into_response(),
    };
    let is_known = headers.get(IF_NONE_MATCH).is_some_and(|etag| *etag == picture.etag);
    let mut response = if is_known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(CONTENT_TYPE, "image/png")], picture.png).into_response()
    };
    response.headers_mut().insert(ETAG, picture.etag);
    response.headers_mut().insert(CACHE_CONTROL, axum::http::HeaderValue::from_static(CACHING));
    response
}

/// `POST /api/card`
pub(super) async fn card(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    Body(request): Body<CardRequest>,
) -> Result<Response, Problem> {
    let draw = move |_: &Halt| Ok(study::card(&request)?.into());
    app.answer_bytes(&app.lines.short, &client, "image/svg+xml", draw).await
}
