//! Another game for the same people.

use std::sync::Arc;

use store::Write;

use crate::act::{self, Cause};
use crate::app::App;
use crate::room::{Desk, Room};
use crate::{clock, secret, write};

/// Sets the new table up and points to it, both or neither.
pub(crate) fn start(app: &Arc<App>, room: &Arc<Room>, desk: &mut Desk) {
    let now = clock::now();
    let Some(table) = desk.table.as_mut() else { return };
    let Ok(rematch) = table.start_rematch(secret::table_id(), secret::seed(), now) else { return };
    let mut opened = write::part(&rematch.table, &rematch.events, now);
    // Whoever is first to load the new table sees to its bots.
    opened.line.held_until = None;
    let parts = vec![write::part(table, &rematch.answer.events, now), opened];
    act::send(app, room, desk, Write { parts, notices: Vec::new() }, rematch.answer, Cause::Itself);
    app.metrics.opened.add(1);
    app.alarm.set(0);
}
