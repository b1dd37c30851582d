//! What other nodes do at tables that somebody here looks at.

use std::mem;
use std::sync::Arc;

use protocol::TableId;
use store::Change;
use tables::{Stored, Table};

use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::table::fanout;
use crate::table::loading::event;
use crate::table::room::{Delivery, Room};

/// Runs until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    let mut changes = app.store.subscribe();
    loop {
        let change = tokio::select! {
            change = changes.next() => change,
            () = app.stops() => return,
        };
        match change {
            Change::Changed { table, version, .. } => {
                let room = TableId::new(&table).ok().and_then(|id| app.rooms.get(&id));
                if let Some(room) = room {
                    tokio::spawn(follow(Arc::clone(&app), room, version));
                }
            }
            // Whatever the other node had to do, somebody else has to do now.
            Change::Released => app.alarm.set(0),
            Change::Lost => app.rooms.all().iter().for_each(|room| warn(&app, room)),
            Change::Lagged => {
                for room in app.rooms.all() {
                    tokio::spawn(follow(Arc::clone(&app), room, u64::MAX));
                }
            }
        }
    }
}

/// Brings a table to where the store is, and tells everybody.
async fn follow(app: Arc<App>, room: Arc<Room>, version: u64) {
    match absorb(&app, &room, version).await {
        Ok(()) => reassure(&room),
        Err(problem) => {
            tracing::debug!(table = %room.id, code = problem.phrase.key, "could not follow");
            // What is here may be wrong; the next who wants it reads it afresh.
            let mut desk = room.desk();
            desk.forget();
            desk.warned = false;
        }
    }
}

/// Tells everybody at a table that nothing can be stored, or heard of other nodes.
fn warn(app: &App, room: &Room) {
    let mut desk = room.desk();
    desk.warned = true;
    let problem = Problem::storage();
    for listener in &desk.listeners {
        listener.outbox.push(app.trouble_frame(&problem, listener.language));
    }
}

/// Tells everybody who was warned that it is over, by news in which nothing need have happened.
fn reassure(room: &Room) {
    let mut desk = room.desk();
    if !mem::take(&mut desk.warned) {
        return;
    }
    let Some(table) = &desk.table else { return };
    for listener in &desk.listeners {
        let news = fanout::since(table, &listener.viewer, listener.detail, listener.version);
        if let Some(frame) = news {
            room.deliver(Delivery::Frame(Arc::clone(&listener.outbox), frame));
        }
    }
}

async fn absorb(app: &Arc<App>, room: &Arc<Room>, version: u64) -> Result<(), Problem> {
    loop {
        let Some(seen) = seen(room) else {
            // Nobody needs it unless somebody is connected.
            let is_watched = !room.desk().listeners.is_empty();
            return if is_watched { app.load(room).await } else { Ok(()) };
        };
        if seen >= version {
            return Ok(());
        }
        let events = app.rows(&room.id, seen).await?;
        if events.is_empty() {
            return Ok(());
        }
        let events = events.iter().map(event).collect::<Result<Vec<_>, _>>()?;
        // If somebody here has gone on meanwhile, there may still be more.
        take_in(room, seen, events)?;
    }
}

/// Takes the next events in, if the table is still where they begin.
fn take_in(room: &Room, seen: u64, events: Vec<Stored>) -> Result<(), Problem> {
    let mut desk = room.desk();
    let Some(table) = desk.table.as_mut().filter(|table| table.version() == seen) else {
        return Ok(());
    };
    for stored in events {
        table.absorb(stored).map_err(|_| Problem::fault())?;
    }
    for (outbox, frame) in fanout::catch_up(&mut desk) {
        room.deliver(Delivery::Frame(outbox, frame));
    }
    Ok(())
}

/// The version of the table here. Where there is none, whoever reads one just now may read what is
/// too old already, and has to read again.
fn seen(room: &Room) -> Option<u64> {
    let mut desk = room.desk();
    if desk.table.is_none() {
        desk.epoch += 1;
    }
    desk.table.as_ref().map(Table::version)
}
