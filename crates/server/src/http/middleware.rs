//! What happens to every request before and after its route: limits, origin check, panics, error
//! messages, headers, metrics.

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
use crate::http::problem::{self, Problem};
use crate::http::query::Parameters;
use crate::http::{headers, origin};
use crate::operations::app::App;

/// Answers any request.
pub(crate) async fn handle(
    app: Arc<App>,
    router: Router,
    peer: IpAddr,
    request: Request,
) -> Result<Response, Infallible> {
    app.metrics.requests.add(1);
    let context = Context::of(&app, &request);
    let response = match admit(&app, peer, &request) {
        Ok(()) => route(&app, router, request).await,
        Err(problem) => problem::response(&problem, app.phrases(context.language)),
    };
    let mut response = write_problem(&app, response, context.language);
    headers::add(response.headers_mut(), context.is_api);
    if response.status().is_client_error() || response.status().is_server_error() {
        app.metrics.problems.add(1);
    }
    tracing::debug!(method = %context.method, status = response.status().as_u16(), "answered");
    Ok(response)
}

/// What is needed of a request after the router has consumed it.
struct Context {
    method: Method,
    language: usize,
    is_api: bool,
}

impl Context {
    fn of(app: &App, request: &Request) -> Context {
        let parameters = Parameters::of(request.uri()).unwrap_or_default();
        Context {
            method: request.method().clone(),
            language: language(app, request.headers(), &parameters),
            is_api: request.uri().path().starts_with("/api/"),
        }
    }
}

fn admit(app: &App, peer: IpAddr, request: &Request) -> Result<(), Problem> {
    if app.is_stopping() {
        return Err(Problem::stopping());
    }
    app.rate_limits.request(client_address(app, peer, request.headers()))?;
    origin::check(app, request)
}

/// The address of the client. Behind a trusted proxy it is the one the proxy added last.
fn client_address(app: &App, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = headers.get("x-forwarded-for").filter(|_| app.config.trust_proxy);
    let last =
        forwarded.and_then(|list| list.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.unwrap_or(peer)
}

/// Runs the route. A panic in it is a bug of ours and fails this request only.
async fn route(app: &App, router: Router, request: Request) -> Response {
    match AssertUnwindSafe(router.oneshot(request)).catch_unwind().await {
        Ok(Ok(response)) => response,
        Ok(Err(never)) => match never {},
        Err(_) => {
            app.metrics.faults.add(1);
            tracing::error!("a request handler panicked");
            problem::response(&Problem::fault(), app.phrases(0))
        }
    }
}

/// Replaces a [`Problem`] by its message in the client's language.
fn write_problem(app: &App, mut response: Response, language: usize) -> Response {
    let Some(problem) = response.extensions_mut().remove::<Problem>() else {
        return name_error(app, response, language);
    };
    problem::response(&problem, app.phrases(language))
}

/// Adds a message to errors of the router, which have none: an unknown method, for example.
fn name_error(app: &App, response: Response, language: usize) -> Response {
    let problem = match response.status() {
        StatusCode::METHOD_NOT_ALLOWED => Problem::new(response.status(), "bad-method"),
        status if status.is_server_error() && !is_json(&response) => {
            Problem { status, ..Problem::fault() }
        }
        _ => return response,
    };
    let mut named = problem::response(&problem, app.phrases(language));
    if let Some(allow) = response.headers().get("allow") {
        named.headers_mut().insert("allow", allow.clone());
    }
    named
}

fn is_json(response: &Response<Body>) -> bool {
    response.headers().get("content-type").is_some_and(|kind| kind == "application/json")
}
