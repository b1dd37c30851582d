//! Every HTTP route.

mod open_table; // POST /api/tables
mod table; // view, log, record and requests of one table
mod lists; // games, public tables, my tables
mod pair; // finds somebody to play with
mod continue_link; // continue on another device
mod devices; // lists devices and signs them out
mod forget; // removes a person's name and messages
mod notices; // the e-mail address for turn notices, and the links in mails
mod push; // push messages and quiet hours
mod study; // records: study, advice, replay, review, verify; hints at a table
mod reports; // what players report to the operator
mod preview; // pictures of finished games: previews of links, cards to share
mod components; // components of owners of the printed games
mod operator; // liveness, readiness, metrics, OpenAPI
mod body; // reads JSON bodies

use std::sync::Arc;

use axum::Router;
use axum::extract::{MatchedPath, Request};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::Response;
use axum::routing::{delete, get, post};
use protocol::TableId;

use crate::http::credential::Credential;
use crate::http::problem::Problem;
use crate::http::{identity, page};
use crate::operations::app::App;
use crate::operations::secret;
use crate::table::socket;

/// The router with all of them. The fallback serves the web page.
pub(crate) fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/api/games", get(lists::games))
        .route("/api/tables", get(lists::public).post(open_table::open))
        .route("/api/tables/{id}", get(table::view))
        .route("/api/tables/{id}/log", get(table::log))
        .route("/api/tables/{id}/drawing", get(table::drawing))
        .route("/api/tables/{id}/record", get(table::record))
        .route("/api/tables/{id}/requests", post(table::ask))
        .route("/api/tables/{id}/reports", post(reports::send))
        .route("/api/tables/{id}/live", get(socket::open))
        .route("/api/lobby", get(lists::lobby))
        .route("/api/pair", post(pair::pair))
        .route("/api/mine", get(lists::mine))
        .route("/api/continue", post(continue_link::offer))
        .route("/api/continue/{code}", post(continue_link::take))
        .route("/api/devices", get(devices::list).delete(devices::sign_out_others))
        .route("/api/devices/{device}", delete(devices::sign_out))
        .route("/api/forget", post(forget::forget))
        .route("/api/notices", get(notices::read).put(notices::write))
        .route("/api/notices/confirm/{code}", post(notices::confirm))
        .route("/api/push", post(push::subscribe).delete(push::unsubscribe))
        .route("/api/quiet", get(push::quiet_hours).put(push::set_quiet_hours))
        .route("/api/study", post(study::study))
        .route("/api/advice", post(study::advice))
        .route("/api/review", post(study::review))
        .route("/api/tables/{id}/hint", get(study::hint))
        .route("/api/tables/{id}/review", get(study::review_of_table))
        .route("/api/replay", post(study::replay))
        .route("/api/verify", post(study::verify))
        .route("/api/card", post(preview::card))
        .route("/preview/{file}", get(preview::png))
        .route("/api/components", post(components::check))
        .route("/api/key", get(operator::key))
        .route("/api/version", get(operator::version))
        .route("/api/openapi.json", get(operator::openapi))
        .route(
            "/unsubscribe/{code}",
            get(page::serve).post(notices::unsubscribe).delete(notices::allow),
        )
        .route("/livez", get(operator::live))
        .route("/readyz", get(operator::ready))
        .route("/health", get(operator::ready))
        .route("/metrics", get(operator::metrics))
        .route_layer(from_fn_with_state(Arc::clone(&app), identity::layer))
        .route_layer(from_fn(name_route))
        .fallback(page::serve)
        .with_state(app)
}

/// Tells the middleware which route has answered.
async fn name_route(route: MatchedPath, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    response.extensions_mut().insert(route);
    response
}

/// What stands for a browser where it is counted: its secret is not kept.
fn browser(credential: &Credential) -> [u8; 16] {
    secret::half(&secret::hash("sacbe browser", credential.bytes()))
}

/// The table id in a path.
pub(crate) fn table_id(text: &str) -> Result<TableId, Problem> {
    TableId::new(text).map_err(|_| Problem::from(tables::Refusal::BadId))
}
