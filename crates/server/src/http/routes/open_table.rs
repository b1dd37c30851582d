//! Opens a table.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use bots::Halt;
use protocol::{NewSeat, NewTable, NewTableAnswer, RequestId, TableCommand};
use rules::Seat;
use store::{Outcome, Write};
use tables::{PlayerId, Refusal, Request, Setup, Stored, Table, Viewer};

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
    let (table, events) = set_up_table(&app, &caller, new, credential, host.clone()).await?;
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
    host: PlayerId,
) -> Result<(Table, Vec<Arc<Stored>>), Problem> {
    if new.opening.is_empty() {
        return Ok(set_up(&new, Setup::from(&new), &browser, &host)?);
    }
    let work = move |_: &Halt| set_up(&new, Setup::from(&new), &browser, &host);
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
    host: &PlayerId,
) -> Result<(Table, Vec<Arc<Stored>>), Refusal> {
    let now = clock::now();
    let (mut table, mut events) =
        Table::open(secret::table_id(), setup, host.clone(), secret::seed(), now)?;
    let mut people = 0;
    for (index, place) in new.places.iter().enumerate() {
        let seat = Seat::from_number(index + 1).ok_or(Refusal::NoSuchSeat { seat: index + 1 })?;
        let (from, what) = match place {
            NewSeat::Open(_) => continue,
            NewSeat::Bot(level) => (host.clone(), TableCommand::FillSeat { seat, level: *level }),
            NewSeat::Person(name) => {
                people += 1;
                let look = new.look.filter(|_| people == 1);
                let (seat, name) = (Some(seat.number()), name.clone());
                let sit = TableCommand::Sit { seat, name, look };
                (browser.player(people), sit)
            }
        };
        events.extend(ask(&mut table, from, what)?);
    }
    Ok((table, events))
}

fn ask(table: &mut Table, from: PlayerId, what: TableCommand) -> Result<Vec<Arc<Stored>>, Refusal> {
    let seen_version = table.version();
    let id = RequestId::new(&format!("open-{seen_version}")).map_err(|_| Refusal::BadId)?;
    Ok(table.ask(&Request { id, seen_version, from, what }, clock::now())?.events)
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
