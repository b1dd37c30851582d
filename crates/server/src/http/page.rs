//! Serves the web page, whose files are compiled into the program.

use std::sync::Arc;

use axum::Extension;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH,
    VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rules::Phrase;

use crate::http::client::Client;
use crate::http::page_paths;
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::preview::tags;

/// A file of the page.
struct File {
    path: &'static str,
    plain: &'static [u8],
    /// Compressed with gzip, if that is smaller.
    gzipped: Option<&'static [u8]>,
    etag: &'static str,
}

// `FILES`, sorted by path: the content of `web/dist` when the program was built.
include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// For files whose names contain a hash of their content.
const IMMUTABLE: &str = "public, max-age=31536000, immutable";

/// For all other files: revalidated with their ETag.
const REVALIDATED: &str = "no-cache";

/// Answers every path that is not a route.
pub(crate) async fn serve(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") || !matches!(method, Method::GET | Method::HEAD) {
        return not_found();
    }
    if !page_paths::is_page(uri.path()) {
        return match find(path) {
            Some(file) => send(file, &headers),
            None => nowhere(&headers),
        };
    }
    let Some(file) = find("index.html") else { return not_built(&app, &headers) };
    match tags::of_page(&app, &client, uri.path(), &headers).await {
        Some(tags) => send_tagged(file, &tags),
        None => send(file, &headers),
    }
}

/// A browser gets the page, which says that there is nothing here; a program gets a problem.
fn nowhere(headers: &HeaderMap) -> Response {
    let accepted = headers.get(ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    match find("index.html") {
        Some(file) if accepted.contains("text/html") => {
            let kind = HeaderValue::from_static(content_type(file.path));
            (StatusCode::NOT_FOUND, [(CONTENT_TYPE, kind)], file.plain).into_response()
        }
        _ => not_found(),
    }
}

fn not_found() -> Response {
    Problem::new(StatusCode::NOT_FOUND, "no-such-page").into_response()
}

/// Shown when the program was built without the page.
fn not_built(app: &App, headers: &HeaderMap) -> Response {
    let phrases = app.phrases(app.languages.accepted(headers));
    let plain = HeaderValue::from_static("text/plain; charset=utf-8");
    ([(CONTENT_TYPE, plain)], phrases.say(&Phrase::new("no-page"))).into_response()
}

fn find(path: &str) -> Option<&'static File> {
    let index = FILES.binary_search_by(|file| file.path.cmp(path)).ok()?;
    FILES.get(index)
}

fn send(file: &'static File, headers: &HeaderMap) -> Response {
    let is_immutable = file.path.starts_with("assets/");
    let mut response = Response::new(Body::empty());
    let out = response.headers_mut();
    let caching = if is_immutable { IMMUTABLE } else { REVALIDATED };
    out.insert(CACHE_CONTROL, HeaderValue::from_static(caching));
    out.insert(ETAG, HeaderValue::from_static(file.etag));
    out.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if headers.get(IF_NONE_MATCH).is_some_and(|etag| etag == file.etag) {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    out.insert(CONTENT_TYPE, HeaderValue::from_static(content_type(file.path)));
    let gzipped = file.gzipped.filter(|_| accepts_gzip(headers));
    if gzipped.is_some() {
        out.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    *response.body_mut() = Body::from(gzipped.unwrap_or(file.plain));
    response
}

/// The page with the tags of a preview. It depends on language and host, so it has no ETag.
fn send_tagged(file: &'static File, tags: &str) -> Response {
    let page = str::from_utf8(file.plain).ok().and_then(|page| tags::insert(page, tags));
    let kind = HeaderValue::from_static(content_type(file.path));
    let headers = [(CONTENT_TYPE, kind), (CACHE_CONTROL, HeaderValue::from_static(REVALIDATED))];
    match page {
        Some(page) => (headers, page).into_response(),
        None => (headers, file.plain).into_response(),
    }
}

fn accepts_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|list| list.split(',').any(|each| each.trim().starts_with("gzip")))
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_app_is_made_of_has_the_types_that_browsers_demand() {
        assert_eq!(content_type("manifest.webmanifest"), "application/manifest+json");
        assert_eq!(content_type("sw.js"), "text/javascript; charset=utf-8");
        assert_eq!(content_type("assets/sacbe-yTr774FT.wasm"), "application/wasm");
        assert_eq!(content_type("icon-192.png"), "image/png");
    }
}
