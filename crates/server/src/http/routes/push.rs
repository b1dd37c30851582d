//! Push messages to this browser, and quiet hours.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use protocol::{PushEndpoint, PushSubscription, Quiet};

use super::body::Body;
use crate::background::notices::push::Subscriber;
use crate::background::notices::push::endpoint::Endpoint;
use crate::background::notices::quiet;
use crate::http::caller::Caller;
use crate::http::credential::Credential;
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::operations::clock;

/// How many browsers of one person get push messages; of more, the oldest are dropped.
const MAX_BROWSERS: u32 = 5;

/// `POST /api/push`: everyone at this browser gets push messages here.
pub(super) async fn subscribe(
    State(app): State<Arc<App>>,
    mut caller: Caller,
    Body(wanted): Body<PushSubscription>,
) -> Result<Response, Problem> {
    sends_push(&app)?;
    let subscription = checked(&app, &caller, wanted)?;
    let credential = caller.identify();
    // The endpoint is stored twice, with its index.
    let bytes = 2 * subscription.endpoint.len() + subscription.body.len();
    charge(&app, &caller, &credential, bytes)?;
    let now = clock::now_millis();
    for player in credential.players() {
        let player = player.as_str();
        let stored =
            app.store.put_push_subscription(player, &subscription, now, MAX_BROWSERS).await;
        stored.map_err(|error| app.storage_error(&error))?;
    }
    Ok(caller.respond(StatusCode::NO_CONTENT))
}

/// Counts what is stored for each person at a browser toward the limit of its network: every request
/// can come from a new browser.
fn charge(
    app: &App,
    caller: &Caller,
    credential: &Credential,
    bytes: usize,
) -> Result<(), Problem> {
    let all = credential.players().map(|player| player.as_str().len() + bytes).sum();
    app.usage.store(caller.client.limited_network(), all)
}

/// Checks everything that could be wrong with it, before it is stored with the current language.
fn checked(
    app: &App,
    caller: &Caller,
    wanted: PushSubscription,
) -> Result<store::PushSubscription, Problem> {
    let bad = |key: &'static str| Problem::new(StatusCode::BAD_REQUEST, key);
    Endpoint::parse(&wanted.endpoint, app.config.notices.push)
        .ok_or_else(|| bad("bad-push-endpoint"))?;
    let language = app.phrases(caller.language).tag().to_owned();
    let subscriber = Subscriber { p256dh: wanted.p256dh, auth: wanted.auth, language };
    subscriber.receiver().ok_or_else(|| bad("bad-push-key"))?;
    let body = serde_json::to_string(&subscriber).map_err(|_| Problem::fault())?;
    Ok(store::PushSubscription { endpoint: wanted.endpoint, body })
}

/// `DELETE /api/push`
pub(super) async fn unsubscribe(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(ended): Body<PushEndpoint>,
) -> Result<StatusCode, Problem> {
    sends_push(&app)?;
    for player in caller.credential.iter().flat_map(Credential::players) {
        let removed = app.store.remove_push_subscription(player.as_str(), &ended.endpoint).await;
        removed.map_err(|error| app.storage_error(&error))?;
    }
    Ok(StatusCode::NO_CONTENT)
}

fn sends_push(app: &App) -> Result<(), Problem> {
    match app.vapid {
        Some(_) => Ok(()),
        None => Err(Problem::new(StatusCode::NOT_FOUND, "no-push")),
    }
}

fn sends_notices(app: &App) -> Result<(), Problem> {
    if app.config.notices.are_sent() {
        return Ok(());
    }
    Err(Problem::new(StatusCode::NOT_FOUND, "no-notices"))
}

/// `GET /api/quiet`
pub(super) async fn quiet_hours(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Json<Quiet>, Problem> {
    sends_notices(&app)?;
    let Some(credential) = caller.credential else { return Ok(Json(Quiet { hours: None })) };
    let stored = app.store.quiet_hours(credential.player(1).as_str()).await;
    let stored = stored.map_err(|error| app.storage_error(&error))?;
    Ok(Json(Quiet { hours: stored.and_then(|stored| serde_json::from_str(&stored).ok()) }))
}

/// `PUT /api/quiet`: the quiet hours of everyone at this browser.
pub(super) async fn set_quiet_hours(
    State(app): State<Arc<App>>,
    mut caller: Caller,
    Body(wanted): Body<Quiet>,
) -> Result<Response, Problem> {
    sends_notices(&app)?;
    if !wanted.hours.as_ref().is_none_or(quiet::are_valid) {
        return Err(Problem::new(StatusCode::BAD_REQUEST, "bad-quiet-hours"));
    }
    let hours = wanted.hours.map(|hours| serde_json::to_string(&hours));
    let hours = hours.transpose().map_err(|_| Problem::fault())?;
    let credential = caller.identify();
    if let Some(hours) = &hours {
        charge(&app, &caller, &credential, hours.len())?;
    }
    for player in credential.players() {
        let stored = app.store.set_quiet_hours(player.as_str(), hours.as_deref()).await;
        stored.map_err(|error| app.storage_error(&error))?;
    }
    Ok(caller.respond(Json(wanted)))
}
