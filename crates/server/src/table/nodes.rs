//! Follows what other nodes write to tables that are in use here.

use std::mem;
use std::sync::Arc;

use protocol::TableId;
use store::Change;
use tables::{Stored, Table};

use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::table::company::other_nodes;
use crate::table::fanout;
use crate::table::pending::Delivery;
use crate::table::recover;
use crate::table::room::Room;

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
                app.lobby.note_change();
                let room = TableId::new(&table).ok().and_then(|id| app.rooms.get(&id));
                if let Some(room) = room {
                    tokio::spawn(follow(Arc::clone(&app), room, version));
                }
            }
            Change::Told { text, node } => other_nodes::hear(&app, &node, &text),
            // The leases of the node that stopped are free: claim its work.
            Change::Released => app.alarm.set(0),
            Change::Lost => app.rooms.all().iter().for_each(|room| warn(&app, room)),
            Change::Lagged => {
                other_nodes::ask_again(&app);
                app.lobby.note_change();
                for room in app.rooms.all() {
                    tokio::spawn(follow(Arc::clone(&app), room, u64::MAX));
                }
            }
        }
    }
}

/// Brings a table up to date with the store, and its listeners with it.
async fn follow(app: Arc<App>, room: Arc<Room>, version: u64) {
    match catch_up(&app, &room, version).await {
        Ok(()) => clear_warning(&room),
        Err(problem) => {
            tracing::debug!(table = %room.id, code = problem.phrase.key, "could not follow a table");
            // The table here may be wrong; the next request loads it again.
            {
                let mut state = room.state();
                state.unload();
                state.warned = false;
            }
            recover::resume(&app, &room);
        }
    }
}

/// Tells everyone at a table that the store, and with it other nodes, cannot be reached.
fn warn(app: &App, room: &Room) {
    let mut state = room.state();
    state.warned = true;
    let problem = Problem::storage();
    for listener in &state.listeners {
        listener.outbox.push(app.trouble(&problem, listener.language));
    }
}

/// Tells everyone who was warned that it is over: any news message does, even an empty one.
fn clear_warning(room: &Room) {
    let mut state = room.state();
    if !mem::take(&mut state.warned) {
        return;
    }
    let Some(table) = &state.table else { return };
    for listener in &state.listeners {
        let news = fanout::since(table, &listener.viewer, listener.detail, listener.version);
        if let Some(frame) = news {
            room.deliver(Delivery::Message(Arc::clone(&listener.outbox), frame));
        }
    }
}

/// Applies what other nodes have written, up to this version at least.
pub(crate) async fn catch_up(
    app: &Arc<App>,
    room: &Arc<Room>,
    version: u64,
) -> Result<(), Problem> {
    loop {
        let Some(loaded) = loaded_version(room) else {
            // Without listeners the table can stay unloaded.
            let is_watched = !room.state().listeners.is_empty();
            return if is_watched { app.load(room).await } else { Ok(()) };
        };
        if loaded >= version {
            return Ok(());
        }
        let events = app.read_events(&room.id, loaded).await?;
        if events.is_empty() {
            return Ok(());
        }
        // If a request here has changed the table meanwhile, the loop reads again.
        let moves_people = events.iter().any(|stored| stored.event.moves_people());
        apply(room, loaded, events)?;
        if moves_people {
            app.schedule.refresh(&room.id);
        }
    }
}

/// Applies the next events, if the table is still at the version before them.
fn apply(room: &Room, before: u64, events: Vec<Stored>) -> Result<(), Problem> {
    let mut state = room.state();
    let Some(table) = state.table.as_mut().filter(|table| table.version() == before) else {
        return Ok(());
    };
    for stored in events {
        table.absorb(stored).map_err(|_| Problem::fault())?;
    }
    for (outbox, frame) in fanout::catch_up(&mut state) {
        room.deliver(Delivery::Message(outbox, frame));
    }
    Ok(())
}

/// The version of the loaded table. If none is loaded, a load that is under way may have read too
/// little: the new epoch makes it read again.
fn loaded_version(room: &Room) -> Option<u64> {
    let mut state = room.state();
    if state.table.is_none() {
        state.epoch += 1;
    }
    state.table.as_ref().map(Table::version)
}
