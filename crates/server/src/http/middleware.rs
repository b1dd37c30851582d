//! What happens to every request before and after its route: limits, origin check, panics, error
//! messages, headers, metrics.

use std::convert::Infallible;
use std::net::IpAddr;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Router;
use axum::body::Body;
use axum::extract::{MatchedPath, Request};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use http_body_util::BodyExt as _;
use tower::ServiceExt;

use crate::http::accept::CountedConnection;
use crate::http::caller::language;
use crate::http::client::Client;
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
    let context = Context::of(&app, &request);
    let client = Client::of(&app.config.trusted_proxies, peer, request.headers());
    let response = match admit(&app, &client, &request) {
        Ok(counted) => serve(&app, router, client, counted, request).await,
        Err(problem) => problem.into_response(),
    };
    let code = response.extensions().get::<Problem>().map(|problem| problem.phrase.key);
    let route = response.extensions().get::<MatchedPath>().cloned();
    let mut response = write_problem(&app, response, context.language);
    headers::add(response.headers_mut(), &client, &context.path);
    note(&app, route.as_ref(), code, response.status());
    tracing::debug!(method = %context.method, status = response.status().as_u16(), "answered");
    Ok(response)
}

/// What is needed of a request after the router has consumed it.
struct Context {
    method: Method,
    language: usize,
    path: String,
}

impl Context {
    fn of(app: &App, request: &Request) -> Context {
        let parameters = Parameters::of(request.uri()).unwrap_or_default();
        Context {
            method: request.method().clone(),
            language: language(app, request.headers(), &parameters),
            path: request.uri().path().to_owned(),
        }
    }
}

/// Counts an answer. Paths are labels only if they are routes.
fn note(app: &App, route: Option<&MatchedPath>, code: Option<&str>, status: StatusCode) {
    app.metrics.answers.note(route.map_or("other", MatchedPath::as_str), status.as_u16());
    if status.is_client_error() || status.is_server_error() {
        app.metrics.problems.note(code);
    }
}

/// Applies the limits and the origin check. What a proxy forwards counts as a connection of its
/// client for as long as the answer is kept.
fn admit(
    app: &Arc<App>,
    client: &Client,
    request: &Request,
) -> Result<Option<Arc<CountedConnection>>, Problem> {
    if app.is_stopping() {
        return Err(Problem::stopping());
    }
    app.bans.check(client)?;
    let counted = counted(app, client)?;
    app.rate_limits.request(client)?;
    origin::check(app, request)?;
    Ok(counted)
}

fn counted(app: &Arc<App>, client: &Client) -> Result<Option<Arc<CountedConnection>>, Problem> {
    if !client.is_forwarded() {
        return Ok(None);
    }
    if client.is_from_unknown_proxy() && !app.warned_of_proxy.swap(true, Ordering::Relaxed) {
        tracing::warn!(
            "a proxy on this machine forwards requests and is not named with --trust-proxy: \
             the limits of one network apply to all its clients together"
        );
    }
    let counted = CountedConnection::forwarded(app, client);
    counted.map(Some).ok_or_else(Problem::too_many_requests)
}

/// Runs the route, which can ask who the client is.
async fn serve(
    app: &App,
    router: Router,
    client: Client,
    counted: Option<Arc<CountedConnection>>,
    mut request: Request,
) -> Response {
    request.extensions_mut().insert(client);
    let Some(counted) = counted else { return route(app, router, request).await };
    // A WebSocket keeps its own clone, a streamed answer this one.
    request.extensions_mut().insert(Arc::clone(&counted));
    let response = route(app, router, request).await;
    response.map(|body| {
        Body::new(body.map_frame(move |frame| {
            let _kept = &counted;
            frame
        }))
    })
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
