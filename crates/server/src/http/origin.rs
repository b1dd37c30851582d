//! Which web pages may send requests: the server's own, and those the operator allows.

use axum::extract::Request;
use axum::http::header::{HOST, ORIGIN, UPGRADE};
use axum::http::{HeaderMap, Method, StatusCode};

use crate::http::problem::Problem;
use crate::operations::app::App;

/// Refuses requests from pages of other origins where they could do harm: changes, and WebSockets,
/// which browsers do not restrict by origin. Programs other than browsers send no origin.
pub(crate) fn check(app: &App, request: &Request) -> Result<(), Problem> {
    let headers = request.headers();
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD);
    let Some(origin) = headers.get(ORIGIN) else { return Ok(()) };
    if is_safe && !headers.contains_key(UPGRADE) {
        return Ok(());
    }
    let is_ours = origin.to_str().is_ok_and(|origin| is_ours(app, headers, origin));
    if is_ours { Ok(()) } else { Err(Problem::new(StatusCode::FORBIDDEN, "bad-origin")) }
}

fn is_ours(app: &App, headers: &HeaderMap, origin: &str) -> bool {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let authority = origin.split_once("://").map(|(_, authority)| authority);
    let same = authority
        .is_some_and(|authority| host.is_some_and(|host| host.eq_ignore_ascii_case(authority)));
    same || app.config.origins.iter().any(|allowed| allowed.eq_ignore_ascii_case(origin))
}
