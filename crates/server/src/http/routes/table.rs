//! One table: view, log, record, requests.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::Response;
use bots::Halt;
use protocol::{GameLog, TableDrawing, TableRequest, TableView};
use tables::{Request, Table};
use tokio::sync::oneshot;

use super::body::Body;
use super::table_id;
use crate::http::caller::Caller;
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::operations::clock;
use crate::table::act;
use crate::table::request::{ClientRequest, Reply};
use crate::table::room::RoomState;

/// `GET /api/tables/ID`
pub(super) async fn view(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Json<TableView>, Problem> {
    let viewer = caller.viewer();
    let read = |table: &Table| table.view(&viewer, clock::now());
    Ok(Json(app.read_durable(&id, read).await??))
}

/// `GET /api/tables/ID/log`
pub(super) async fn log(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    let viewer = caller.viewer();
    let history = app.read_durable(&id, |table: &Table| table.history(&viewer)).await??;
    let tell = move |_: &Halt| Ok(GameLog { version: history.version, log: history.tell() });
    app.answer(&app.lines.short, &caller.client, tell).await
}

/// `GET /api/tables/ID/drawing`
pub(super) async fn drawing(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Json<TableDrawing>, Problem> {
    let viewer = caller.viewer();
    Ok(Json(app.read_durable(&id, |table: &Table| table.drawing(&viewer)).await??))
}

/// `GET /api/tables/ID/record`
pub(super) async fn record(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    let viewer = caller.viewer();
    let record = app.read_durable(&id, |table: &Table| table.record(&viewer)).await??;
    let key = app.key.clone();
    let sign = move |_: &Halt| Ok(key.sign(&record).into_bytes());
    let content_type = "text/plain; charset=utf-8";
    app.answer_bytes(&app.lines.short, &caller.client, content_type, sign).await
}

/// `POST /api/tables/ID/requests`
pub(super) async fn ask(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    mut caller: Caller,
    Body(ask): Body<TableRequest>,
) -> Result<Response, Problem> {
    let room = app.rooms.open(&table_id(&id)?);
    let request =
        Request { id: ask.id, seen_version: ask.seen, from: caller.player(), what: ask.what };
    let (reply, answer) = oneshot::channel();
    let reply = Reply::Http(reply);
    let network = caller.client.limited_network();
    let asked = ClientRequest { request, reply, network, received: Instant::now(), attempts: 0 };
    let asking = |state: &mut RoomState| {
        // A person who plays without a socket is not away.
        state.company.noticed(&asked.request.from, app.config.clock.now());
        act::ask(&app, &room, state, asked);
    };
    app.with_table(&room, asking).await?;
    let granted = answer.await.map_err(|_| Problem::fault())??;
    Ok(caller.respond(Json(granted)))
}
