//! What other nodes do at tables that somebody here looks at.

use std::sync::Arc;

use protocol::TableId;
use store::Change;

use crate::app::App;
use crate::frames;
use crate::load::event;
use crate::problem::Problem;
use crate::room::{Delivery, Room};

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
    if let Err(problem) = absorb(&app, &room, version).await {
        tracing::debug!(table = %room.id, code = problem.phrase.key, "could not follow");
        // What is here may be wrong; the next who wants it reads it afresh.
        room.desk().forget();
    }
}

async fn absorb(app: &Arc<App>, room: &Arc<Room>, version: u64) -> Result<(), Problem> {
    let Some(seen) = seen(room) else {
        // Nobody needs it unless somebody is connected.
        let is_watched = !room.desk().listeners.is_empty();
        return if is_watched { app.load(room).await } else { Ok(()) };
    };
    if seen >= version {
        return Ok(());
    }
    let events = app.rows(&room.id, seen).await?;
    let events = events.iter().map(event).collect::<Result<Vec<_>, _>>()?;
    let mut desk = room.desk();
    let Some(table) = desk.table.as_mut().filter(|table| table.version() == seen) else {
        // Somebody here has written meanwhile, or has read what we have.
        return Ok(());
    };
    for stored in events {
        table.absorb(stored).map_err(|_| Problem::fault())?;
    }
    for (outbox, frame) in frames::catch_up(&mut desk) {
        room.deliver(Delivery::Frame(outbox, frame));
    }
    Ok(())
}

fn seen(room: &Room) -> Option<u64> {
    room.desk().table.as_ref().map(tables::Table::version)
}
