//! Starts a rematch at a new table.

use std::sync::Arc;

use store::Write;

use crate::background::notices;
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
    let mut opened =
        to_store::table_write(&rematch.table, &rematch.events, DueWork::of(&rematch.table), now);
    // No lease: the timer claims the work, on this node or another.
    opened.index.lease_until = None;
    app.rooms.open(rematch.table.id()).state().network = state.network;
    let tables = vec![to_store::table_write(table, &rematch.answer.events, due, now), opened];
    let notice = rematch.table.notice();
    let new = |notice| notices::new(&app.config.notices, &rematch.table, &notice, now);
    let notices = notice.map(new).unwrap_or_default();
    let mut follow_up = FollowUp::of(due);
    follow_up.alarm = Some(0);
    act::submit(app, room, state, Write { tables, notices }, follow_up, None);
    app.metrics.opened.add(1);
}
