//! Starts a rematch at a new table.

use std::sync::Arc;

use store::Write;

use crate::operations::app::App;
use crate::operations::{clock, secret};
use crate::table::act::{self, FollowUp};
use crate::table::room::{Room, RoomState};
use crate::table::to_store::{self, DueWork};

/// Opens the new table and links it from the old one, in one write.
pub(crate) fn start(app: &Arc<App>, room: &Arc<Room>, state: &mut RoomState) {
    let now = clock::now();
    let Some(table) = state.table.as_mut() else { return };
    let Ok(rematch) = table.start_rematch(secret::table_id(), secret::seed(), now) else { return };
    let due = DueWork::of(table);
    let (new, new_due) = (&rematch.table, DueWork::of(&rematch.table));
    let mut opened = to_store::table_write(&app.key, new, &rematch.events, new_due, now);
    // No lease: the timer claims the work, on this node or another.
    opened.index.lease_until = None;
    app.rooms.open(rematch.table.id()).state().network = state.network;
    let linked = to_store::table_write(&app.key, table, &rematch.answer.events, due, now);
    // Nobody has a turn before the game starts.
    let (tables, notices) = (vec![linked, opened], Vec::new());
    let mut follow_up = FollowUp::of(due);
    follow_up.alarm = Some(0);
    act::submit(app, room, state, Write { tables, notices }, follow_up, None);
    app.metrics.opened.add(1);
}
