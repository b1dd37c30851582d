//! Forgets a person: their name and messages at every table, and everything else about them.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use protocol::{Forget, RequestId, TableCommand, TableId};
use tables::{PlayerId, Request, hex};
use tokio::sync::oneshot;

use super::body::Body;
use super::devices;
use crate::background::commands::reload_table;
use crate::http::caller::Caller;
use crate::http::problem::Problem;
use crate::operations::admin::{self, AdminCommand, AdminResult};
use crate::operations::app::App;
use crate::operations::{clock, secret};
use crate::table::act;
use crate::table::request::{ClientRequest, Reply};
use crate::table::room::RoomState;

/// Who did it, in the audit log.
const WHO: &str = "a player";

/// `POST /api/forget`. If it fails in the middle, asking again does the rest.
pub(super) async fn forget(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(asked): Body<Forget>,
) -> Result<Response, Problem> {
    if !asked.everything {
        return Err(Problem::bad_request("everything"));
    }
    let Some(credential) = caller.credential else {
        return Ok(caller.respond_without(StatusCode::NO_CONTENT));
    };
    let players: Vec<PlayerId> = credential.players().collect();
    let ids = credential.player_ids();
    let tables = app.store.attended(&ids).await.map_err(|error| app.storage_error(&error))?;
    for table in tables.iter().filter_map(|table| TableId::new(table).ok()) {
        for player in &players {
            leave(&app, &table, player).await?;
        }
        take_out(&app, &table, &players).await?;
    }
    // Found before they are forgotten, and signed out last: until then this browser can ask again.
    let sign_outs = devices::sign_outs_of_all(&app, &caller, &credential).await?;
    app.store.forget_players(&ids).await.map_err(|error| app.storage_error(&error))?;
    devices::end(&app, &caller, sign_outs).await?;
    // If a reader holds it up, it is tried again.
    app.store.clear_journal().await.map_err(|error| app.storage_error(&error))?;
    Ok(caller.respond_without(StatusCode::NO_CONTENT))
}

/// Gives up the seat at a table, as leaving does: a bot goes on in a game that has started.
async fn leave(app: &Arc<App>, table: &TableId, player: &PlayerId) -> Result<(), Problem> {
    let room = app.rooms.open(table);
    let id = RequestId::new(&format!("forget-{}", hex::write(&secret::random()[..12])));
    let id = id.map_err(|_| Problem::fault())?;
    let (reply, answer) = oneshot::channel();
    let asking = |state: &mut RoomState| {
        let Some(table) = state.table.as_ref().filter(|table| !table.is_over()) else {
            return false;
        };
        let (seen_version, from) = (table.version(), player.clone());
        let request = Request { id, seen_version, from, what: TableCommand::Leave };
        let reply = Reply::Http(reply);
        let (network, received) = (state.network, Instant::now());
        act::ask(
            app,
            &room,
            state,
            ClientRequest { request, reply, network, received, attempts: 0 },
        );
        true
    };
    match app.with_table(&room, asking).await {
        Ok(true) => {}
        Err(problem) if problem.is_storage() => return Err(problem),
        // What cannot be played any more can still be redacted.
        Ok(false) | Err(_) => return Ok(()),
    }
    match answer.await.map_err(|_| Problem::fault())? {
        Err(problem) if problem.is_storage() => Err(problem),
        // Who has no seat cannot leave it.
        Ok(_) | Err(_) => Ok(()),
    }
}

/// Takes the names and messages of these players out of a table, for good, and notes it in the
/// audit log, which tells the other nodes.
async fn take_out(app: &Arc<App>, table: &TableId, players: &[PlayerId]) -> Result<(), Problem> {
    let changed = admin::forget(&app.store, table.as_str(), players).await;
    if !changed.map_err(|error| app.storage_error(&error))? {
        return Ok(());
    }
    let command = AdminCommand::Forgotten { table: table.to_string() };
    let body = serde_json::to_string(&command).map_err(|_| Problem::fault())?;
    let now = clock::now_millis();
    let logged = app.store.log_command(now, WHO, &body, AdminResult::Done.name()).await;
    logged.map_err(|error| app.storage_error(&error))?;
    reload_table(app, table).await;
    app.lobby.note_change();
    Ok(())
}
