//! Another game for the same people.

use std::sync::Arc;

use protocol::Moment;
use store::{NewNotice, Write};
use tables::Notice;

use crate::operations::app::App;
use crate::operations::clock;
use crate::operations::secret;
use crate::table::act::{self, Cause};
use crate::table::room::{Desk, Room};
use crate::table::to_store;

/// Sets the new table up and points to it, both or neither.
pub(crate) fn start(app: &Arc<App>, room: &Arc<Room>, desk: &mut Desk) {
    let now = clock::now();
    let Some(table) = desk.table.as_mut() else { return };
    let Ok(rematch) = table.start_rematch(secret::table_id(), secret::seed(), now) else { return };
    let mut opened = to_store::part(&rematch.table, &rematch.events, now);
    // Whoever is first to load the new table sees to its bots.
    opened.line.held_until = None;
    let parts = vec![to_store::part(table, &rematch.answer.events, now), opened];
    let notice = rematch.table.notice().filter(|_| app.config.notices.are_sent());
    let notices = notices_of(app, notice, now);
    act::send(app, room, desk, Write { parts, notices }, rematch.answer, Cause::Rematch);
    app.metrics.opened.add(1);
}

fn notices_of(app: &App, notice: Option<Notice>, now: Moment) -> Vec<NewNotice> {
    notice.map(|notice| app.letters(&notice, now)).unwrap_or_default()
}
