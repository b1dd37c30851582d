//! One table.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use protocol::{GameLog, TableRequest, TableView};
use tables::{Request, Table};
use tokio::sync::oneshot;

use super::body::Body;
use super::table_id;
use crate::http::caller::Caller;
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::operations::clock;
use crate::table::act::{self, Asked, Reply};
use crate::table::room::Delivery;

/// `GET /api/tables/ID`
pub(super) async fn view(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Json<TableView>, Problem> {
    let viewer = caller.viewer();
    let look = |table: &Table| table.view(&viewer, clock::now());
    Ok(Json(app.look(&id, look).await??))
}

/// `GET /api/tables/ID/log`
pub(super) async fn log(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Json<GameLog>, Problem> {
    let viewer = caller.viewer();
    let look =
        |table: &Table| table.history(&viewer).map(|log| GameLog { version: table.version(), log });
    Ok(Json(app.look(&id, look).await??))
}

/// `GET /api/tables/ID/record`
pub(super) async fn record(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    let viewer = caller.viewer();
    let record = app.look(&id, |table: &Table| table.record(&viewer)).await??;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
}

/// `POST /api/tables/ID/requests`
pub(super) async fn ask(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    mut caller: Caller,
    Body(ask): Body<TableRequest>,
) -> Result<Response, Problem> {
    let room = app.rooms.open(&table_id(&id)?);
    let (from, fresh) = caller.identify();
    let request = Request { id: ask.id, seen_version: ask.seen, from, what: ask.what };
    let (reply, answer) = oneshot::channel();
    let asked = Asked { request, reply: Reply::Http(reply), since: Instant::now(), attempts: 0 };
    app.at(&room, |desk| act::ask(&app, &room, desk, asked)).await?;
    let granted = answer.await.map_err(|_| Problem::fault())??;
    let mut response = Json(granted).into_response();
    if let Some(fresh) = fresh {
        let (name, value) = fresh.cookie(caller.secure);
        response.headers_mut().append(name, value);
    }
    Ok(response)
}

impl App {
    /// Looks at a table as it is stored: what is on its way to the store is waited for.
    pub(crate) async fn look<T>(
        self: &Arc<App>,
        id: &str,
        look: impl FnOnce(&Table) -> T,
    ) -> Result<T, Problem> {
        let room = self.rooms.open(&table_id(id)?);
        let (signal, durable) = oneshot::channel();
        let seen = self.at(&room, |desk| {
            room.deliver(Delivery::Signal(signal));
            desk.table.as_ref().map(look)
        });
        let seen = seen.await?.ok_or_else(Problem::storage)?;
        durable.await.map_err(|_| Problem::storage())?;
        Ok(seen)
    }
}
