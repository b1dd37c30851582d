//! What the nodes of one database tell each other about who is where.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use protocol::{ServerMessage, TableId};
use serde::{Deserialize, Serialize};
use tables::{Nudge, PlayerId, Viewer};

use super::Connected;
use crate::operations::app::App;
use crate::table::fanout;
use crate::table::pairing::Waiting;
use crate::table::pending::Delivery;
use crate::table::room::Room;

/// The other nodes that have told something.
pub(crate) type Known = Mutex<BTreeSet<String>>;

/// A message between nodes. It contains identifiers of people and never goes to a client.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "tell", rename_all = "snake_case")]
enum Told {
    /// Who is connected to the table there.
    Here {
        table: TableId,
        players: Vec<PlayerId>,
        watching: usize,
        /// Whether the others should answer with theirs.
        asks: bool,
    },
    /// Somebody at the table is to be nudged, wherever they are connected.
    Nudge { table: TableId, to: PlayerId, by: usize },
    /// At these tables people wait for others to play with.
    Waiting { tables: Vec<Waiting> },
    /// These tables were deleted because they are old.
    Deleted { tables: Vec<TableId> },
}

/// Tells the other nodes who is connected here.
pub(super) fn announce(app: &Arc<App>, table: &TableId, here: Connected, asks: bool) {
    let Connected { players, watching } = here;
    tell(app, &Told::Here { table: table.clone(), players, watching, asks });
}

/// Nudges a player here and on the other nodes.
pub(crate) fn nudge(app: &Arc<App>, room: &Room, nudge: &Nudge) {
    let (to, by) = (nudge.to.clone(), nudge.by.number());
    nudge_here(room, &to, by);
    tell(app, &Told::Nudge { table: room.id.clone(), to, by });
}

/// Tells the other nodes where people wait for others.
pub(crate) fn tell_waiting(app: &Arc<App>, tables: &[Waiting]) {
    tell(app, &Told::Waiting { tables: tables.to_vec() });
}

/// Forgets tables that were deleted, here and on the other nodes.
pub(crate) fn tell_deleted(app: &Arc<App>, tables: &[TableId]) {
    delete(app, tables);
    tell(app, &Told::Deleted { tables: tables.to_vec() });
}

fn delete(app: &App, tables: &[TableId]) {
    for room in tables.iter().filter_map(|table| app.rooms.get(table)) {
        room.state().delete();
    }
}

fn nudge_here(room: &Room, to: &PlayerId, by: usize) {
    let viewer = Viewer::Player(to.clone());
    let frame = fanout::text(&ServerMessage::Nudged { by });
    let state = room.state();
    for listener in state.listeners.iter().filter(|each| each.viewer == viewer) {
        room.deliver(Delivery::News(Arc::clone(&listener.outbox), frame.clone()));
    }
}

fn tell(app: &Arc<App>, told: &Told) {
    let Ok(text) = serde_json::to_string(told) else { return };
    let told_by = Arc::clone(app);
    app.runtime.spawn(async move {
        // Lost if the database is: when it is back, everybody asks again.
        if let Err(error) = told_by.store.tell_nodes(&text).await {
            tracing::debug!(%error, "could not tell the other nodes");
        }
    });
}

/// Takes in what another node told. What cannot be read comes from a later version.
pub(crate) fn hear(app: &Arc<App>, node: &str, text: &str) {
    let Ok(told) = serde_json::from_str::<Told>(text) else { return };
    app.known_nodes.lock().unwrap_or_else(PoisonError::into_inner).insert(node.to_owned());
    match told {
        Told::Here { table, players, watching, asks } => {
            let Some(room) = app.rooms.get(&table) else { return };
            let company = &mut room.state().company;
            company.elsewhere.retain(|(other, _)| other != node);
            let there = Connected { players, watching };
            if !there.is_empty() {
                company.elsewhere.push((node.to_owned(), there));
            }
            if let Some(here) = company.announced.clone().filter(|_| asks) {
                announce(app, &table, here, false);
            }
            app.schedule.refresh(&table);
        }
        Told::Waiting { tables } => {
            app.pairing.hear(tables, app.config.clock.now());
            app.lobby.note_change();
        }
        Told::Deleted { tables } => delete(app, &tables),
        Told::Nudge { table, to, by } => {
            if let Some(room) = app.rooms.get(&table) {
                nudge_here(&room, &to, by);
            }
        }
    }
}

/// Messages of other nodes may have been missed: asks all of them again.
pub(crate) fn ask_again(app: &App) {
    app.rooms.all().iter().for_each(|room| forget(app, room, |_| true));
}

/// Forgets who was connected to nodes that are gone. One that only seemed gone is asked again.
pub(super) async fn forget_dead(app: &App) {
    let known = || app.known_nodes.lock().unwrap_or_else(PoisonError::into_inner);
    let nodes: Vec<String> = known().iter().cloned().collect();
    if nodes.is_empty() {
        return;
    }
    let Ok(running) = app.store.running_nodes(&nodes).await else { return };
    let dead: Vec<String> = nodes.into_iter().filter(|node| !running.contains(node)).collect();
    if dead.is_empty() {
        return;
    }
    known().retain(|node| !dead.contains(node));
    app.rooms.all().iter().for_each(|room| forget(app, room, |node| dead.contains(node)));
}

fn forget(app: &App, room: &Room, is_forgotten: impl Fn(&String) -> bool) {
    let company = &mut room.state().company;
    let before = company.elsewhere.len();
    company.elsewhere.retain(|(node, _)| !is_forgotten(node));
    if company.elsewhere.len() < before {
        company.announced = None;
        app.schedule.refresh(&room.id);
    }
}
