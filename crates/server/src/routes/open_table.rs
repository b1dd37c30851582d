//! Setting up a table.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::{NewSeat, NewTable, NewTableAnswer, RequestId, TableCommand};
use rules::Seat;
use store::{Outcome, Write};
use tables::{PlayerId, Refusal, Request, Setup, Stored, Table, Viewer};

use super::body::Body;
use crate::app::App;
use crate::caller::Caller;
use crate::identity::Credential;
use crate::problem::Problem;
use crate::{clock, secret, write};

/// `POST /api/tables`
pub(super) async fn open(
    State(app): State<Arc<App>>,
    mut caller: Caller,
    Body(new): Body<NewTable>,
) -> Result<Response, Problem> {
    caller.person = 1;
    let (host, fresh) = caller.identify();
    let credential = caller.credential.ok_or_else(Problem::fault)?;
    let (table, events) = set_up(&new, &credential, &host)?;
    app.gate.table(secret::half(&secret::hash("sacbe browser", credential.bytes())))?;

    let view = table.view(&Viewer::Player(host), clock::now())?;
    let answer = NewTableAnswer { table: table.id().clone(), view };
    app.keep(table, &events).await?;
    let mut response = (StatusCode::CREATED, Json(answer)).into_response();
    if let Some(fresh) = fresh {
        let (name, value) = fresh.cookie(caller.secure);
        response.headers_mut().append(name, value);
    }
    Ok(response)
}

/// A new table with everybody in their places.
fn set_up(
    new: &NewTable,
    browser: &Credential,
    host: &PlayerId,
) -> Result<(Table, Vec<Arc<Stored>>), Refusal> {
    let now = clock::now();
    let (mut table, mut events) =
        Table::open(secret::table_id(), Setup::from(new), host.clone(), secret::seed(), now)?;
    let mut people = 0;
    for (index, place) in new.places.iter().enumerate() {
        let seat = Seat::from_number(index + 1).ok_or(Refusal::NoSuchSeat { seat: index + 1 })?;
        let (from, what) = match place {
            NewSeat::Open(_) => continue,
            NewSeat::Bot(level) => (host.clone(), TableCommand::FillSeat { seat, level: *level }),
            NewSeat::Person(name) => {
                people += 1;
                let sit = TableCommand::Sit { seat: Some(seat.number()), name: name.clone() };
                (browser.player(people), sit)
            }
        };
        events.extend(ask(&mut table, from, what)?);
    }
    if new.start {
        events.extend(ask(&mut table, host.clone(), TableCommand::Start)?);
    }
    Ok((table, events))
}

fn ask(table: &mut Table, from: PlayerId, what: TableCommand) -> Result<Vec<Arc<Stored>>, Refusal> {
    let seen_version = table.version();
    let id = RequestId::new(&format!("open-{seen_version}")).map_err(|_| Refusal::BadId)?;
    Ok(table.ask(&Request { id, seen_version, from, what }, clock::now())?.events)
}

impl App {
    /// Stores a new table and puts it into its room.
    async fn keep(self: &Arc<App>, table: Table, events: &[Arc<Stored>]) -> Result<(), Problem> {
        let mut part = write::part(&table, events, clock::now());
        // Whatever is due is claimed like anything else.
        part.line.held_until = None;
        let is_due = part.line.due_at;
        match self.store.append(Write::one(part)).await {
            Outcome::Stored => {}
            Outcome::Conflict | Outcome::Unavailable | Outcome::Unknown => {
                return Err(Problem::storage());
            }
        }
        self.metrics.opened.add(1);
        let room = self.rooms.open(table.id());
        let mut desk = room.desk();
        if desk.table.is_none() {
            desk.table = Some(table);
            desk.used = std::time::Instant::now();
            self.rooms.note_loaded();
        }
        drop(desk);
        if let Some(at) = is_due {
            self.alarm.set(at);
        }
        Ok(())
    }
}
