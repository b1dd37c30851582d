//! What can be asked for over HTTP.

mod body;
mod continue_link;
mod lists;
mod notices;
mod open_table;
mod operator;
mod study;
mod table;

use std::sync::Arc;

use axum::Router;
use axum::routing::{get, post};
use protocol::TableId;

pub(crate) use notices::mailbox;

use crate::http::page;
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::table::socket;

/// Every route.
pub(crate) fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/api/games", get(lists::games))
        .route("/api/tables", get(lists::public).post(open_table::open))
        .route("/api/tables/{id}", get(table::view))
        .route("/api/tables/{id}/log", get(table::log))
        .route("/api/tables/{id}/record", get(table::record))
        .route("/api/tables/{id}/requests", post(table::ask))
        .route("/api/tables/{id}/live", get(socket::open))
        .route("/api/mine", get(lists::mine))
        .route("/api/continue", post(continue_link::offer))
        .route("/api/continue/{code}", post(continue_link::take))
        .route("/api/notices", get(notices::read).put(notices::write))
        .route("/api/study", post(study::study))
        .route("/api/advice", post(study::advice))
        .route("/api/replay", post(study::replay))
        .route("/api/verify", post(study::verify))
        .route("/api/openapi.json", get(operator::openapi))
        .route("/health", get(operator::health))
        .route("/metrics", get(operator::metrics))
        .fallback(page::serve)
        .with_state(app)
}

/// The table that a path names.
pub(crate) fn table_id(text: &str) -> Result<TableId, Problem> {
    TableId::new(text).map_err(|_| Problem::from(tables::Refusal::BadId))
}
