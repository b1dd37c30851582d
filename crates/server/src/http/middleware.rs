//! The door: what holds for every request, whatever it asks for.

use std::convert::Infallible;
use std::net::IpAddr;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::Response;
use futures_util::FutureExt;
use tower::ServiceExt;

use crate::http::caller::language;
use crate::http::headers;
use crate::http::origin;
use crate::http::problem::{self, Problem};
use crate::http::query::Query;
use crate::operations::app::App;

/// Answers any request.
pub(crate) async fn answer(
    app: Arc<App>,
    router: Router,
    peer: IpAddr,
    request: Request,
) -> Result<Response, Infallible> {
    app.metrics.requests.add(1);
    let asked = Asked::of(&app, &request);
    let response = match admit(&app, peer, &request) {
        Ok(()) => pass_on(&app, router, request).await,
        Err(problem) => problem::response(&problem, app.phrases(asked.language)),
    };
    let mut response = tell(&app, response, asked.language);
    headers::add(response.headers_mut(), asked.is_api);
    if response.status().is_client_error() || response.status().is_server_error() {
        app.metrics.problems.add(1);
    }
    tracing::debug!(method = %asked.method, status = response.status().as_u16(), "answered");
    Ok(response)
}

/// What is still needed of a request when it has been passed on.
struct Asked {
    method: Method,
    language: usize,
    is_api: bool,
}

impl Asked {
    fn of(app: &App, request: &Request) -> Asked {
        let query = Query::of(request.uri()).unwrap_or_default();
        Asked {
            method: request.method().clone(),
            language: language(app, request.headers(), &query),
            is_api: request.uri().path().starts_with("/api/"),
        }
    }
}

fn admit(app: &App, peer: IpAddr, request: &Request) -> Result<(), Problem> {
    if app.is_stopping() {
        return Err(Problem::stopping());
    }
    app.gate.request(address(app, peer, request.headers()))?;
    origin::check(app, request)
}

/// Where a request comes from: with a proxy of ours before us, what it says.
fn address(app: &App, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = headers.get("x-forwarded-for").filter(|_| app.config.trust_proxy);
    let last =
        forwarded.and_then(|list| list.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.unwrap_or(peer)
}

/// A panic is a mistake of ours, and ends nothing but this request.
async fn pass_on(app: &App, router: Router, request: Request) -> Response {
    match AssertUnwindSafe(router.oneshot(request)).catch_unwind().await {
        Ok(Ok(response)) => response,
        Ok(Err(never)) => match never {},
        Err(_) => {
            app.metrics.faults.add(1);
            tracing::error!("a request has failed");
            problem::response(&Problem::fault(), app.phrases(0))
        }
    }
}

/// Writes the problem of an answer in the language of whoever asked.
fn tell(app: &App, mut response: Response, language: usize) -> Response {
    let Some(problem) = response.extensions_mut().remove::<Problem>() else {
        return unnamed(app, response, language);
    };
    problem::response(&problem, app.phrases(language))
}

/// An error that comes without words, as for a method that there is not.
fn unnamed(app: &App, response: Response, language: usize) -> Response {
    let problem = match response.status() {
        StatusCode::METHOD_NOT_ALLOWED => Problem::new(response.status(), "bad-method"),
        status if status.is_server_error() && !is_json(&response) => {
            Problem { status, ..Problem::fault() }
        }
        _ => return response,
    };
    let mut told = problem::response(&problem, app.phrases(language));
    if let Some(allow) = response.headers().get("allow") {
        told.headers_mut().insert("allow", allow.clone());
    }
    told
}

fn is_json(response: &Response<Body>) -> bool {
    response.headers().get("content-type").is_some_and(|kind| kind == "application/json")
}
