//! Opens a table.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use bots::Halt;
use protocol::{NewTable, NewTableAnswer};
use store::{Outcome, Write};
use tables::{Refusal, Setup, Stored, Table, Viewer};

use super::body::Body;
use super::browser;
use crate::background::notices;
use crate::http::caller::Caller;
use crate::http::credential::Credential;
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::operations::{clock, secret};
use crate::table::to_store::{self, DueWork};

/// `POST /api/tables`
pub(super) async fn open(
    State(app): State<Arc<App>>,
    mut caller: Caller,
    Body(new): Body<NewTable>,
) -> Result<Response, Problem> {
    caller.person = 1;
    let credential = caller.identify();
    let host = caller.player();
    let network = caller.client.limited_network();
    app.usage.may_store(network)?;
    let (table, events) = set_up_table(&app, &caller, new, credential).await?;
    if table.setup().starts && table.has_bots() {
        app.usage.play_with_bots(network, table.id())?;
    }
    count(&app, &caller).inspect_err(|_| app.usage.ended(network, table.id()))?;

    let view = table.view(&Viewer::Player(host), clock::now())?;
    let answer = NewTableAnswer { table: table.id().clone(), view };
    store_table(&app, network, table, &events).await?;
    Ok(caller.respond((StatusCode::CREATED, Json(answer))))
}

/// Sets the table up; an opening is played off the network threads.
async fn set_up_table(
    app: &Arc<App>,
    caller: &Caller,
    new: NewTable,
    browser: Credential,
) -> Result<(Table, Vec<Arc<Stored>>), Problem> {
    if new.opening.is_empty() {
        return Ok(set_up(&new, Setup::from(&new), &browser)?);
    }
    let work = move |_: &Halt| set_up(&new, Setup::from(&new), &browser);
    Ok(app.compute(&app.lines.short, &caller.client, work).await??)
}

/// Counts a new table of this caller, who must have been identified.
pub(super) fn count(app: &App, caller: &Caller) -> Result<(), Problem> {
    let credential = caller.credential.ok_or_else(Problem::fault)?;
    app.rate_limits.new_table(&caller.client, browser(&credential))
}

/// A new table with everyone seated.
pub(super) fn set_up(
    new: &NewTable,
    setup: Setup,
    browser: &Credential,
) -> Result<(Table, Vec<Arc<Stored>>), Refusal> {
    let person = |number| browser.player(number);
    tables::open_for(new, setup, secret::table_id(), secret::seed(), person, clock::now())
}

/// Stores a new table, then loads it into its room.
pub(super) async fn store_table(
    app: &Arc<App>,
    network: Option<IpAddr>,
    table: Table,
    events: &[Arc<Stored>],
) -> Result<(), Problem> {
    let due = DueWork::of(&table);
    let mut write = to_store::table_write(&app.key, &table, events, due, clock::now());
    // No lease: the timer claims the work, on this node or another.
    write.index.lease_until = None;
    let due_at = write.index.due_at;
    // The person who opens a table sees whose turn it is, but may forget it.
    let remind = |notice| notices::reminders(&app.config.notices, &table, &notice);
    let notices = table.notice().map(remind).unwrap_or_default();
    let write = Write { notices, ..Write::one(write) };
    app.usage.charge(network, to_store::size(&write));
    match app.store.append(write).await {
        Outcome::Stored => {}
        Outcome::Conflict | Outcome::Unavailable | Outcome::Unknown => {
            return Err(Problem::storage());
        }
    }
    app.metrics.opened.add(1);
    app.lobby.note_change();
    let room = app.rooms.open(table.id());
    let mut state = room.state();
    if state.table.is_none() {
        state.table = Some(table);
        state.used = Instant::now();
        state.network = network;
        app.rooms.note_loaded();
    }
    drop(state);
    if let Some(at) = due_at {
        app.alarm.set(at);
    }
    Ok(())
}
